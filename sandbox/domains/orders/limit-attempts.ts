import type {ShopContext} from '../baskets/shop-context'
import {CommerceFault} from '../commerce-fault'
import type {Attempt} from './order-attempt-repository'
import {countAttempts, insertAttempt} from './order-attempt-repository'

/** Failed attempts that one client has for one order within the window (rule ORDER-8). */
const MAX_ATTEMPTS = 5
const WINDOW_MS = 15 * 60_000

/**
 * Runs an access to an order that needs a proof, and counts it when it throws OrderNotFound. Orders
 * that do not exist are counted too, so that the limit does not reveal which numbers exist. Throws
 * TooManyAttempts after the last permitted attempt, also for a correct proof.
 */
export function limitAttempts<Result>(
  {db, site}: Pick<ShopContext, 'db' | 'site'>,
  {orderNo, client}: Pick<Attempt, 'orderNo' | 'client'>,
  access: () => Result,
  now = Date.now(),
): Result {
  const attempt = {siteId: site.id, orderNo, client}
  const expired = now - WINDOW_MS
  if (countAttempts(db, attempt, expired) >= MAX_ATTEMPTS) {
    throw new CommerceFault(
      'TooManyAttempts',
      `Too many attempts for the order with number '${orderNo}'. Try again later.`,
      {orderNo, retryAfterMinutes: WINDOW_MS / 60_000},
    )
  }
  try {
    return access()
  } catch (error) {
    if (error instanceof CommerceFault && error.type === 'OrderNotFound') {
      insertAttempt(db, attempt, {now, expired})
    }
    throw error
  }
}
