import {useEffect, useMemo} from 'react'
import loadable from '@loadable/component'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useTrackingConsent} from '@app/features/consent/public/tracking-consent'
import {RecommendationZone} from '@app/features/recommendations/public/RecommendationZone'
import {REVIEWS_ID} from '@app/features/reviews/public/ratings'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Deferred} from '@app/shared/ui/Deferred'
import {eventItemOf, type ProductModel} from '../public/product'
import styles from './ProductOpinions.module.css'

const Reviews = loadable(() => import('@app/features/reviews/public/Reviews'), {ssr: false})
const BestSellers = loadable(() => import('@app/features/recommendations/public/BestSellers'), {
  ssr: false,
})
const SocialFeed = loadable(() => import('@app/features/social/public/SocialFeed'), {
  ssr: false,
})

/** Products that the page shows besides its own: extensions, accessories, product family. */
function shownIds({id, advice = {}}: ProductModel): string[] {
  const {needs = [], goesWith = [], family} = advice
  return [id, ...needs, ...goesWith, ...(family?.groups ?? []).flatMap(({ids}) => ids)]
}

/**
 * Recommendations, reviews and social pictures. Each loads when the shopper scrolls near it, and one that
 * fails renders nothing.
 */
export function ProductOpinions({product}: {product: ProductModel}) {
  const t = useTranslate()
  const {site} = useShop()
  const consent = useTrackingConsent()
  const item = useMemo(() => eventItemOf(product), [product])
  const anchor = useMemo(() => ({products: [item]}), [item])
  const without = useMemo(() => shownIds(product), [product])
  const categories = useMemo(() => [...product.trail].reverse(), [product])
  const track = useTrack()
  useEffect(() => {
    track({type: 'view_item', item})
  }, [item, track])
  return (
    <>
      {consent === 'granted' ? (
        <RecommendationZone
          zone="pdp"
          anchor={anchor}
          title={t('product.recommendations')}
          reason={t('recommendations.becauseOf', {product: product.name})}
          without={without}
        />
      ) : (
        <Deferred placeholder={styles.row}>
          <BestSellers categories={categories} without={without} />
        </Deferred>
      )}
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
