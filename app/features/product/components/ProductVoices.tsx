import {useMemo} from 'react'
import loadable from '@loadable/component'
import type {EventItem} from '@app/features/analytics/model/shop-event'
import {REVIEWS_ID} from '@app/features/reviews/model/review-anchor'
import {useShop} from '@app/shared/lib/shop-context'
import {Deferred} from '@app/shared/ui/Deferred'
import type {ProductModel} from '../model/product'
import styles from './ProductVoices.module.css'

const Reviews = loadable(() => import('@app/features/reviews/components/Reviews'), {ssr: false})
const SocialFeed = loadable(() => import('@app/features/social/components/SocialFeed'), {
  ssr: false,
})

/** The product as events tell of it. */
export function eventItemOf({id, name, brand, trail, offer}: ProductModel): EventItem {
  return {
    id,
    name,
    ...(brand && {brand}),
    ...(trail.length > 0 && {categories: trail.map((category) => category.id)}),
    ...(offer?.price && {price: offer.price.amount}),
  }
}

/**
 * What others say and show: reviews, pictures. Each loads when the shopper comes near,
 * and one that fails is nothing at all.
 */
export function ProductVoices({product}: {product: ProductModel}) {
  const {site} = useShop()
  const item = useMemo(() => eventItemOf(product), [product])
  return (
    <>
      {site.features.reviews && (
        <Deferred id={REVIEWS_ID} placeholder={styles.reviews}>
          <Reviews key={product.id} item={item} />
        </Deferred>
      )}
      {site.socialFeed && (
        <Deferred placeholder={styles.social}>
          <SocialFeed productId={product.id} />
        </Deferred>
      )}
    </>
  )
}
