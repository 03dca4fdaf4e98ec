import type {FastifyPluginAsync} from 'fastify'
import type {Sandbox} from '../../../sandbox'
import {speakProblems} from '../../common/checkout-context'
import {accountDataRoutes} from './account-data-routes'
import {basketCheckRoutes} from './basket-check-routes'
import {changeRoutes} from './change-routes'
import {deliveryPlanRoutes} from './delivery-plan-routes'
import {basketLinkRoutes} from './basket-link-routes'
import {emailChangeRoutes} from './email-change-routes'
import {experimentRoutes} from './experiment-routes'
import {orderCareRoutes} from './order-care-routes'
import {customReadRoutes} from './routes'
import {serviceRoutes} from './service-routes'
import {warrantyRoutes} from './warranty-routes'
import {wishLinkRoutes} from './wish-link-routes'
import {customWriteRoutes} from './write-routes'

/** Custom endpoints of the project below `/custom`, in the form of B2C Commerce custom APIs. */
export const customPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (root, {sandbox}) => {
  await root.register(
    async (app) => {
      speakProblems(app)
      await app.register(customReadRoutes, {sandbox})
      await app.register(customWriteRoutes, {sandbox})
      await app.register(basketCheckRoutes, {sandbox})
      await app.register(deliveryPlanRoutes, {sandbox})
      await app.register(basketLinkRoutes, {sandbox})
      await app.register(wishLinkRoutes, {sandbox})
      await app.register(orderCareRoutes, {sandbox})
      await app.register(accountDataRoutes, {sandbox})
      await app.register(emailChangeRoutes, {sandbox})
      await app.register(serviceRoutes, {sandbox})
      await app.register(warrantyRoutes, {sandbox})
      await app.register(changeRoutes, {sandbox})
      await app.register(experimentRoutes, {sandbox})
    },
    {prefix: '/custom'},
  )
}
