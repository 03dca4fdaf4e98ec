import type {Facts, LocaleFacts} from './facts'

export const languageOf = (localeId: string): string => localeId.split('-')[0] ?? localeId

/** Locales in English: their texts are the originals of the catalogue. */
export const isEnglish = ({locale}: Pick<LocaleFacts, 'locale'>): boolean =>
  languageOf(locale.id) === 'en'

/** Signs of scripts that put no spaces between words, and how many of them a word has. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
const SIGNS_OF_WORD = 2

/** Shorter texts, such as names, are often the same in several languages. */
const FEWEST_WORDS = 3

/** True for a text with enough words to differ between languages. */
export const isProse = (text: string): boolean =>
  text.split(/\s+/).length >= FEWEST_WORDS ||
  (text.match(UNSPACED)?.length ?? 0) >= FEWEST_WORDS * SIGNS_OF_WORD

/** English texts by id, from all English locales: a text of another language that is one of them is not translated. */
export function englishTexts(
  facts: Facts,
  textsOf: (locale: LocaleFacts) => Iterable<readonly [id: string, text: string]>,
): (id: string, text: string) => boolean {
  const known = new Set<string>()
  for (const {locales} of facts.sites) {
    for (const locale of locales.filter(isEnglish)) {
      for (const [id, text] of textsOf(locale)) known.add(`${id}\n${text}`)
    }
  }
  return (id, text) => known.has(`${id}\n${text}`)
}
