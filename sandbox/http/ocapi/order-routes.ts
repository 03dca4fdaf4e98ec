import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import type {Static} from '@sinclair/typebox'
import {Type} from '@sinclair/typebox'
import type {CheckoutContext} from '../../domains/baskets/basket-service'
import type {Order} from '../../domains/orders/order'
import type {OrderChange} from '../../domains/orders/order-service'
import {changeOrder, requireCancellable, requireOrder} from '../../domains/orders/order-service'
import {placeOrder} from '../../domains/orders/place-order'
import type {Sandbox} from '../../sandbox'
import {OrderBody} from '../checkout/checkout-bodies'
import {customOf} from '../checkout/checkout-inputs'
import {OrderParams} from '../checkout/checkout-params'
import {ocapiDocument} from './document'
import {expectedState, readSession} from './ocapi-context'
import {ocapiOrder} from './ocapi-documents'

const OneOf = <const Value extends string>(values: readonly Value[]) =>
  Type.Optional(Type.Unsafe<Value>({type: 'string', enum: values}))

const Status = OneOf(['new', 'open', 'completed', 'cancelled', 'failed'])

/** `token` is the id of the basket; the body's `basket_id` decides when both are there. */
const CreateQuery = Type.Object({token: Type.Optional(Type.String())})
const ChangeQuery = Type.Object({status: Status})
const ChangeBody = Type.Object({
  status: Status,
  paymentStatus: OneOf(['not_paid', 'part_paid', 'paid']),
  confirmationStatus: OneOf(['not_confirmed', 'confirmed']),
  externalOrderStatus: Type.Optional(Type.String({maxLength: 256})),
  /** Why the order failed, for the back office. */
  reason: Type.Optional(Type.String({maxLength: 256})),
  /** Cancels an order without the session that placed it. */
  c_orderCancelToken: Type.Optional(Type.String()),
})
type ChangeBody = Static<typeof ChangeBody>

/**
 * Orders: place, read, fail (which reopens the basket), cancel. Who cancels by token alone learns
 * no more of the order than its status.
 */
export const orderRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.post('/orders', {schema: {body: OrderBody, querystring: CreateQuery}}, async (request) => {
    const context = await readSession(sandbox, request)
    const basketId = request.body.basketId ?? request.query.token
    return ocapiOrder(placeOrder(context, basketId))
  })

  app.get('/orders/:orderNo', {schema: {params: OrderParams}}, async (request) => {
    const context = await readSession(sandbox, request)
    return ocapiOrder(requireOrder(context, request.params.orderNo))
  })

  app.patch(
    '/orders/:orderNo',
    {schema: {params: OrderParams, querystring: ChangeQuery, body: ChangeBody}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const {params, query, body} = request
      const change = orderChange(body, query.status)
      const {order, newBasketId} = changeOrder(
        context,
        () => findForChange(context, params.orderNo, change, body.c_orderCancelToken),
        change,
        {reopen: 'always', expectedState: expectedState(request)},
      )
      return order.customerId === context.shopper.customerId
        ? ocapiOrder(order, newBasketId)
        : ocapiDocument('order', {orderNo: order.orderNo, status: order.status})
    },
  )
}

function orderChange(body: ChangeBody, status: ChangeBody['status']): OrderChange {
  const {c_orderCancelToken: _token, ...custom} = customOf(body)
  return {
    status: status ?? body.status,
    paymentStatus: body.paymentStatus,
    confirmationStatus: body.confirmationStatus,
    externalStatus: body.externalOrderStatus,
    failureReason: body.reason,
    custom,
  }
}

/** The shopper's own order, or for a cancellation the one that the cancel token belongs to. */
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
