import {getProduct} from '@salesforce/commerce-sdk-react/hooks/ShopperProducts/queryKeyHelpers'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {ShopperProducts} from '@app/generated/commerce/shopper-products'
import {escapeReserved} from '@common/api-id'
import {ApiFault} from '@common/fault'
import {declaredQuery} from '@app/shared/commerce/declared-query'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {KEEP_PAGE_MS, sharedRead} from '@app/shared/lib/shared-read'
import type {Shop} from '@app/shared/lib/shop-context'

/** Expansions of a single product (rule API-4); recommendations are a separate, deferred request. */
const EXPAND: ShopperProductsTypes.getProductQueryParameters['expand'] = [
  'availability',
  'promotions',
  'images',
  'prices',
  'variations',
  'primary_category',
  'set_products',
  'bundled_products',
  'page_meta_tags',
]
/** The images that a page shows; the first frame of a turntable view indicates that the view exists. */
const IMAGE_TYPES = 'mainview,emotional1,swatch,3Dimages:1'

/** B2C Commerce answers 400 to a longer id; the shopper sees "not found" in both cases. */
const LONGEST_ID = 100

const noSuchProduct = () =>
  new ApiFault({
    type: 'product-not-found',
    status: 404,
    title: 'Product Not Found',
    detail: '',
    arguments: {},
  })

/** Parameters of a product page's `getProduct`, for `useProduct` and for the server alike. */
export const productParameters = (id: string) => ({
  id: escapeReserved(id),
  expand: EXPAND,
  allImages: true,
  imgTypes: IMAGE_TYPES,
  perPricebook: true,
})

/**
 * The product of an id as Shopper Products answers it, under the key of `useProduct` with `productParameters`. The page
 * declares it, and its model is made of the same read.
 */
export function productAnswerQuery(shop: Shop, id: string) {
  const client = shop.api.clients.of(ShopperProducts)
  const {queryKey, queryFn} = declaredQuery(
    client,
    getProduct,
    productParameters(id),
    async (options) => {
      if (id.length > LONGEST_ID) throw noSuchProduct()
      return client.getProduct(options)
    },
  )
  return {
    queryKey,
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: () => sharedRead(shop, queryKey, queryFn, KEEP_PAGE_MS),
  }
}
