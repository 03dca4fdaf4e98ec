import {useBusinessMode} from '@app/features/account/public/business-mode'
import {usePriceText} from '@app/features/catalog/public/price'
import {useTranslate} from '@app/shared/i18n/messages'
import {Icon} from '@app/shared/ui/Icon'
import {overridable} from '@app/shared/lib/overrides'
import {type Basket, useBasketContext} from '@app/features/basket/public/basket'
import {useBasketMethods} from '../api/get-basket-methods'
import {Coupons} from '@app/features/basket/public/Coupons'
import {engravingOfLine} from '@app/features/basket/public/basket-lines'
import {totalSavings} from '@app/features/basket/public/savings'
import {
  deliveryShipmentOf,
  deliveryShipmentsOf,
  pickupsOf,
} from '@app/features/basket/public/delivery'
import {Promises} from '@app/features/product/public/Promises'
import {PayLater} from '@app/features/product/public/PayLater'
import {totalsOf, withExpectedDelivery, type Totals} from '@app/features/basket/public/totals'
import {TotalsList} from '@app/features/basket/public/TotalsList'
import {useRenderExpress} from '../express-slot'
import {CartOffers} from './CartOffers'
import {CheckoutButton} from './CheckoutButton'
import {DeliveryEstimate} from './DeliveryEstimate'
import styles from './CartSummary.module.css'

interface CartSummaryProps {
  basket: Basket
  busy: boolean
  /** True if a line cannot be ordered: the checkout button is disabled and the reason is shown. */
  blocked: boolean
  /** Changes of lines wait for a connection: the sums are those before them. */
  waiting: boolean
}

/** The sums of the cart; before a method is chosen, delivery is free where the default method is free. */
function useTotals(basket: Basket): Totals {
  const context = useBasketContext()
  const totals = totalsOf(basket, context.shop.site.taxation)
  const {data = []} = useBasketMethods({context, basket})
  return withExpectedDelivery(totals, data.find(({isDefault}) => isDefault)?.price)
}

/** True for a basket with goods that cannot be returned. */
const hasEngraving = ({productItems = []}: Basket): boolean =>
  productItems.some((line) => engravingOfLine(line).engraving !== undefined)

/** Sums of the cart, coupons, delivery estimate and the ways to pay. */
export function DefaultCartSummary({basket, busy, blocked, waiting}: CartSummaryProps) {
  const t = useTranslate()
  const {money} = usePriceText(basket.currency)
  const business = useBusinessMode()
  const renderExpress = useRenderExpress()
  const totals = useTotals(basket)
  // A wallet has one address, for all goods.
  const isOneDelivery = pickupsOf(basket).length === 0 && deliveryShipmentsOf(basket).length === 1
  const isDelivered = deliveryShipmentOf(basket) !== undefined
  const saved = totalSavings(basket)
  const due = totals.estimated ?? 0
  return (
    <section
      className={styles.summary}
      aria-labelledby="cart-summary"
      data-experiment="cro68 cro69"
    >
      <h2 id="cart-summary" className={styles.title}>
        {t('cart.summary')}
      </h2>
      <CartOffers basket={basket} />
      <div>
        <Coupons basket={basket} />
        {isDelivered && <DeliveryEstimate basket={basket} />}
      </div>
      <TotalsList totals={totals} currency={basket.currency} busy={busy} />
      {waiting && <p className={styles.waiting}>{t('offline.sums')}</p>}
      {/* The sum of all savings contains tax; the lines name theirs. */}
      {!business && saved > 0 && (
        <p className={styles.saved}>{t('cart.saved', {amount: money(saved)})}</p>
      )}
      <div className={styles.ways}>
        <CheckoutButton blocked={blocked} waiting={waiting} />
        {!blocked && isOneDelivery && renderExpress?.(basket)}
        {!business && <PayLater amount={due} placement="cart" />}
      </div>
      <p className={styles.secure}>
        <Icon name="lock" size={16} />
        {t('cart.secure')}
      </p>
      <div className={styles.benefits}>
        <Promises withDelivery={false} warrantyOnly={hasEngraving(basket)} />
      </div>
    </section>
  )
}

/** Replaceable by `overrides/<SITE>/components/cart/CartSummary.tsx`. */
export const CartSummary = overridable('cart/CartSummary', DefaultCartSummary)
