import {currentCustomerId} from '@app/features/session/public/shopper-client'
import {temporaryBasketId} from './temporary-basket'

const keyOf = (siteId: string): string => `checkout-pending:${siteId}`

/** An order that was sent and whose outcome is still unknown. */
export interface PendingOrder {
  /** Id of the ordered basket, which is also the token of the order. */
  readonly token: string
  /** Time after which the order can no longer be processed, in milliseconds since the epoch. */
  readonly overAt: number
  /** Shopper who sent the order and alone can read it; undefined when the session was not known. */
  readonly customerId?: string
  /** True for the order of a purchase from a product page, which leaves the shopper's basket alone. */
  readonly isTemporary?: boolean
}

/** Storage may be disabled or full: after a reload the order is then unknown. */
const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}

/**
 * Stores an order before it is sent, so that its outcome can be checked after a reload or in another tab. The
 * order of the tab's temporary basket is marked as such; the current shopper is stored with it.
 */
export function rememberPending(siteId: string, pending: PendingOrder): void {
  const isTemporary = temporaryBasketId(siteId) === pending.token
  const customerId = currentCustomerId()
  const stored = {...pending, ...(isTemporary && {isTemporary}), ...(customerId && {customerId})}
  attempt(() => localStorage.setItem(keyOf(siteId), JSON.stringify(stored)))
}

export function forgetPending(siteId: string): void {
  attempt(() => localStorage.removeItem(keyOf(siteId)))
}

/** Returns the order whose outcome is still unknown; null when there is none. */
export function pendingOrder(siteId: string): PendingOrder | null {
  const stored = attempt(
    () => JSON.parse(localStorage.getItem(keyOf(siteId)) ?? '') as Partial<PendingOrder> | null,
  )
  if (typeof stored?.token !== 'string') return null
  return {
    token: stored.token,
    overAt: Number(stored.overAt) || 0,
    ...(stored.isTemporary === true && {isTemporary: true}),
    ...(typeof stored.customerId === 'string' && {customerId: stored.customerId}),
  }
}
