import type {FastifyPluginAsync} from 'fastify'
import type {Sandbox} from '../../../sandbox'
import type {CustomAnswers} from '../../answers/custom'
import {speakProblems} from '../../common/checkout-context'
import {routesOf} from '../../common/routes'
import type {CustomRoutes} from './custom-routes'
import {accountDataRoutes} from './account-data-routes'
import {changeRoutes} from './change-routes'
import {basketLinkRoutes} from './basket-link-routes'
import {basketRoutes} from './basket-routes'
import {emailChangeRoutes} from './email-change-routes'
import {experimentRoutes} from './experiment-routes'
import {orderCareRoutes} from './order-care-routes'
import {customReadRoutes} from './routes'
import {serviceRoutes} from './service-routes'
import {warrantyRoutes} from './warranty-routes'
import {wishLinkRoutes} from './wish-link-routes'
import {customWriteRoutes} from './write-routes'

const families: readonly CustomRoutes[] = [
  customReadRoutes,
  customWriteRoutes,
  basketRoutes,
  basketLinkRoutes,
  wishLinkRoutes,
  orderCareRoutes,
  accountDataRoutes,
  emailChangeRoutes,
  serviceRoutes,
  warrantyRoutes,
  changeRoutes,
  experimentRoutes,
]

/** Custom endpoints of the project below `/custom`, in the form of B2C Commerce custom APIs. */
export const customPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (root, {sandbox}) => {
  await root.register(
    async (app) => {
      speakProblems(app)
      const route = routesOf<CustomAnswers>(app, sandbox, (path) =>
        path.replace('/v1', '/v1/organizations/:organizationId'),
      )
      for (const family of families) family(route, sandbox)
    },
    {prefix: '/custom'},
  )
}
