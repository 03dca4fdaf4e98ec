import type {Localized} from '../sites/locale'
import type {CardSpec} from './card'

/** The method whose instruments carry a card. */
export const CREDIT_CARD = 'CREDIT_CARD'

/** Where, in which currencies, for whom and for which amounts something is taken. */
export interface PaymentTerms {
  /** Least and greatest amount in minor units by currency. */
  limits: Readonly<Record<string, {min?: number; max?: number}>>
  /** Empty: everywhere. */
  countries: readonly string[]
  /** Empty: every currency. */
  currencies: readonly string[]
  /** Customer groups; empty: everybody. */
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

/** What the applicability of a method or card depends on; null where nobody knows it yet. */
export interface PaymentSituation {
  currency: string
  /** Minor units. */
  amount: number | null
  /** Country of the billing address, else of the shipping address. */
  countryCode: string | null
  /** Groups of whoever pays; anybody unless given. */
  groupIds?: readonly string[]
}

/** True when a basket in this situation can be paid with the method, or the card. */
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
