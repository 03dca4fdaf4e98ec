import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {productOf, type ProductModel} from '../model/product'

type Product = ShopperProductsTypes.Product

const BASE = '/product/shopper-products/v1/organizations/:org/products'
const EXPAND = 'availability,promotions,images,prices,variations,primary_category'

/** SCAPI takes at most 24 ids in one call. */
export const BATCH_SIZE = 24
/** Variants read in full; spec 4: at most twice the batch size, in two batches. */
const MAX_DETAILED = 2 * BATCH_SIZE

const VARIANT_FIELDS = [
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
const SELECT_OFFERS = `(data.(${VARIANT_FIELDS.join(',')}))`

const currencyOf = ({site, currency}: Shop): string | undefined =>
  site.isContentOnlySite ? undefined : currency

function readProduct(shop: Shop, id: string): Promise<Product> {
  return shop.api.scapi<Product>(`${BASE}/${encodeURIComponent(id)}`, {
    query: {
      expand: EXPAND,
      allImages: true,
      perPricebook: true,
      currency: currencyOf(shop),
    },
  })
}

/** What products are sold for now, in batches (SCAPI Shopper Products `getProducts`). */
export async function readOffers(shop: Shop, ids: readonly string[]): Promise<Product[]> {
  const batches = Array.from({length: Math.ceil(ids.length / BATCH_SIZE)}, (_, index) =>
    ids.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  )
  const answers = await Promise.all(
    batches.map((batch) =>
      shop.api.scapi<ShopperProductsTypes.ProductResult>(BASE, {
        query: {
          ids: batch.join(','),
          expand: 'availability,promotions,prices',
          perPricebook: true,
          currency: currencyOf(shop),
          select: SELECT_OFFERS,
        },
      }),
    ),
  )
  return answers.flatMap(({data}) => data ?? [])
}

async function load(shop: Shop, productId: string): Promise<ProductModel> {
  const withPrices = !shop.site.isContentOnlySite
  const found = await readProduct(shop, productId)
  const masterId = found.type?.variant ? found.master?.masterId : undefined
  const product = masterId ? await readProduct(shop, masterId) : found
  const ids = (product.variants ?? []).map((variant) => variant.productId).slice(0, MAX_DETAILED)
  const variants = withPrices && ids.length > 0 ? await readOffers(shop, ids) : []
  return productOf({product, variants, withPrices, ...(masterId && {named: found})})
}

/**
 * A product with its variants: a variant loads its master, a master all of its variants (spec 4
 * "Product kinds"), so that choosing another colour asks nothing of the backend.
 */
export function productQuery(shop: Shop, productId: string) {
  return {
    queryKey: ['product', shop.site.id, shop.locale.id, productId],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: () => load(shop, productId),
  }
}
