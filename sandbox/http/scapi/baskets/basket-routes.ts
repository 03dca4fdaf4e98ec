import {Type} from '@sinclair/typebox'
import {discardBasket, requireBasket} from '../../../domains/baskets/basket-service'
import {basketOperations} from '../../../wire/checkout/basket-operations'
import {BasketBody, BasketChangeBody, CustomerBody} from '../../../wire/checkout/checkout-bodies'
import {shopper} from '../../common/shopper-api'
import type {BasketRoutes} from './basket-api'
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
export const basketRoutes: BasketRoutes = (route, describe) => {
  route(
    'POST /baskets',
    {
      needs: shopper,
      schema: {body: BasketBody, querystring: CreateQuery},
      first: ({body}) => body.paymentInstruments?.forEach(refuseCardNumber),
    },
    ({context}, request) => {
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
    },
  )

  route(
    'GET /baskets/:basketId',
    {needs: shopper, schema: {params: BasketParams, querystring: ReadQuery}},
    ({context}, request) => {
      const expand = readExpand(request.query.expand, EXPANSIONS, [])
      const basket = requireBasket(context, request.params.basketId)
      const document = describe(context, basket)
      return expand.has('approaching_discounts')
        ? {...document, approachingDiscounts: approachingDocuments(context, basket)}
        : document
    },
  )

  route(
    'PATCH /baskets/:basketId',
    {needs: shopper, schema: {params: BasketParams, body: BasketChangeBody, querystring: TaxQuery}},
    ({context}, request) => {
      const basket = basketOperations.update(context, targetOf(request), request.body)
      return describe(context, basket)
    },
  )

  route(
    'DELETE /baskets/:basketId',
    {needs: shopper, schema: {params: BasketParams}},
    ({context}, request) => {
      discardBasket(context, request.params.basketId)
    },
  )

  route(
    'PUT /baskets/:basketId/customer',
    {needs: shopper, schema: {params: BasketParams, body: CustomerBody}},
    ({context}, request) => {
      const basket = basketOperations.setCustomer(context, request.params, request.body)
      return describe(context, basket)
    },
  )
}
