import type {FastifyPluginAsync} from 'fastify'
import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {changeOrder, requireOrder} from '../../../domains/orders/order-service'
import {placeOrder} from '../../../domains/orders/place-order'
import type {Sandbox} from '../../../sandbox'
import {OrderBody} from '../../checkout/checkout-bodies'
import {readCheckout, speakProblems} from '../../checkout/checkout-context'
import {OrderParams} from '../../checkout/checkout-params'
import {orderDocument} from '../../checkout/order-document'

const PREFIX = '/checkout/shopper-orders/v1/organizations/:organizationId'

const FailQuery = Type.Object({reopenBasket: Type.Optional(Type.Boolean())})
const FailBody = Type.Object({
  reasonCode: Type.Optional(
    Type.Union([
      Type.Literal('payment_confirm_failure'),
      Type.Literal('payment_capture_failure'),
      Type.Literal('payment_auth_failure'),
    ]),
  ),
})

const orderRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (app, {sandbox}) => {
  app.post('/orders', {schema: {body: OrderBody}}, async (request) => {
    const context = await readCheckout(sandbox, request)
    return orderDocument(placeOrder(context, request.body.basketId))
  })

  app.get('/orders/:orderNo', {schema: {params: OrderParams}}, async (request) => {
    const context = await readCheckout(sandbox, request)
    return orderDocument(requireOrder(context, request.params.orderNo))
  })

  app.post(
    '/orders/:orderNo/actions/fail',
    {schema: {params: OrderParams, body: FailBody, querystring: FailQuery}},
    async (request, reply) => {
      const context = await readCheckout(sandbox, request)
      const {orderNo} = request.params
      const {newBasketId} = changeOrder(
        context,
        () => requireOrder(context, orderNo),
        {status: 'failed', failureReason: request.body.reasonCode},
        {reopen: request.query.reopenBasket ? 'unless-open' : undefined},
      )
      if (newBasketId === undefined) return reply.status(204).send()
      const {organizationId} = sandbox.config
      const path = `/checkout/shopper-baskets/v2/organizations/${organizationId}/baskets`
      return reply.status(201).header('location', `${path}/${newBasketId}`).send()
    },
  )
}

/** Shopper Orders: place an order, read it, give it up. */
export const ordersPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (root, {sandbox}) => {
  await root.register(
    async (app) => {
      speakProblems(app)
      await app.register(orderRoutes, {sandbox})
    },
    {prefix: PREFIX},
  )
}
