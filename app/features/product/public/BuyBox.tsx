import {forwardRef} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {BuyRow} from './BuyRow'
import {ExpressSlot} from './PurchaseAction'
import type {Extras} from './advice-slots'
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

interface BuyBoxProps {
  purchase: Purchase
  /** What is ticked beside the product. */
  extras?: Extras | undefined
}

/** Quantity and purchase button, or the reason why the product cannot be bought. */
export const BuyBox = forwardRef<HTMLDivElement, BuyBoxProps>(function BuyBox(
  {purchase, extras},
  ref,
) {
  const t = useTranslate()
  const {possible, rules, label} = purchase
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
      {extras?.total}
      <ExpressSlot take={purchase.take} />
      <noscript>
        <p className={styles.rule}>{t('common.noJavaScript')}</p>
      </noscript>
    </div>
  )
})
