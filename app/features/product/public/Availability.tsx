import {useTranslate} from '@app/shared/i18n/messages'
import {formatDate} from '@app/shared/i18n/format'
import {useShop} from '@app/shared/lib/shop-context'
import {classNames} from '@app/shared/ui/class-names'
import styles from './Availability.module.css'
import {
  type AvailabilityState,
  type AvailabilityModel,
  availabilityText,
} from './availability-state'

const TONE: Readonly<Record<AvailabilityState, string | undefined>> = {
  instock: styles.good,
  lowstock: styles.few,
  preorder: styles.soon,
  backorder: styles.soon,
  outofstock: styles.none,
  comingsoon: styles.soon,
  discontinued: styles.none,
  unpriced: styles.none,
}

/**
 * Availability of a product. The merchant's message replaces ours, except where the remaining stock is
 * shown.
 */
export function Availability({availability}: {availability: AvailabilityModel}) {
  const t = useTranslate()
  const {locale} = useShop()
  const {id, count, date} = availabilityText(availability)
  const text =
    count === undefined && !date
      ? t(id)
      : t(id, {n: count ?? 0, date: date ? formatDate(date, locale.id) : ''})
  const {message} = availability
  const ownWords = count === undefined ? message : undefined
  return (
    <div className={classNames(styles.availability, TONE[availability.state])} role="status">
      <p className={styles.text}>{ownWords ?? text}</p>
      {count !== undefined && message && <p className={styles.more}>{message}</p>}
    </div>
  )
}
