import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import type {Sandbox} from '../../sandbox'
import {basketOperations} from '../../wire/checkout/basket-operations'
import {
  AddressBody,
  NewShipmentBody,
  PaymentBody,
  ShipmentBody,
  ShippingMethodBody,
} from '../../wire/checkout/checkout-bodies'
import {BasketParams, InstrumentParams, ShipmentParams} from '../../wire/checkout/checkout-params'
import {expectedState, readSession} from './ocapi-context'
import {ocapiBasket} from './ocapi-documents'

const BillingQuery = Type.Object({use_as_shipping: Type.Optional(Type.Boolean())})
const ShippingQuery = Type.Object({use_as_billing: Type.Optional(Type.Boolean())})

/** Addresses, shipments and payment instruments of a basket. */
export const deliveryRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.put(
    '/baskets/:basketId/billing_address',
    {schema: {params: BasketParams, body: AddressBody, querystring: BillingQuery}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const target = {...request.params, expectedState: expectedState(request)}
      const {use_as_shipping: useAsShipping} = request.query
      const basket = basketOperations.setBillingAddress(
        context,
        target,
        request.body,
        useAsShipping,
      )
      return ocapiBasket(context, basket)
    },
  )

  app.post(
    '/baskets/:basketId/shipments',
    {schema: {params: BasketParams, body: NewShipmentBody}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const {params, body} = request
      const shipmentId = body.id ?? body.shipmentId ?? ''
      const target = {...params, shipmentId, expectedState: expectedState(request)}
      return ocapiBasket(context, basketOperations.addShipment(context, target, body))
    },
  )

  app.patch(
    '/baskets/:basketId/shipments/:shipmentId',
    {schema: {params: ShipmentParams, body: ShipmentBody}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const target = {...request.params, expectedState: expectedState(request)}
      return ocapiBasket(context, basketOperations.changeShipment(context, target, request.body))
    },
  )

  app.delete(
    '/baskets/:basketId/shipments/:shipmentId',
    {schema: {params: ShipmentParams}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const target = {...request.params, expectedState: expectedState(request)}
      return ocapiBasket(context, basketOperations.removeShipment(context, target))
    },
  )

  app.put(
    '/baskets/:basketId/shipments/:shipmentId/shipping_address',
    {schema: {params: ShipmentParams, body: AddressBody, querystring: ShippingQuery}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const target = {...request.params, expectedState: expectedState(request)}
      const {use_as_billing: useAsBilling} = request.query
      const basket = basketOperations.setShippingAddress(
        context,
        target,
        request.body,
        useAsBilling,
      )
      return ocapiBasket(context, basket)
    },
  )

  app.put(
    '/baskets/:basketId/shipments/:shipmentId/shipping_method',
    {schema: {params: ShipmentParams, body: ShippingMethodBody}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const target = {...request.params, expectedState: expectedState(request)}
      const basket = basketOperations.chooseShippingMethod(context, target, request.body)
      return ocapiBasket(context, basket)
    },
  )

  app.post(
    '/baskets/:basketId/payment_instruments',
    {schema: {params: BasketParams, body: PaymentBody}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const target = {...request.params, expectedState: expectedState(request)}
      const basket = basketOperations.addPaymentInstrument(context, target, request.body)
      return ocapiBasket(context, basket)
    },
  )

  app.patch(
    '/baskets/:basketId/payment_instruments/:paymentInstrumentId',
    {schema: {params: InstrumentParams, body: PaymentBody}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const target = {...request.params, expectedState: expectedState(request)}
      const basket = basketOperations.changePaymentInstrument(context, target, request.body)
      return ocapiBasket(context, basket)
    },
  )

  app.delete(
    '/baskets/:basketId/payment_instruments/:paymentInstrumentId',
    {schema: {params: InstrumentParams}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const target = {...request.params, expectedState: expectedState(request)}
      return ocapiBasket(context, basketOperations.removePaymentInstrument(context, target))
    },
  )
}
