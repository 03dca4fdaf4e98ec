import {formatList} from '@app/shared/i18n/format-list'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import type {OrderCare, Parcel} from '../model/order-care'
import {formatLocalTime} from '../model/order-times'
import styles from './ParcelNumbers.module.css'

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
