import {usePriceText} from '@app/features/catalog/public/price'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import {LineList} from '@app/features/basket/public/LineList'
import {BuyAgain} from '@app/features/order/public/BuyAgain'
import {OrderStages, ParcelNumbers} from '@app/features/order/public/ParcelNumbers'
import {
  hasGoodsToReturn,
  type OrderCare,
  formatLocalDate,
} from '@app/features/order/public/order-care'
import {WithdrawalLink} from '@app/features/order/public/WithdrawalLink'
import styles from './OrderLookup.module.css'

/** Stage, tracking number and goods of an order, without personal data. */
export function OrderStatus({care}: {care: OrderCare}) {
  const t = useTranslate()
  const paths = usePaths()
  const {locale} = useShop()
  const {orderNo, parcels, total, currency, createdAt} = care
  const {money} = usePriceText(currency)
  const lines = care.lines.map((line) => ({
    itemId: line.itemId,
    productId: line.productId,
    name: line.productName,
    quantity: line.quantity,
    unitPrice: null,
    price: line.price ?? null,
  }))
  return (
    <div className={styles.order}>
      <OrderStages care={care} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('confirmation.orderNo')}</dt>
          <dd>
            <bdi>{orderNo}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('confirmation.orderDate')}</dt>
          <dd>{formatLocalDate(createdAt, locale.id)}</dd>
        </div>
        {total !== undefined && (
          <div>
            <dt>{t('order.total')}</dt>
            <dd>{money(total)}</dd>
          </div>
        )}
        <div>
          <dt>{t('confirmation.payment')}</dt>
          <dd>{t(`order.payment.${care.paymentState}`)}</dd>
        </div>
        {parcels.length > 0 && (
          <div>
            <dt>{t('order.trackingNumber')}</dt>
            <dd>
              <ParcelNumbers care={care} />
            </dd>
          </div>
        )}
      </dl>
      <section aria-labelledby="lookup-items">
        <h2 id="lookup-items" className={styles.subtitle}>
          {t('confirmation.items')}
        </h2>
        <LineList lines={lines} currency={currency} />
      </section>
      {care.stage === 'cancelled' && <BuyAgain lines={lines} label="orders.backToCart" />}
      <div className={styles.ways}>
        {hasGoodsToReturn(care) && (
          <ButtonLink to={paths.returnOrder(orderNo)}>{t('returns.title')}</ButtonLink>
        )}
        <WithdrawalLink care={care} />
      </div>
    </div>
  )
}
