import {formatNumber} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import type {RatingSummary} from '../model/rating-summary'
import {toggleRating, type ReviewRequest} from '../model/review-request'
import {Stars} from './Stars'
import styles from './ReviewSummary.module.css'

interface ReviewSummaryProps {
  summary: RatingSummary
  request: ReviewRequest
  onChange: (request: ReviewRequest) => void
}

const BAR = {width: 100, height: 6}

/** Length of a bar in the drawing of a row. */
const barLength = (count: number, total: number): number =>
  total > 0 ? (count / total) * BAR.width : 0

/** Average and distribution of ratings; a press on a row of the distribution filters by its stars. */
export function ReviewSummary({summary, request, onChange}: ReviewSummaryProps) {
  const t = useTranslate()
  const {locale} = useShop()
  const {average, total, distribution, recommendedShare} = summary
  const written = formatNumber(average ?? 0, locale.id, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (
    <div className={styles.summary}>
      <div className={styles.head}>
        <p className={styles.average}>{written}</p>
        <div>
          <Stars
            value={average ?? 0}
            label={t('reviews.average', {average: written})}
            className={styles.stars}
          />
          <p className={styles.total}>{t('reviews.count', {count: total})}</p>
        </div>
      </div>
      <ul className={styles.rows} aria-label={t('reviews.distribution')}>
        {distribution.map(({stars, count}) => (
          <li key={stars}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={request.ratings.includes(stars)}
              aria-label={t('reviews.filterStars', {stars, count})}
              disabled={count === 0}
              onClick={() => onChange(toggleRating(request, stars))}
            >
              <span className={styles.label}>{t('reviews.stars', {stars})}</span>{' '}
              <svg
                className={styles.bar}
                viewBox={`0 0 ${BAR.width} ${BAR.height}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className={styles.track} width={BAR.width} height={BAR.height} />
                <rect
                  className={styles.share}
                  width={barLength(count, total)}
                  height={BAR.height}
                />
              </svg>
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {recommendedShare !== null && (
        <p className={styles.recommended}>
          {t('reviews.recommendedShare', {
            percent: formatNumber(recommendedShare, locale.id, {
              style: 'percent',
              maximumFractionDigits: 0,
            }),
          })}
        </p>
      )}
    </div>
  )
}
