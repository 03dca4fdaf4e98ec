import {formatNumber} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {useRating} from '../use-rating'
import {Stars} from '../components/Stars'
import styles from './TileRating.module.css'

/** Rating in a tile. Its space is reserved from the start, so that nothing moves when it arrives. */
export function TileRating({productId}: {productId: string}) {
  const t = useTranslate()
  const {locale} = useShop()
  const rating = useRating(productId)
  if (!rating) return <p className={styles.rating} />
  const average = formatNumber(rating.average, locale.id, {maximumFractionDigits: 1})
  return (
    <p className={styles.rating}>
      <Stars
        value={rating.average}
        label={t('reviews.ratingLabel', {average, count: rating.total})}
      />
      <span aria-hidden="true">({rating.total})</span>
    </p>
  )
}
