import {lookUpForGuest, requireOpenOrder} from 'commerce-sandbox/domains/fulfilment'
import type {Order} from 'commerce-sandbox/domains/orders'
import {CommerceFault, type SessionContext} from 'commerce-sandbox/plugin'

/** How a caller shows that an order is theirs: the session that placed it, the key of a look-up, or the email address. */
export interface OrderClaim {
  readonly orderNo: string
  readonly email?: string
  readonly accessKey?: string
}

/** An order whose owner is proven; the key opens it for other calls where the email address has proven it. */
export interface ProvenOrder {
  readonly order: Order
  readonly accessKey?: string
}

/** Returns the result of work, or undefined when it is refused. */
function orNothing<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof CommerceFault) return undefined
    throw error
  }
}

/**
 * Returns the order of a claim. Every attempt by email address counts as one of the look-up (rule ORDER-8), so that
 * withdrawing is no second way to find out which orders exist. Throws OrderNotFound, also for an order of another
 * address, and TooManyAttempts.
 */
export function requireProvenOrder(
  context: SessionContext,
  {orderNo, email, accessKey}: OrderClaim,
): ProvenOrder {
  const open = (key?: string) =>
    orNothing(() => requireOpenOrder(context, {orderNo, accessKey: key, purpose: 'change'}))
  const byKey = accessKey === undefined ? undefined : open(accessKey)
  if (byKey) return {order: byKey, accessKey}
  const own = open()
  return own ? {order: own} : lookUpForGuest(context, {orderNo, proof: {email}})
}

/** Returns the order of a claim, or undefined when nothing proves it: the statement is then checked by hand. */
export const findProvenOrder = (
  context: SessionContext,
  claim: OrderClaim,
): ProvenOrder | undefined => orNothing(() => requireProvenOrder(context, claim))
