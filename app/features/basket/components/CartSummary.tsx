import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {Icon} from '@app/shared/ui/Icon'
import type {Basket} from '@app/features/session/model/commerce-bridge'
import {totalsOf} from '../model/totals'
import {TotalsList} from './TotalsList'
import styles from './CartSummary.module.css'

interface CartSummaryProps {
  basket: Basket
  busy: boolean
  /** A line cannot be ordered as it is: the way to the checkout is closed, and says why. */
  blocked: boolean
}

/** Sums of the cart and the way to the checkout. */
export function CartSummary({basket, busy, blocked}: CartSummaryProps) {
  const t = useTranslate()
  const paths = usePaths()
  const {site} = useShop()
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.title}>
        {t('cart.summary')}
      </h2>
      <TotalsList totals={totalsOf(basket, site.taxation)} currency={basket.currency} busy={busy} />
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
