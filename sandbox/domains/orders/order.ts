import type {CustomValues} from '../custom-values'
import type {PricedBasket} from '../baskets/priced-basket'
import {CommerceFault} from '../commerce-fault'

export type OrderStatus = 'created' | 'new' | 'open' | 'completed' | 'cancelled' | 'failed'
export type PaymentStatus = 'not_paid' | 'part_paid' | 'paid'
export type ExportStatus = 'not_exported' | 'exported' | 'ready' | 'failed'
export type ShippingStatus = 'not_shipped' | 'part_shipped' | 'shipped'

/** Placed order: a basket, stored with the prices of that time. */
export interface Order {
  readonly orderNo: string
  readonly siteId: string
  readonly customerId: string
  /** True for a guest's order; false when the shopper was logged in. */
  readonly guest: boolean
  /** Usid of the session that placed the order; the same shopper may have registered since. */
  readonly usid?: string
  /** Number of the registered customer that the order was assigned to. */
  readonly customerNo?: string
  /** True when the order has the email address that its account had then. */
  readonly hasAccountEmail?: boolean
  readonly basketId: string
  /** Locale of the shopper. */
  readonly locale?: string
  /** Token that finds the order without its number. */
  readonly orderToken: string
  /** Token that cancels the order without a login. */
  readonly cancelToken: string
  /** Code that gives access to the order, together with its number, without a login. */
  readonly viewCode: string
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly confirmationStatus: 'not_confirmed' | 'confirmed'
  readonly exportStatus: ExportStatus
  readonly shippingStatus: ShippingStatus
  readonly externalStatus?: string
  readonly failureReason?: string
  readonly revision: number
  /** Creation time in milliseconds since 1970. */
  readonly creationDate: number
  readonly lastModified: number
  readonly custom: CustomValues
  readonly content: PricedBasket
}

/**
 * Permitted status changes of an order (OCAPI orders). `created` to `cancelled` is the change by
 * the cancel link, before a back office has taken over the order; `failed` to `open` reverses a
 * failure.
 */
const moves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  created: ['new', 'open', 'failed', 'cancelled'],
  new: ['open', 'completed', 'cancelled'],
  open: ['completed', 'cancelled'],
  failed: ['open'],
  completed: [],
  cancelled: [],
}

/** Returns the order in a new status. Throws OrderStatusTransition for a change that is not permitted. */
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

/** Returns true when the goods of an order in this status are deducted from stock. */
export function holdsStock(status: OrderStatus): boolean {
  return status !== 'failed' && status !== 'cancelled'
}

/** Returns first and last name from the billing address. */
export function customerName({content}: Order): string | undefined {
  const {firstName, lastName} = content.billingAddress ?? {}
  return [firstName, lastName].filter(Boolean).join(' ') || undefined
}
