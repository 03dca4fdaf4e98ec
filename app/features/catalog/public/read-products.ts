import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {ShopperProducts} from '@app/generated/commerce/shopper-products'
import {escapeReserved} from '@common/api-id'
import type {Shop} from '@app/shared/lib/shop-context'

type Product = ShopperProductsTypes.Product
type Query = ShopperProductsTypes.getProductsQueryParameters

/** Expansions of several products (rule API-4). */
const PART_EXPAND: Query['expand'] = [
  'availability',
  'promotions',
  'images',
  'prices',
  'variations',
]
const PART_IMAGE_TYPES = 'mainview:1,swatch'

/** SCAPI accepts at most 24 ids in one call. */
export const BATCH_SIZE = 24
/** Maximum number of variants read in full (rule PROD-2), in two batches. */
export const MAX_DETAILED = 2 * BATCH_SIZE

const OFFER_FIELDS = [
  'id',
  'price',
  'tieredPrices',
  'productPromotions.(promotionalPrice)',
  'inventory',
  'minOrderQuantity',
  'stepQuantity',
  'ean',
  'upc',
  'c_availability',
  'c_availabilityMessage',
  'c_releaseDate',
]

type PartQuery = Pick<Query, 'allImages' | 'expand' | 'imgTypes' | 'select'>

/** Products by their ids, in batches (SCAPI Shopper Products `getProducts`); unknown ones are left out. */
export async function readInBatches(
  {api}: Shop,
  ids: readonly string[],
  query: PartQuery,
): Promise<Product[]> {
  const batches = Array.from({length: Math.ceil(ids.length / BATCH_SIZE)}, (_, index) =>
    ids.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE).map(escapeReserved),
  )
  const client = api.clients.of(ShopperProducts)
  const answers = await Promise.all(
    batches.map((batch) =>
      client.getProducts({parameters: {...query, ids: batch, perPricebook: true}}),
    ),
  )
  return answers.flatMap(({data}) => data ?? [])
}

/** Reads the current prices and promotions of products. */
export const readOffers = (shop: Shop, ids: readonly string[]): Promise<Product[]> =>
  readInBatches(shop, ids, {
    expand: ['availability', 'promotions', 'prices'],
    select: `(data.(${OFFER_FIELDS.join(',')}))`,
  })

/** Reads the members of sets and bundles with the data needed to select them. */
export const readParts = (shop: Shop, ids: readonly string[]): Promise<Product[]> =>
  readInBatches(shop, [...new Set(ids)], {
    expand: PART_EXPAND,
    allImages: true,
    imgTypes: PART_IMAGE_TYPES,
  })
