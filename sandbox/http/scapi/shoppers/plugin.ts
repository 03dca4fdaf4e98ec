import type {FastifyPluginAsync} from 'fastify'
import type {Sandbox} from '../../../sandbox'
import {speakProblems} from '../../common/checkout-context'
import {consentRoutes} from './consent-routes'
import {contextRoutes} from './context-routes'

/** Shopper Consents and Shopper Context. */
export const shoppersPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (root, {sandbox}) => {
  for (const [api, routes] of [
    ['shopper-consents', consentRoutes],
    ['shopper-context', contextRoutes],
  ] as const) {
    await root.register(
      async (app) => {
        speakProblems(app)
        await app.register(routes, {sandbox})
      },
      {prefix: `/shopper/${api}/v1/organizations/:organizationId`},
    )
  }
}
