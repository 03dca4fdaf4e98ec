import type {FastifyPluginAsync} from 'fastify'
import type {Sandbox} from '../../../sandbox'
import {speakProblems} from '../../checkout/checkout-context'
import {basketRoutes} from './basket-routes'
import {deliveryRoutes} from './delivery-routes'
import {itemRoutes} from './item-routes'
import {paymentRoutes} from './payment-routes'

const PREFIX = '/checkout/shopper-baskets/v2/organizations/:organizationId'

/** Shopper Baskets v2. */
export const basketsPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (root, {sandbox}) => {
  await root.register(
    async (app) => {
      speakProblems(app)
      for (const routes of [basketRoutes, itemRoutes, deliveryRoutes, paymentRoutes]) {
        await app.register(routes, {sandbox})
      }
    },
    {prefix: PREFIX},
  )
}
