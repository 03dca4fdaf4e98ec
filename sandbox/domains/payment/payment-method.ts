import type {Localized} from '../sites/locale'
import type {CardSpec} from './card'

/** Payment method for cards. */
export const CREDIT_CARD = 'CREDIT_CARD'

/** Countries, currencies, customer groups and amounts for which a method or card is accepted. */
export interface PaymentTerms {
  /** Minimum and maximum amount in minor units by currency. */
  limits: Readonly<Record<string, {min?: number; max?: number}>>
  /** Accepted countries; empty for all. */
  countries: readonly string[]
  /** Accepted currencies; empty for all. */
  currencies: readonly string[]
  /** Accepted customer groups; empty for all. */
  groupIds: readonly string[]
}

export interface PaymentMethod extends PaymentTerms {
  id: string
  name: Localized
  description: Localized
  image: string | null
  processorId: string | null
}

export interface PaymentCardSpec extends CardSpec, PaymentTerms {
  name: Localized
  description: Localized
  image: string | null
  securityCodeLength: number | null
}

/** Data that decides whether a method or card applies; null where it is not known yet. */
export interface PaymentSituation {
  currency: string
  /** Amount to pay in minor units. */
  amount: number | null
  /** Country of the billing address, else of the shipping address. */
  countryCode: string | null
  /** Customer groups of the shopper; not checked when absent. */
  groupIds?: readonly string[]
}

/** Returns true when a basket in this situation can be paid with the method or card. */
export function isApplicable(method: PaymentTerms, situation: PaymentSituation): boolean {
  const {currency, amount, countryCode, groupIds} = situation
  if (method.currencies.length > 0 && !method.currencies.includes(currency)) return false
  if (method.countries.length > 0 && countryCode !== null) {
    if (!method.countries.includes(countryCode)) return false
  }
  if (method.groupIds.length > 0 && groupIds) {
    if (!method.groupIds.some((id) => groupIds.includes(id))) return false
  }
  const limit = method.limits[currency]
  if (!limit || amount === null) return true
  return amount >= (limit.min ?? 0) && amount <= (limit.max ?? Infinity)
}
