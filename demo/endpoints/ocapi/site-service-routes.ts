import {countAttempt} from 'commerce-sandbox/domains/limits'
import {keepMessage} from 'commerce-sandbox/domains/site-services'
import type {Site} from 'commerce-sandbox/domains/sites'
import {findSlot} from 'commerce-sandbox/domains/slots'
import {
  clientAddress,
  type JsonValue,
  type Need,
  OCAPI_VERSION,
  ocapiClient,
  ocapiDocument,
  type OcapiRows,
  ocapiVisitor,
  pathParameter,
  type Routes,
  Type,
} from 'commerce-sandbox/plugin'
import type {OcapiAnswers} from '../answers/ocapi'
import {geoResult} from '../controllers/geo'
import {emptySlot, slotDocument} from '../controllers/slot-document'
import {visitorCountry} from '../controllers/visitor-country'

const SlotsQuery = Type.Object({
  slots: Type.String({minLength: 1, maxLength: 2000}),
  context: Type.String({default: 'global', maxLength: 64}),
  context_id: Type.Optional(Type.String({maxLength: 256})),
})

/** A browser sends reports without token or client id, and reads no answer. */
const reporter: Need<{site: Site | undefined}> = {
  caller: 'public',
  read: ({sites}, request) => ({site: sites.get(pathParameter(request, 'siteId'))}),
}

/** Resources that OCAPI Shop does not have: slots, location of the visitor, reports. */
export const siteServiceRoutes: Routes<OcapiRows<OcapiAnswers>> = (route, sandbox) => {
  route(
    'GET /slots',
    {needs: ocapiVisitor, schema: {querystring: SlotsQuery}},
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
      needs: ocapiClient,
      schema: {querystring: Type.Object({country: Type.Optional(Type.String({maxLength: 2}))})},
    },
    ({context: {site, locale}}, request) => {
      const country = visitorCountry(request, request.query.country)
      const found = geoResult(sandbox.sites, site, locale, country)
      return {_v: OCAPI_VERSION, _type: 'geoip' as const, geoData: {...found}}
    },
  )

  // Browsers write reports in several forms; they are kept as they are.
  route('POST /csp', {needs: reporter, schema: {body: Type.Unknown()}}, ({site}, request) => {
    countAttempt(sandbox.db, 'report', {client: clientAddress(request)})
    if (site) keepMessage(sandbox.db, site.id, 'csp', (request.body ?? {}) as JsonValue)
  })
}
