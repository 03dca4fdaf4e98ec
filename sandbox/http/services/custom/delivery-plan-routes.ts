import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import type {Sandbox} from '../../../sandbox'
import {basketOperations} from '../../../wire/checkout/basket-operations'
import {DeliveriesBody} from '../../../wire/checkout/checkout-bodies'
import {BasketParams} from '../../../wire/checkout/checkout-params'
import {readCustom} from './custom-context'

/** Addresses of the goods of a basket, each with a shipment of its own; all are set in one step, or none. */
export const deliveryPlanRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.put(
    '/shopper-delivery-plan/v1/organizations/:organizationId/baskets/:basketId/deliveries',
    {
      schema: {
        params: BasketParams,
        body: DeliveriesBody,
        querystring: Type.Object({useAsBilling: Type.Optional(Type.Boolean())}),
      },
    },
    async (request, reply) => {
      const context = await readCustom(sandbox, request)
      const {params, body, query} = request
      const basket = basketOperations.splitDelivery(context, params, body, query.useAsBilling)
      void reply.header('cache-control', 'no-store')
      return {shipments: basket.shipments.map(({shipmentId}) => shipmentId)}
    },
  )
}
