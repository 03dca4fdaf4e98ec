import {Type} from '@sinclair/typebox'
import {CommerceFault} from '../../../domains/commerce-fault'
import {changeOrder, orderNotFound, requireOrder} from '../../../domains/orders/order-service'
import {findOrder} from '../../../domains/orders/order-repository'
import {placeOrder} from '../../../domains/orders/place-order'
import {OrderBody} from '../../../wire/checkout/checkout-bodies'
import {ownOrder, shopper, type ApiRoutes} from '../../common/shopper-api'
import {program} from '../account-manager'
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
export const orderRoutes: ApiRoutes<'/shopper-orders/v1'> = (route, sandbox) => {
  route('POST /orders', {needs: shopper, schema: {body: OrderBody}}, ({context}, request) =>
    orderDocument(placeOrder(context, request.body.basketId)),
  )

  route(
    'GET /orders/:orderNo',
    {needs: ownOrder, schema: {params: OrderParams, querystring: ExpandQuery}},
    ({context, order}, request) => {
      const expand = readOrderExpand(context.site, request.query.expand)
      return withOrderManagement(context, order, orderDocument(order), expand)
    },
  )

  route(
    'POST /orders/:orderNo/actions/fail',
    {needs: shopper, schema: {params: OrderParams, body: FailBody, querystring: FailQuery}},
    ({context}, request, reply) => {
      const {orderNo} = request.params
      const {newBasketId} = changeOrder(
        context,
        () => requireOrder(context, orderNo),
        {status: 'failed', failureReason: request.body.reasonCode},
        {reopen: request.query.reopenBasket ? 'unless-open' : undefined},
      )
      if (newBasketId === undefined) return
      const {organizationId} = sandbox.config
      const path = `/checkout/shopper-baskets/v2/organizations/${organizationId}/baskets`
      void reply.status(201).header('location', `${path}/${newBasketId}`)
    },
  )

  route(
    'GET /orders/:orderNo/taxes',
    {needs: program, schema: {params: OrderParams}},
    ({shop: {site}}, request) => {
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
