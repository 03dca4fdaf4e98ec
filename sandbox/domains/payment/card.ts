/** Card rules. A full card number is used only within the request; only the masked number is stored. */

/** Accepted numbers of a card brand; prefixes and lengths are numbers (`34`) or ranges (`51-55`). */
export interface CardSpec {
  cardType: string
  numberPrefixes: readonly string[]
  numberLengths: readonly string[]
  checksum: boolean
}

/** Luhn check (ISO/IEC 7812-1) of a string of digits. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

function hasLength(digits: string, length: string): boolean {
  const [from, to = from] = length.split('-')
  return digits.length >= Number(from) && digits.length <= Number(to)
}

/** A range may end with fewer digits than it begins with: `644-65` are the prefixes 644 to 659. */
function hasPrefix(digits: string, prefix: string): boolean {
  const [from = '', end] = prefix.split('-')
  if (from === '') return false
  const to = end || from
  const length = Math.max(from.length, to.length)
  const start = digits.slice(0, length)
  return start >= from.padEnd(length, '0') && start <= to.padEnd(length, '9')
}

/** Returns true when a card number belongs to the brand; an empty list accepts every number. */
export function isNumberOf(spec: CardSpec, digits: string): boolean {
  const lengthFits =
    spec.numberLengths.length === 0 ||
    spec.numberLengths.some((length) => hasLength(digits, length))
  const prefixFits =
    spec.numberPrefixes.length === 0 ||
    spec.numberPrefixes.some((prefix) => hasPrefix(digits, prefix))
  return lengthFits && prefixFits && (!spec.checksum || passesLuhn(digits))
}

/** Masks a card number: `4111111111111111` -> `************1111`. */
export function maskNumber(digits: string): string {
  return digits.slice(0, -4).replace(/\d/g, '*') + digits.slice(-4)
}

/** Pattern of card numbers that clients have already masked. */
const MASKED = /^[0-9 -]{0,7}\D{6,15}\d{0,4}$/

export function isMaskedNumber(value: string): boolean {
  return value.length <= 25 && MASKED.test(value)
}

/** Returns the digits at the end of a masked number, at most four. */
export function lastDigits(maskedNumber: string): string {
  return /\d{0,4}$/.exec(maskedNumber)?.[0] ?? ''
}

/**
 * Returns true for an expired card; a card is valid until the end of its month. `month` is 1 to 12,
 * `now` in milliseconds since 1970.
 */
export function isExpired(month: number, year: number, now: number): boolean {
  return Date.UTC(year, month, 1) <= now
}
