import type {ReactNode} from 'react'
import {greetingName} from '@app/shared/i18n/greeting-name'
import {joinNames} from '@app/shared/i18n/join-names'
import {useTranslate} from '@app/shared/i18n/messages'
import {overridable} from '@app/shared/lib/overrides'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {Icon} from '@app/shared/ui/Icon'
import {LineList} from '@app/features/basket/public/LineList'
import {TotalsList} from '@app/features/basket/public/TotalsList'
import {PushOffer} from '@app/features/push/public/PushParts'
import {useShopper} from '@app/features/session/public/shopper'
import {AddressText} from '@app/features/address/public/AddressText'
import {getInvoice, SaveFileButton} from '../public/SaveFileButton'
import {useOrderCare, formatLocalDate} from '../public/order-care'
import {paymentName} from '@app/features/payment/public/payment-names'
import type {OrderModel} from '../public/order'
import {usePurchaseEvent} from '../use-purchase-event'
import {contactOf, WithdrawalLink} from '../public/WithdrawalLink'
import {DeliveryFact, OrderOutlook, PickupFact} from '../public/OrderOutlook'
import styles from './Confirmation.module.css'

const NEXT_STEPS = [
  'confirmation.next.confirm',
  'confirmation.next.pack',
  'confirmation.next.ship',
] as const

function Fact({label, children}: {label: string; children: ReactNode}) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export interface ConfirmationPartProps {
  order: OrderModel
}

/** Thank-you message, the order number and the email address of the confirmation. */
export function DefaultConfirmationHead({order}: ConfirmationPartProps) {
  const t = useTranslate()
  const {locale} = useShop()
  const name = greetingName(
    locale.id,
    order.isDelivered ? order.shippingAddress : order.billingAddress,
  )
  return (
    <header className={styles.head}>
      <span className={styles.sign}>
        <Icon name="check" size={28} />
      </span>
      <h1>{name ? t('confirmation.titleName', {name}) : t('confirmation.title')}</h1>
      <p className={styles.text}>
        {t('confirmation.text', {orderNo: order.orderNo, email: order.email})}
      </p>
    </header>
  )
}

/** Replaceable by `overrides/<SITE>/components/order/ConfirmationHead.tsx`. */
export const ConfirmationHead = overridable('order/ConfirmationHead', DefaultConfirmationHead)

/** The next steps after the order. */
export function DefaultNextSteps(_props: ConfirmationPartProps) {
  const t = useTranslate()
  return (
    <section aria-labelledby="order-next" className={styles.next}>
      <h2 id="order-next" className={styles.subtitle}>
        {t('confirmation.next.title')}
      </h2>
      <ol>
        {NEXT_STEPS.map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </ol>
    </section>
  )
}

/** Replaceable by `overrides/<SITE>/components/order/NextSteps.tsx`. */
export const NextSteps = overridable('order/NextSteps', DefaultNextSteps)

/** The page fills this slot of the confirmation. */
export type RenderAccountOffer = (order: OrderModel) => ReactNode

interface OrderReceiptProps {
  order: OrderModel
  /** Renders the offer to open an account; it decides for whom (rule ORDER-4). */
  accountOffer?: RenderAccountOffer
}

/** Thank-you message and all data of the order. */
export function OrderReceipt({order, accountOffer}: OrderReceiptProps) {
  const t = useTranslate()
  const paths = usePaths()
  const shop = useShop()
  const {locale} = shop
  const {registered} = useShopper()
  const {data: care} = useOrderCare(order)
  usePurchaseEvent(order)
  return (
    <article>
      <ConfirmationHead order={order} />
      {care && <OrderOutlook order={order} care={care} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <section aria-labelledby="order-items">
            <h2 id="order-items" className={styles.subtitle}>
              {t('confirmation.items')}
            </h2>
            <LineList lines={order.lines} currency={order.currency || undefined} />
            <div className={styles.totals}>
              <TotalsList totals={order.totals} currency={order.currency || undefined} />
            </div>
          </section>
          {!order.ended && <NextSteps order={order} />}
          {!order.ended && <PushOffer kind="order" />}
        </div>
        <dl className={styles.facts}>
          <Fact label={t('confirmation.orderNo')}>
            <bdi className={styles.number}>{order.orderNo}</bdi>
          </Fact>
          {order.placedAt && (
            <Fact label={t('confirmation.orderDate')}>
              {formatLocalDate(order.placedAt, locale.id)}
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
                <AddressText address={order.shippingAddress} className={styles.address} />
              </Fact>
              <Fact label={t('confirmation.deliveryMethod')}>{order.shippingMethod}</Fact>
            </>
          )}
          {order.pickups.map((pickup) => (
            <Fact key={pickup.storeId} label={t('pickup.fact')}>
              <PickupFact pickup={pickup} />
            </Fact>
          ))}
          <Fact label={t('confirmation.billTo')}>
            <AddressText address={order.billingAddress} className={styles.address} />
          </Fact>
          <Fact label={t('confirmation.payment')}>
            {joinNames(
              order.payments.map((payment) => paymentName(payment, t)),
              locale.id,
            )}
            {care && (
              <span className={styles.state}>{t(`order.payment.${care.paymentState}`)}</span>
            )}
          </Fact>
          {order.giftMessage && (
            <Fact label={t('cart.gift.label')}>
              <span className={styles.gift}>{order.giftMessage}</span>
            </Fact>
          )}
        </dl>
      </div>
      {accountOffer?.(order)}
      <div className={styles.ways}>
        <ButtonLink to={paths.home()}>{t('confirmation.continueShopping')}</ButtonLink>
        <Button variant="secondary" onClick={() => window.print()}>
          {t('confirmation.print')}
        </Button>
        <SaveFileButton name={`${order.orderNo}.pdf`} read={() => getInvoice(shop, order.orderNo)}>
          {t('order.invoice')}
        </SaveFileButton>
        {care && <WithdrawalLink care={care} contact={contactOf(order)} />}
        {registered && (
          <ButtonLink variant="secondary" to={paths.account()}>
            {t('order.account')}
          </ButtonLink>
        )}
      </div>
    </article>
  )
}
