import {faultFromThrown, type ApiFault, type FaultFields} from '@common/fault'
import {type MessageId, type MessageValues, type Translate} from '@app/shared/i18n/messages'

/** The shopper's action; some faults have a different message depending on it (rule ERROR-3). */
export interface FaultContext {
  /** The product is a set: its parts may have changed since the page was loaded. */
  readonly set?: boolean
  /** Business mode: the limit is the stock. */
  readonly business?: boolean
  /** Units in stock, when known. */
  readonly stockLevel?: number
}

export interface FaultText {
  readonly id: MessageId
  readonly values?: MessageValues
}

const GENERIC: FaultText = {id: 'error.generic'}

/** Faults whose message does not depend on the shopper's action. */
const SENTENCES: Readonly<Record<string, MessageId>> = {
  // More units than the maximum per line, in either protocol.
  'invalid-product-item-quantity': 'error.maximumQuantity',
  // Another tab or device ordered the basket; the next product begins a new one.
  'basket-not-found': 'cart.replaced',
  'product-item-not-found': 'cart.item.unavailable',
  'product-not-found': 'cart.item.unavailable',
  'invalid-product-id': 'cart.item.unavailable',
  'invalid-email': 'validation.email.invalid',
  'invalid-payment-method-id': 'validation.paymentMethod.required',
  'invalid-payment-card': 'validation.card.number.invalid',
  'pickup-not-available': 'error.pickup',
  'payment-declined': 'error.orderPayment',
  'too-many-requests': 'error.tooManyRequests',
  'customer-changed': 'error.customerChanged',
  offline: 'error.offline',
}

function notAvailable({set, business, stockLevel}: FaultContext): FaultText {
  if (set) return {id: 'error.stockChanged'}
  if (!business) return {id: 'error.maximumQuantity'}
  if (stockLevel === undefined) return {id: 'error.maximumAvailability'}
  return {id: 'error.maximumInStock', values: {n: stockLevel}}
}

/**
 * The message for a fault of any backend (rules ERROR-1 and ERROR-2). Faults without a message of their
 * own, including a network failure of a browser that is online, get the generic message: a fault's
 * English text is for logs and is never shown.
 */
export function faultText(
  fault: Pick<FaultFields, 'type' | 'status'>,
  context: FaultContext = {},
): FaultText {
  if (fault.type === 'product-item-not-available') return notAvailable(context)
  const id = SENTENCES[fault.type]
  if (id) return {id}
  if (fault.status === 401) return {id: 'error.sessionExpired'}
  if (fault.status === 429) return {id: 'error.tooManyRequests'}
  return GENERIC
}

/** Text of a failure that has a text of its own; without a connection that is said instead (rule ERROR-10). */
export const failureText = <Own extends MessageId>(
  error: unknown,
  own: Own,
): Own | 'error.offline' => (faultFromThrown(error).type === 'offline' ? 'error.offline' : own)

/** Returns the translated message of `faultText`. */
export function faultMessage(
  fault: Pick<FaultFields, 'type' | 'status'>,
  t: Translate,
  context?: FaultContext,
): string {
  const {id, values} = faultText(fault, context)
  return t(id, values)
}

/** Whether the page tells the shopper by itself, as of a session that was ended elsewhere (rule ACCT-4). */
export const isAnnounced = ({type, arguments: {announced}}: ApiFault): boolean =>
  type === 'session-ended' && announced === true
