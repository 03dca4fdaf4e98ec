import {formatNumber} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {REVIEWS_ID, type KnownRating} from './ratings'
import {Stars} from '../components/Stars'
import styles from './ProductRating.module.css'
import {useBroughtRating} from '../api/get-product-rating'
import {useRating} from '../use-rating'

/**
 * Rating beside the product name, as a link to its reviews. Its space is reserved until the rating is
 * known.
 */
export function ProductRating({productId}: {productId: string}) {
  const t = useTranslate()
  const {locale, site} = useShop()
  const rating = useProductRating(productId)
  if (!site.features.reviews || rating === null) return null
  if (!rating) return <p className={styles.rating} />
  const average = formatNumber(rating.average, locale.id, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (
    <p className={styles.rating}>
      <a className={styles.link} href={`#${REVIEWS_ID}`}>
        <Stars
          value={rating.average}
          label={t('reviews.average', {average})}
          className={styles.stars}
        />
        <span aria-hidden="true">{average}</span>
        <span className={styles.count}>{t('reviews.count', {count: rating.total})}</span>
      </a>
    </p>
  )
}

/** Rating of the product on its page: from the server-rendered page, until the current one is read. */
export function useProductRating(productId: string): KnownRating {
  const shop = useShop()
  const {data: brought} = useBroughtRating(productId, {enabled: false})
  const latest = useRating(productId)
  return latest ?? (shop.site.features.reviews ? brought : undefined)
}
