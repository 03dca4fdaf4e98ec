import {encodePart} from '@common/address-part'
import type {Shop} from '@app/shared/lib/shop-context'
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
export const ordersQuery = (
  {api, site, locale}: Shop,
  customerId: string,
  {text, filter, page}: OrderListView,
  limit = ORDERS_PER_PAGE,
) => ({
  queryKey: ['account', customerId, 'orders', site.id, locale.id, text, filter, page, limit],
  queryFn: () =>
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
export const orderQuery = ({api, site, locale}: Shop, customerId: string, orderNo: string) => ({
  queryKey: ['account', customerId, 'order', site.id, locale.id, orderNo],
  queryFn: async () => {
    const order = await api.ocapi<OcapiOrder>(`/orders/${encodePart(orderNo)}`)
    return orderOf(order, site.taxation)
  },
})
