import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {requireBasket, shippingOptions} from '../../../domains/baskets/basket-service'
import {basketOperations} from '../../../wire/checkout/basket-operations'
import {AddressBody, ShipmentBody, ShippingMethodBody} from '../../../wire/checkout/checkout-bodies'
import {readCheckout} from '../../common/checkout-context'
import type {BasketsOptions} from './options'
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
export const deliveryRoutes: FastifyPluginAsyncTypebox<BasketsOptions> = async (
  app,
  {sandbox, describe},
) => {
  app.put(
    '/baskets/:basketId/billing-address',
    {schema: {params: BasketParams, body: AddressBody, querystring: BillingQuery}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
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

  app.post(
    '/baskets/:basketId/shipments',
    {schema: {params: BasketParams, body: ShipmentBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {params, body} = request
      const target = {...params, shipmentId: body.shipmentId ?? ''}
      return describe(context, basketOperations.addShipment(context, target, body))
    },
  )

  app.patch(
    '/baskets/:basketId/shipments/:shipmentId',
    {schema: {params: ShipmentParams, body: ShipmentBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const basket = basketOperations.changeShipment(context, request.params, request.body)
      return describe(context, basket)
    },
  )

  app.delete(
    '/baskets/:basketId/shipments/:shipmentId',
    {schema: {params: ShipmentParams}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      return describe(context, basketOperations.removeShipment(context, request.params))
    },
  )

  app.put(
    '/baskets/:basketId/shipments/:shipmentId/shipping-address',
    {schema: {params: ShipmentParams, body: AddressBody, querystring: ShippingQuery}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
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

  app.put(
    '/baskets/:basketId/shipments/:shipmentId/shipping-method',
    {schema: {params: ShipmentParams, body: ShippingMethodBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const basket = basketOperations.chooseShippingMethod(context, request.params, request.body)
      return describe(context, basket)
    },
  )

  app.get(
    '/baskets/:basketId/shipments/:shipmentId/shipping-methods',
    {schema: {params: ShipmentParams}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {basketId, shipmentId} = request.params
      const basket = requireBasket(context, basketId)
      const options = shippingOptions(context, basket, shipmentId)
      return shippingMethodResult(options, basket.currency)
    },
  )
}
