import {plainText} from '@common/plain-text'
import type {ShopperProductsTypes, ShopperStoresTypes} from 'commerce-sdk-isomorphic'
import type {PickupStore} from '@app/features/basket/public/delivery'
import {ShopperProducts} from '@app/generated/commerce/shopper-products'
import {ShopperStores} from '@app/generated/commerce/shopper-stores'
import {escapeReserved} from '@common/api-id'
import {type Shop, useShop} from '@app/shared/lib/shop-context'
import type {Piece} from '../model/subject'
import {formatNumber} from '@app/shared/i18n/format'

export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Coordinates from text such as `51.16,10.45`; null for any other value. */
export function placeOf(value: unknown): Place | null {
  if (typeof value !== 'string') return null
  const [latitude, longitude, ...more] = value.split(',').map((part) => Number(part.trim() || NaN))
  if (latitude === undefined || longitude === undefined || more.length > 0) return null
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isPlace ? {latitude, longitude} : null
}

/** `unknown`: the store has no inventory list, or the list cannot be read. */
export type StoreStock = 'instock' | 'few' | 'none' | 'unknown'

export interface NearbyStore {
  readonly id: string
  readonly name: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly stateCode: string
  readonly phone: string
  /** Lines of the opening hours. */
  readonly hours: readonly string[]
  readonly distance?: number
  readonly unit: 'km' | 'mi'
  readonly stock: StoreStock
  /** Id of the inventory list; absent for a store without one. */
  readonly inventoryId?: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
}

/** Up to this stock the shopper is advised to call the store first. */
const FEW = 2

/** Stock of one product by inventory list, and the wanted quantity. */
export interface Shelf {
  readonly inventories: readonly ShopperProductsTypes.Inventory[]
  readonly quantity: number
}

/** How many times the stock covers the wanted quantity; undefined without an inventory record. */
function timesOn({inventories, quantity}: Shelf, listId: string): number | undefined {
  const known = inventories.find(({id}) => id === listId)
  return known && Math.floor((known.stockLevel ?? known.ats ?? 0) / quantity)
}

/** Stock state of a store, by the product with the least stock. */
function stockOf(listId: string | undefined, shelves: readonly Shelf[]): StoreStock {
  if (listId === undefined || shelves.length === 0) return 'unknown'
  const times = shelves.map((shelf) => timesOn(shelf, listId))
  if (times.some((count) => count !== undefined && count <= 0)) return 'none'
  const least = Math.min(...times.map((count) => count ?? NaN))
  if (Number.isNaN(least)) return 'unknown'
  return least <= FEW ? 'few' : 'instock'
}

/** Opening hours are HTML of the merchant; only their lines of text are shown. */
export const linesOf = (html: string): string[] =>
  plainText(html)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/**
 * A store of the API with its stock of all wanted products.
 * @param asked unit of the distance when the answer does not name it
 */
export function nearbyStoreOf(
  store: ShopperStoresTypes.Store,
  shelves: readonly Shelf[],
  asked: 'km' | 'mi' = 'km',
): NearbyStore {
  return {
    id: store.id,
    name: plainText(store.name) || store.id,
    street: [store.address1, store.address2].filter(Boolean).join(', '),
    postalCode: store.postalCode ?? '',
    city: store.city ?? '',
    stateCode: store.stateCode ?? '',
    phone: store.phone ?? '',
    hours: linesOf(store.storeHours ?? ''),
    ...(store.distance !== undefined && {distance: store.distance}),
    unit: (store.distanceUnit as 'km' | 'mi' | undefined) ?? asked,
    stock: stockOf(store.inventoryId, shelves),
    ...(store.inventoryId && {inventoryId: store.inventoryId}),
    countryCode: store.countryCode ?? '',
  }
}

/** The store for a pickup; undefined when it does not have the goods in stock. */
export function pickupStoreOf(store: NearbyStore): PickupStore | undefined {
  const {id, name, inventoryId, street, postalCode, city, stateCode, countryCode, phone} = store
  if (!inventoryId || (store.stock !== 'instock' && store.stock !== 'few')) return undefined
  return {
    id,
    name,
    inventoryId,
    address1: street,
    postalCode,
    city,
    countryCode,
    ...(stateCode && {stateCode}),
    ...(phone && {phone}),
  }
}

const HAS: Readonly<Record<StoreStock, number>> = {instock: 0, few: 0, unknown: 1, none: 2}

/** Stores with stock first, each group by distance. */
export const byStock = (stores: readonly NearbyStore[]): NearbyStore[] =>
  [...stores].sort(
    (a, b) => HAS[a.stock] - HAS[b.stock] || (a.distance ?? Infinity) - (b.distance ?? Infinity),
  )

/** Rule LIMIT-4: radius in the unit of the country, and maximum number of stores. */
export const RADIUS = 100
const MOST_STORES = 15
/** Number of stores that are offered where none is near, and on the page of a store. */
export const NEAREST = 3
/** SCAPI takes at most 5 further inventory lists in one call. */
const MOST_LISTS = 5

type Store = ShopperStoresTypes.Store

export interface StoresWanted {
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
  {pieces, where, middle}: StoresWanted,
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

/** Writes a distance in its unit; '' where it is unknown. */
export function useDistance(): (far: Pick<NearbyStore, 'distance' | 'unit'>) => string {
  const {locale} = useShop()
  return ({distance, unit}) =>
    distance === undefined
      ? ''
      : formatNumber(distance, locale.id, {
          style: 'unit',
          unit: unit === 'mi' ? 'mile' : 'kilometer',
          unitDisplay: 'short',
          maximumFractionDigits: distance < 10 ? 1 : 0,
        })
}
