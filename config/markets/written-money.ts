/** How the shops of a country write amounts, where that differs from the data of Unicode. */
interface MoneyStyle {
  /** A whole amount has no decimals: `12 795 kr`, with them `12 795,50 kr`. */
  readonly wholeWithoutDecimals?: boolean
  /** Separates thousands in numbers of four digits too: `4 799 zł`. */
  readonly groupsFourDigits?: boolean
  /** Word behind the amount instead of the sign before it, by language. */
  readonly wordAfter?: Readonly<Record<string, string>>
}

/** Styles by currency (ISO 4217); a currency without one is written as Unicode has it (rule PRICE-11). */
export const moneyStyles: Readonly<Record<string, MoneyStyle>> = {
  CHF: {wholeWithoutDecimals: true},
  DKK: {wholeWithoutDecimals: true},
  KRW: {wordAfter: {ko: '원'}},
  NOK: {wholeWithoutDecimals: true},
  PLN: {wholeWithoutDecimals: true, groupsFourDigits: true},
  SEK: {wholeWithoutDecimals: true},
}

/** Formatters are expensive to create, so they are cached. */
const formats = new Map<string, Intl.NumberFormat>()

/**
 * Writes an amount as the shops of its country do.
 * @param amount major units (899 or 899.5 for EUR, 148000 for JPY)
 * @param locale BCP 47 locale of the formats, such as `formats` of `config/locales.ts`
 * @param rounded leaves the decimals out of a whole amount in every currency, as sentences about thresholds do
 */
export function writeAmount(
  amount: number,
  currency: string,
  locale: string,
  rounded = false,
): string {
  const {wholeWithoutDecimals, groupsFourDigits, wordAfter} = moneyStyles[currency] ?? {}
  const word = wordAfter?.[locale.slice(0, 2)]
  const short = (rounded || wholeWithoutDecimals) && Number.isInteger(amount)
  const key = [locale, currency, short].join()
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      ...(!word && {style: 'currency', currency}),
      minimumFractionDigits: short ? 0 : undefined,
      useGrouping: groupsFourDigits && 'always',
    })
    formats.set(key, format)
  }
  return format.format(amount) + (word ?? '')
}
