import {defineQuery} from '@app/shared/api/define-query'
import {encodePart} from '@common/address-part'
import {orderOf, type OcapiOrder} from '@app/features/order/public/order'
import type {OrderReturn, OrderStage} from '@app/features/order/public/order-care'
import {ORDER_FILTERS, type OrderListView} from '../model/order-state'

/** Orders on one page of the list. */
export const ORDERS_PER_PAGE = 10

/** The fields of an order in the list. Amounts are major units. */
export interface OrderSummary {
  readonly orderNo: string
  readonly stage: OrderStage
  /** Time in ISO 8601 format. */
  readonly createdAt: string
  readonly currency: string
  readonly total?: number
  readonly lines: readonly {productId: string; productName: string; quantity: number}[]
  readonly returns: readonly Pick<OrderReturn, 'returnId' | 'state'>[]
}

interface OrderPage {
  readonly total: number
  readonly data: readonly OrderSummary[]
}

/** A page of the customer's orders, the latest first (rule MY-4). */
export const {use: useOrders} = defineQuery({
  key: ['orders'],
  scope: 'customer',
  read: (
    {api},
    {text, filter, page, limit = ORDERS_PER_PAGE}: OrderListView & {readonly limit?: number},
  ) =>
    api.scapi<OrderPage>('/custom/shopper-order-care/v1/organizations/:org/orders/search', {
      method: 'POST',
      body: {
        ...(text && {text}),
        ...(filter && {stages: ORDER_FILTERS[filter]}),
        limit,
        offset: page * limit,
      },
    }),
})

/** One order of the customer, `GET orders/{orderNo}`. */
export const {use: useOrder} = defineQuery({
  key: ['order'],
  scope: 'customer',
  read: async ({api, site}, {orderNo}: {readonly orderNo: string}) => {
    const order = await api.ocapi<OcapiOrder>(`/orders/${encodePart(orderNo)}`)
    return orderOf(order, site.taxation)
  },
})
