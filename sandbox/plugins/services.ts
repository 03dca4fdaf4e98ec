import type {FastifyPluginAsync} from 'fastify'
import type {Sandbox} from '../sandbox'
import {inPlugin} from './plugin-error'
import {registerRoutes} from './register-routes'

/** The simulated services of the plug-ins, each with hooks of its own. */
export const servicesPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (root, {sandbox}) => {
  for (const one of sandbox.plugins) {
    for (const {prepare, routes} of one.plugin.services ?? []) {
      await root.register(async (app) => {
        try {
          prepare?.(app, sandbox)
        } catch (error) {
          throw inPlugin(one.file, error)
        }
        registerRoutes(app, sandbox, one, routes)
      })
    }
  }
}
