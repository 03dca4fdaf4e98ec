/**
 * Locales without one set of formats in Unicode's data: `en-DE` writes money in English and numbers in German,
 * `en-GR` is unknown and falls back to American. They take those of the language of their texts.
 */
const FORMATS: Readonly<Record<string, string>> = {'en-DE': 'en-GB', 'en-GR': 'en-GB'}

/** The locale whose numbers, money, units and dates a locale of the shop writes (BCP 47). */
export const formatLocale = (locale: string): string => FORMATS[locale] ?? locale

/** Formatters are costly to make and cheap to keep. */
const moneyFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale}|${currency}`
  let format = moneyFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(formatLocale(locale), {style: 'currency', currency})
    moneyFormats.set(key, format)
  }
  return format
}

/**
 * Formats an amount of the wire as the country writes it.
 * @param amount major units as SCAPI gives them (899 or 899.5 for EUR, 148000 for JPY)
 */
export function formatMoney(amount: number, currency: string, locale: string): string {
  return moneyFormat(locale, currency).format(amount)
}

/** The sign of a currency as the country writes it: `€`, `$`, `￥`. */
export function currencySymbol(currency: string, locale: string): string {
  const parts = moneyFormat(locale, currency).formatToParts(0)
  return parts.find(({type}) => type === 'currency')?.value ?? currency
}

/** A number, share or measure as the country writes it. */
export function formatNumber(
  value: number,
  locale: string,
  options?: Intl.NumberFormatOptions,
): string {
  return value.toLocaleString(formatLocale(locale), options)
}

/** `2026-03-01` or an ISO time as a long date of the locale, in UTC so that server and browser agree. */
export function formatDate(iso: string, locale: string): string {
  let format = dateFormats.get(locale)
  if (!format) {
    format = new Intl.DateTimeFormat(formatLocale(locale), {dateStyle: 'long', timeZone: 'UTC'})
    dateFormats.set(locale, format)
  }
  return format.format(new Date(iso))
}
