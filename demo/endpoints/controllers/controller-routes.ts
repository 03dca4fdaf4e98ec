import {countAttempt} from 'commerce-sandbox/domains/limits'
import {keepMessage} from 'commerce-sandbox/domains/site-services'
import {findSlot} from 'commerce-sandbox/domains/slots'
import {
  clientAddress,
  controller,
  controllerVisitor,
  type JsonValue,
  type Routes,
  Type,
} from 'commerce-sandbox/plugin'
import type {ControllersAnswers} from '../answers/controllers'
import {geoResult} from './geo'
import {emptySlot, slotDocument} from './slot-document'
import {visitorCountry} from './visitor-country'

const SlotQuery = Type.Object({
  slotId: Type.String({minLength: 1, maxLength: 256}),
  context: Type.String({default: 'global', maxLength: 64}),
  contextId: Type.Optional(Type.String({maxLength: 256})),
})
const GeoQuery = Type.Object({country: Type.Optional(Type.String({maxLength: 2}))})

/** The site controllers: slots, country of the visitor, steps of the checkout and errors of browsers. */
export const controllerRoutes: Routes<ControllersAnswers> = (route, sandbox) => {
  route(
    'GET /getSlot',
    {needs: controllerVisitor, schema: {querystring: SlotQuery}},
    ({site, locale, visitor: shopper}, {query}) => {
      const slot = findSlot(sandbox, site, {...query, shopper}, locale)
      return slot ? slotDocument(slot) : emptySlot(query.slotId, query.context)
    },
  )

  route(
    'GET /getGeoIpData',
    {needs: controller, schema: {querystring: GeoQuery}},
    ({site, locale}, request) =>
      geoResult(sandbox.sites, site, locale, visitorCountry(request, request.query.country)),
  )

  route('GET /checkoutStep', {needs: controller}, () => ({success: true as const}))

  route('POST /storeErrorData', {needs: controller}, ({site}, request) => {
    const body = (request.body ?? {}) as JsonValue
    countAttempt(sandbox.db, 'report', {client: clientAddress(request)})
    return {
      success: true as const,
      id: keepMessage(sandbox.db, site.id, 'storefront-error', body),
    }
  })
}
