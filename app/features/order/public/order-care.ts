import {defineQuery} from '@app/shared/api/define-query'
import {formatLocale} from '@app/shared/i18n/format'
import {formatWithWeekday} from '@app/shared/i18n/format-day'
import {encodePart} from '@common/address-part'
import {isApiFault} from '@common/fault'

/** Stage of an order in its life cycle (rule ORDER-1). */
export type OrderStage =
  | 'created'
  | 'paid'
  | 'shipped'
  | 'delivered'
  | 'returned'
  | 'cancelled'
  | 'failed'

export type PaymentState = 'paid' | 'pending' | 'toBePaid'

/** A line of an order. Amounts are major units. */
export interface CareLine {
  readonly itemId: string
  readonly productId: string
  readonly productName: string
  readonly quantity: number
  readonly price?: number
  /** Refunds of one, two, ... units that can still be returned; empty when none can. */
  readonly refunds: readonly number[]
}

export interface OrderReturn {
  readonly returnId: string
  readonly state: 'announced' | 'received'
  readonly createdAt: string
  readonly receivedAt?: string
  readonly refund: number
  readonly deliveryRefund: number
  readonly lines: readonly {
    readonly itemId: string
    readonly quantity: number
    readonly reason: string
  }[]
}

/** A parcel of an order with the lines that it holds; times are in ISO 8601 format. */
export interface Parcel {
  readonly shipmentId: string
  readonly trackingNumber: string
  readonly shippedAt: string
  readonly deliveredAt?: string
  readonly itemIds: readonly string[]
}

/** State of an order after it was placed, without personal data. Times are in ISO 8601 format. */
export interface OrderCare {
  readonly orderNo: string
  readonly stage: OrderStage
  readonly paymentState: PaymentState
  readonly currency: string
  readonly total?: number
  readonly createdAt: string
  /** End of the cancellation period. */
  readonly cancelUntil: string
  readonly paidAt?: string
  readonly shippedAt?: string
  readonly deliveredAt?: string
  readonly returnedAt?: string
  readonly trackingNumber?: string
  /** The parcels that have left, one for each delivery address. */
  readonly parcels: readonly Parcel[]
  readonly methodId: string | null
  readonly lines: readonly CareLine[]
  /** Delivery costs that are refunded with the last goods. */
  readonly deliveryRefund: number
  readonly acceptsReturns: boolean
  /** The withdrawal period of the law has not ended; false where there is none. */
  readonly withdrawable: boolean
  /** End of the return period; absent before the delivery. */
  readonly returnUntil?: string
  readonly returnReasons: readonly string[]
  readonly returns: readonly OrderReturn[]
  /** Key that opens the order without its session; only in the answer to a look-up. */
  readonly accessKey?: string
}

/** Whether goods of an order can be returned that no return has yet (rule ORDER-5). */
export const hasGoodsToReturn = ({acceptsReturns, lines}: OrderCare): boolean =>
  acceptsReturns && lines.some(({refunds}) => refunds.length > 0)

/** Whether an order can be cancelled at a time in milliseconds since 1970 (rule ORDER-7). */
export const isCancellable = ({stage, cancelUntil, parcels}: OrderCare, now: number): boolean =>
  (stage === 'created' || stage === 'paid') &&
  parcels.length === 0 &&
  now <= Date.parse(cancelUntil)

/** Minutes until the end of the cancellation period, rounded up; 0 when it is over. */
export const minutesToCancel = ({cancelUntil}: OrderCare, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(cancelUntil) - now) / 60_000))

/** The steps of an order's way to the shopper, and how many of them are done. */
export const STEPS = ['created', 'shipped', 'delivered'] as const

export function stepsDone({stage}: Pick<OrderCare, 'stage'>): number {
  if (stage === 'delivered' || stage === 'returned') return 3
  return stage === 'shipped' ? 2 : 1
}

/** A time as date, hour and minute in the shopper's time zone, with its name: "1 March, 12:15 CET". */
export function formatLocalTime(iso: string, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(formatLocale(locale), {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone && {timeZone}),
  }).format(new Date(iso))
}

/** A time as a long date in the shopper's time zone: "1 March 2026". Browser only: a server does not know the zone. */
export const formatLocalDate = (iso: string, locale: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(formatLocale(locale), {
    dateStyle: 'long',
    ...(timeZone && {timeZone}),
  }).format(new Date(iso))

/** A day as weekday, day and month: "Tuesday 3 March". @param day `2026-03-03` */
export function formatDay(day: string, locale: string): string {
  return formatWithWeekday(new Date(`${day.slice(0, 10)}T00:00:00Z`), locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
}

/** Path of an order in the custom API for orders after they were placed. */
export const carePath = (orderNo: string, action: string): string =>
  `/custom/shopper-order-care/v1/organizations/:org/orders/${encodePart(orderNo)}/${action}`

/** An order, and the key of a look-up when it belongs to another session. */
export interface OrderAccess {
  readonly orderNo: string
  readonly accessKey?: string
}

/** State of an order; null when this browser has no access to it. */
export const {
  key: ORDER_CARE,
  query: orderCareQuery,
  use: useOrderCare,
} = defineQuery({
  key: ['order', 'care'],
  read: async ({api}, {orderNo, accessKey}: OrderAccess): Promise<OrderCare | null> => {
    try {
      return await api.scapi<OrderCare>(carePath(orderNo, 'care'), {
        method: 'POST',
        body: {...(accessKey && {accessKey})},
      })
    } catch (error) {
      if (isApiFault(error) && error.status === 404) return null
      throw error
    }
  },
  keyOf: ({orderNo}) => orderNo,
})
