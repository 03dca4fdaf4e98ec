import type {FastifyPluginAsync} from 'fastify'
import {speakProblems} from '../http/common/checkout-context'
import type {Sandbox} from '../sandbox'
import {PluginError} from './plugin-error'
import {registerRoutes} from './register-routes'

/** Name and version of a custom API: `/hello/v1`. */
const API = /^\/[\w-]+\/v\d+(?=\/)/

function urlOf(path: string): string {
  const [api] = API.exec(path) ?? []
  if (api === undefined) {
    throw new PluginError(`the path '${path}' does not begin with an API, such as '/hello/v1'`)
  }
  return `${api}/organizations/:organizationId${path.slice(api.length)}`
}

/** The custom APIs of the plug-ins below `/custom`, in the form of B2C Commerce. */
export const customApisPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (root, {sandbox}) => {
  await root.register(
    async (app) => {
      speakProblems(app)
      for (const one of sandbox.plugins) {
        registerRoutes(app, sandbox, one, one.plugin.customApis ?? [], urlOf)
      }
    },
    {prefix: '/custom'},
  )
}
