import {Type} from '@sinclair/typebox'
import type {FastifyReply} from 'fastify'
import {
  changeContext,
  newContext,
  tooManyQualifiers,
} from '../../../domains/customers/change-context'
import type {ContextChange} from '../../../domains/customers/change-context'
import type {GeoLocation} from '../../../domains/customers/shopper-context'
import {addressPlace, mostQualifiers, placeOf} from '../../../domains/customers/shopper-context'
import {
  createShopperContext,
  deleteShopperContext,
  shopperContextOf,
  updateShopperContext,
} from '../../../domains/customers/shopper-context-repository'
import {ContextBody, contextChangeOf} from '../../../wire/customers/context-body'
import {ApiProblem, malformedParameter} from '../../errors'
import {siteQuery} from '../../common/request'
import {needing, pathParameter, sendAs} from '../../common/routes'
import {shopper, type ApiRoutes} from '../../common/shopper-api'

const Params = Type.Object({usid: Type.String()})
const Query = Type.Object({
  ...siteQuery,
  evaluateContextWithClientIp: Type.Optional(Type.Boolean()),
})

/** The context of the session, which the path has to name. */
const contextKey = needing(shopper, ({context}, request) => {
  const usid = pathParameter(request, 'usid')
  const {guest, usid: own} = context.shopper
  if (usid === own) return {key: {usid, siteId: context.site.id, guest}}
  throw new ApiProblem(
    400,
    'usid-not-matching-with-token',
    'Usid not matching with token',
    'Usid in incoming request does not match Usid in token.',
  )
})

/** Shopper Context: attributes of a shopper, set by a storefront, that determine prices and promotions. */
export const contextRoutes: ApiRoutes<'/shopper-context/v1'> = (route, sandbox) => {
  const {db} = sandbox

  const notFound = (usid: string) =>
    new ApiProblem(
      404,
      'shopper-context-no-found',
      'Shopper Context Not Found',
      `Shopper Context for ORGANIZATION_ID: ${sandbox.config.organizationId} and USID: ${usid} ` +
        'not found in Repository.',
    )

  /** The change in a body; an IP address that must not be evaluated is not stored. */
  const readChange = (
    change: ContextChange,
    {evaluateContextWithClientIp: evaluate}: {evaluateContextWithClientIp?: boolean},
  ): ContextChange => {
    const {effectiveDateTime: time} = change
    if (time && Number.isNaN(Date.parse(time))) {
      throw malformedParameter('effectiveDateTime', 'is not a date and time')
    }
    const {clientIp: _ip, ...rest} = change
    return evaluate === false ? rest : change
  }

  route(
    'GET /shopper-context/:usid',
    {needs: contextKey, schema: {params: Params, querystring: Query}},
    ({key}, _request, reply) => {
      const context = shopperContextOf(db, key)
      if (!context) throw notFound(key.usid)
      showPlace(reply, placeOf(context))
      return context
    },
  )

  route(
    'PUT /shopper-context/:usid',
    {needs: contextKey, schema: {params: Params, querystring: Query, body: ContextBody}},
    ({key}, request, reply) => {
      const change = readChange(contextChangeOf(request.body), request.query)
      const context = newContext(change)
      const created = createShopperContext(db, key, context)
      showPlace(reply, placeOf(context) ?? addressPlace(request.body.clientIp ?? undefined))
      return sendAs(reply.status(created ? 201 : 200))
    },
  )

  route(
    'PATCH /shopper-context/:usid',
    {needs: contextKey, schema: {params: Params, querystring: Query, body: ContextBody}},
    ({key}, request, reply) => {
      const change = readChange(contextChangeOf(request.body), request.query)
      const context = changeContext(shopperContextOf(sandbox.db, key) ?? {}, change)
      const full = tooManyQualifiers(context)
      if (full) throw malformedParameter(full, `has more than ${mostQualifiers} entries`)
      updateShopperContext(db, key, context)
      showPlace(reply, placeOf(context) ?? addressPlace(request.body.clientIp ?? undefined))
      return context
    },
  )

  route(
    'DELETE /shopper-context/:usid',
    {needs: contextKey, schema: {params: Params, querystring: Query}},
    ({key}) => {
      if (!deleteShopperContext(db, key)) throw notFound(key.usid)
    },
  )
}

/**
 * Sets `X-Geolocation`, the place that a context results in. Characters that headers cannot have are
 * left out.
 */
function showPlace(reply: FastifyReply, place: GeoLocation | undefined): void {
  if (!place) return
  const parts = {
    CountryCode: place.countryCode,
    Country: place.country,
    MetroCode: place.metroCode ?? '0',
    Latitude: place.latitude,
    Longitude: place.longitude,
  }
  const known = Object.entries(parts).filter(([, value]) => value !== undefined)
  const text = known.map(([name, value]) => `${name}: ${value}`).join('; ')
  void reply.header('x-geolocation', text.replace(/[^\x20-\x7e]/g, ''))
}
