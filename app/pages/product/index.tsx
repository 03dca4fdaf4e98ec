import {useLocation} from 'react-router-dom'
import {useProduct} from '@salesforce/commerce-sdk-react'
import {useRouteParams} from '@app/shared/lib/use-route-params'
import type {RouteParams} from '@common/route-params'
import {Related} from '@app/features/advice/components/Related'
import {pageSettingsQuery} from '@app/features/purchase/public/page-settings'
import {productQuery} from '@app/features/product/public/get-product'
import {productAnswerQuery, productParameters} from '@app/features/product/api/get-product-answer'
import {AdviceProvider} from '@app/features/product/public/advice-slots'
import {ProductSkeleton} from '@app/features/product/components/ProductSkeleton'
import {ProductOpinions} from '@app/features/product/components/ProductOpinions'
import {ProductView} from '@app/features/sets/components/ProductView'
import {RecentlyViewed} from '@app/features/recommendations/components/RecentlyViewed'
import {productRatingQuery} from '@app/features/reviews/api/get-product-rating'
import {RATINGS_TTL_MS} from '@app/features/reviews/public/ratings'
import type {PageComponent} from '@app/shared/lib/page'
import {KEEP_SHELL_MS} from '@app/shared/lib/shared-read'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {useCritical, useCriticalQuery} from '@app/shared/lib/use-critical-query'
import {useShop} from '@app/shared/lib/shop-context'
import {useWholePage} from '@app/shared/lib/use-whole-page'
import {advice} from './advice'
import styles from './ProductPage.module.css'

/** Id of the product: the parameter `pid`, otherwise from the path (rule ROUTE-3). */
const productIdOf = ({productId = ''}: RouteParams, search: URLSearchParams): string =>
  search.get('pid')?.trim() || productId

/** Product detail (rule ROUTE-3). */
const ProductPage: PageComponent = () => {
  const shop = useShop()
  const params = useRouteParams()
  const {search} = useLocation()
  const productId = productIdOf(params, new URLSearchParams(search))
  const whole = useWholePage()
  const {data: answer} = useCritical(
    useProduct({parameters: productParameters(productId)}, {staleTime: STATIC_STALE_TIME_MS}),
    {page: ProductPage},
  )
  const {data: product} = useCriticalQuery(
    {...productQuery(shop, {productId, answer}), enabled: answer !== undefined},
    {page: ProductPage},
  )
  if (!product) return <ProductSkeleton />
  return (
    <div className={styles.page}>
      <AdviceProvider value={advice}>
        <ProductView key={product.id} product={product} />
      </AdviceProvider>
      {whole && (
        <>
          <Related key={`related-${product.id}`} product={product} />
          <ProductOpinions product={product} />
          <RecentlyViewed shown={product.id} />
        </>
      )}
    </div>
  )
}

ProductPage.queries = ({shop, params, search}) => {
  const id = productIdOf(params, search)
  return [productAnswerQuery(shop, id), productQuery(shop, {productId: id})]
}

/** Site preferences, among them the partner that sells a product: no page is cached without them. */
const SETTINGS = {
  name: 'settings',
  timeoutMs: 1000,
  keepMs: KEEP_SHELL_MS,
  cacheableWithout: false,
} as const

/**
 * Rating and its structured data: part of the page when the review service is fast enough. Browsers read
 * ratings on their own, so a page without them may be cached. They are cached as long as in browsers (rule
 * CACHE-3).
 */
const RATING = {
  name: 'rating',
  timeoutMs: 150,
  keepMs: RATINGS_TTL_MS,
  cacheableWithout: true,
} as const

ProductPage.parts = ({shop, params, search}) => [
  {...pageSettingsQuery(shop), ...SETTINGS},
  ...(shop.site.features.reviews
    ? [{...productRatingQuery(shop, productIdOf(params, search)), ...RATING}]
    : []),
]

/**
 * Variation choices are query parameters by attribute id, those of parts of sets and bundles nested under
 * their product id (rule ROUTE-4).
 */
ProductPage.parameters = ({shop, params, search}, read) => {
  const product = read(productQuery(shop, {productId: productIdOf(params, search)}))
  return [
    'pid',
    ...(product?.attributes ?? []).map(({id}) => id),
    ...(product?.parts ?? []).map(({product: {id}}) => id),
  ]
}
ProductPage.tags = ({params, search}) => ['product', `product:${productIdOf(params, search)}`]

/** Rule PROD-25. */
ProductPage.notFoundTitle = 'Product Not Found.'

export default ProductPage
