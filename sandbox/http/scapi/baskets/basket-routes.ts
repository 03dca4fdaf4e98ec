import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {discardBasket, requireBasket} from '../../../domains/baskets/basket-service'
import {basketOperations} from '../../../wire/checkout/basket-operations'
import {BasketBody, BasketChangeBody, CustomerBody} from '../../../wire/checkout/checkout-bodies'
import {readCheckout} from '../../common/checkout-context'
import type {BasketsOptions} from './options'
import {BasketParams} from '../../../wire/checkout/checkout-params'
import {approachingDocuments} from '../../../wire/checkout/approaching-documents'
import {readExpand} from '../../common/request'
import {refuseCardNumber} from './card-number'
import {targetOf, TaxQuery} from './tax-query'

const CreateQuery = Type.Object({
  taxMode: Type.Optional(Type.Union([Type.Literal('internal'), Type.Literal('external')])),
  temporary: Type.Optional(Type.Boolean()),
  populateCustomerDetails: Type.Optional(Type.Boolean()),
})

/** Expansions that a caller may request; payment references exist with Salesforce Payments only. */
const EXPANSIONS = ['payment_references', 'approaching_discounts']
const ReadQuery = Type.Object({
  expand: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
})

/** Basket life cycle: create, read, change, delete; and the owner of the basket. */
export const basketRoutes: FastifyPluginAsyncTypebox<BasketsOptions> = async (
  app,
  {sandbox, describe},
) => {
  app.post('/baskets', {schema: {body: BasketBody, querystring: CreateQuery}}, async (request) => {
    request.body.paymentInstruments?.forEach(refuseCardNumber)
    const context = await readCheckout(sandbox, request)
    const {taxMode, temporary, populateCustomerDetails} = request.query
    const traits = {
      ...(temporary ? {temporary} : {}),
      ...(taxMode === 'external' ? {externalTaxes: {}} : {}),
    }
    const {body} = request
    return describe(
      context,
      basketOperations.create(context, body, traits, populateCustomerDetails),
    )
  })

  app.get(
    '/baskets/:basketId',
    {schema: {params: BasketParams, querystring: ReadQuery}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const expand = readExpand(request.query.expand, EXPANSIONS, [])
      const basket = requireBasket(context, request.params.basketId)
      const document = describe(context, basket)
      return expand.has('approaching_discounts')
        ? {...document, approachingDiscounts: approachingDocuments(context, basket)}
        : document
    },
  )

  app.patch(
    '/baskets/:basketId',
    {schema: {params: BasketParams, body: BasketChangeBody, querystring: TaxQuery}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const basket = basketOperations.update(context, targetOf(request), request.body)
      return describe(context, basket)
    },
  )

  app.delete('/baskets/:basketId', {schema: {params: BasketParams}}, async (request, reply) => {
    const context = await readCheckout(sandbox, request)
    discardBasket(context, request.params.basketId)
    return reply.status(204).send()
  })

  app.put(
    '/baskets/:basketId/customer',
    {schema: {params: BasketParams, body: CustomerBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const basket = basketOperations.setCustomer(context, request.params, request.body)
      return describe(context, basket)
    },
  )
}
