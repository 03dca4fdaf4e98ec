import type {FastifyPluginAsync} from 'fastify'
import {isOwnPage, systems} from '../http/system'
import type {Sandbox} from '../sandbox'
import type {LoadedPlugin} from './load-plugins'
import {inPlugin, PluginError} from './plugin-error'
import {registerRoutes} from './register-routes'

/** The path of a service's route; the pages of the sandbox itself have checks that a service does not. */
function servicePath(path: string): string {
  if (isOwnPage(path)) throw new PluginError(`the path '${path}' belongs to the sandbox itself`)
  return path
}

/** The simulated services of the plug-ins, each with hooks of its own. */
export const servicesPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (root, {sandbox}) => {
  const owners = new Map<string, LoadedPlugin | undefined>(systems.map((name) => [name, undefined]))
  for (const one of sandbox.plugins) {
    for (const {name, prefixes = [''], prepare, routes} of one.plugin.services ?? []) {
      if (owners.has(name) && owners.get(name) !== one) {
        throw inPlugin(one.file, new PluginError(`there is a service '${name}' already`))
      }
      owners.set(name, one)
      await root.register(async (app) => {
        try {
          prepare?.(app, sandbox)
        } catch (error) {
          throw inPlugin(one.file, error)
        }
        for (const prefix of prefixes) {
          registerRoutes(app, sandbox, one, routes, (path) => servicePath(`${prefix}${path}`))
        }
      })
    }
  }
}
