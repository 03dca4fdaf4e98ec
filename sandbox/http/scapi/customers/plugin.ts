import type {FastifyPluginAsync} from 'fastify'
import type {Sandbox} from '../../../sandbox'
import {speakProblems} from '../../common/checkout-context'
import {addressRoutes} from './address-routes'
import {customerRoutes} from './customer-routes'
import {externalProfileRoutes} from './external-profile-routes'
import {instrumentRoutes} from './instrument-routes'
import {listRoutes} from './list-routes'
import {passwordRoutes} from './password-routes'
import {publicListRoutes} from './public-list-routes'

const PREFIX = '/customer/shopper-customers/v1/organizations/:organizationId'

/** Shopper Customers: accounts, addresses, payment instruments and product lists. */
export const customersPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (root, {sandbox}) => {
  await root.register(
    async (app) => {
      speakProblems(app)
      for (const routes of [
        customerRoutes,
        passwordRoutes,
        externalProfileRoutes,
        addressRoutes,
        instrumentRoutes,
        listRoutes,
        publicListRoutes,
      ]) {
        await app.register(routes, {sandbox})
      }
    },
    {prefix: PREFIX},
  )
}
