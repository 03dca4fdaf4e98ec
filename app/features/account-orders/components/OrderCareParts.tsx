import {getCreditNote, getInvoice, SaveFileButton} from '@app/features/order/public/SaveFileButton'
import {useOrderCare, type OrderCare} from '@app/features/order/public/order-care'
import {contactOf, WithdrawalLink} from '@app/features/order/public/WithdrawalLink'
import {OrderOutlook} from '@app/features/order/public/OrderOutlook'
import {ParcelNumbers} from '@app/features/order/public/ParcelNumbers'
import type {OrderModel} from '@app/features/order/public/order'
import {ReturnList} from '@app/features/returns/public/ReturnList'
import {REVIEWS_ID} from '@app/features/reviews/public/ratings'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {useTiles} from '@app/features/catalog/public/get-tiles'
import {OrderTiles} from './OrderTiles'
import styles from './orders.module.css'

/** Whether goods of an order can be returned today. */
const canReturn = ({acceptsReturns, lines}: OrderCare): boolean =>
  acceptsReturns && lines.some(({refunds}) => refunds.length > 0)

/** Products of the order with links to their reviews, once the goods have arrived; without tiles the links alone. */
function ReviewLinks({lines}: Pick<OrderModel, 'lines'>) {
  const t = useTranslate()
  const paths = usePaths()
  const productIds = lines.map(({productId}) => productId)
  const {data: row} = useTiles(productIds)
  const review = (productId: string, product: string) => (
    <AppLink to={`${paths.product(productId)}#${REVIEWS_ID}`}>
      {t('orders.review', {product})}
    </AppLink>
  )
  return (
    <section aria-labelledby="order-reviews" className={styles.part}>
      <h2 id="order-reviews">{t('orders.review.title')}</h2>
      {row && row.tiles.length > 0 ? (
        <OrderTiles row={row} productIds={productIds} footerOf={({id, name}) => review(id, name)} />
      ) : (
        <ul className={styles.plain}>
          {lines.map(({itemId, productId, name}) => (
            <li key={itemId}>{review(productId, name)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** State, tracking, cancelling, returns, invoice and reviews of an order (rule MY-5). */
export function OrderCareParts({order}: {order: OrderModel}) {
  const t = useTranslate()
  const shop = useShop()
  const paths = usePaths()
  const {orderNo} = order
  const {data: care, isError, refetch} = useOrderCare({orderNo})
  if (isError && !care) {
    return (
      <div role="alert" className={styles.message}>
        <p>{t('error.generic')}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    )
  }
  if (!care) return <p role="status">{t('common.loading')}</p>
  const {stage, parcels, returns} = care
  return (
    <>
      <OrderOutlook order={order} care={care} />
      {parcels.length > 0 && (
        <div>
          {t('order.trackingNumber')}: <ParcelNumbers care={care} />{' '}
          <AppLink to={paths.shipmentTracking(orderNo)}>{t('orders.track')}</AppLink>
        </div>
      )}
      {returns.length > 0 && (
        <section aria-labelledby="order-returns" className={styles.part}>
          <h2 id="order-returns">{t('returns.list')}</h2>
          <ReturnList care={care} lookupKey={undefined} />
        </section>
      )}
      <div className={styles.ways}>
        {canReturn(care) && (
          <ButtonLink variant="secondary" to={paths.returnOrder(orderNo)}>
            {t('returns.title')}
          </ButtonLink>
        )}
        <WithdrawalLink care={care} contact={contactOf(order)} />
        {stage !== 'failed' && (
          <SaveFileButton name={`${orderNo}.pdf`} read={() => getInvoice(shop, orderNo)}>
            {t('order.invoice')}
          </SaveFileButton>
        )}
        {stage === 'cancelled' && (
          <SaveFileButton
            name={`${orderNo}.pdf`}
            read={() => getCreditNote(shop, orderNo, orderNo)}
          >
            {t('order.creditNote')}
          </SaveFileButton>
        )}
      </div>
      {(stage === 'delivered' || stage === 'returned') && <ReviewLinks lines={order.lines} />}
    </>
  )
}
