import {defineQuery} from '@app/shared/api/define-query'
import {escapeReserved, scapiIds} from '@common/api-id'
import {ShopperProducts} from '@app/generated/commerce/shopper-products'
import {ShopperStores} from '@app/generated/commerce/shopper-stores'
import {advicePreferencesQuery} from '@app/features/advice/public/get-site-preferences'
import {type Place} from '@app/features/advice/public/store-stock'
import {
  readShelf,
  searchNear,
  searchStores,
  type StoresScope,
} from '@app/features/advice/public/get-stores-nearby'
import type {Shop} from '@app/shared/lib/shop-context'
import {readOptional} from '@app/shared/lib/incomplete'
import type {MaybeIncomplete} from '@app/shared/lib/page'
import {ApiFault, isApiFault} from '@common/fault'
import {listedCountriesOf} from '../model/country'
import {foundStoreOf, type FoundStore} from '../model/store'
import type {StoreSearch} from '../model/store-search'

/** Maximum number of stores of all countries. */
const MOST_OF_COUNTRY = 200
/** Middle of Germany, for sites whose preferences name no place. */
const MIDDLE: Place = {latitude: 51.1634, longitude: 10.4477}

export interface StoresFound {
  readonly stores: readonly FoundStore[]
  readonly scope: StoresScope
}

const notFound = {
  type: 'store-not-found',
  status: 404,
  title: 'Store not found',
  detail: '',
  arguments: {},
}

/** A site without stores has no pages about them (rule STORE-2). @throws ApiFault 404 */
function requireStores({site}: Shop): void {
  if (!site.features.stores) throw new ApiFault(notFound)
}

type WireStore = Parameters<typeof foundStoreOf>[0]

async function ofCountry(shop: Shop): Promise<WireStore[]> {
  const {middle} = await advicePreferencesQuery(shop, undefined)
    .queryFn()
    .catch(() => ({middle: null}))
  const countries = listedCountriesOf(shop.site)
  const all = await searchStores(shop, {...(middle ?? MIDDLE), limit: MOST_OF_COUNTRY})
  // A distance from the middle of the country is of no use to the shopper.
  return all
    .filter(({countryCode = ''}) => countries.includes(countryCode))
    .map((store) => ({...store, distance: undefined}))
}

async function withStock(shop: Shop, stores: readonly WireStore[], productId: string) {
  const lists = [...new Set(stores.flatMap(({inventoryId}) => inventoryId ?? []))]
  const shelves = productId ? [await readShelf(shop, {productId, quantity: 1}, lists)] : []
  return stores.map((store) => foundStoreOf(store, shelves, shop.market.distanceUnit))
}

/**
 * The stores near a place, the nearest ones when none is near, or all stores of the country without a place
 * (`searchStores` of Shopper Stores; rule STORE-4).
 */
export const {query: storesQuery} = defineQuery({
  key: ['stores', 'search'],
  read: async (shop, {place, productId}: Omit<StoreSearch, 'address'>): Promise<StoresFound> => {
    requireStores(shop)
    const [stores, scope] = place
      ? await searchNear(shop, {latitude: place.latitude, longitude: place.longitude})
      : [await ofCountry(shop), 'country' as const]
    return {stores: await withStock(shop, stores, productId), scope}
  },
  keyOf: ({place, productId}) => ({place, productId}),
})

/** A product by its name. */
export interface NamedProduct {
  readonly id: string
  readonly name: string
}

/** A store, and the product whose stock it has; null without one, and for an unknown one. */
export interface StoreWithProduct extends MaybeIncomplete {
  readonly store: FoundStore
  readonly product: NamedProduct | null
}

async function readProduct(shop: Shop, productId: string): Promise<NamedProduct | null> {
  if (!productId) return null
  try {
    const {id, name} = await shop.api.clients.of(ShopperProducts).getProduct({
      parameters: {id: escapeReserved(productId), select: '(id,name)'},
    })
    return {id, name: name ?? id}
  } catch (error) {
    if (isApiFault(error) && error.status === 404) return null
    throw error
  }
}

interface StoreRead {
  readonly id: string
  /** '' for none. */
  readonly productId: string
}

/**
 * One store (`getStores` of Shopper Stores), with its stock of a product (rule STORE-9).
 * @throws ApiFault 404
 */
export const {query: storeQuery} = defineQuery({
  key: ['stores', 'store'],
  read: async (shop, {id, productId}: StoreRead): Promise<StoreWithProduct> => {
    requireStores(shop)
    const {data = []} = await shop.api.clients.of(ShopperStores).getStores({
      parameters: {ids: scapiIds([id])},
    })
    const [store] = data
    if (!store) throw new ApiFault(notFound)
    const [[found], {value: product, missing}] = await Promise.all([
      withStock(shop, [store], productId),
      readOptional('store-product', readProduct(shop, productId), null),
    ])
    if (!found) throw new ApiFault(notFound)
    return {store: found, product, ...(missing && {missing})}
  },
})
