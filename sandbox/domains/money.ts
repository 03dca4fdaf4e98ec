/**
 * Money is an integer number of minor units inside the sandbox (cents, yen) and a decimal at the
 * wire. The conversion must not round in floating point.
 */

const fractionDigitsByCurrency = new Map<string, number>()

/**
 * Number of decimals of an ISO 4217 currency: 2 for EUR, 0 for JPY and KRW. Throws for a code that
 * is not a currency.
 */
export function fractionDigits(currency: string): number {
  const known = fractionDigitsByCurrency.get(currency)
  if (known !== undefined) return known
  const digits =
    new Intl.NumberFormat('en', {style: 'currency', currency}).resolvedOptions()
      .maximumFractionDigits ?? 2
  fractionDigitsByCurrency.set(currency, digits)
  return digits
}

const knownCurrencies = new Set(Intl.supportedValuesOf('currency'))

/** True for a currency of ISO 4217; other codes of three letters are read with two decimals. */
export function isKnownCurrency(currency: string): boolean {
  return knownCurrencies.has(currency)
}

/** Divides two integers and rounds half up, without floating-point arithmetic. */
export function divideHalfUp(numerator: number, denominator: number): number {
  if (denominator === 0) throw new RangeError('Division by zero')
  const negative = numerator < 0 !== denominator < 0
  const n = BigInt(Math.abs(numerator))
  const d = BigInt(Math.abs(denominator))
  const rounded = Number((2n * n + d) / (2n * d))
  return negative && rounded !== 0 ? -rounded : rounded
}

/**
 * Decimal amount (major units, number or decimal text) to integer minor units, rounded half up.
 * `toMinor(1.005, 'EUR')` is 101: the decimal digits of the input are rounded, not the nearest
 * binary value.
 */
export function toMinor(decimal: number | string, currency: string): number {
  const text = typeof decimal === 'number' ? decimal.toFixed(10) : decimal.trim()
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text)
  if (!match || (match[2] === '' && !match[3])) {
    throw new RangeError(`'${decimal}' is no decimal amount`)
  }
  const digits = fractionDigits(currency)
  const fraction = (match[3] ?? '').padEnd(digits + 1, '0')
  const minor = Number(`${match[2]}${fraction.slice(0, digits)}`)
  const rounded = fraction.charCodeAt(digits) >= 53 ? minor + 1 : minor
  return match[1] === '-' && rounded !== 0 ? -rounded : rounded
}

/** Integer minor units to the decimal number that goes on the wire: (12990, 'EUR') -> 129.9. */
export function toDecimal(minor: number, currency: string): number {
  const digits = fractionDigits(currency)
  return digits === 0 ? minor : Number((minor / 10 ** digits).toFixed(digits))
}
