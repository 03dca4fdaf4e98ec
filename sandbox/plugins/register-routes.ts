import type {FastifyInstance, RouteOptions} from 'fastify'
import {isAuxiliary} from '../http/answers/answer-key'
import {routesOf, type Route} from '../http/common/routes'
import type {Sandbox} from '../sandbox'
import type {AnyAnswers, Routes} from './define-plugin'
import type {LoadedPlugin} from './load-plugins'
import {inPlugin, PluginError} from './plugin-error'

const KEY = /^(GET|POST|PUT|PATCH|DELETE) \/\S*$/

/**
 * Lets a plug-in register no route that the server has already, written in the same way: a fixed path may still come before
 * one with a parameter. Throws `PluginError` where the route is registered.
 */
export function refuseDoubleRoutes(app: FastifyInstance): void {
  const known = new Set<string>()
  app.addHook('onRoute', ({method, url}: RouteOptions) => {
    for (const one of [method].flat()) {
      const key = `${one} ${url}`
      if (!isAuxiliary(one) && known.has(key))
        throw new PluginError(`the route '${key}' exists already`)
      known.add(key)
    }
  })
}

/**
 * Registers routes of a plug-in; `urlOf` completes the path of a key.
 * @throws PluginError for a wrong key, or a route that exists already
 */
export function registerRoutes(
  app: FastifyInstance,
  sandbox: Sandbox,
  {file}: LoadedPlugin,
  families: readonly Routes<AnyAnswers>[],
  urlOf?: (path: string) => string,
): void {
  const route = routesOf<AnyAnswers>(app, sandbox, urlOf)
  const checked = ((key: keyof AnyAnswers, options: {needs?: unknown}, handler: never) => {
    if (typeof key !== 'string' || !KEY.test(key)) {
      throw new PluginError(`the key '${key}' is not a method and a path, such as 'GET /hello'`)
    }
    if (!options.needs) throw new PluginError(`the route '${key}' does not say what it needs`)
    route(key, options as never, handler)
  }) as Route<AnyAnswers>
  try {
    for (const family of families) family(checked, sandbox)
  } catch (error) {
    throw inPlugin(file, error)
  }
}
