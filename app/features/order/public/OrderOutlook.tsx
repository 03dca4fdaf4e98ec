import {useEffect, useState} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import {arrivalOf} from '@app/features/advice/public/delivery-estimate'
import {useAdvicePreferences} from '@app/features/advice/public/get-site-preferences'
import {cancelHashOf} from './cancel-hash'
import type {OrderModel, OrderDelivery, OrderPickup} from './order'
import {
  isCancellable,
  minutesToCancel,
  type OrderCare,
  formatDay,
  formatLocalTime,
} from './order-care'
import {OrderStages} from './ParcelNumbers'
import styles from './OrderOutlook.module.css'
import {AddressText} from '@app/features/address/public/AddressText'
import factStyles from '../components/Confirmation.module.css'
import pickupStyles from './PickupFact.module.css'
import {useStores} from '@salesforce/commerce-sdk-react'
import {scapiIds} from '@common/api-id'
import {linesOf} from '@app/features/advice/public/store-stock'

/** Opening hours of a store, line by line; empty until they are read. */
function useStoreHours(storeId: string): readonly string[] {
  const {data} = useStores({parameters: {ids: scapiIds([storeId])}})
  return linesOf(data?.data?.[0]?.storeHours ?? '')
}

/** Interval at which the remaining time is updated, milliseconds. */
const TICK_MS = 15_000

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), TICK_MS)
    return () => window.clearInterval(timer)
  }, [])
  return now
}

/** Expected days of delivery; nothing for a method without a rule, or after the delivery. */
function ExpectedDelivery({order, care}: {order: OrderModel; care: OrderCare}) {
  const t = useTranslate()
  const shop = useShop()
  const {data} = useAdvicePreferences()
  const {deliveries, placedAt} = order
  const isOnWay = care.stage === 'created' || care.stage === 'paid' || care.stage === 'shipped'
  if (!isOnWay || !data?.delivery || !placedAt) return null
  const {delivery: rules} = data
  const arrivals = deliveries.flatMap(({methodId, address}) => {
    const postalCode = String(address.postalCode ?? '')
    const arrival = methodId && arrivalOf(rules, {methodId, postalCode, now: new Date(placedAt)})
    return arrival ? [arrival] : []
  })
  // The days are ISO dates, whose order is that of their texts.
  const from = arrivals.map((arrival) => arrival.first).sort()[0]
  const to = arrivals
    .map((arrival) => arrival.last)
    .sort()
    .at(-1)
  if (!from || !to) return null
  const first = formatDay(from, shop.locale.id)
  const last = formatDay(to, shop.locale.id)
  return (
    <div>
      <p className={styles.label}>{t('order.delivery.title')}</p>
      <p className={styles.date}>
        {first === last ? first : t('order.delivery.between', {first, last})}
      </p>
    </div>
  )
}

/** Time left to cancel, in the shopper's time zone, with the link. */
function CancelOffer({order, care}: {order: OrderModel; care: OrderCare}) {
  const t = useTranslate()
  const paths = usePaths()
  const {locale} = useShop()
  const now = useNow()
  const {orderNo, cancelToken} = order
  if (!cancelToken || !isCancellable(care, now)) return null
  return (
    <div className={styles.cancel}>
      <p>
        {t('order.cancel.until', {time: formatLocalTime(care.cancelUntil, locale.id)})}{' '}
        <span className={styles.left}>
          {t('order.cancel.left', {minutes: minutesToCancel(care, now)})}
        </span>
      </p>
      <ButtonLink
        variant="secondary"
        size="small"
        to={paths.cancelOrder(cancelHashOf({orderNo, cancelToken}))}
      >
        {t('order.cancel.link')}
      </ButtonLink>
    </div>
  )
}

/** Expected delivery, stage, and how to cancel (rule ORDER-2). */
export function OrderOutlook({order, care}: {order: OrderModel; care: OrderCare}) {
  return (
    <div className={styles.outlook}>
      <ExpectedDelivery order={order} care={care} />
      <OrderStages care={care} />
      <CancelOffer order={order} care={care} />
    </div>
  )
}

/** One of several deliveries of an order: goods, address, method and gift message. */
export function DeliveryFact({delivery}: {delivery: OrderDelivery}) {
  const t = useTranslate()
  const {address, goods, method, giftMessage} = delivery
  return (
    <>
      <ul className={factStyles.goods}>
        {goods.map(({name, quantity}, index) => (
          <li key={index}>{`${quantity} × ${name}`}</li>
        ))}
      </ul>
      <AddressText address={address} className={factStyles.address} />
      <p>{method}</p>
      {giftMessage && (
        <p>
          {t('cart.gift.label')}: <span className={factStyles.gift}>{giftMessage}</span>
        </p>
      )}
    </>
  )
}

/** The store of a pickup with its address and opening hours; without the hours when they cannot be read. */
export function PickupFact({pickup}: {pickup: OrderPickup}) {
  const t = useTranslate()
  const hours = useStoreHours(pickup.storeId)
  return (
    <>
      <strong className={pickupStyles.name}>{pickup.store}</strong>
      <AddressText address={pickup.address} className={pickupStyles.address} />
      {hours.length > 0 && (
        <details className={pickupStyles.hours}>
          <summary>{t('advice.stores.hours')}</summary>
          {hours.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      )}
    </>
  )
}
