import {isExpired, lastDigits, maskNumber, passesLuhn} from 'commerce-sandbox/domains/payment'
import type {Behaviour} from './test-cards'
import {behaviourOf} from './test-cards'

export interface CardEntry {
  number: string
  /** Expiry date, `12/30` or `12/2030`. */
  expiry: string
  securityCode: string
}

export type CardField = keyof CardEntry

/** The only data of a card that the provider stores: `Visa 1111`, and the outcome of a test card. */
export interface ReadCard {
  readonly instrument: string
  readonly behaviour: Behaviour
}

const brands: readonly {name: string; pattern: RegExp}[] = [
  {name: 'Visa', pattern: /^4(\d{12}|\d{15}|\d{18})$/},
  {name: 'Mastercard', pattern: /^(5[1-5]\d{14}|2(2[2-9]|[3-6]\d|7[01])\d{13}|2720\d{12})$/},
  {name: 'American Express', pattern: /^3[47]\d{13}$/},
  {name: 'JCB', pattern: /^35(2[89]|[3-8]\d)\d{12}$/},
]

/** Returns the invalid fields of a card. `now` is in milliseconds since 1970. */
export function cardProblems(entry: CardEntry, now: number): CardField[] {
  const number = digitsOf(entry.number)
  const brand = brandOf(number)
  const expiry = readExpiry(entry.expiry)
  const codeLength = brand === 'American Express' ? 4 : 3
  const isCode = /^\d+$/.test(entry.securityCode) && entry.securityCode.length === codeLength
  return [
    ...(brand && passesLuhn(number) ? [] : (['number'] as const)),
    ...(expiry && !isExpired(expiry.month, expiry.year, now) ? [] : (['expiry'] as const)),
    ...(isCode ? [] : (['securityCode'] as const)),
  ]
}

/** Reads a card with valid fields. */
export function readCard({number}: Pick<CardEntry, 'number'>): ReadCard {
  const digits = digitsOf(number)
  const last = lastDigits(maskNumber(digits))
  return {instrument: `${brandOf(digits) ?? 'Card'} ${last}`, behaviour: behaviourOf(last)}
}

function digitsOf(number: string): string {
  return number.replace(/[ -]/g, '')
}

function brandOf(digits: string): string | undefined {
  return brands.find(({pattern}) => pattern.test(digits))?.name
}

function readExpiry(text: string): {month: number; year: number} | null {
  const match = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text)
  const month = Number(match?.[1])
  const year = Number(match?.[2])
  if (!match || month < 1 || month > 12) return null
  return {month, year: year < 100 ? 2000 + year : year}
}
