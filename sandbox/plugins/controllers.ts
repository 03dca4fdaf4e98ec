import type {FastifyError, FastifyPluginAsync, FastifyRequest} from 'fastify'
import {secretsEqual} from '../domains/auth/secrets'
import type {ShopperFacts} from '../domains/promotions/situation'
import type {Site} from '../domains/sites/site-registry'
import {problemOf} from '../http/commerce-fault'
import {acceptEmptyBodies} from '../http/common/empty-body'
import {needing, pathParameter, type Need} from '../http/common/routes'
import {visitorOf} from '../http/common/visitor'
import {ApiProblem} from '../http/errors'
import {acceptForms} from '../http/forms'
import type {Sandbox} from '../sandbox'
import {registerRoutes} from './register-routes'

/** A request that a site controller refuses. */
export class ControllerError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message)
  }
}

/** The site of a controller's path, and its locale. */
export const controller: Need<{site: Site; locale: string}> = {
  caller: 'public',
  read: (sandbox, request) => {
    const site = readSite(sandbox, request)
    return {site, locale: readLocale(site, pathParameter(request, 'locale'))}
  },
}

/** The same with the shopper of a valid token, else with an anonymous one. */
export const controllerVisitor: Need<{site: Site; locale: string; visitor: ShopperFacts}> = needing(
  controller,
  async (place, request, sandbox) => ({
    ...place,
    visitor: await visitorOf(sandbox, request, place.site),
  }),
)

/** Status and message of an error in a controller. */
function refusalOf(error: FastifyError): {status: number; message: string} {
  const problem = problemOf(error)
  if (problem instanceof ApiProblem) return {status: problem.status, message: problem.message}
  return {status: error.statusCode ?? 500, message: error.message}
}

/**
 * The controllers of the plug-ins, `/s/{siteId}/{locale | default}/sapi/{endpoint}`. A site with the preference
 * `storefrontPassword` requires it by basic authentication, under any user name.
 */
export const controllersPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (
  root,
  {sandbox},
) => {
  await root.register(
    async (app) => {
      acceptEmptyBodies(app)
      acceptForms(app)
      app.setErrorHandler((error: FastifyError, request, reply) => {
        const {status, message} = refusalOf(error)
        if (status >= 500) request.log.error(error)
        if (status === 401) reply.header('www-authenticate', 'Basic realm="storefront"')
        return reply.status(status).send({error: true, status, message})
      })
      app.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store')
        requirePassword(readSite(sandbox, request), request.headers.authorization)
      })
      for (const one of sandbox.plugins) {
        registerRoutes(app, sandbox, one, one.plugin.controllers ?? [])
      }
    },
    {prefix: '/s/:siteId/:locale/sapi'},
  )
}

function readSite({sites}: Sandbox, request: FastifyRequest): Site {
  const siteId = pathParameter(request, 'siteId')
  const site = sites.get(siteId)
  if (!site) throw new ControllerError(404, `There is no site '${siteId}'.`)
  return site
}

/** `de-de` of the path as the site writes it; `default` is the site's default. */
function readLocale(site: Site, locale: string): string {
  return (
    site.locales.find((one) => one.toLowerCase() === locale.toLowerCase()) ?? site.defaultLocale
  )
}

function requirePassword({preferences}: Site, authorization: string | undefined): void {
  const password = preferences['storefrontPassword']
  if (typeof password !== 'string' || password === '') return
  const encoded = /^Basic\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
  const given = Buffer.from(encoded, 'base64').toString().split(':').slice(1).join(':')
  if (!secretsEqual(given, password)) {
    throw new ControllerError(401, 'This storefront wants its password.')
  }
}
