import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import type {FastifyReply} from 'fastify'
import {lookUpForGuest, requireOpenOrder} from '../../../domains/fulfilment/order-access'
import {searchOrders} from '../../../domains/fulfilment/find-orders'
import {orderStages} from '../../../domains/fulfilment/order-stage'
import {findReturns} from '../../../domains/fulfilment/return-repository'
import {returnReasonIds} from '../../../domains/fulfilment/return-rules'
import {announceReturn} from '../../../domains/fulfilment/return-service'
import {invoiceNumber, makeInvoice} from '../../../domains/order-documents/invoice'
import {makeReturnLabel} from '../../../domains/order-documents/return-label'
import {orderNotFound, requireOrder} from '../../../domains/orders/order-service'
import type {Sandbox} from '../../../sandbox'
import {OrderParams} from '../../../wire/checkout/checkout-params'
import {orderCareDocument, orderSummaryDocument} from '../../../wire/checkout/order-care-document'
import {readCustom} from './custom-context'

const Text = (maxLength = 256) => Type.Optional(Type.String({minLength: 1, maxLength}))
const LookupBody = Type.Object({
  email: Type.Optional(Type.String({maxLength: 256})),
  postalCode: Type.Optional(Type.String({maxLength: 32})),
  cancelToken: Text(),
})
const CareBody = Type.Object({accessKey: Text()})
const ReturnBody = Type.Object({
  accessKey: Text(),
  requestId: Type.String({minLength: 8, maxLength: 64}),
  lines: Type.Array(
    Type.Object({
      itemId: Type.String({maxLength: 256}),
      quantity: Type.Integer({minimum: 1, maximum: 9999}),
      reason: Type.Union(returnReasonIds.map((reason) => Type.Literal(reason))),
    }),
    {minItems: 1, maxItems: 200},
  ),
})
const SearchBody = Type.Object({
  text: Type.Optional(Type.String({maxLength: 100})),
  stages: Type.Optional(Type.Array(Type.Union(orderStages.map((stage) => Type.Literal(stage))))),
  limit: Type.Optional(Type.Integer({minimum: 1, maximum: 50})),
  offset: Type.Optional(Type.Integer({minimum: 0})),
})
const ReturnParams = Type.Object({orderNo: Type.String(), returnId: Type.String()})

const searchPath = '/shopper-order-care/v1/organizations/:organizationId/orders/search'
const orders = '/shopper-order-care/v1/organizations/:organizationId/orders/:orderNo'

function sendPdf(reply: FastifyReply, name: string, pdf: Buffer): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .send(pdf)
}

/**
 * What a shopper does with an order after it was placed: search, look-up by a guest, state, returns of
 * single lines, return label, invoice. Keys are sent in bodies, so that no log has them.
 */
export const orderCareRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.post(
    `${orders}/lookup`,
    {schema: {params: OrderParams, body: LookupBody}},
    async (request) => {
      const context = await readCustom(sandbox, request)
      const {order, accessKey} = lookUpForGuest(context, {
        orderNo: request.params.orderNo,
        proof: request.body,
      })
      return {...orderCareDocument(context, order), accessKey}
    },
  )

  app.post(searchPath, {schema: {body: SearchBody}}, async (request) => {
    const context = await readCustom(sandbox, request)
    const {db, site, shopper} = context
    const {text, stages, limit = 10, offset = 0} = request.body
    const search = {text, stages, limit, offset}
    const {orders: found, total} = searchOrders(db, site.id, shopper.customerId, search)
    const data = found.map((order) => orderSummaryDocument(context, order))
    return {limit, offset, total, data}
  })

  app.post(`${orders}/care`, {schema: {params: OrderParams, body: CareBody}}, async (request) => {
    const context = await readCustom(sandbox, request)
    const {orderNo} = request.params
    const {accessKey} = request.body
    const order = requireOpenOrder(context, {orderNo, accessKey, purpose: 'read'})
    return orderCareDocument(context, order)
  })

  app.post(
    `${orders}/returns`,
    {schema: {params: OrderParams, body: ReturnBody}},
    async (request, reply) => {
      const context = await readCustom(sandbox, request)
      const {accessKey, ...body} = request.body
      const {orderNo} = request.params
      const find = () => requireOpenOrder(context, {orderNo, accessKey, purpose: 'change'})
      const {id} = announceReturn(context, find, body)
      return reply.status(201).send({...orderCareDocument(context, find()), returnId: id})
    },
  )

  app.post(
    `${orders}/returns/:returnId/label`,
    {schema: {params: ReturnParams, body: CareBody}},
    async (request, reply) => {
      const context = await readCustom(sandbox, request)
      const {orderNo, returnId} = request.params
      const {accessKey} = request.body
      const order = requireOpenOrder(context, {orderNo, accessKey, purpose: 'change'})
      const one = findReturns(sandbox.db, orderNo).find(({id}) => id === returnId)
      if (!one) throw orderNotFound(orderNo)
      return sendPdf(reply, returnId, await makeReturnLabel(context, order, one))
    },
  )

  app.get(`${orders}/invoice`, {schema: {params: OrderParams}}, async (request, reply) => {
    const context = await readCustom(sandbox, request)
    const order = requireOrder(context, request.params.orderNo)
    return sendPdf(reply, invoiceNumber(order), await makeInvoice(context, order))
  })
}
