import type {FastifyPluginAsync} from 'fastify'
import type {Sandbox} from '../../../sandbox'
import {speakProblems} from '../../common/checkout-context'
import {customerOrdersRoute} from './customer-orders-route'
import {orderLookupRoutes} from './lookup-routes'
import {orderRoutes} from './order-routes'
import {orderPaymentRoutes} from './payment-routes'

const PREFIX = '/checkout/shopper-orders/v1/organizations/:organizationId'
const CUSTOMERS_PREFIX = '/customer/shopper-customers/v1/organizations/:organizationId'

/** Shopper Orders, and the orders of a customer. */
export const ordersPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (root, {sandbox}) => {
  await root.register(
    async (app) => {
      speakProblems(app)
      for (const routes of [orderRoutes, orderPaymentRoutes, orderLookupRoutes]) {
        await app.register(routes, {sandbox})
      }
    },
    {prefix: PREFIX},
  )
  await root.register(
    async (app) => {
      speakProblems(app)
      await app.register(customerOrdersRoute, {sandbox})
    },
    {prefix: CUSTOMERS_PREFIX},
  )
}
