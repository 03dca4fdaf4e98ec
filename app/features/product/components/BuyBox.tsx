import {forwardRef} from 'react'
import {PriceTag} from '@app/features/catalog/components/PriceTag'
import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {BuyRow} from './BuyRow'
import {ExpressSlot} from './ExpressSlot'
import type {Purchase} from './use-purchase'
import styles from './BuyBox.module.css'

/** Minimum order quantity and step, where there are any. */
function QuantityNote({rules: {min, step}}: Pick<Purchase, 'rules'>) {
  const t = useTranslate()
  if (min <= 1 && step <= 1) return null
  return (
    <p className={styles.rule}>
      {min > 1 && <span>{t('product.quantity.minimum', {quantity: min})}</span>}
      {step > 1 && <span>{t('product.quantity.step', {step})}</span>}
    </p>
  )
}

/** Quantity and purchase button, or the reason why the product cannot be bought. */
export const BuyBox = forwardRef<HTMLDivElement, {purchase: Purchase}>(function BuyBox(
  {purchase},
  ref,
) {
  const t = useTranslate()
  const {possible, rules, label, together} = purchase
  if (!possible) {
    return (
      <div ref={ref} className={styles.box}>
        <Button block disabled>
          {t('product.notAvailable')}
        </Button>
      </div>
    )
  }
  return (
    <div ref={ref} className={styles.box}>
      <BuyRow purchase={purchase} label={label} />
      <QuantityNote rules={rules} />
      {together && (
        <div className={styles.together} aria-live="polite">
          <p>{t('product.set.total', {count: together.count})}</p>
          <PriceTag price={together.price} />
        </div>
      )}
      <ExpressSlot take={purchase.take} />
      <noscript>
        <p className={styles.rule}>{t('common.noJavaScript')}</p>
      </noscript>
    </div>
  )
})
