import {Type} from '@sinclair/typebox'
import {basketOperations} from '../../../wire/checkout/basket-operations'
import {DeliveriesBody} from '../../../wire/checkout/checkout-bodies'
import {BasketParams} from '../../../wire/checkout/checkout-params'
import {shopper} from '../../common/shopper-api'
import type {CustomRoutes} from './custom-routes'

/** Addresses of the goods of a basket, each with a shipment of its own; all are set in one step, or none. */
export const deliveryPlanRoutes: CustomRoutes = (route) => {
  route(
    'PUT /shopper-delivery-plan/v1/baskets/:basketId/deliveries',
    {
      needs: shopper,
      schema: {
        params: BasketParams,
        body: DeliveriesBody,
        querystring: Type.Object({useAsBilling: Type.Optional(Type.Boolean())}),
      },
    },
    ({context}, request) => {
      const {params, body, query} = request
      const basket = basketOperations.splitDelivery(context, params, body, query.useAsBilling)
      return {shipments: basket.shipments.map(({shipmentId}) => shipmentId)}
    },
  )
}
