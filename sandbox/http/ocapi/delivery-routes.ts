import {Type} from '@sinclair/typebox'
import {basketOperations} from '../../wire/checkout/basket-operations'
import {
  AddressBody,
  NewShipmentBody,
  PaymentBody,
  ShipmentBody,
  ShippingMethodBody,
} from '../../wire/checkout/checkout-bodies'
import {BasketParams, InstrumentParams, ShipmentParams} from '../../wire/checkout/checkout-params'
import {session, type OcapiRoutes} from './needs'
import {targetOf} from './ocapi-context'
import {ocapiBasket} from './ocapi-documents'

const BillingQuery = Type.Object({use_as_shipping: Type.Optional(Type.Boolean())})
const ShippingQuery = Type.Object({use_as_billing: Type.Optional(Type.Boolean())})

/** Addresses, shipments and payment instruments of a basket. */
export const deliveryRoutes: OcapiRoutes = (route) => {
  route(
    'PUT /baskets/:basketId/billing_address',
    {needs: session, schema: {params: BasketParams, body: AddressBody, querystring: BillingQuery}},
    ({context}, request) => {
      const {use_as_shipping: useAsShipping} = request.query
      const basket = basketOperations.setBillingAddress(
        context,
        targetOf(request),
        request.body,
        useAsShipping,
      )
      return ocapiBasket(context, basket)
    },
  )

  route(
    'POST /baskets/:basketId/shipments',
    {needs: session, schema: {params: BasketParams, body: NewShipmentBody}},
    ({context}, request) => {
      const {body} = request
      const target = {...targetOf(request), shipmentId: body.id ?? body.shipmentId ?? ''}
      return ocapiBasket(context, basketOperations.addShipment(context, target, body))
    },
  )

  route(
    'PATCH /baskets/:basketId/shipments/:shipmentId',
    {needs: session, schema: {params: ShipmentParams, body: ShipmentBody}},
    ({context}, request) =>
      ocapiBasket(
        context,
        basketOperations.changeShipment(context, targetOf(request), request.body),
      ),
  )

  route(
    'DELETE /baskets/:basketId/shipments/:shipmentId',
    {needs: session, schema: {params: ShipmentParams}},
    ({context}, request) =>
      ocapiBasket(context, basketOperations.removeShipment(context, targetOf(request))),
  )

  route(
    'PUT /baskets/:basketId/shipments/:shipmentId/shipping_address',
    {
      needs: session,
      schema: {params: ShipmentParams, body: AddressBody, querystring: ShippingQuery},
    },
    ({context}, request) => {
      const {use_as_billing: useAsBilling} = request.query
      const basket = basketOperations.setShippingAddress(
        context,
        targetOf(request),
        request.body,
        useAsBilling,
      )
      return ocapiBasket(context, basket)
    },
  )

  route(
    'PUT /baskets/:basketId/shipments/:shipmentId/shipping_method',
    {needs: session, schema: {params: ShipmentParams, body: ShippingMethodBody}},
    ({context}, request) => {
      const basket = basketOperations.chooseShippingMethod(context, targetOf(request), request.body)
      return ocapiBasket(context, basket)
    },
  )

  route(
    'POST /baskets/:basketId/payment_instruments',
    {needs: session, schema: {params: BasketParams, body: PaymentBody}},
    ({context}, request) => {
      const basket = basketOperations.addPaymentInstrument(context, targetOf(request), request.body)
      return ocapiBasket(context, basket)
    },
  )

  route(
    'PATCH /baskets/:basketId/payment_instruments/:paymentInstrumentId',
    {needs: session, schema: {params: InstrumentParams, body: PaymentBody}},
    ({context}, request) => {
      const basket = basketOperations.changePaymentInstrument(
        context,
        targetOf(request),
        request.body,
      )
      return ocapiBasket(context, basket)
    },
  )

  route(
    'DELETE /baskets/:basketId/payment_instruments/:paymentInstrumentId',
    {needs: session, schema: {params: InstrumentParams}},
    ({context}, request) =>
      ocapiBasket(context, basketOperations.removePaymentInstrument(context, targetOf(request))),
  )
}
