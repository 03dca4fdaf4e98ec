import {formatList} from '@app/shared/i18n/format-list'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {
  type OrderCare,
  type Parcel,
  formatLocalTime,
  STEPS,
  stepsDone,
  formatLocalDate,
} from './order-care'
import styles from './ParcelNumbers.module.css'
import {Icon} from '@app/shared/ui/Icon'
import stageStyles from './OrderStages.module.css'

/** Whether a parcel is on its way or delivered, with the time in the shopper's time zone. */
function ParcelTime({parcel: {shippedAt, deliveredAt}}: {parcel: Parcel}) {
  const t = useTranslate()
  const {locale} = useShop()
  const time = deliveredAt ?? shippedAt
  return (
    <span className={styles.time}>
      {t(deliveredAt ? 'order.stage.delivered' : 'order.stage.shipped')}{' '}
      <time dateTime={time}>{formatLocalTime(time, locale.id)}</time>
    </span>
  )
}

/** Tracking numbers of an order with their times: one alone, or each with the goods of its parcel (rule ORDER-9). */
export function ParcelNumbers({care: {parcels, lines}}: {care: OrderCare}) {
  const {locale} = useShop()
  const [only] = parcels
  if (only && parcels.length === 1 && only.itemIds.length === lines.length) {
    return (
      <span className={styles.parcel}>
        <bdi>{only.trackingNumber}</bdi> <ParcelTime parcel={only} />
      </span>
    )
  }
  return (
    <ul className={styles.parcels}>
      {parcels.map((parcel) => {
        const {shipmentId, trackingNumber, itemIds} = parcel
        const goods = lines.filter(({itemId}) => itemIds.includes(itemId))
        const names = goods.map(({quantity, productName}) => `${quantity} × ${productName}`)
        return (
          <li key={shipmentId} className={styles.parcel}>
            <span>
              <bdi>{trackingNumber}</bdi>: {formatList(names, locale.id)}
            </span>{' '}
            <ParcelTime parcel={parcel} />
          </li>
        )
      })}
    </ul>
  )
}

const TIMES = {created: 'createdAt', shipped: 'shippedAt', delivered: 'deliveredAt'} as const

/** How far an order is on its way, or that it was cancelled, failed or returned. */
export function OrderStages({care}: {care: OrderCare}) {
  const t = useTranslate()
  const {locale} = useShop()
  const {stage} = care
  if (stage === 'cancelled' || stage === 'failed') {
    return (
      <p className={stageStyles.ended} role="status">
        {t(`order.stage.${stage}.text`)}
      </p>
    )
  }
  const done = stepsDone(care)
  return (
    <div>
      <ol className={stageStyles.steps}>
        {STEPS.map((step, index) => {
          const time = care[TIMES[step]]
          return (
            <li
              key={step}
              className={stageStyles.step}
              data-done={index < done ? '' : undefined}
              aria-current={index === done - 1 ? 'step' : undefined}
            >
              <span className={stageStyles.mark}>
                {index < done && <Icon name="check" size={16} />}
              </span>
              <span className={stageStyles.name}>{t(`order.stage.${step}`)}</span>
              {index < done && time && (
                <span className={stageStyles.time}>{formatLocalDate(time, locale.id)}</span>
              )}
            </li>
          )
        })}
      </ol>
      {stage === 'returned' && <p className={stageStyles.ended}>{t('order.stage.returned')}</p>}
    </div>
  )
}
