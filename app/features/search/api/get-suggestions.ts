import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {cutText} from '@common/cut-text'
import type {Shop} from '@app/shared/lib/shop-context'
import {
  isSuggestible,
  MAX_CHARACTERS,
  SUGGESTION_LIMIT,
  suggestionsOf,
  type Suggestions,
} from '../model/suggestions'

/** Time for which suggestions stay fresh, milliseconds. */
const FRESH_MS = 300_000

/** Query for the suggestions of a phrase (SCAPI Shopper Search `getSearchSuggestions`; rule SEARCH-2). */
export function suggestionsQuery(shop: Shop, phrase: string) {
  const {api, site, locale, currency} = shop
  const typed = cutText(phrase.trim(), MAX_CHARACTERS)
  return {
    queryKey: ['search', 'suggestions', site.id, locale.id, typed.toLocaleLowerCase()],
    staleTime: FRESH_MS,
    enabled: isSuggestible(typed),
    queryFn: async (): Promise<Suggestions> => {
      const result = await api.scapi<ShopperSearchTypes.SuggestionResult>(
        '/search/shopper-search/v1/organizations/:org/search-suggestions',
        {
          query: {
            q: typed,
            limit: SUGGESTION_LIMIT,
            currency: site.isContentOnlySite ? undefined : currency,
            expand: site.isContentOnlySite ? 'images' : 'images,prices',
          },
        },
      )
      return suggestionsOf(result, typed)
    },
  }
}
