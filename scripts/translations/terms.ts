import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Problem} from './check'
import {translationsFolder, type Messages} from './files'

/** How the texts of one language name one thing of the shop. */
export interface Term {
  /** Our word or words, with what a translator has to know about their use. */
  readonly use: string
  /** Words that no text of the language may have. */
  readonly not?: readonly string[]
  /** Words that we use for something else only. */
  readonly otherwise?: readonly string[]
  readonly note?: string
}

/** Terms of one language by their English name. */
export type Terms = Readonly<Record<string, Term>>

/** Terms of a complete language, `translations/terms/{locale}.json`; none for other locales. */
export function readTerms(locale: string): Terms {
  const file = join(translationsFolder, 'terms', `${locale}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Terms) : {}
}

/** Lists the texts of a language that have a word its terms refuse. */
export function findRefusedWords(locale: string, messages: Messages, terms: Terms): Problem[] {
  return Object.entries(terms).flatMap(([name, {use, not = []}]) =>
    not.flatMap((word) => {
      const ours = wordsOf(use)
      // "Btw" begins a sentence where "btw" is ours and "BTW" is not.
      const likeOurs = ours.some((own) => own.toLowerCase() === word.toLowerCase())
      const pattern = patternOf(word, likeOurs ? 'u' : 'iu')
      const has = (text: string) =>
        pattern.test(text) && (likeOurs || pattern.test(without(ours, text)))
      return Object.entries(messages)
        .filter(([, text]) => has(text))
        .map(([key]) => ({locale, key, problem: `has "${word}" (${name}: ${use})`}))
    }),
  )
}

const wordsOf = (use: string) =>
  use
    .split(/[,;"()]/)
    .map((word) => word.trim())
    .filter(Boolean)

/** A text without our own words, of which a refused word may be a part. */
const without = (words: readonly string[], text: string) =>
  words.reduce((rest, word) => rest.replace(patternOf(word, 'giu'), '·'), text)

/** Matches a whole word; scripts without spaces have no whole words. */
function patternOf(word: string, flags: string): RegExp {
  const quoted = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
  if (spaceless.test(word)) return new RegExp(quoted, flags)
  return new RegExp(`(?<![\\p{L}\\p{M}])${quoted}(?![\\p{L}\\p{M}])`, flags)
}
