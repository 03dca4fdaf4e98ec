import type {ShopperProductsTypes, ShopperStoresTypes} from 'commerce-sdk-isomorphic'
import {scapiId, scapiIds} from '@common/api-id'
import type {Shop} from '@app/shared/lib/shop-context'
import {
  byStock,
  nearbyStoreOf,
  type NearbyStore,
  type Place,
  type Shelf,
} from '../model/store-stock'
import type {Piece} from '../model/subject'

/** Maximum number of stores in one answer, and the search radius (rule PROD-23). */
const MOST_STORES = 15
const RADIUS = 100
/** SCAPI takes at most 5 further inventory lists in one call. */
const MOST_LISTS = 5

type Store = ShopperStoresTypes.Store
type Inventory = ShopperProductsTypes.Inventory

const STORES = '/store/shopper-stores/v1/organizations/:org/store-search'
const PRODUCTS = '/product/shopper-products/v1/organizations/:org/products'

export interface StoresWanted {
  /** Products that can be bought, variants or items: a store is in stock only if it has all of them. */
  readonly pieces: readonly Piece[]
  readonly where: {readonly postalCode: string} | Place
  /** Centre of the search when no store is near. */
  readonly middle: Place | null
}

export interface StoresFound {
  readonly stores: readonly NearbyStore[]
  /** False when no store is within the radius: the list then holds the stores of the whole country. */
  readonly near: boolean
}

interface StoreQuery extends Partial<Place> {
  readonly countryCode?: string
  readonly postalCode?: string
  readonly maxDistance?: number
}

async function search(
  shop: Shop,
  {countryCode, postalCode, latitude, longitude, maxDistance}: StoreQuery,
): Promise<Store[]> {
  const {data = []} = await shop.api.scapi<ShopperStoresTypes.StoreResult>(STORES, {
    query: {
      distanceUnit: shop.market.distanceUnit,
      limit: MOST_STORES,
      countryCode,
      postalCode,
      latitude,
      longitude,
      maxDistance,
    },
  })
  return data
}

/** Inventory of the stores; if a list cannot be read, its stores are shown without a stock state. */
export async function readShelf(
  shop: Shop,
  {productId, quantity}: Piece,
  listIds: readonly string[],
): Promise<Shelf> {
  const batches = Array.from({length: Math.ceil(listIds.length / MOST_LISTS)}, (_, index) =>
    listIds.slice(index * MOST_LISTS, (index + 1) * MOST_LISTS),
  )
  const answers = await Promise.allSettled(
    batches.map((batch) =>
      shop.api.scapi<ShopperProductsTypes.Product & {inventories?: Inventory[]}>(
        `${PRODUCTS}/${scapiId(productId)}`,
        {
          query: {
            expand: 'availability',
            inventoryIds: scapiIds(batch),
            select: '(id,inventories)',
            currency: shop.currency,
          },
        },
      ),
    ),
  )
  const inventories = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? (answer.value.inventories ?? []) : [],
  )
  return {inventories, quantity}
}

/**
 * Stores near a place with their stock of a product (SCAPI Shopper Stores `searchStores`, Shopper Products
 * with `inventoryIds`). If no store is near, the stores of the whole country.
 */
export async function readStoresNearby(
  shop: Shop,
  {pieces, where, middle}: StoresWanted,
): Promise<StoresFound> {
  const {countryCode} = shop.site
  const place =
    'postalCode' in where ? {countryCode: countryCode ?? undefined, ...where} : {...where}
  const near = await search(shop, {...place, maxDistance: RADIUS})
  const fallback = near.length > 0 || !middle ? near : await search(shop, {...middle})
  const stores =
    near.length > 0 ? near : fallback.filter((store) => store.countryCode === countryCode)
  const lists = [...new Set(stores.flatMap(({inventoryId}) => inventoryId ?? []))]
  const shelves = await Promise.all(pieces.map((piece) => readShelf(shop, piece, lists)))
  return {
    near: near.length > 0,
    stores: byStock(
      stores.map((store) => {
        const found = nearbyStoreOf(store, shelves, shop.market.distanceUnit)
        // A distance from the centre of the country is of no use to the shopper.
        return near.length > 0 ? found : {...found, distance: undefined}
      }),
    ),
  }
}
