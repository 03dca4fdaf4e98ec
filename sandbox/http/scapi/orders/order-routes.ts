import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {CommerceFault} from '../../../domains/commerce-fault'
import {changeOrder, orderNotFound, requireOrder} from '../../../domains/orders/order-service'
import {findOrder} from '../../../domains/orders/order-repository'
import {placeOrder} from '../../../domains/orders/place-order'
import type {Sandbox} from '../../../sandbox'
import {OrderBody} from '../../../wire/checkout/checkout-bodies'
import {readCheckout} from '../../common/checkout-context'
import {byAccountManager, readShop} from '../account-manager'
import {OrderParams} from '../../../wire/checkout/checkout-params'
import {orderDocument} from '../../../wire/checkout/order-document'
import {withOrderManagement} from '../../../wire/checkout/order-management-document'
import {taxesDocument} from '../../../wire/checkout/taxes-document'
import {ExpandQuery, readOrderExpand} from './order-expand'

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

/** Routes to place an order, read it, fail it, and read its taxes. */
export const orderRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.post('/orders', {schema: {body: OrderBody}}, async (request) => {
    const context = await readCheckout(sandbox, request)
    return orderDocument(placeOrder(context, request.body.basketId))
  })

  app.get(
    '/orders/:orderNo',
    {schema: {params: OrderParams, querystring: ExpandQuery}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const order = requireOrder(context, request.params.orderNo)
      const expand = readOrderExpand(context.site, request.query.expand)
      return withOrderManagement(context, order, orderDocument(order), expand)
    },
  )

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

  app.get(
    '/orders/:orderNo/taxes',
    {...byAccountManager, schema: {params: OrderParams}},
    async (request) => {
      const {site} = readShop(sandbox, request)
      const {orderNo} = request.params
      const content = findOrder(sandbox.db, site.id, orderNo)?.content
      if (!content) throw orderNotFound(orderNo)
      if (content.externalTaxes) return taxesDocument(content.externalTaxes, content.currency)
      throw new CommerceFault(
        'InvalidTaxMode',
        `Order with number '${orderNo}' has invalid tax mode.`,
        {orderNo},
      )
    },
  )
}
