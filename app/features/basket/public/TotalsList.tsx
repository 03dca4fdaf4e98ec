import {usePriceText} from '@app/features/catalog/public/price'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {type Totals, useShownTotals} from './totals'
import styles from './TotalsList.module.css'

interface TotalsListProps {
  totals: Totals
  /** ISO 4217 currency code; the site's currency when absent. */
  currency?: string
  /** True while the backend recalculates the sums. */
  busy?: boolean
}

/** Sums of a basket or an order: goods, delivery, tax in the country's format, total. */
export function TotalsList({totals: gross, currency, busy}: TotalsListProps) {
  const t = useTranslate()
  const {market} = useShop()
  const {money} = usePriceText(currency)
  const totals = useShownTotals(gross)
  const shipping = totals.shipping === 0 ? t('cart.shippingFree') : null
  const isFinal = totals.total !== null
  const total = totals.estimated
  return (
    <div className={styles.totals} aria-busy={busy || undefined}>
      <dl>
        <div className={styles.row}>
          <dt>{t('cart.subtotal')}</dt>
          <dd>{totals.subtotal !== null && money(totals.subtotal)}</dd>
        </div>
        {totals.adjustments.map(({text, amount}) => (
          <div key={text} className={styles.row}>
            <dt>{text || t('cart.discount')}</dt>
            <dd className={styles.reduction}>{money(amount)}</dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>{t('cart.shipping')}</dt>
          <dd className={totals.shipping === null ? styles.pending : undefined}>
            {totals.shipping === null
              ? t('cart.shippingPending')
              : (shipping ?? money(totals.shipping))}
          </dd>
        </div>
        {totals.taxation === 'net' && (
          <div className={styles.row}>
            <dt>{t(market.tax.added)}</dt>
            <dd className={totals.tax === null ? styles.pending : undefined}>
              {totals.tax === null ? t('cart.taxPending') : money(totals.tax)}
            </dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t(isFinal ? 'cart.total' : 'cart.totalEstimated')}</dt>
          <dd>{total !== null && money(total)}</dd>
        </div>
        {totals.payment?.certificates.map(({id, digits, amount}) => (
          <div key={id} className={styles.row}>
            <dt>{t('payment.gift.name', {digits})}</dt>
            <dd className={styles.reduction}>{money(-amount)}</dd>
          </div>
        ))}
        {totals.payment && (
          <div className={styles.row}>
            <dt>{t('payment.gift.due')}</dt>
            <dd>{money(totals.payment.due)}</dd>
          </div>
        )}
      </dl>
      {totals.taxation === 'gross' && totals.tax !== null && (
        <p className={styles.note}>{t(market.tax.included, {amount: money(totals.tax)})}</p>
      )}
    </div>
  )
}
