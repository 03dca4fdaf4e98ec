import {mapped} from '../languages/languages'
import type {StockState} from '../model'
import {availabilityMessages} from '../texts'
import {localized, type Element} from './xml'

/** Locales in which the days of a language are written; a language without one is its own locale. */
const dateLocales: Readonly<Record<string, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  ja: 'ja-JP',
  fr: 'fr-FR',
  nb: 'nb-NO',
  // Latin digits, as on the sites in Arabic.
  ar: 'ar-AE',
}

/**
 * `c_availabilityMessage` of a state in every language.
 * @param release ISO day of release or return
 * @throws Error when the text of the state has a date and `release` is missing
 */
export function availabilityMessage(state: StockState, release: string | undefined): Element[] {
  const text = availabilityMessages[state]
  const write = (words: string, language: string): string => {
    if (!words.includes('{date}')) return words
    if (!release) throw new Error(`The state ${state} needs the release day of the product.`)
    const day = new Date(`${release}T00:00:00Z`).toLocaleDateString(
      dateLocales[language] ?? language,
      {dateStyle: 'long', timeZone: 'UTC'},
    )
    return words.replace('{date}', day)
  }
  return localized('custom-attribute', mapped(text, write), {
    'attribute-id': 'availabilityMessage',
  })
}
