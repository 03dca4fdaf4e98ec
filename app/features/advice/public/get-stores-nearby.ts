import {byStock, nearbyStoreOf, type NearbyStore, type Place, type Shelf} from './store-stock'
import type {ShopperStoresTypes} from 'commerce-sdk-isomorphic'
import {ShopperProducts} from '@app/generated/commerce/shopper-products'
import {ShopperStores} from '@app/generated/commerce/shopper-stores'
import {escapeReserved} from '@common/api-id'
import {type Shop} from '@app/shared/lib/shop-context'
import type {Piece} from '../model/subject'

/** Rule LIMIT-4: radius in the unit of the country, and maximum number of stores. */
export const RADIUS = 100

const MOST_STORES = 15

/** Number of stores that are offered where none is near, and on the page of a store. */
export const NEAREST = 3

/** SCAPI takes at most 5 further inventory lists in one call. */
const MOST_LISTS = 5

type Store = ShopperStoresTypes.Store

export interface StoresQuery {
  /** Products that can be bought, variants or items: a store is in stock only if it has all of them. */
  readonly pieces: readonly Piece[]
  readonly where: {readonly postalCode: string} | Place
  /** Centre of the search when the backend does not know where a postal code is. */
  readonly middle: Place | null
}

/** `country`: all stores of the country, because the search has no place. */
export type StoresScope = 'near' | 'nearest' | 'country'

export interface StoresFound {
  readonly stores: readonly NearbyStore[]
  readonly scope: StoresScope
}

interface StoreQuery extends Partial<Place> {
  readonly countryCode?: string
  readonly postalCode?: string
  readonly maxDistance?: number
  /** Maximum number of stores. */
  readonly limit?: number
}

/** Stores around a place, nearest first. @throws ApiFault */
export async function searchStores(
  {api, market}: Shop,
  {limit = MOST_STORES, ...query}: StoreQuery,
): Promise<Store[]> {
  const {data} = await api.clients.of(ShopperStores).searchStores({
    parameters: {distanceUnit: market.distanceUnit, limit, ...query},
  })
  return data ?? []
}

/** The stores near a place, else the nearest ones; none for a postal code that the backend does not know. @throws ApiFault */
export async function searchNear(
  shop: Shop,
  place: Omit<StoreQuery, 'maxDistance' | 'limit'>,
): Promise<[Store[], 'near' | 'nearest']> {
  const near = await searchStores(shop, {...place, maxDistance: RADIUS})
  if (near.length > 0) return [near, 'near']
  return [await searchStores(shop, {...place, limit: NEAREST}), 'nearest']
}

/** Inventory of the stores; if a list cannot be read, its stores are shown without a stock state. */
export async function readShelf(
  {api}: Shop,
  {productId, quantity}: Piece,
  listIds: readonly string[],
): Promise<Shelf> {
  const batches = Array.from({length: Math.ceil(listIds.length / MOST_LISTS)}, (_, index) =>
    listIds.slice(index * MOST_LISTS, (index + 1) * MOST_LISTS),
  )
  const answers = await Promise.allSettled(
    batches.map((batch) =>
      api.clients.of(ShopperProducts).getProduct({
        parameters: {
          id: escapeReserved(productId),
          expand: ['availability'],
          inventoryIds: batch.map(escapeReserved),
          select: '(id,inventories)',
        },
      }),
    ),
  )
  const inventories = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? (answer.value.inventories ?? []) : [],
  )
  return {inventories, quantity}
}

/** All stores of the country. A distance from its centre is of no use to the shopper. */
async function ofCountry(shop: Shop, middle: Place | null): Promise<Store[]> {
  const all = middle ? await searchStores(shop, {...middle}) : []
  return all
    .filter(({countryCode}) => countryCode === shop.site.countryCode)
    .map((store) => ({...store, distance: undefined}))
}

/**
 * Stores near a place with their stock of a product (SCAPI Shopper Stores `searchStores`, Shopper Products
 * with `inventoryIds`); the nearest ones where none is near (rule PROD-23).
 */
export async function readStoresNearby(
  shop: Shop,
  {pieces, where, middle}: StoresQuery,
): Promise<StoresFound> {
  const {countryCode} = shop.site
  const place =
    'postalCode' in where ? {countryCode: countryCode ?? undefined, ...where} : {...where}
  const [found, nearness] = await searchNear(shop, place)
  const scope = found.length > 0 ? nearness : 'country'
  const stores = found.length > 0 ? found : await ofCountry(shop, middle)
  const lists = [...new Set(stores.flatMap(({inventoryId}) => inventoryId ?? []))]
  const shelves = await Promise.all(pieces.map((piece) => readShelf(shop, piece, lists)))
  return {
    scope,
    stores: byStock(stores.map((store) => nearbyStoreOf(store, shelves, shop.market.distanceUnit))),
  }
}
