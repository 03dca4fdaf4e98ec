import {moneyStyles, writeAmount} from '@config/markets/written-money'

/**
 * English of countries without a consistent set of formats in Unicode's data: `en-DE` formats money as English
 * and numbers as German, `en-GR` is unknown and falls back to American. They use the British formats.
 */
const BRITISH = /^en-(?!GB|US|AU|CA|IE|NZ|ZA|IN|SG|HK|JP)/

/** The BCP 47 locale for numbers, money, units and dates of a locale of the shop, as `config/locales.ts` has it. */
export const formatLocale = (locale: string): string =>
  BRITISH.test(locale) ? 'en-GB' : locale.replace(/^no-/, 'nb-')

/** Formatters are expensive to create, so they are cached. */
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const symbols = new Map<string, string>()

/**
 * Formats an amount of the API for a locale (rule PRICE-11).
 * @param amount major units as SCAPI returns them (899 or 899.5 for EUR, 148000 for JPY)
 */
export function formatMoney(amount: number, currency: string, locale: string): string {
  return writeAmount(amount, currency, formatLocale(locale))
}

/** The sign or word of a currency beside an amount in a locale: `€`, `$`, `￥`, `원`. */
export function currencySymbol(currency: string, locale: string): string {
  const name = `${locale} ${currency}`
  const known = symbols.get(name)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat(formatLocale(locale), {
    style: 'currency',
    currency,
  }).formatToParts(0)
  const word = moneyStyles[currency]?.wordAfter?.[locale.split('-')[0] ?? '']
  const symbol = word ?? parts.find(({type}) => type === 'currency')?.value ?? currency
  symbols.set(name, symbol)
  return symbol
}

/** Formats a number, share or measure for a locale. */
export function formatNumber(
  value: number,
  locale: string,
  options?: Intl.NumberFormatOptions,
): string {
  return value.toLocaleString(formatLocale(locale), options)
}

/** Formats `2026-03-01` or an ISO time as a long date, in UTC so that server and browser agree. */
export function formatDate(iso: string, locale: string): string {
  let format = dateFormats.get(locale)
  if (!format) {
    format = new Intl.DateTimeFormat(formatLocale(locale), {dateStyle: 'long', timeZone: 'UTC'})
    dateFormats.set(locale, format)
  }
  return format.format(new Date(iso))
}
