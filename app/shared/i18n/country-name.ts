import {formatLocale} from './format'

const names = new Map<string, Intl.DisplayNames>()

/**
 * Name of a country in the language of a locale, from Unicode's data.
 * @param countryCode ISO 3166-1 alpha-2; any other text is returned as it is
 */
export function countryName(countryCode: string, localeId: string): string {
  const locale = formatLocale(localeId)
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, {type: 'region'})
  names.set(locale, known)
  return /^[A-Z]{2}$/.test(countryCode) ? (known.of(countryCode) ?? countryCode) : countryCode
}
