import {Type} from '@sinclair/typebox'
import type {CheckoutContext} from '../../../domains/baskets/basket-service'
import {CommerceFault} from '../../../domains/commerce-fault'
import {returnByManagement} from '../../../domains/fulfilment/return-by-management'
import {limitAttempts} from '../../../domains/orders/limit-attempts'
import {issueAccessCode, lookUpOrder, opensByAccessCode} from '../../../domains/orders/order-lookup'
import {
  cancelByManagement,
  cancelReasons,
  requireOrderManagement,
  returnReasons,
} from '../../../domains/orders/order-management'
import {sendAccessCode} from '../../../domains/orders/order-mails'
import type {Order} from '../../../domains/orders/order'
import {findOrder} from '../../../domains/orders/order-repository'
import {orderNotFound, requireOrder} from '../../../domains/orders/order-service'
import {shopper, type ApiRoutes} from '../../common/shopper-api'
import {OrderParams} from '../../../wire/checkout/checkout-params'
import {orderDocument, partialOrderDocument} from '../../../wire/checkout/order-document'
import {withOrderManagement} from '../../../wire/checkout/order-management-document'
import {ExpandQuery, readOrderExpand} from './order-expand'

const Text = Type.Optional(Type.String({maxLength: 256}))
const LookupBody = Type.Object({
  email: Text,
  orderViewCode: Text,
  postalCode: Text,
  phone: Text,
})
const AccessCode = Type.Optional(Type.String({pattern: '^\\d{6}$'}))
const CancelBody = Type.Object({reason: Text, orderAccessCode: AccessCode})
const ReturnBody = Type.Object({
  productItems: Type.Array(
    Type.Object({
      itemId: Type.String({maxLength: 256}),
      quantity: Type.Number({minimum: 0}),
      reason: Text,
    }),
    {minItems: 1},
  ),
  orderAccessCode: AccessCode,
})

/** The shopper's own order, or the one that an access code opens. Throws OrderNotFound, TooManyAttempts. */
function requireAccess(context: CheckoutContext, orderNo: string, code: string | undefined): Order {
  if (code === undefined) return requireOrder(context, orderNo)
  return limitAttempts(context, orderNo, () => {
    const order = findOrder(context.db, context.site.id, orderNo)
    if (!order || !opensByAccessCode(context, orderNo, code)) throw orderNotFound(orderNo)
    return order
  })
}

/** Orders without their session: look-up, access code by mail; and order management. */
export const orderLookupRoutes: ApiRoutes<'/shopper-orders/v1'> = (route) => {
  route(
    'POST /orders/:orderNo/lookup',
    {needs: shopper, schema: {params: OrderParams, body: LookupBody, querystring: ExpandQuery}},
    ({context}, request) => {
      const {orderNo} = request.params
      const found = limitAttempts(context, orderNo, () =>
        lookUpOrder(context, orderNo, request.body, context.shopper.customerId),
      )
      const document =
        found.access === 'full' ? orderDocument(found.order) : partialOrderDocument(found.order)
      const expand = readOrderExpand(context.site, request.query.expand)
      return withOrderManagement(context, found.order, document, expand)
    },
  )

  route(
    'POST /orders/:orderNo/actions/request-access-code',
    {needs: shopper, schema: {params: OrderParams, body: Type.Object({email: Text})}},
    ({context}, request, reply) => {
      const {email} = request.body
      if (!email) {
        throw new CommerceFault('InvalidAccessCodeRequest', 'The access code request is invalid.')
      }
      const issued = issueAccessCode(context, request.params.orderNo, email)
      if (issued) sendAccessCode(context, issued.order, issued.code)
      void reply.status(202)
    },
  )

  route('GET /orders/oms-meta-data', {needs: shopper}, ({context: {site}}) => {
    requireOrderManagement(site)
    return {cancelReasonCodes: cancelReasons, returnReasonCodes: returnReasons}
  })

  route(
    'POST /orders/:orderNo/actions/oms-cancel-order',
    {needs: shopper, schema: {params: OrderParams, body: CancelBody}},
    ({context}, request) => {
      const {reason, orderAccessCode} = request.body
      const order = requireAccess(context, request.params.orderNo, orderAccessCode)
      const cancelled = cancelByManagement(context, order, reason)
      return managed(context, cancelled)
    },
  )

  route(
    'POST /orders/:orderNo/actions/oms-return-order',
    {needs: shopper, schema: {params: OrderParams, body: ReturnBody}},
    ({context}, request) => {
      const {productItems, orderAccessCode} = request.body
      const order = requireAccess(context, request.params.orderNo, orderAccessCode)
      returnByManagement(context, order, productItems)
      return managed(context, order)
    },
  )
}

function managed(context: CheckoutContext, order: Order) {
  return withOrderManagement(context, order, orderDocument(order), new Set(['oms']))
}
