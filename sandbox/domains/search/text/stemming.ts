import {stemmer as danish} from '@orama/stemmers/danish'
import {stemmer as dutch} from '@orama/stemmers/dutch'
import {stemmer as english} from '@orama/stemmers/english'
import {stemmer as finnish} from '@orama/stemmers/finnish'
import {stemmer as french} from '@orama/stemmers/french'
import {stemmer as german} from '@orama/stemmers/german'
import {stemmer as hungarian} from '@orama/stemmers/hungarian'
import {stemmer as italian} from '@orama/stemmers/italian'
import {stemmer as norwegian} from '@orama/stemmers/norwegian'
import {stemmer as portuguese} from '@orama/stemmers/portuguese'
import {stemmer as romanian} from '@orama/stemmers/romanian'
import {stemmer as russian} from '@orama/stemmers/russian'
import {stemmer as spanish} from '@orama/stemmers/spanish'
import {stemmer as swedish} from '@orama/stemmers/swedish'
import {stemmer as turkish} from '@orama/stemmers/turkish'
import {folded} from './words'

/** Snowball stemmers by language code. */
const stemmers: Readonly<Record<string, (word: string) => string>> = {
  da: danish,
  de: german,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  hu: hungarian,
  it: italian,
  nb: norwegian,
  nl: dutch,
  nn: norwegian,
  no: norwegian,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sv: swedish,
  tr: turkish,
}

/** Languages that write several words as one: Kinderwagen, barnevogn. */
const compounding = new Set(['da', 'de', 'fi', 'hu', 'nb', 'nl', 'nn', 'no', 'sv'])

/** Language code of a locale of the data; texts without a locale are English. */
export function languageOf(locale: string): string {
  return locale === 'default' ? 'en' : (locale.split('-')[0] ?? 'en').toLowerCase()
}

/** Returns true for a language with compound words. */
export function joinsWords(locale: string): boolean {
  return compounding.has(languageOf(locale))
}

/**
 * Every key under which the forms of a word meet: its stem without accents, and the stem of the
 * word typed without accents where that is another one. A word with digits is its own key.
 */
export function stemKeys(
  word: string,
  locale: string,
  exceptions: ReadonlyMap<string, string> = new Map(),
): readonly string[] {
  const exception = exceptions.get(word)
  if (exception !== undefined) return [folded(exception)]
  const stem = stemmers[languageOf(locale)]
  const plain = folded(word)
  if (!stem || /\d/.test(word) || word.length < 3) return [plain]
  const key = folded(stem(word))
  const plainKey = plain === word ? key : folded(stem(plain))
  return key === plainKey ? [key] : [key, plainKey]
}
