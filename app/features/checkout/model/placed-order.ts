import {detailsOf, type ProviderAttributes} from '@app/features/payment/public/payment-instrument'
import type {PaymentDetails, PaymentSession} from '@app/features/payment/public/provider'

/**
 * Payment of a placed order, as the backend reports it:
 *
 * | state     | meaning                                                        |
 * |-----------|----------------------------------------------------------------|
 * | `settled` | nothing is left to pay in the checkout: paid, or paid later    |
 * | `open`    | the provider expects a payment                                 |
 * | `refused` | the provider refused the last attempt                          |
 * | `failed`  | the order failed; its goods and its payment were released      |
 */
export type OrderPayment = 'settled' | 'open' | 'refused' | 'failed'

/** The fields of an order that decide how the checkout continues. */
export interface PlacedOrder {
  readonly orderNo: string
  readonly payment: OrderPayment
  /** Total in major units; null when the backend names none. */
  readonly total: number | null
  /** Reference of the order at the payment provider; undefined without a provider. */
  readonly merchantReference?: string
  /** Session at the provider; undefined without a provider. */
  readonly session?: PaymentSession
  /** How the shopper chose to pay at the provider. */
  readonly details?: PaymentDetails
  /** Id of the basket into which a failed order was turned back. */
  readonly newBasketId?: string
  /** Opaque state of the order for `resource_state`. */
  readonly resourceState?: string
}

/** The fields used of an OCAPI order (v21.3). */
export interface OcapiPlacedOrder {
  order_no?: unknown
  _resource_state?: string
  status?: string
  payment_status?: string
  payment_instruments?: readonly ProviderAttributes[]
  order_total?: number | null
  c_merchantReference?: string
  c_paymentSessionId?: string
  c_paymentSessionData?: string
  c_newBasketId?: string
  c_paymentRefusal?: string
}

function paymentOf(order: OcapiPlacedOrder): OrderPayment {
  if (order.status === 'failed' || order.status === 'cancelled') return 'failed'
  // Without a session at the provider, the payment was authorised with the order, or comes later.
  if (order.payment_status === 'paid' || !order.c_paymentSessionId) return 'settled'
  if (order.status !== 'created') return 'settled'
  return order.c_paymentRefusal ? 'refused' : 'open'
}

/** @returns null when the document is not an order */
export function placedOrderOf(order: OcapiPlacedOrder | undefined): PlacedOrder | null {
  if (typeof order?.order_no !== 'string' || order.order_no === '') return null
  const {c_paymentSessionId: id, c_paymentSessionData: sessionData} = order
  const details = detailsOf(order.payment_instruments)
  return {
    orderNo: order.order_no,
    payment: paymentOf(order),
    total: order.order_total ?? null,
    ...(id && sessionData && {session: {id, sessionData}}),
    ...(details && {details}),
    ...(order.c_newBasketId && {newBasketId: order.c_newBasketId}),
    ...(order.c_merchantReference && {merchantReference: order.c_merchantReference}),
    ...(order._resource_state && {resourceState: order._resource_state}),
  }
}
