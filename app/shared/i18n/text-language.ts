import {useShop} from '@app/shared/lib/shop-context'

/** Languages that are not written in Latin letters. */
const OTHER_LETTERS = /^(ar|bg|el|he|ja|ko|ru|uk|zh)/
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u
const LATIN_WORD = /\p{Script=Latin}{3}/u

/** Language and direction of a text, where they are not those of the page. */
export interface TextLanguage {
  readonly lang?: 'en'
  readonly dir?: 'ltr'
}

/**
 * Attributes of a text of the backend, which answers in English where it lacks the language of the page and does not name
 * the language (rule SITE-31). The letters decide: a text in Latin letters on a page in other letters is English.
 * Languages with Latin letters cannot be told apart, and need it less: their texts run the same way.
 * @param text plain text or HTML
 */
export function textLanguage(text: string, localeId: string): TextLanguage {
  const isEnglish =
    OTHER_LETTERS.test(localeId) && !OTHER_LETTER.test(text) && LATIN_WORD.test(text)
  return isEnglish ? {lang: 'en', dir: 'ltr'} : {}
}

/** Function that gives the attributes of a text on this page: `<p {...languageOf(text)}>{text}</p>`. */
export function useTextLanguage(): (text: string) => TextLanguage {
  const {locale} = useShop()
  return (text) => textLanguage(text, locale.id)
}
