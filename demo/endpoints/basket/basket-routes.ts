import {basketOperations, BasketParams, DeliveriesBody} from 'commerce-sandbox/documents'
import {ownBasket, shopper, Type} from 'commerce-sandbox/plugin'
import type {CustomRoutes} from '../custom-routes'
import {checkLines} from './basket-check'

const DeliveriesQuery = Type.Object({useAsBilling: Type.Optional(Type.Boolean())})

/**
 * A basket before the checkout: the lines that cannot be ordered, each with its reason; and the addresses of its goods,
 * each with a shipment of its own, which are set in one step, or none.
 */
export const basketRoutes: CustomRoutes = (route) => {
  route(
    'GET /shopper-basket-check/v1/baskets/:basketId/check',
    {needs: ownBasket, schema: {params: BasketParams}},
    ({context, basket}) => {
      const lines = checkLines(context, basket)
      return {valid: lines.length === 0, lines}
    },
  )

  route(
    'PUT /shopper-delivery-plan/v1/baskets/:basketId/deliveries',
    {
      needs: shopper,
      schema: {params: BasketParams, body: DeliveriesBody, querystring: DeliveriesQuery},
    },
    ({context}, {params, body, query}) => {
      const basket = basketOperations.splitDelivery(context, params, body, query.useAsBilling)
      return {shipments: basket.shipments.map(({shipmentId}) => shipmentId)}
    },
  )
}
