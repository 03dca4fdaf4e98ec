import {useQuery} from '@tanstack/react-query'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {Icon} from '@app/shared/ui/Icon'
import {overridable} from '@app/shared/lib/overrides'
import type {Basket} from '@app/features/session/model/shopper-client'
import {expectedDeliveryQuery} from '@app/features/basket/api/get-expected-delivery'
import {totalsOf, withExpectedDelivery, type Totals} from '@app/features/basket/model/totals'
import {TotalsList} from '@app/features/basket/components/TotalsList'
import styles from './CartSummary.module.css'

interface CartSummaryProps {
  basket: Basket
  busy: boolean
  /** True if a line cannot be ordered: the checkout button is disabled and the reason is shown. */
  blocked: boolean
}

/** The sums of the cart; before a method is chosen, delivery is free where the default method is free. */
function useTotals(basket: Basket): Totals {
  const shop = useShop()
  const totals = totalsOf(basket, shop.site.taxation)
  const {data} = useQuery({
    ...expectedDeliveryQuery(shop, basket),
    enabled: totals.shipping === null,
  })
  return withExpectedDelivery(totals, data)
}

/** Sums of the cart and the button to the checkout. */
export function DefaultCartSummary({basket, busy, blocked}: CartSummaryProps) {
  const t = useTranslate()
  const paths = usePaths()
  const totals = useTotals(basket)
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.title}>
        {t('cart.summary')}
      </h2>
      <TotalsList totals={totals} currency={basket.currency} busy={busy} />
      {blocked ? (
        <>
          <p id="cart-blocked" role="alert" className={styles.blocked}>
            {t('cart.blocked')}
          </p>
          <Button block disabled aria-describedby="cart-blocked">
            {t('cart.checkout')}
          </Button>
        </>
      ) : (
        <ButtonLink block to={paths.checkout()}>
          {t('cart.checkout')}
        </ButtonLink>
      )}
      <p className={styles.secure}>
        <Icon name="lock" size={16} />
        {t('cart.secure')}
      </p>
    </section>
  )
}

/** Replaceable by `overrides/<SITE>/components/cart/CartSummary.tsx`. */
export const CartSummary = overridable('cart/CartSummary', DefaultCartSummary)
