import {toDecimal} from './money'

/** Currencies whose shops write a whole amount without decimals: `12 795 kr`. */
const WHOLE_WITHOUT_DECIMALS: ReadonlySet<string> = new Set(['CHF', 'DKK', 'NOK', 'PLN', 'SEK'])

/**
 * Writes an amount in minor units as shoppers of a locale (BCP 47) expect it: the data of Unicode, besides decimals
 * that are zero in some currencies, the grouping of Polish prices and the word behind an amount in won.
 */
export function writeMoney(minor: number, currency: string, locale: string): string {
  const amount = toDecimal(minor, currency)
  const short = WHOLE_WITHOUT_DECIMALS.has(currency) && Number.isInteger(amount)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(short && {minimumFractionDigits: 0}),
    ...(currency === 'PLN' && {useGrouping: 'always'}),
  })
  if (currency !== 'KRW' || !/^ko\b/.test(locale)) return format.format(amount)
  const number = format.formatToParts(amount).filter(({type}) => type !== 'currency')
  return `${number
    .map(({value}) => value)
    .join('')
    .trim()}원`
}
