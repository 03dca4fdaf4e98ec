import {Type, type Static} from '@sinclair/typebox'
import {shopper, type ApiRoutes} from '../../common/shopper-api'
import type {Place} from '../../../domains/stores/distance'
import {findStores, locatePostalCode, storesNearby} from '../../../domains/stores/store-repository'
import type {Sandbox} from '../../../sandbox'
import {ApiProblem, malformedParameter, missingParameter} from '../../errors'
import {readList, siteQuery} from '../../common/request'
import {type RequestScope} from '../../../wire/request-scope'
import {storeDocument} from '../../../wire/stores/store'

/** Maximum number of stores in one call by id. */
const mostIds = 50
/** Maximum distance between two places on earth, in km. */
const farthest = 20_012

const params = Type.Object({organizationId: Type.String()})
const idsQuery = Type.Object({
  ...siteQuery,
  ids: Type.Optional(Type.String({minLength: 1, maxLength: 256})),
})
const searchQuery = Type.Object({
  ...siteQuery,
  countryCode: Type.Optional(Type.String({pattern: '^[A-Z][A-Z]$'})),
  distanceUnit: Type.Union([Type.Literal('km'), Type.Literal('mi')], {default: 'km'}),
  latitude: Type.Optional(Type.Number({minimum: -90, maximum: 90})),
  longitude: Type.Optional(Type.Number({minimum: -180, maximum: 180})),
  maxDistance: Type.Number({minimum: 0, maximum: farthest, default: farthest}),
  postalCode: Type.Optional(Type.String({minLength: 3, maxLength: 10})),
  limit: Type.Integer({minimum: 1, maximum: 200, default: 25}),
  offset: Type.Integer({minimum: 0, default: 0}),
})

/** `GET /stores` and `GET /store-search` of Shopper Stores. */
export const storeRoutes: ApiRoutes<'/shopper-stores/v1'> = (route, sandbox) => {
  route(
    'GET /stores',
    {needs: shopper, schema: {params, querystring: idsQuery}},
    ({context, scope}, request) => {
      const ids = readList(request.query.ids)
      if (ids.length === 0) {
        throw new ApiProblem(
          400,
          'missing-query-parameter',
          'Bad Request',
          "Missing required query parameter(s): 'ids'",
        )
      }
      if (ids.length > mostIds) throw malformedParameter('ids', `has more than ${mostIds} ids`)
      const data = findStores(sandbox.db, scope.site.id, ids).map((store) =>
        storeDocument(context, store),
      )
      return {limit: data.length, data, total: data.length}
    },
  )

  route(
    'GET /store-search',
    {needs: shopper, schema: {params, querystring: searchQuery}},
    ({context, scope}, request) => {
      const {limit, offset, maxDistance, distanceUnit: unit} = request.query
      const origin = readOrigin(sandbox, scope, request.query)
      const found = origin
        ? storesNearby(sandbox.db, scope.site.id, {origin, maxDistance, unit})
        : []
      const data = found
        .slice(offset, offset + limit)
        .map(({store, distance}) => storeDocument(context, store, {distance, unit}))
      return {limit, data, offset, total: found.length}
    },
  )
}

/** Coordinates override country and postal code; half of either pair is a 400. */
function readOrigin(
  sandbox: Sandbox,
  {site}: RequestScope,
  {latitude, longitude, countryCode, postalCode}: Static<typeof searchQuery>,
): Place | undefined {
  if (latitude !== undefined && longitude !== undefined) return {latitude, longitude}
  if (latitude !== undefined) throw missingParameter('longitude')
  if (longitude !== undefined) throw missingParameter('latitude')
  if (postalCode === undefined) throw missingOf('postal_code', 'Postal Code')
  if (countryCode === undefined) throw missingOf('country_code', 'Country Code')
  return locatePostalCode(sandbox.db, site.id, countryCode, postalCode)
}

/** The API's own 400 error for an incomplete address. */
function missingOf(parameter: string, name: string): ApiProblem {
  return new ApiProblem(
    400,
    `missing-${parameter.replace('_', '-')}`,
    `Missing ${name}`,
    `The input parameter '${parameter}' is required when no coordinates are provided.`,
  )
}
