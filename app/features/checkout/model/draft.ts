import type {AddressValues} from '@config/markets/address/address-format'

/** One delivery of several. */
export interface DeliveryDraft {
  readonly address: AddressValues
  readonly giftMessage: string
  /** Number of units of each kind of goods, as text, in the order of the goods; unused for the first delivery. */
  readonly units: readonly string[]
}

/**
 * Checkout input that is not in the basket yet. It survives a reload until the tab is closed; card data
 * and consents are never part of it.
 */
export interface CheckoutDraft {
  readonly email?: string
  readonly address?: AddressValues
  /** The deliveries to several addresses; empty when everything goes to one address. */
  readonly deliveries?: readonly DeliveryDraft[]
  readonly billingSame?: boolean
  readonly billing?: AddressValues
  readonly paymentMethodId?: string
}

const keyOf = (siteId: string): string => `checkout-draft:${siteId}`

/** Storage may be disabled or full; the checkout works without a draft. */
const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}

export function loadDraft(siteId: string): CheckoutDraft {
  const draft: unknown = attempt(() => JSON.parse(sessionStorage.getItem(keyOf(siteId)) ?? '{}'))
  return typeof draft === 'object' && draft !== null ? draft : {}
}

export function saveDraft(siteId: string, change: CheckoutDraft): void {
  const draft = JSON.stringify({...loadDraft(siteId), ...change})
  attempt(() => sessionStorage.setItem(keyOf(siteId), draft))
}

export function clearDraft(siteId: string): void {
  attempt(() => sessionStorage.removeItem(keyOf(siteId)))
}
