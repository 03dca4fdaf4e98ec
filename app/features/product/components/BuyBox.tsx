import {forwardRef, useId} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {QuantityStepper} from '@app/shared/ui/QuantityStepper'
import type {Purchase} from './use-purchase'
import styles from './BuyBox.module.css'

/** How many come in one order, where that is not any number. */
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

/** Quantity and the button; refusals are said where they happen (spec 8 "Blocked add/update"). */
export const BuyBox = forwardRef<HTMLDivElement, {purchase: Purchase}>(function BuyBox(
  {purchase},
  ref,
) {
  const t = useTranslate()
  const messageId = useId()
  const {possible, rules, quantity, message, busy, label, prepare} = purchase
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
      <div className={styles.row}>
        <QuantityStepper
          value={quantity}
          min={rules.min}
          max={rules.max}
          step={rules.step}
          label={t('product.quantity')}
          busy={busy}
          onChange={purchase.setQuantity}
          onTooMany={purchase.refuse}
        />
        <Button
          className={styles.add}
          busy={busy}
          aria-describedby={message ? messageId : undefined}
          onClick={purchase.press}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          {t(label)}
        </Button>
      </div>
      <p id={messageId} role="alert" className={styles.message}>
        {message}
      </p>
      <QuantityNote rules={rules} />
      <noscript>
        <p className={styles.rule}>{t('common.noJavaScript')}</p>
      </noscript>
    </div>
  )
})
