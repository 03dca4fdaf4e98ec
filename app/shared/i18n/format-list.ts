import {formatLocale} from './format'

const listFormats = new Map<string, Intl.ListFormat>()

/** Joins names into the list of a sentence, as the language writes it: "a, b and c", 「a、b、c」. */
export function formatList(names: readonly string[], locale: string): string {
  let format = listFormats.get(locale)
  if (!format) {
    format = new Intl.ListFormat(formatLocale(locale), {type: 'conjunction'})
    listFormats.set(locale, format)
  }
  return format.format(names)
}
