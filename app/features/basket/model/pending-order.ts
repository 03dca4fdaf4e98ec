/** An order that was sent and whose outcome is not known yet. */
export interface PendingOrder {
  /** Id of the basket that was ordered, which is also the token of the order. */
  readonly token: string
  /** Time from which the order can no longer be carried out, milliseconds since the epoch. */
  readonly overAt: number
}

const keyOf = (siteId: string): string => `checkout-pending:${siteId}`

/** Storage may be forbidden or full: then a reload does not know of the order. */
const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** Remembers an order before it is sent: a reload, a closed tab or another tab finds out what became of it. */
export function rememberPending(siteId: string, pending: PendingOrder): void {
  attempt(() => localStorage.setItem(keyOf(siteId), JSON.stringify(pending)))
}

export function forgetPending(siteId: string): void {
  attempt(() => localStorage.removeItem(keyOf(siteId)))
}

/** The order whose outcome is not known; null when there is none. */
export function pendingOrder(siteId: string): PendingOrder | null {
  const stored = attempt(
    () => JSON.parse(localStorage.getItem(keyOf(siteId)) ?? '') as Partial<PendingOrder> | null,
  )
  if (typeof stored?.token !== 'string') return null
  return {token: stored.token, overAt: Number(stored.overAt) || 0}
}
