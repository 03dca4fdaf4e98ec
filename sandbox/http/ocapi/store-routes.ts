import {Type, type Static} from '@sinclair/typebox'
import type {ShopContext} from '../../domains/baskets/shop-context'
import type {Place} from '../../domains/stores/distance'
import {findStores, locatePostalCode, storesNearby} from '../../domains/stores/store-repository'
import {OcapiFault} from '../errors'
import {storeDocument} from '../../wire/stores/store'
import {ocapiDocument} from './document'
import {idList} from './id-list'
import {ocapiResult} from './ocapi-documents'
import {client, type OcapiRoutes} from './needs'
import {pageLinks} from './page-links'

/** Maximum number of stores in one multi-id call (OCAPI 1). */
const mostIds = 50

const IdParams = Type.Object({id: Type.String()})
const SearchQuery = Type.Object({
  latitude: Type.Optional(Type.Number({minimum: -90, maximum: 90})),
  longitude: Type.Optional(Type.Number({minimum: -180, maximum: 180})),
  country_code: Type.Optional(Type.String({pattern: '^[A-Za-z]{2}$'})),
  postal_code: Type.Optional(Type.String({minLength: 1})),
  max_distance: Type.Number({minimum: 0, maximum: 20_012, default: 20}),
  distance_unit: Type.Union([Type.Literal('km'), Type.Literal('mi')], {default: 'km'}),
  start: Type.Integer({minimum: 0, default: 0}),
  count: Type.Integer({minimum: 1, maximum: 200, default: 25}),
})

/** Stores by id and around a place. */
export const storeRoutes: OcapiRoutes = (route, sandbox) => {
  route(
    'GET /stores',
    {needs: client, schema: {querystring: SearchQuery}},
    ({context}, request) => {
      const {start, count, max_distance: maxDistance, distance_unit: unit} = request.query
      const origin = readOrigin(context, request.query)
      const {site} = context
      const found = origin ? storesNearby(sandbox.db, site.id, {origin, maxDistance, unit}) : []
      const page = found.slice(start, start + count)
      const total = found.length
      const {data, ...result} = ocapiResult(
        'store_result',
        page.map(({store, distance}) =>
          ocapiDocument('store', storeDocument(context, store, {distance, unit})),
        ),
      )
      return {
        ...result,
        ...(page.length > 0 ? {data} : {}),
        start,
        total,
        ...pageLinks({url: request.url, start, count, total}),
      }
    },
  )

  route('GET /stores/:id', {needs: client, schema: {params: IdParams}}, ({context}, request) => {
    const {id} = request.params
    const ids = idList(request, mostIds)
    const documents = findStores(sandbox.db, context.site.id, ids ?? [id]).map((store) =>
      ocapiDocument('store', storeDocument(context, store)),
    )
    if (ids) return ocapiResult('store_result', documents)
    const [document] = documents
    if (document) return document
    throw new OcapiFault(404, 'StoreNotFoundException', `No store with ID '${id}' was found.`, {
      storeId: id,
    })
  })
}

/** Coordinates override country and postal code. */
function readOrigin({db, site}: ShopContext, query: Static<typeof SearchQuery>): Place | undefined {
  const {latitude, longitude, country_code: country, postal_code: postalCode} = query
  if (latitude !== undefined && longitude !== undefined) return {latitude, longitude}
  if (latitude !== undefined) throw missing('longitude')
  if (longitude !== undefined) throw missing('latitude')
  if (country === undefined) throw missing('country_code')
  if (postalCode === undefined) throw missing('postal_code')
  return locatePostalCode(db, site.id, country.toUpperCase(), postalCode)
}

function missing(parameter: string): OcapiFault {
  return new OcapiFault(
    400,
    'MissingParameterException',
    `The required parameter '${parameter}' is missing.`,
    {parameter},
  )
}
