import {formatNumber} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {useProductRating} from '../use-product-rating'
import {REVIEWS_ID} from '../model/review-anchor'
import {Stars} from './Stars'
import styles from './ProductRating.module.css'

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
