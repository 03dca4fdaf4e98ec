import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import type {FastifyError, FastifyRequest} from 'fastify'
import {Type} from '@sinclair/typebox'
import {secretsEqual} from '../../../domains/auth/secrets'
import {CommerceFault} from '../../../domains/commerce-fault'
import type {JsonValue} from '../../../domains/json'
import {countAttempt} from '../../../domains/limits/limits'
import {geoResult} from '../../../domains/site-services/geo'
import {keepMessage} from '../../../domains/site-services/site-message-repository'
import type {Site} from '../../../domains/sites/site-registry'
import {findSlot} from '../../../domains/slots/slot-repository'
import type {Sandbox} from '../../../sandbox'
import {clientAddress} from '../../common/client-address'
import {acceptEmptyBodies} from '../../common/empty-body'
import {acceptForms} from '../../forms'
import {emptySlot, slotDocument} from '../../../wire/slots/slot-document'
import {visitorOf} from './visitor'

const SlotQuery = Type.Object({
  slotId: Type.String({minLength: 1, maxLength: 256}),
  context: Type.String({default: 'global', maxLength: 64}),
  contextId: Type.Optional(Type.String({maxLength: 256})),
})
const GeoQuery = Type.Object({country: Type.Optional(Type.String({maxLength: 2}))})

/** A request that a site controller refuses. */
class ControllerError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message)
  }
}

/** Headers in which upstream hosts send the country of the visitor. */
const countryHeaders = ['x-geo-country', 'cloudfront-viewer-country', 'cf-ipcountry'] as const

/** The country in the query, else the one that an upstream host sends. */
export function toldCountry(request: FastifyRequest, asked?: string): string | undefined {
  const told = countryHeaders.map((name) => request.headers[name])
  return (
    asked ??
    told.find((value) => typeof value === 'string' && /^[A-Za-z]{2}$/.test(value))?.toString()
  )
}

/**
 * The site's own controllers, `/s/{siteId}/{locale | default}/sapi/{endpoint}`. A site with the
 * preference `storefrontPassword` requires it by basic authentication, under any user name.
 */
export const sitePlugin: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  root,
  {sandbox},
) => {
  await root.register(
    async (app) => {
      acceptEmptyBodies(app)
      acceptForms(app)
      app.setErrorHandler((error: FastifyError, request, reply) => {
        const status = error.statusCode ?? 500
        if (status >= 500) request.log.error(error)
        if (status === 401) reply.header('www-authenticate', 'Basic realm="storefront"')
        return reply.status(status).send({error: true, status, message: error.message})
      })
      app.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store')
        requirePassword(readSite(sandbox, request), request.headers.authorization)
      })

      app.get('/getSlot', {schema: {querystring: SlotQuery}}, async (request) => {
        const site = readSite(sandbox, request)
        const question = {
          ...(request.query as {slotId: string; context: string; contextId?: string}),
          shopper: await visitorOf(sandbox, request, site),
        }
        const slot = findSlot(sandbox, site, question, readLocale(site, request))
        return slot ? slotDocument(slot) : emptySlot(question.slotId, question.context)
      })

      app.get('/getGeoIpData', {schema: {querystring: GeoQuery}}, async (request) => {
        const {country} = request.query as {country?: string}
        const site = readSite(sandbox, request)
        return geoResult(
          sandbox.sites,
          site,
          readLocale(site, request),
          toldCountry(request, country),
        )
      })

      app.get('/checkoutStep', async (request) => {
        readSite(sandbox, request)
        return {success: true}
      })

      app.post('/storeErrorData', async (request) => {
        const site = readSite(sandbox, request)
        const body = (request.body ?? {}) as JsonValue
        limitReports(sandbox, request)
        return {success: true, id: keepMessage(sandbox.db, site.id, 'storefront-error', body)}
      })
    },
    {prefix: '/s/:siteId/:locale/sapi'},
  )
}

/** Throws `ControllerError` 429 for too many reports of one client. */
function limitReports({db}: Sandbox, request: FastifyRequest): void {
  try {
    countAttempt(db, 'report', {client: clientAddress(request)})
  } catch (error) {
    throw error instanceof CommerceFault ? new ControllerError(429, error.message) : error
  }
}

function readSite({sites}: Sandbox, request: FastifyRequest): Site {
  const {siteId} = request.params as {siteId: string}
  const site = sites.get(siteId)
  if (!site) throw new ControllerError(404, `There is no site '${siteId}'.`)
  return site
}

/** `de-de` of the path as the site writes it; `default` is the site's default. */
function readLocale(site: Site, request: FastifyRequest): string {
  const {locale} = request.params as {locale: string}
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
