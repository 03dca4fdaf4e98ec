import {randomInt} from 'node:crypto'
import {hashSecret, secretsEqual} from '../auth/secrets'
import type {ShopContext} from '../baskets/shop-context'
import {CommerceFault} from '../commerce-fault'
import {countWrongCode, findAccessCode, replaceAccessCode} from './access-code-repository'
import type {Order} from './order'
import {findOrder} from './order-repository'
import {orderNotFound} from './order-service'

/** Proof of ownership from a client without the session of an order. */
export interface LookupProof {
  readonly email?: string
  /** The order view code, or the six digits of an access code. */
  readonly orderViewCode?: string
  readonly postalCode?: string
  readonly phone?: string
}

/** Order and the scope of access that the proof gives; `partial` contains no personal data. */
export interface Lookup {
  readonly order: Order
  readonly access: 'full' | 'partial'
}

/** Life time of an access code in milliseconds; no second code is sent during this time. */
const CODE_LIFE = 15 * 60_000
const MAX_WRONG_ATTEMPTS = 5

/**
 * Finds an order by number and proof (guestOrderLookup). Throws InsufficientIdentifyingInformation
 * when the proof has too few fields for any access, OrderNotFound when it does not match.
 */
export function lookUpOrder(
  context: ShopContext,
  orderNo: string,
  proof: LookupProof,
  customerId: string,
): Lookup {
  const order = findOrder(context.db, context.site.id, orderNo)
  if (order?.customerId === customerId) return {order, access: 'full'}
  if (proof.orderViewCode) {
    if (!order || !opens(context, order, proof.orderViewCode) || !emailFits(order, proof.email)) {
      throw orderNotFound(orderNo)
    }
    return {order, access: 'full'}
  }
  if (!proof.postalCode || !(proof.email || proof.phone)) {
    throw new CommerceFault(
      'InsufficientIdentifyingInformation',
      'Insufficient identifying information provided to retrieve the order.',
    )
  }
  if (!order || !personFits(order, proof)) throw orderNotFound(orderNo)
  return {order, access: 'partial'}
}

/**
 * Creates an access code for an order, to be sent to its email address; null when the address is
 * not the order's or a valid code has already been sent.
 */
export function issueAccessCode(
  {db, site}: ShopContext,
  orderNo: string,
  email: string,
  now = Date.now(),
): {order: Order; code: string} | null {
  const order = findOrder(db, site.id, orderNo)
  if (!order || !emailFits(order, email)) return null
  const known = findAccessCode(db, orderNo)
  if (known && known.expiresAt > now) return null
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  replaceAccessCode(db, orderNo, {codeHash: hashSecret(code), expiresAt: now + CODE_LIFE})
  return {order, code}
}

/** Returns true when six digits are the access code of an order; counts wrong attempts. */
export function opensByAccessCode(
  {db}: ShopContext,
  orderNo: string,
  code: string,
  now = Date.now(),
): boolean {
  const known = findAccessCode(db, orderNo)
  if (!known || known.expiresAt <= now || known.wrongAttempts >= MAX_WRONG_ATTEMPTS) return false
  if (secretsEqual(known.codeHash, hashSecret(code))) return true
  countWrongCode(db, orderNo)
  return false
}

function opens(context: ShopContext, order: Order, code: string): boolean {
  if (/^\d{6}$/.test(code)) return opensByAccessCode(context, order.orderNo, code)
  return secretsEqual(order.viewCode, code)
}

const plain = (text: string | undefined) => (text ?? '').replace(/[\s()+-]/g, '').toLowerCase()

function emailFits({content}: Order, email: string | undefined): boolean {
  return email === undefined || content.email?.toLowerCase() === email.trim().toLowerCase()
}

function personFits(order: Order, {postalCode, email, phone}: LookupProof): boolean {
  const {billingAddress} = order.content
  if (plain(billingAddress?.postalCode) !== plain(postalCode)) return false
  if (email !== undefined && !emailFits(order, email)) return false
  return phone === undefined || plain(billingAddress?.phone) === plain(phone)
}
