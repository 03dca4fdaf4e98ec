import {useLocation, useParams} from 'react-router-dom'
import {Related} from '@app/features/fit/components/Related'
import {pageSettingsQuery} from '@app/features/product/api/get-page-settings'
import {productQuery} from '@app/features/product/api/get-product'
import {ProductSkeleton} from '@app/features/product/components/ProductSkeleton'
import {ProductVoices} from '@app/features/product/components/ProductVoices'
import {ProductView} from '@app/features/product/components/ProductView'
import {RecentlyViewed} from '@app/features/recent/components/RecentlyViewed'
import {productRatingQuery} from '@app/features/reviews/api/get-product-rating'
import type {PageComponent} from '@app/shared/lib/page'
import {useCriticalQuery} from '@app/shared/lib/use-critical-query'
import {useShop} from '@app/shared/lib/shop-context'

/** Spec 2: "Product detail reads pid to override the product id". */
const productIdOf = (
  {productId = ''}: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): string => search.get('pid')?.trim() || productId

/** Product detail (spec 2 "Routes"). */
const ProductPage: PageComponent = () => {
  const shop = useShop()
  const params = useParams()
  const {search} = useLocation()
  const productId = productIdOf(params, new URLSearchParams(search))
  const {data: product} = useCriticalQuery(productQuery(shop, productId), {page: ProductPage})
  if (!product) return <ProductSkeleton />
  return (
    <>
      <ProductView key={product.id} product={product} />
      <Related key={`related-${product.id}`} product={product} />
      <ProductVoices product={product} />
      <RecentlyViewed shown={product.id} />
    </>
  )
}

ProductPage.queries = ({shop, params, search}) => [productQuery(shop, productIdOf(params, search))]

/** Milliseconds that a page waits for what the site's preferences turn on. */
const SETTINGS_PATIENCE_MS = 1000
/** Milliseconds that it waits for stars: the same product then has the same page. */
const RATING_PATIENCE_MS = 150

/** Stars and their structured data are in the page where the review service is quick enough. */
ProductPage.extras = ({shop, params, search}) => [
  {...pageSettingsQuery(shop), patience: SETTINGS_PATIENCE_MS},
  ...(shop.site.features.reviews
    ? [{...productRatingQuery(shop, productIdOf(params, search)), patience: RATING_PATIENCE_MS}]
    : []),
]

/**
 * Variation choices live in the query by attribute id, those of parts of sets and bundles nested under
 * their product id (spec 2).
 */
ProductPage.parameters = ({shop, params, search}, read) => {
  const product = read(productQuery(shop, productIdOf(params, search)))
  return [
    'pid',
    ...(product?.attributes ?? []).map(({id}) => id),
    ...(product?.parts ?? []).map(({product: {id}}) => id),
  ]
}
ProductPage.tags = ({params, search}) => ['product', `product:${productIdOf(params, search)}`]

/** Spec 8 "Product fetch 404". */
ProductPage.notFoundTitle = 'Product Not Found.'

export default ProductPage
