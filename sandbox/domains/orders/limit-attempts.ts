import type {ShopContext} from '../baskets/shop-context'
import {limitFailures} from '../limits/limits'

/**
 * Runs an access to an order that needs a proof, and counts it when it throws OrderNotFound (rule ORDER-8). Orders
 * that do not exist are counted too, so that the limit does not reveal which numbers exist. Throws
 * TooManyAttempts after the last permitted attempt, also for a correct proof.
 */
export function limitAttempts<Result>(
  {db, site, client}: Pick<ShopContext, 'db' | 'site' | 'client'>,
  orderNo: string,
  access: () => Result,
  now = Date.now(),
): Result {
  const order = client && `${site.id} ${orderNo} ${client}`
  const proof = {act: 'order', subjects: {order, client}, failure: 'OrderNotFound'} as const
  return limitFailures(db, proof, access, now)
}
