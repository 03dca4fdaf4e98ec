import {Type} from '@sinclair/typebox'
import type {JsonValue} from '../../domains/json'
import {countAttempt} from '../../domains/limits/limits'
import {geoResult} from '../../domains/site-services/geo'
import {keepMessage} from '../../domains/site-services/site-message-repository'
import {findSlot} from '../../domains/slots/slot-repository'
import {clientAddress} from '../common/client-address'
import {visitorCountry} from '../common/visitor-country'
import {visitorOf} from '../common/visitor'
import {emptySlot, slotDocument} from '../../wire/slots/slot-document'
import {OCAPI_VERSION, ocapiDocument} from './document'
import type {Site} from '../../domains/sites/site-registry'
import {needing, pathParameter, type Need} from '../common/routes'
import {client, type OcapiRoutes} from './needs'

const SlotsQuery = Type.Object({
  slots: Type.String({minLength: 1, maxLength: 2000}),
  context: Type.String({default: 'global', maxLength: 64}),
  context_id: Type.Optional(Type.String({maxLength: 256})),
})

/** A registered client, with the facts about the shopper of its token, or about an anonymous one. */
const visitor = needing(client, async ({context}, request, sandbox) => ({
  context,
  shopper: await visitorOf(sandbox, request, context.site),
}))

/** A browser sends reports without token or client id, and reads no answer. */
const anyone: Need<{site: Site | undefined}> = {
  caller: 'public',
  read: ({sites}, request) => ({site: sites.get(pathParameter(request, 'siteId'))}),
}

/** Media types of the reports of browsers. */
export const REPORT_TYPES = ['application/csp-report', 'application/reports+json']

/** Calls of the project that the Shop API does not have: slots, location of the visitor, reports. */
export const siteServiceRoutes: OcapiRoutes = (route, sandbox) => {
  route(
    'GET /slots',
    {needs: visitor, schema: {querystring: SlotsQuery}},
    ({context: {site, locale}, shopper}, request, reply) => {
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
      const count = data.length
      return {_v: OCAPI_VERSION, _type: 'slot_result' as const, count, data, total: count}
    },
  )

  route(
    'GET /geoip',
    {
      needs: client,
      schema: {querystring: Type.Object({country: Type.Optional(Type.String({maxLength: 2}))})},
    },
    ({context: {site, locale}}, request) => {
      const told = visitorCountry(request, request.query.country)
      const found = geoResult(sandbox.sites, site, locale, told)
      return {_v: OCAPI_VERSION, _type: 'geoip' as const, geoData: {...found}}
    },
  )

  // Browsers write reports in several forms; they are kept as they are.
  route('POST /csp', {needs: anyone, schema: {body: Type.Unknown()}}, ({site}, request) => {
    countAttempt(sandbox.db, 'report', {client: clientAddress(request)})
    if (site) keepMessage(sandbox.db, site.id, 'csp', (request.body ?? {}) as JsonValue)
  })
}
