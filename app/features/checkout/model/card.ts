/**
 * Card rules. The accepted brands come from the backend (OCAPI `payment_methods`, `cards`); the number
 * and the security code never leave the browser: the Shopper APIs accept only a masked number.
 */

/** A card brand that the shop accepts. */
export interface CardBrand {
  /** Brand id as sent in `cardType`, e.g. `Visa`. */
  readonly type: string
  /** Name in the language of the locale. */
  readonly name: string
  /** First digits of the card number: digits (`34`) or ranges (`51-55`). */
  readonly prefixes: readonly string[]
  readonly lengths: readonly number[]
  readonly securityCodeLength: number
  /** Whether the last digit is a Luhn check digit. */
  readonly checksum: boolean
}

export interface CardExpiry {
  /** Month, 1 to 12. */
  readonly month: number
  /** Year with four digits. */
  readonly year: number
}

export const digitsOf = (value: string): string => value.normalize('NFKC').replace(/\D/g, '')

/** Luhn check (ISO/IEC 7812-1). @param digits a string of digits only */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits !== '' && sum % 10 === 0
}

function beginsWith(digits: string, prefix: string): boolean {
  const [from = '', to = from] = prefix.split('-')
  if (digits.length < from.length) return false
  const start = Number(digits.slice(0, from.length))
  return start >= Number(from) && start <= Number(to)
}

/** The brand of a card number, as soon as its first digits identify one. */
export function brandOf(digits: string, brands: readonly CardBrand[]): CardBrand | undefined {
  return brands.find(({prefixes}) => prefixes.some((prefix) => beginsWith(digits, prefix)))
}

/** Whether a card number is valid for its brand. */
export function isNumberOf(brand: CardBrand, digits: string): boolean {
  const lengthFits = brand.lengths.length === 0 || brand.lengths.includes(digits.length)
  return lengthFits && (!brand.checksum || passesLuhn(digits))
}

/** Maximum length of a card number in digits (ISO/IEC 7812-1). */
const MAX_DIGITS = 19
/** American Express groups digits as 4-6-5, all other brands in groups of four. */
const SHORT_FIRST = /^3[47]/

/** Groups the digits as on the printed card. */
export function formatCardNumber(value: string): string {
  const digits = digitsOf(value).slice(0, MAX_DIGITS)
  if (SHORT_FIRST.test(digits)) {
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean).join(' ')
  }
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Converts `4111111111111111` to `************1111`. */
export function maskNumber(digits: string): string {
  return '*'.repeat(Math.max(0, digits.length - 4)) + digits.slice(-4)
}

/** Inserts `/` after the month during typing; `5` becomes `05`, because no month begins with 5. */
export function formatExpiry(value: string): string {
  const plain = value.normalize('NFKC')
  const [month = '', year] = plain.split(/[/.\s-]+/)
  if (year !== undefined && month !== '') {
    return `${digitsOf(month).slice(0, 2).padStart(2, '0')}/${digitsOf(year).slice(0, 4)}`
  }
  const digits = digitsOf(plain)
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  return padded.length > 2 ? `${padded.slice(0, 2)}/${padded.slice(2, 6)}` : padded
}

/** Parses `MM/YY` or `MM/YYYY`. @returns null for another format */
export function parseExpiry(value: string): CardExpiry | null {
  const match = /^(\d{1,2})\s*\/\s*(\d{2}|\d{4})$/.exec(value.normalize('NFKC').trim())
  if (!match) return null
  const month = Number(match[1])
  const year = Number(match[2]) + (match[2]?.length === 2 ? 2000 : 0)
  return month >= 1 && month <= 12 ? {month, year} : null
}

/** True after the end of the expiry month; a card is valid until that date. */
export function isExpired({month, year}: CardExpiry, now: Date): boolean {
  return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1
}
