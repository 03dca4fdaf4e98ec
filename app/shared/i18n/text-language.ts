import {useShop} from '@app/shared/lib/shop-context'

/** Languages that are not written in Latin letters. */
const OTHER_LETTERS = /^(ar|bg|el|he|ja|ko|ru|uk|zh)/
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u
const LATIN_WORD = /\p{Script=Latin}{3}/u
/** English words that other languages of sites with Latin letters do not write. */
const ENGLISH_WORD =
  /^(the|and|with|from|your?|th(is|at|ey|eir|an)|its?|our|wh(at|en|ich)|how|without|each|every|both|into|until)$/
/** English prose has one of these words among this many at least. */
const WORDS_FOR_ONE = 14
/** Characters that decide: the beginning of a long text. */
const BEGINNING = 2000

/** Language and direction of a text, where they are not those of the page. */
export interface TextLanguage {
  readonly lang?: 'en'
  readonly dir?: 'ltr'
}

function hasEnglishWords(text: string): boolean {
  const plain = text.slice(0, BEGINNING).replace(/<[^>]*>/g, ' ')
  const words = plain.toLowerCase().match(/\p{L}+/gu) ?? []
  const english = words.filter((word) => ENGLISH_WORD.test(word)).length
  return english > 0 && english * WORDS_FOR_ONE >= words.length
}

/**
 * Attributes of a text of the backend, which answers in English where it lacks the language of the page and does not name
 * the language (rule SITE-31). The text decides: by its letters on a page in other letters, by its words on a page in Latin
 * letters. A name without one of those words cannot be told from a word of the page's language.
 * @param text plain text or HTML
 */
export function textLanguage(text: string, localeId: string): TextLanguage {
  if (!OTHER_LETTERS.test(localeId)) {
    return !localeId.startsWith('en') && hasEnglishWords(text) ? {lang: 'en'} : {}
  }
  return !OTHER_LETTER.test(text) && LATIN_WORD.test(text) ? {lang: 'en', dir: 'ltr'} : {}
}

/** Gives the attributes of a text on this page: `<p {...languageOf(text)}>{text}</p>`. */
export type TextLanguageOf = (text: string) => TextLanguage

export function useTextLanguage(): TextLanguageOf {
  const {locale} = useShop()
  return (text) => textLanguage(text, locale.id)
}
