import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import type {JsonValue} from '../../domains/json'
import {countAttempt} from '../../domains/limits/limits'
import {geoResult} from '../../domains/site-services/geo'
import {keepMessage} from '../../domains/site-services/site-message-repository'
import {findSlot} from '../../domains/slots/slot-repository'
import type {Sandbox} from '../../sandbox'
import {clientAddress} from '../common/client-address'
import {readJson} from '../json-structure'
import {toldCountry} from '../services/site/plugin'
import {visitorOf} from '../services/site/visitor'
import {emptySlot, slotDocument} from '../../wire/slots/slot-document'
import {OCAPI_VERSION, ocapiDocument} from './document'
import {readShop} from './ocapi-context'

const SlotsQuery = Type.Object({
  slots: Type.String({minLength: 1, maxLength: 2000}),
  context: Type.String({default: 'global', maxLength: 64}),
  context_id: Type.Optional(Type.String({maxLength: 256})),
})

/** Calls of the project that the Shop API does not have: slots, location of the visitor, reports. */
export const siteServiceRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  readJson(app, {empty: {}, types: ['application/csp-report', 'application/reports+json']})

  app.get('/slots', {schema: {querystring: SlotsQuery}}, async (request, reply) => {
    const {site, locale} = await readShop(sandbox, request)
    const shopper = await visitorOf(sandbox, request, site)
    const {slots, context, context_id: contextId} = request.query
    const ids = slots
      .replace(/^\(|\)$/g, '')
      .split(',')
      .filter((id) => id !== '')
    const data = ids.map((slotId): Record<string, JsonValue> => {
      const slot = findSlot(sandbox, site, {slotId, context, contextId, shopper}, locale)
      const {_v: _version, ...document} = ocapiDocument(
        'slot',
        slot ? slotDocument(slot) : emptySlot(slotId, context),
      )
      return document
    })
    const isPersonal = request.headers.authorization !== undefined
    reply.header('cache-control', isPersonal ? 'no-store' : 'max-age=60,must-revalidate')
    return {_v: OCAPI_VERSION, _type: 'slot_result', count: data.length, data, total: data.length}
  })

  app.get(
    '/geoip',
    {schema: {querystring: Type.Object({country: Type.Optional(Type.String({maxLength: 2}))})}},
    async (request) => {
      const {site, locale} = await readShop(sandbox, request)
      const told = toldCountry(request, request.query.country)
      const found = geoResult(sandbox.sites, site, locale, told)
      return {_v: OCAPI_VERSION, _type: 'geoip', geoData: {...found}}
    },
  )

  // Browsers write reports in several forms; they are kept as they are.
  app.post('/csp', {schema: {body: Type.Unknown()}}, async (request, reply) => {
    const {params} = request as {params: {siteId?: string}}
    const site = sandbox.sites.get(params.siteId ?? '')
    // A browser sends reports without token or client id, and reads no answer.
    countAttempt(sandbox.db, 'report', {client: clientAddress(request)})
    if (site) keepMessage(sandbox.db, site.id, 'csp', (request.body ?? {}) as JsonValue)
    return reply.status(204).send()
  })
}
