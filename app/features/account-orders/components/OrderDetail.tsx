import type {ReactNode} from 'react'
import {isApiFault} from '@common/fault'
import {AddressText} from '@app/features/address/public/AddressText'
import {DeliveryFact, PickupFact} from '@app/features/order/public/OrderOutlook'
import {LineList} from '@app/features/basket/public/LineList'
import {TotalsList} from '@app/features/basket/public/TotalsList'
import {paymentName} from '@app/features/payment/public/payment-names'
import {formatLocalDate} from '@app/features/order/public/order-care'
import {joinNames} from '@app/shared/i18n/join-names'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Button} from '@app/shared/ui/Button'
import {PushOffer} from '@app/features/push/public/PushParts'
import {BuyAgain} from '@app/features/order/public/BuyAgain'
import {useOrder} from '../public/get-orders'
import {OrderCareParts} from './OrderCareParts'
import styles from './orders.module.css'

function Fact({label, children}: {label: string; children: ReactNode}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface OrderDetailProps {
  customerId: string
  orderNo: string
}

/** One order with its products, totals, addresses and what can be done with it. */
export function OrderDetail({customerId, orderNo}: OrderDetailProps) {
  const t = useTranslate()
  const shop = useShop()
  const paths = usePaths()
  const {data: order, error, refetch} = useOrder({customerId, orderNo})
  if (!order) {
    const gone = isApiFault(error) && error.status === 404
    return error ? (
      <div role="alert" className={styles.message}>
        <p>{t(gone ? 'orders.unknown' : 'error.generic')}</p>
        {!gone && (
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        )}
        <AppLink to={paths.orders()}>{t('orders.all')}</AppLink>
      </div>
    ) : (
      <p role="status">{t('common.loading')}</p>
    )
  }
  return (
    <article className={styles.detail}>
      <AppLink to={paths.orders()}>{t('orders.all')}</AppLink>
      <p className={styles.number}>{t('orders.number', {orderNo: order.orderNo})}</p>
      <OrderCareParts order={order} />
      <LineList lines={order.lines} currency={order.currency || undefined} />
      <TotalsList totals={order.totals} currency={order.currency || undefined} />
      <dl className={styles.facts}>
        {order.placedAt && (
          <Fact label={t('confirmation.orderDate')}>
            {formatLocalDate(order.placedAt, shop.locale.id)}
          </Fact>
        )}
        {order.deliveries.length > 1 &&
          order.deliveries.map((delivery, index) => (
            <Fact
              key={delivery.shipmentId}
              label={t('checkout.several.title', {number: index + 1})}
            >
              <DeliveryFact delivery={delivery} />
            </Fact>
          ))}
        {order.isDelivered && order.deliveries.length < 2 && (
          <>
            <Fact label={t('confirmation.deliverTo')}>
              <AddressText address={order.shippingAddress} />
            </Fact>
            <Fact label={t('confirmation.deliveryMethod')}>{order.shippingMethod}</Fact>
          </>
        )}
        {order.pickups.map((pickup) => (
          <Fact key={pickup.storeId} label={t('pickup.fact')}>
            <PickupFact pickup={pickup} />
          </Fact>
        ))}
        {/* An order that is read without a connection has no data of its payment (rule DEVICE-1). */}
        {order.payments.length > 0 && (
          <>
            <Fact label={t('confirmation.billTo')}>
              <AddressText address={order.billingAddress} />
            </Fact>
            <Fact label={t('confirmation.payment')}>
              {joinNames(
                order.payments.map((payment) => paymentName(payment, t)),
                shop.locale.id,
              )}
            </Fact>
          </>
        )}
        {order.giftMessage && (
          <Fact label={t('cart.gift.label')}>
            <span className={styles.gift}>{order.giftMessage}</span>
          </Fact>
        )}
      </dl>
      {!order.ended && <PushOffer kind="order" />}
      <BuyAgain lines={order.lines} label="orders.buyAgain" />
    </article>
  )
}
