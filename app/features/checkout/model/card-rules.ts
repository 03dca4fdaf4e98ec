import {brandOf, digitsOf, isExpired, isNumberOf, parseExpiry, type CardBrand} from './card'
import type {FieldProblem} from '@app/shared/form/field-problem'

export interface CardValues {
  readonly number: string
  /** Expiry date in the format `MM/YY`. */
  readonly expiry: string
  readonly securityCode: string
  readonly holder: string
}

export const EMPTY_CARD: CardValues = {number: '', expiry: '', securityCode: '', holder: ''}

/** Length of the security code, in digits, while the card's brand is unknown. */
const DEFAULT_CODE_LENGTH = 3
const MAX_HOLDER = 100

function numberProblem(value: string, brands: readonly CardBrand[]): FieldProblem | undefined {
  const digits = digitsOf(value)
  if (digits === '') return {id: 'validation.card.number.required'}
  const brand = brandOf(digits, brands)
  if (brand) return isNumberOf(brand, digits) ? undefined : {id: 'validation.card.number.invalid'}
  const couldBeACard = digits.length >= 12
  return {
    id: couldBeACard ? 'validation.card.type.unsupported' : 'validation.card.number.invalid',
  }
}

function expiryProblem(value: string, now: Date): FieldProblem | undefined {
  if (value.trim() === '') return {id: 'validation.card.expiry.required'}
  const expiry = parseExpiry(value)
  if (!expiry) return {id: 'validation.card.expiry.invalid'}
  return isExpired(expiry, now) ? {id: 'validation.card.expiry.past'} : undefined
}

function securityCodeProblem(value: string, length: number): FieldProblem | undefined {
  const code = value.trim()
  if (code === '') return {id: 'validation.card.securityCode.required'}
  return /^\d+$/.test(code) && code.length === length
    ? undefined
    : {id: 'validation.card.securityCode.invalid', values: {length}}
}

function holderProblem(value: string): FieldProblem | undefined {
  const holder = value.trim()
  if (holder === '') return {id: 'validation.card.holder.required'}
  return holder.length > MAX_HOLDER
    ? {id: 'validation.tooLong', values: {n: MAX_HOLDER}, label: 'checkout.card.holder'}
    : undefined
}

/** Number of digits of the security code for a card number. */
export function securityCodeLength(number: string, brands: readonly CardBrand[]): number {
  return brandOf(digitsOf(number), brands)?.securityCodeLength ?? DEFAULT_CODE_LENGTH
}

/** All validation problems of the card fields. */
export function cardProblems(
  values: CardValues,
  brands: readonly CardBrand[],
  now: Date,
): Partial<Record<keyof CardValues, FieldProblem>> {
  const length = securityCodeLength(values.number, brands)
  const problems = {
    number: numberProblem(values.number, brands),
    expiry: expiryProblem(values.expiry, now),
    securityCode: securityCodeProblem(values.securityCode, length),
    holder: holderProblem(values.holder),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}
