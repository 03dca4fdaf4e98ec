import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {
  changeBasket,
  methodRule,
  requireBasket,
  shippingOptions,
} from '../../../domains/baskets/basket-service'
import {
  addShipment,
  changeShipment,
  chooseShippingMethod,
  removeShipment,
  setBillingAddress,
  setShippingAddress,
} from '../../../domains/baskets/change-shipments'
import type {Sandbox} from '../../../sandbox'
import {describeBasket} from '../../checkout/basket-document'
import {AddressBody, ShipmentBody, ShippingMethodBody} from '../../checkout/checkout-bodies'
import {readCheckout} from '../../checkout/checkout-context'
import {addressInput, shipmentInput} from '../../checkout/checkout-inputs'
import {shippingMethodResult} from '../../checkout/option-documents'
import {BasketParams} from './basket-routes'

const ShipmentParams = Type.Object({basketId: Type.String(), shipmentId: Type.String()})
const BillingQuery = Type.Object({useAsShipping: Type.Optional(Type.Boolean())})
const ShippingQuery = Type.Object({useAsBilling: Type.Optional(Type.Boolean())})

/** Where a basket and its bill go, and how. */
export const deliveryRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.put(
    '/baskets/:basketId/billing-address',
    {schema: {params: BasketParams, body: AddressBody, querystring: BillingQuery}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {useAsShipping = false} = request.query
      const basket = changeBasket(context, request.params.basketId, (before) =>
        setBillingAddress(before, addressInput(request.body), useAsShipping),
      )
      return describeBasket(context, basket)
    },
  )

  app.post(
    '/baskets/:basketId/shipments',
    {schema: {params: BasketParams, body: ShipmentBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {shipmentId = ''} = request.body
      const basket = changeBasket(context, request.params.basketId, (before) =>
        addShipment(before, shipmentId, shipmentInput(request.body), methodRule(context)),
      )
      return describeBasket(context, basket)
    },
  )

  app.patch(
    '/baskets/:basketId/shipments/:shipmentId',
    {schema: {params: ShipmentParams, body: ShipmentBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {basketId, shipmentId} = request.params
      const basket = changeBasket(context, basketId, (before) =>
        changeShipment(before, shipmentId, shipmentInput(request.body), methodRule(context)),
      )
      return describeBasket(context, basket)
    },
  )

  app.delete(
    '/baskets/:basketId/shipments/:shipmentId',
    {schema: {params: ShipmentParams}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {basketId, shipmentId} = request.params
      const basket = changeBasket(context, basketId, (before) => removeShipment(before, shipmentId))
      return describeBasket(context, basket)
    },
  )

  app.put(
    '/baskets/:basketId/shipments/:shipmentId/shipping-address',
    {schema: {params: ShipmentParams, body: AddressBody, querystring: ShippingQuery}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {basketId, shipmentId} = request.params
      const {useAsBilling = false} = request.query
      const basket = changeBasket(context, basketId, (before) =>
        setShippingAddress(before, shipmentId, addressInput(request.body), useAsBilling),
      )
      return describeBasket(context, basket)
    },
  )

  app.put(
    '/baskets/:basketId/shipments/:shipmentId/shipping-method',
    {schema: {params: ShipmentParams, body: ShippingMethodBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {basketId, shipmentId} = request.params
      const basket = changeBasket(context, basketId, (before) =>
        chooseShippingMethod(before, shipmentId, request.body.id, methodRule(context)),
      )
      return describeBasket(context, basket)
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
      return shippingMethodResult(options, basket.currency, context.locale)
    },
  )
}
