import {plainText} from '@common/plain-text'
import type {ShopperProductsTypes, ShopperStoresTypes} from 'commerce-sdk-isomorphic'
import type {PickupStore} from '@app/features/basket/public/delivery'

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
