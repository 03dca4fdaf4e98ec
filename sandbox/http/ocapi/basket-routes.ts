import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {
  discardBasket,
  listBaskets,
  requireBasket,
  shippingOptions,
} from '../../domains/baskets/basket-service'
import {priceBasket} from '../../domains/baskets/price-basket'
import {CommerceFault} from '../../domains/commerce-fault'
import {hostedMethods, rememberReturnUrl} from '../../domains/orders/hosted-payment'
import type {Sandbox} from '../../sandbox'
import {basketOperations} from '../../wire/checkout/basket-operations'
import {
  BasketBody,
  BasketChangeBody,
  CustomerBody,
  ItemChangeBody,
  ItemsBody,
} from '../../wire/checkout/checkout-bodies'
import {BasketParams, ItemParams, ShipmentParams} from '../../wire/checkout/checkout-params'
import {paymentMethodResult, shippingMethodResult} from '../../wire/checkout/option-documents'
import {ocapiDocument} from './document'
import {ocapiBasket, ocapiResult} from './ocapi-documents'
import {expectedState, readSession} from './ocapi-context'

const PaymentMethodsQuery = Type.Object({c_returnUrl: Type.Optional(Type.String())})
/** The currency of a new basket may be in the query as well (rule API-1). */
const CreateQuery = Type.Object({currency: Type.Optional(Type.String())})
const CustomerParams = Type.Object({customerId: Type.String()})

/** Baskets: life cycle, items, customer and coupons. */
export const basketRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.post('/baskets', {schema: {body: BasketBody, querystring: CreateQuery}}, async (request) => {
    const context = await readSession(sandbox, request)
    const {currency = request.query.currency} = request.body
    return ocapiBasket(context, basketOperations.create(context, {...request.body, currency}))
  })

  app.get('/baskets/:basketId', {schema: {params: BasketParams}}, async (request) => {
    const context = await readSession(sandbox, request)
    return ocapiBasket(context, requireBasket(context, request.params.basketId))
  })

  app.patch(
    '/baskets/:basketId',
    {schema: {params: BasketParams, body: BasketChangeBody}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const target = {...request.params, expectedState: expectedState(request)}
      return ocapiBasket(context, basketOperations.update(context, target, request.body))
    },
  )

  app.delete('/baskets/:basketId', {schema: {params: BasketParams}}, async (request, reply) => {
    const context = await readSession(sandbox, request)
    discardBasket(context, request.params.basketId)
    return reply.status(204).send()
  })

  app.put(
    '/baskets/:basketId/customer',
    {schema: {params: BasketParams, body: CustomerBody}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const target = {...request.params, expectedState: expectedState(request)}
      return ocapiBasket(context, basketOperations.setCustomer(context, target, request.body))
    },
  )

  app.post(
    '/baskets/:basketId/items',
    {schema: {params: BasketParams, body: ItemsBody}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const target = {...request.params, expectedState: expectedState(request)}
      return ocapiBasket(context, basketOperations.addItems(context, target, request.body))
    },
  )

  app.patch(
    '/baskets/:basketId/items/:itemId',
    {schema: {params: ItemParams, body: ItemChangeBody}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const target = {...request.params, expectedState: expectedState(request)}
      return ocapiBasket(context, basketOperations.changeItem(context, target, request.body))
    },
  )

  app.delete(
    '/baskets/:basketId/items/:itemId',
    {schema: {params: ItemParams}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const target = {...request.params, expectedState: expectedState(request)}
      return ocapiBasket(context, basketOperations.removeItem(context, target))
    },
  )

  app.get(
    '/baskets/:basketId/payment_methods',
    {schema: {params: BasketParams, querystring: PaymentMethodsQuery}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const basket = requireBasket(context, request.params.basketId)
      const {c_returnUrl} = request.query
      if (c_returnUrl !== undefined) rememberReturnUrl(context, basket, c_returnUrl)
      return ocapiDocument('payment_method_result', {
        ...paymentMethodResult(context, basket),
        ...(c_returnUrl === undefined ? {} : {c_returnUrl}),
        c_hostedMethods: hostedMethods(context, priceBasket(context, basket)),
      })
    },
  )

  app.get(
    '/baskets/:basketId/shipments/:shipmentId/shipping_methods',
    {schema: {params: ShipmentParams}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const {basketId, shipmentId} = request.params
      const basket = requireBasket(context, basketId)
      const options = shippingOptions(context, basket, shipmentId)
      const result = shippingMethodResult(options, basket.currency)
      return ocapiDocument('shipping_method_result', result)
    },
  )

  app.get('/customers/:customerId/baskets', {schema: {params: CustomerParams}}, async (request) => {
    const context = await readSession(sandbox, request)
    if (request.params.customerId !== context.shopper.customerId) {
      throw new CommerceFault('InvalidCustomer', 'The customer is not the one of the access token.')
    }
    const baskets = listBaskets(context).map((basket) => ocapiBasket(context, basket))
    const {data, ...result} = ocapiResult('baskets_result', baskets)
    return {...result, ...(data ? {baskets: data} : {})}
  })
}
