import type {CustomValues} from '../custom-values'
import type {PricedBasket} from '../baskets/priced-basket'
import {CommerceFault} from '../commerce-fault'

export type OrderStatus = 'created' | 'new' | 'open' | 'completed' | 'cancelled' | 'failed'
export type PaymentStatus = 'not_paid' | 'part_paid' | 'paid'
export type ExportStatus = 'not_exported' | 'exported' | 'ready' | 'failed'
export type ShippingStatus = 'not_shipped' | 'part_shipped' | 'shipped'

/** A basket that the shopper has committed to, frozen at the prices of that moment. */
export interface Order {
  readonly orderNo: string
  readonly siteId: string
  readonly customerId: string
  /** False when the shopper was logged in. */
  readonly guest: boolean
  /** The session that placed it; the same shopper may have registered since. */
  readonly usid?: string
  /** Number of the registered customer that the order was assigned to. */
  readonly customerNo?: string
  readonly basketId: string
  /** The language of the shopper. */
  readonly locale?: string
  /** Finds the order without its number. */
  readonly orderToken: string
  /** Cancels the order without a login. */
  readonly cancelToken: string
  /** Opens the order for who has it and the number, without a login. */
  readonly viewCode: string
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly confirmationStatus: 'not_confirmed' | 'confirmed'
  readonly exportStatus: ExportStatus
  readonly shippingStatus: ShippingStatus
  readonly externalStatus?: string
  readonly failureReason?: string
  readonly revision: number
  /** Milliseconds since 1970. */
  readonly creationDate: number
  readonly lastModified: number
  readonly custom: CustomValues
  readonly content: PricedBasket
}

/**
 * Where an order may go (OCAPI orders). `created` to `cancelled` is what the cancel link does with
 * an order that no back office has taken over yet; `failed` to `open` takes back a failure.
 */
const moves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  created: ['new', 'open', 'failed', 'cancelled'],
  new: ['open', 'completed', 'cancelled'],
  open: ['completed', 'cancelled'],
  failed: ['open'],
  completed: [],
  cancelled: [],
}

/** The order in its next status. Throws OrderStatusTransition for a move that does not exist. */
export function moveTo(order: Order, status: OrderStatus): Order {
  if (!moves[order.status].includes(status)) {
    throw new CommerceFault(
      'OrderStatusTransition',
      `The order status change from '${order.status}' to '${status}' for order with number ` +
        `'${order.orderNo}' isn't supported.`,
      {orderNo: order.orderNo, from: order.status, to: status},
    )
  }
  return {...order, status}
}

/** Goods of an order in one of these states are not taken from stock. */
export function holdsStock(status: OrderStatus): boolean {
  return status !== 'failed' && status !== 'cancelled'
}

/** First and last name on the bill. */
export function customerName({content}: Order): string | undefined {
  const {firstName, lastName} = content.billingAddress ?? {}
  return [firstName, lastName].filter(Boolean).join(' ') || undefined
}
