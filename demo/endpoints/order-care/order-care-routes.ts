import {OrderParams} from 'commerce-sandbox/documents'
import {
  announceReturn,
  creditNumber,
  findReturns,
  invoiceNumber,
  lookUpForGuest,
  makeCreditNote,
  makeInvoice,
  makeReturnLabel,
  orderStages,
  requireOpenOrder,
  returnReasonIds,
} from 'commerce-sandbox/domains/fulfilment'
import {orderNotFound} from 'commerce-sandbox/domains/orders'
import {type FastifyReply, ownOrder, shopper, Type} from 'commerce-sandbox/plugin'
import {orderCareDocument, orderSummaryDocument} from './order-care-document'
import type {CustomRoutes} from '../custom-routes'
import {searchOrders} from './find-orders'

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
const CreditParams = Type.Object({orderNo: Type.String(), creditId: Type.String()})
const ReturnParams = Type.Object({orderNo: Type.String(), returnId: Type.String()})

/** Marks an answer as a PDF with a name. */
function namePdf(reply: FastifyReply, name: string): void {
  void reply.type('application/pdf').header('content-disposition', `inline; filename="${name}.pdf"`)
}

/**
 * What a shopper does with an order after it was placed: search, look-up by a guest, state, returns of
 * single lines, return label, invoice, credit note. Keys are sent in bodies, so that no log has them.
 */
export const orderCareRoutes: CustomRoutes = (route, sandbox) => {
  route(
    'POST /shopper-order-care/v1/orders/:orderNo/lookup',
    {needs: shopper, schema: {params: OrderParams, body: LookupBody}},
    ({context}, request) => {
      const {order, accessKey} = lookUpForGuest(context, {
        orderNo: request.params.orderNo,
        proof: request.body,
      })
      return {...orderCareDocument(context, order), accessKey}
    },
  )

  route(
    'POST /shopper-order-care/v1/orders/search',
    {needs: shopper, schema: {body: SearchBody}},
    ({context}, request) => {
      const {db, site, shopper} = context
      const {text, stages, limit = 10, offset = 0} = request.body
      const search = {text, stages, limit, offset}
      const {orders: found, total} = searchOrders(db, site.id, shopper.customerId, search)
      const data = found.map((order) => orderSummaryDocument(context, order))
      return {limit, offset, total, data}
    },
  )

  route(
    'POST /shopper-order-care/v1/orders/:orderNo/care',
    {needs: shopper, schema: {params: OrderParams, body: CareBody}},
    ({context}, request) => {
      const {orderNo} = request.params
      const {accessKey} = request.body
      const order = requireOpenOrder(context, {orderNo, accessKey, purpose: 'read'})
      return orderCareDocument(context, order)
    },
  )

  route(
    'POST /shopper-order-care/v1/orders/:orderNo/returns',
    {needs: shopper, schema: {params: OrderParams, body: ReturnBody}},
    ({context}, request, reply) => {
      const {accessKey, ...body} = request.body
      const {orderNo} = request.params
      const find = () => requireOpenOrder(context, {orderNo, accessKey, purpose: 'change'})
      const {id} = announceReturn(context, find, body)
      void reply.status(201)
      return {...orderCareDocument(context, find()), returnId: id}
    },
  )

  route(
    'POST /shopper-order-care/v1/orders/:orderNo/returns/:returnId/label',
    {needs: shopper, schema: {params: ReturnParams, body: CareBody}},
    ({context}, request, reply) => {
      const {orderNo, returnId} = request.params
      const {accessKey} = request.body
      const order = requireOpenOrder(context, {orderNo, accessKey, purpose: 'change'})
      const one = findReturns(sandbox.db, orderNo).find(({id}) => id === returnId)
      if (!one) throw orderNotFound(orderNo)
      namePdf(reply, returnId)
      return makeReturnLabel(context, order, one)
    },
  )

  route(
    'GET /shopper-order-care/v1/orders/:orderNo/invoice',
    {needs: ownOrder, schema: {params: OrderParams}},
    ({context, order}, _request, reply) => {
      namePdf(reply, invoiceNumber(order))
      return makeInvoice(context, order)
    },
  )

  // Of a return whose goods are back, or of a cancelled order under its own number.
  route(
    'GET /shopper-order-care/v1/orders/:orderNo/credit-notes/:creditId',
    {needs: ownOrder, schema: {params: CreditParams}},
    ({context, order}, request, reply) => {
      const {creditId} = request.params
      const received = findReturns(sandbox.db, order.orderNo).find(
        ({id, state}) => id === creditId && state === 'received',
      )
      const isCancelled = order.status === 'cancelled' && creditId === order.orderNo
      if (!received && !isCancelled) throw orderNotFound(order.orderNo)
      namePdf(reply, creditNumber(creditId))
      return makeCreditNote(context, order, received)
    },
  )
}
