// Imported by the server, and sent to browsers as it is, so plain JavaScript.

/** Currencies whose shops write a whole amount without decimals: `12 795 kr`. */
const WHOLE_WITHOUT_DECIMALS = ['CHF', 'DKK', 'NOK', 'PLN', 'SEK']

/** Many locales format negative numbers with a hyphen. */
const MINUS = '\u2212'

/**
 * Writes an amount in major units as shoppers of a locale (BCP 47) expect it: the data of Unicode, besides decimals that
 * are zero in some currencies, the grouping of Polish prices and the word behind an amount in won.
 * @param {number} amount
 * @param {string} currency
 * @param {string} locale
 * @returns {string}
 */
export function writeAmount(amount, currency, locale) {
  const isShort = WHOLE_WITHOUT_DECIMALS.includes(currency) && Number.isInteger(amount)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(isShort && {minimumFractionDigits: 0}),
    ...(currency === 'PLN' && {useGrouping: 'always'}),
  })
  const isKorean = currency === 'KRW' && /^ko\b/.test(locale)
  const written = format
    .formatToParts(amount)
    .map(({type, value}) => {
      if (type === 'minusSign') return value.replace('-', MINUS)
      return isKorean && type === 'currency' ? '' : value
    })
    .join('')
  return isKorean ? `${written.trim()}원` : written
}
