import {Type, type Static} from '@sinclair/typebox'
import type {CheckoutContext} from '../../domains/baskets/basket-service'
import {claimOrder} from '../../domains/orders/claim-order'
import {confirmPayment} from '../../domains/orders/confirm-payment'
import {readOrderFilter} from '../../domains/orders/order-filter'
import {limitAttempts} from '../../domains/orders/limit-attempts'
import type {Order} from '../../domains/orders/order'
import {findCustomerOrders} from '../../domains/orders/order-repository'
import type {OrderChange} from '../../domains/orders/order-service'
import {changeOrder, requireCancellable, requireOrder} from '../../domains/orders/order-service'
import {placeOrder} from '../../domains/orders/place-order'
import {OrderBody} from '../../wire/checkout/checkout-bodies'
import {OrderParams} from '../../wire/checkout/checkout-params'
import {needing, pathParameter} from '../common/routes'
import {OcapiFault} from '../errors'
import {ocapiDocument, type OcapiDocument} from './document'
import {ownOrder, session, type OcapiRoutes} from './needs'
import {expectedState} from './ocapi-context'
import {ocapiOrder} from './ocapi-documents'
import {
  ChangeBody,
  ChangeQuery,
  CreateQuery,
  orderChange,
  requireShopperChange,
  timeZoneAttributes,
} from './order-bodies'
import {pageLinks} from './page-links'

const ListQuery = Type.Object({
  start: Type.Integer({minimum: 0, default: 0}),
  count: Type.Integer({minimum: 1, maximum: 200, default: 25}),
  status: Type.Optional(Type.String()),
  from: Type.Optional(Type.String()),
  until: Type.Optional(Type.String()),
  cross_sites: Type.Optional(Type.Boolean()),
})

/** A session whose body has nothing that only the shop changes. */
const shopperChange = needing(session, ({context}, {body, query}) => {
  requireShopperChange(
    context.db,
    body as Static<typeof ChangeBody>,
    query as Static<typeof ChangeQuery>,
  )
  return {context}
})

/** The session of the customer that the path names. */
const ownOrders = needing(session, ({context}, request) => {
  const customerId = pathParameter(request, 'customerId')
  if (customerId === context.shopper.customerId) return {context}
  throw new OcapiFault(
    404,
    'CustomerNotFoundException',
    `No customer with ID '${customerId}' could be found.`,
    {customerId},
  )
})

/**
 * Orders: place, read, change, list. A failed order is turned back into a basket; a cancellation by token
 * alone returns only the status of the order.
 */
export const orderRoutes: OcapiRoutes = (route, sandbox) => {
  route(
    'POST /orders',
    {needs: session, schema: {body: OrderBody, querystring: CreateQuery}},
    ({context}, request) => {
      const basketId = request.body.basketId ?? request.query.token
      return ocapiOrder(placeOrder(context, basketId))
    },
  )

  route('GET /orders/:orderNo', {needs: ownOrder, schema: {params: OrderParams}}, ({order}) =>
    ocapiOrder(order),
  )

  route(
    'PATCH /orders/:orderNo',
    {
      needs: shopperChange,
      early: true,
      schema: {params: OrderParams, querystring: ChangeQuery, body: ChangeBody},
    },
    ({context}, request) => {
      const {params, query, body} = request
      if (query.customer !== undefined) {
        return ocapiOrder(claimOrder(context, params.orderNo, query.customer))
      }
      const change = orderChange(body, query.status)
      const cancelToken = body.c_orderCancelToken
      const apply = () =>
        changeOrder(
          context,
          () => findForChange(context, params.orderNo, change, cancelToken),
          withTimeZone(context, params.orderNo, change, body.c_userTimeZone),
          {reopen: 'always', expectedState: expectedState(request)},
        )
      const {order, newBasketId} =
        cancelToken === undefined ? apply() : limitAttempts(context, params.orderNo, apply)
      const sessionData = body.c_paymentSessionData
      if (sessionData !== undefined && change.status === undefined) {
        return ocapiOrder(confirmPayment(context, params.orderNo, sessionData))
      }
      return order.customerId === context.shopper.customerId
        ? ocapiOrder(order, newBasketId)
        : ocapiDocument('order', {orderNo: order.orderNo, status: order.status})
    },
  )

  route(
    'GET /customers/:customerId/orders',
    {
      needs: ownOrders,
      schema: {params: Type.Object({customerId: Type.String()}), querystring: ListQuery},
    },
    ({context}, request) => {
      const {start, count, cross_sites: crossSites, ...rest} = request.query
      const filter = readOrderFilter(rest, (name) => {
        throw new OcapiFault(
          400,
          'MalformedParameterException',
          `The parameter '${name}' is not valid.`,
          {parameter: name},
        )
      })
      const {orders, total} = findCustomerOrders(
        sandbox.db,
        context.site.id,
        context.shopper.customerId,
        {
          ...filter,
          crossSites,
          offset: start,
          limit: count,
        },
      )
      return orderResult(orders, {total, start, count, url: request.url})
    },
  )
}

function orderResult(
  orders: readonly Order[],
  page: {total: number; start: number; count: number; url: string},
): OcapiDocument<'customer_order_result'> {
  const data = orders.map((order) => {
    const {_v: _version, ...document} = ocapiOrder(order)
    return document
  })
  return {
    _v: '21.3',
    _type: 'customer_order_result',
    count: data.length,
    data,
    start: page.start,
    total: page.total,
    ...pageLinks(page),
  }
}

function withTimeZone(
  context: CheckoutContext,
  orderNo: string,
  change: OrderChange,
  timeZone: string | undefined,
): OrderChange {
  if (timeZone === undefined) return change
  const order = requireOrder(context, orderNo)
  const attributes = timeZoneAttributes(context.site, order, timeZone)
  return {...change, custom: {...change.custom, ...attributes}}
}

/** The shopper's own order, or for a cancellation the order of the cancel token. */
function findForChange(
  context: CheckoutContext,
  orderNo: string,
  change: OrderChange,
  cancelToken: string | undefined,
): Order {
  return change.status === 'cancelled' && cancelToken !== undefined
    ? requireCancellable(context, orderNo, cancelToken)
    : requireOrder(context, orderNo)
}
