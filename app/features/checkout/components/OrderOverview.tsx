import {useState} from 'react'
import {formatMoney} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import {classNames} from '@app/shared/ui/class-names'
import {overridable} from '@app/shared/lib/overrides'
import {LineList} from '@app/features/basket/components/LineList'
import {TotalsList} from '@app/features/basket/components/TotalsList'
import {basketLinesOf, totalQuantity} from '@app/features/basket/model/basket-lines'
import {totalsOf} from '@app/features/basket/model/totals'
import type {Basket} from '@app/features/session/model/shopper-client'
import styles from './OrderOverview.module.css'

interface OrderOverviewProps {
  basket: Basket
  /** True if the open step shows the lines: the overview then shows only the sums. */
  sumsOnly: boolean
}

/** Overview of the order: beside the steps on a desktop, above them and initially collapsed on a phone. */
export function DefaultOrderOverview({basket, sumsOnly}: OrderOverviewProps) {
  const t = useTranslate()
  const paths = usePaths()
  const {site, currency, locale} = useShop()
  const [open, setOpen] = useState(false)
  const lines = basketLinesOf(basket.productItems)
  const totals = totalsOf(basket, site.taxation)
  const total = totals.total ?? totals.subtotal
  const amount = total === null ? '' : formatMoney(total, basket.currency ?? currency, locale.id)
  return (
    <aside className={styles.overview} aria-labelledby="order-overview">
      <div className={styles.head}>
        <h2 id="order-overview" className={styles.title}>
          {t('checkout.summary')}
        </h2>
        <p className={styles.count}>{t('checkout.summaryItems', {count: totalQuantity(lines)})}</p>
      </div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="order-overview-content"
        onClick={() => setOpen(!open)}
      >
        <Icon name="bag" size={20} />
        <span className={styles.toggleText}>
          {t(open ? 'checkout.summaryHide' : 'checkout.summaryShow')}
          <Icon name="chevron-down" size={16} className={styles.chevron} />
        </span>
        <span className={styles.amount}>{amount}</span>
      </button>
      <div id="order-overview-content" className={styles.content} data-open={open || undefined}>
        <div className={classNames(styles.lines, sumsOnly && styles.elsewhere)}>
          <LineList lines={lines} currency={basket.currency} />
          <AppLink to={paths.cart()} className={styles.edit}>
            {t('checkout.summaryEdit')}
          </AppLink>
        </div>
        <TotalsList totals={totals} currency={basket.currency} />
      </div>
    </aside>
  )
}

/** Replaceable by `overrides/<SITE>/components/checkout/OrderOverview.tsx`. */
export const OrderOverview = overridable('checkout/OrderOverview', DefaultOrderOverview)
