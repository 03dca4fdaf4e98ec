import {hashSecret, randomSecret, secretsEqual} from '../auth/secrets'
import type {CheckoutContext} from '../baskets/basket-service'
import type {ShopContext} from '../baskets/shop-context'
import {CommerceFault} from '../commerce-fault'
import {findAccessKey, insertAccessKey} from '../orders/access-key-repository'
import {limitAttempts} from '../orders/limit-attempts'
import type {Order} from '../orders/order'
import {findOrder} from '../orders/order-repository'
import {orderNotFound, requireOrder} from '../orders/order-service'

/** Life time in milliseconds of the key that a look-up returns. */
const KEY_LIFE = 60 * 60_000

/** Proof for a guest's look-up: the email address, the postal code or the cancel token of the order. */
export interface GuestProof {
  readonly email?: string
  readonly postalCode?: string
  readonly cancelToken?: string
}

const plain = (text: string | undefined) => (text ?? '').replace(/[\s-]/g, '').toLowerCase()

function fits(
  {content, cancelToken: own}: Order,
  {email, postalCode, cancelToken}: GuestProof,
): boolean {
  const {billingAddress, shipments} = content
  if (cancelToken) return secretsEqual(own, cancelToken)
  if (email) return plain(content.email) === plain(email)
  const codes = [billingAddress, ...shipments.map(({shippingAddress}) => shippingAddress)]
  return codes.some((address) => !!address && plain(address.postalCode) === plain(postalCode))
}

/**
 * Finds an order by number and email address or postal code, and returns a key that opens it for an
 * hour (rule ORDER-8). Throws InsufficientIdentifyingInformation, OrderNotFound, and TooManyAttempts
 * after five failed attempts of a client for the order.
 */
export function lookUpForGuest(
  context: ShopContext,
  {orderNo, proof}: {orderNo: string; proof: GuestProof},
  now = Date.now(),
): {order: Order; accessKey: string} {
  const {db, site} = context
  if (!plain(proof.email) && !plain(proof.postalCode) && !proof.cancelToken) {
    throw new CommerceFault(
      'InsufficientIdentifyingInformation',
      'Insufficient identifying information provided to retrieve the order.',
    )
  }
  const order = limitAttempts(context, orderNo, () => {
    const found = findOrder(db, site.id, orderNo)
    if (!found || !fits(found, proof)) throw orderNotFound(orderNo)
    return found
  })
  const accessKey = randomSecret(1)
  const keyHash = hashSecret(accessKey)
  const byEmail = Boolean(proof.email) && !proof.cancelToken
  insertAccessKey(db, {keyHash, siteId: site.id, orderNo, byEmail, expiresAt: now + KEY_LIFE}, now)
  return {order, accessKey}
}

/** The order of a call, and the key of a look-up when it belongs to another session. */
export interface OrderAccess {
  readonly orderNo: string
  readonly accessKey?: string
  /** `change` is also for documents with personal data: an email address has to prove it. */
  readonly purpose: 'read' | 'change'
}

/**
 * Returns the shopper's own order, or the order that a key of a look-up opens. A postal code is known to many, so its key
 * opens the order for reading only. Throws OrderNotFound, OperationForbidden.
 */
export function requireOpenOrder(
  context: CheckoutContext,
  {orderNo, accessKey, purpose}: OrderAccess,
  now = Date.now(),
): Order {
  if (accessKey === undefined) return requireOrder(context, orderNo)
  const {db, site} = context
  const keyHash = hashSecret(accessKey)
  const order = findOrder(db, site.id, orderNo)
  const key = findAccessKey(db, {keyHash, siteId: site.id, orderNo}, now)
  if (!order || !key) throw orderNotFound(orderNo)
  if (purpose === 'read' || key.byEmail) return order
  throw new CommerceFault(
    'OperationForbidden',
    'Find the order with its email address to change it.',
    {orderNo},
  )
}
