import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {cutText} from '../../domains/cut-text'
import type {TextMatches} from '../../domains/search/text/text-matcher'

/** How the words of a query were understood, and the phrase that was searched for in the end. */
export function toPhraseSuggestions(
  query: string | undefined,
  text: TextMatches | undefined,
): ShopperSearchTypes.Suggestion {
  if (query === undefined || !text) return {suggestedTerms: []}
  const phrase = text.terms.map(({used}) => used).join(' ')
  const isExact = text.terms.every(({corrected}) => !corrected)
  return {
    suggestedPhrases: phrase === '' ? [] : [{exactMatch: isExact, phrase: cutText(phrase, 50)}],
    suggestedTerms: text.terms.map(({original, used, corrected}) => ({
      originalTerm: cutText(original, 50),
      terms: [{completed: false, corrected, exactMatch: !corrected, value: cutText(used, 50)}],
    })),
  }
}
