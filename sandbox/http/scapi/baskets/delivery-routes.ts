import {Type} from '@sinclair/typebox'
import {shippingOptions} from '../../../domains/baskets/basket-service'
import {basketOperations} from '../../../wire/checkout/basket-operations'
import {AddressBody, ShipmentBody, ShippingMethodBody} from '../../../wire/checkout/checkout-bodies'
import {ownBasket, shopper} from '../../common/shopper-api'
import type {BasketRoutes} from './basket-api'
import {targetOf, TaxQuery} from './tax-query'
import {BasketParams, ShipmentParams} from '../../../wire/checkout/checkout-params'
import {shippingMethodResult} from '../../../wire/checkout/option-documents'

const BillingQuery = Type.Composite([
  TaxQuery,
  Type.Object({useAsShipping: Type.Optional(Type.Boolean())}),
])
const ShippingQuery = Type.Composite([
  TaxQuery,
  Type.Object({useAsBilling: Type.Optional(Type.Boolean())}),
])

/** Shipping address, billing address and shipping method of a basket. */
export const deliveryRoutes: BasketRoutes = (route, describe) => {
  route(
    'PUT /baskets/:basketId/billing-address',
    {needs: shopper, schema: {params: BasketParams, body: AddressBody, querystring: BillingQuery}},
    ({context}, request) => {
      const {body, query} = request
      const basket = basketOperations.setBillingAddress(
        context,
        targetOf(request),
        body,
        query.useAsShipping,
      )
      return describe(context, basket)
    },
  )

  route(
    'POST /baskets/:basketId/shipments',
    {needs: shopper, schema: {params: BasketParams, body: ShipmentBody}},
    ({context}, request) => {
      const {params, body} = request
      const target = {...params, shipmentId: body.shipmentId ?? ''}
      return describe(context, basketOperations.addShipment(context, target, body))
    },
  )

  route(
    'PATCH /baskets/:basketId/shipments/:shipmentId',
    {needs: shopper, schema: {params: ShipmentParams, body: ShipmentBody}},
    ({context}, request) => {
      const basket = basketOperations.changeShipment(context, request.params, request.body)
      return describe(context, basket)
    },
  )

  route(
    'DELETE /baskets/:basketId/shipments/:shipmentId',
    {needs: shopper, schema: {params: ShipmentParams}},
    ({context}, request) =>
      describe(context, basketOperations.removeShipment(context, request.params)),
  )

  route(
    'PUT /baskets/:basketId/shipments/:shipmentId/shipping-address',
    {
      needs: shopper,
      schema: {params: ShipmentParams, body: AddressBody, querystring: ShippingQuery},
    },
    ({context}, request) => {
      const {body, query} = request
      const basket = basketOperations.setShippingAddress(
        context,
        targetOf(request),
        body,
        query.useAsBilling,
      )
      return describe(context, basket)
    },
  )

  route(
    'PUT /baskets/:basketId/shipments/:shipmentId/shipping-method',
    {needs: shopper, schema: {params: ShipmentParams, body: ShippingMethodBody}},
    ({context}, request) => {
      const basket = basketOperations.chooseShippingMethod(context, request.params, request.body)
      return describe(context, basket)
    },
  )

  route(
    'GET /baskets/:basketId/shipments/:shipmentId/shipping-methods',
    {needs: ownBasket, schema: {params: ShipmentParams}},
    (own, request) => {
      const options = shippingOptions(own.context, own.basket, request.params.shipmentId)
      return shippingMethodResult(options, own.basket.currency)
    },
  )
}
