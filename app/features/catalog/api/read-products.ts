import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {scapiId, scapiIds} from '@common/api-id'
import type {Shop} from '@app/shared/lib/shop-context'

type Product = ShopperProductsTypes.Product

const BASE = '/product/shopper-products/v1/organizations/:org/products'
/** Expansions of a single product (rule API-4); recommendations are a separate, deferred request. */
const EXPAND =
  'availability,promotions,images,prices,variations,primary_category,set_products,bundled_products,page_meta_tags'
/** The images that a page shows; the first frame of a turntable view indicates that the view exists. */
const IMAGE_TYPES = 'mainview,emotional1,swatch,3Dimages:1'
/** Expansions of several products (rule API-4). */
const PART_EXPAND = 'availability,promotions,images,prices,variations'
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

const currencyOf = ({site, currency}: Shop): string | undefined =>
  site.isContentOnlySite ? undefined : currency

export function readProduct(shop: Shop, id: string): Promise<Product> {
  return shop.api.scapi<Product>(`${BASE}/${scapiId(id)}`, {
    query: {
      expand: EXPAND,
      allImages: true,
      imgTypes: IMAGE_TYPES,
      perPricebook: true,
      currency: currencyOf(shop),
    },
  })
}

interface PartQuery {
  readonly expand: string
  readonly select?: string
  readonly allImages?: boolean
  readonly imgTypes?: string
}

/** Products by their ids, in batches (SCAPI Shopper Products `getProducts`); unknown ones are left out. */
export async function readInBatches(
  shop: Shop,
  ids: readonly string[],
  {expand, select, allImages, imgTypes}: PartQuery,
): Promise<Product[]> {
  const batches = Array.from({length: Math.ceil(ids.length / BATCH_SIZE)}, (_, index) =>
    ids.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  )
  const answers = await Promise.all(
    batches.map((batch) =>
      shop.api.scapi<ShopperProductsTypes.ProductResult>(BASE, {
        query: {
          ids: scapiIds(batch),
          perPricebook: true,
          currency: currencyOf(shop),
          expand,
          select,
          allImages,
          imgTypes,
        },
      }),
    ),
  )
  return answers.flatMap(({data}) => data ?? [])
}

/** Reads the current prices and promotions of products. */
export const readOffers = (shop: Shop, ids: readonly string[]): Promise<Product[]> =>
  readInBatches(shop, ids, {
    expand: 'availability,promotions,prices',
    select: `(data.(${OFFER_FIELDS.join(',')}))`,
  })

/** Reads the members of sets and bundles with the data needed to select them. */
export const readParts = (shop: Shop, ids: readonly string[]): Promise<Product[]> =>
  readInBatches(shop, [...new Set(ids)], {
    expand: PART_EXPAND,
    allImages: true,
    imgTypes: PART_IMAGE_TYPES,
  })
