import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import type {QueryValue} from '@app/shared/api/http-client'
import type {Shop} from '@app/shared/lib/shop-context'

type Product = ShopperProductsTypes.Product

const BASE = '/product/shopper-products/v1/organizations/:org/products'
/** What one product is read with (rule API-4); recommendations are a deferred read of their own. */
const EXPAND =
  'availability,promotions,images,prices,variations,primary_category,set_products,bundled_products'
/** The pictures a page shows; of a turn the first frame says that there is one. */
const IMAGE_TYPES = 'mainview,emotional1,swatch,3Dimages:1'
/** What several products are read with (rule API-4). */
const PART_EXPAND = 'availability,promotions,images,prices,variations'
const PART_IMAGE_TYPES = 'mainview:1,swatch'

/** SCAPI takes at most 24 ids in one call. */
export const BATCH_SIZE = 24
/** Variants read in full (rule PROD-2), in two batches. */
export const MAX_DETAILED = 2 * BATCH_SIZE

const OFFER_FIELDS = [
  'id',
  'price',
  'tieredPrices',
  'productPromotions.(promotionalPrice)',
  'inventory',
  'minOrderQuantity',
  'stepQuantity',
  'c_availability',
  'c_availabilityMessage',
  'c_releaseDate',
]

const currencyOf = ({site, currency}: Shop): string | undefined =>
  site.isContentOnlySite ? undefined : currency

export function readProduct(shop: Shop, id: string): Promise<Product> {
  return shop.api.scapi<Product>(`${BASE}/${encodeURIComponent(id)}`, {
    query: {
      expand: EXPAND,
      allImages: true,
      imgTypes: IMAGE_TYPES,
      perPricebook: true,
      currency: currencyOf(shop),
    },
  })
}

/** Products by their ids, in batches (SCAPI Shopper Products `getProducts`); unknown ones are left out. */
export async function readInBatches(
  shop: Shop,
  ids: readonly string[],
  query: Readonly<Record<string, QueryValue>>,
): Promise<Product[]> {
  const batches = Array.from({length: Math.ceil(ids.length / BATCH_SIZE)}, (_, index) =>
    ids.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  )
  const answers = await Promise.all(
    batches.map((batch) =>
      shop.api.scapi<ShopperProductsTypes.ProductResult>(BASE, {
        query: {ids: batch.join(','), perPricebook: true, currency: currencyOf(shop), ...query},
      }),
    ),
  )
  return answers.flatMap(({data}) => data ?? [])
}

/** What products are sold for now. */
export const readOffers = (shop: Shop, ids: readonly string[]): Promise<Product[]> =>
  readInBatches(shop, ids, {
    expand: 'availability,promotions,prices',
    select: `(data.(${OFFER_FIELDS.join(',')}))`,
  })

/** Members of sets and bundles with what is needed to choose them. */
export const readParts = (shop: Shop, ids: readonly string[]): Promise<Product[]> =>
  readInBatches(shop, [...new Set(ids)], {
    expand: PART_EXPAND,
    allImages: true,
    imgTypes: PART_IMAGE_TYPES,
  })
