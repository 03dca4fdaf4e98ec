import type {Localized} from '../sites/locale'
import type {CardSpec} from './card'

/** The method whose instruments carry a card. */
export const CREDIT_CARD = 'CREDIT_CARD'

export interface PaymentMethod {
  id: string
  name: Localized
  description: Localized
  image: string | null
  processorId: string | null
  /** Least and greatest amount in minor units by currency. */
  limits: Readonly<Record<string, {min?: number; max?: number}>>
  /** Empty: everywhere. */
  countries: readonly string[]
  /** Empty: every currency. */
  currencies: readonly string[]
}

export interface PaymentCardSpec extends CardSpec {
  name: Localized
  description: Localized
  image: string | null
  securityCodeLength: number | null
}

/** What the applicability of a method depends on; null where the basket does not know it yet. */
export interface PaymentSituation {
  currency: string
  /** Minor units. */
  amount: number | null
  /** Country of the billing address, else of the shipping address. */
  countryCode: string | null
}

/** True when a basket in this situation can be paid with the method. */
export function isApplicable(method: PaymentMethod, situation: PaymentSituation): boolean {
  const {currency, amount, countryCode} = situation
  if (method.currencies.length > 0 && !method.currencies.includes(currency)) return false
  if (method.countries.length > 0 && countryCode !== null) {
    if (!method.countries.includes(countryCode)) return false
  }
  const limit = method.limits[currency]
  if (!limit || amount === null) return true
  return amount >= (limit.min ?? 0) && amount <= (limit.max ?? Infinity)
}
