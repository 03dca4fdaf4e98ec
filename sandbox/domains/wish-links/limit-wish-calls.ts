import type {ShopContext} from '../baskets/shop-context'
import {CommerceFault} from '../commerce-fault'
import type {WishAttempt} from './wish-attempt-repository'
import {countAttempts, insertAttempt} from './wish-attempt-repository'

/** Calls that one client has within the window (rule WISH-15). */
const MAX_CALLS: Readonly<Record<WishAttempt['kind'], number>> = {open: 5, change: 60}
const WINDOW_MS = 15 * 60_000

/** Throws TooManyAttempts when a client has no calls of a kind left. */
export function requireCallsLeft(
  {db, site}: Pick<ShopContext, 'db' | 'site'>,
  {client, kind}: Omit<WishAttempt, 'siteId'>,
  now: number,
): void {
  const used = countAttempts(db, {siteId: site.id, client, kind}, now - WINDOW_MS)
  if (used < MAX_CALLS[kind]) return
  throw new CommerceFault('TooManyAttempts', 'Too many attempts. Try again later.', {
    retryAfterMinutes: WINDOW_MS / 60_000,
  })
}

/** Counts a call of a client. */
export function countCall(
  {db, site}: Pick<ShopContext, 'db' | 'site'>,
  {client, kind}: Omit<WishAttempt, 'siteId'>,
  now: number,
): void {
  insertAttempt(db, {siteId: site.id, client, kind}, {now, expired: now - WINDOW_MS})
}
