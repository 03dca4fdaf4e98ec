import {useId} from 'react'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {QuantityStepper} from '@app/shared/ui/QuantityStepper'
import {classNames} from '@app/shared/ui/class-names'
import {overridable} from '@app/shared/lib/overrides'
import type {Purchase} from './use-purchase'
import styles from './BuyRow.module.css'

interface BuyRowProps {
  purchase: Pick<
    Purchase,
    'rules' | 'quantity' | 'message' | 'busy' | 'setQuantity' | 'refuse' | 'prepare'
  > & {press: () => unknown}
  /** Message id of the button label. */
  label: MessageId
  /** Puts the button below the quantity where both do not fit in one row. */
  wraps?: boolean
}

/** Quantity and purchase button; refusals are shown below them (rule PROD-13). */
export function DefaultBuyRow({purchase, label, wraps = false}: BuyRowProps) {
  const t = useTranslate()
  const messageId = useId()
  const {rules, quantity, message, busy, prepare} = purchase
  return (
    <>
      <div className={classNames(styles.row, wraps && styles.wraps)} data-experiment="cro70">
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
    </>
  )
}

/** Replaceable by `overrides/<SITE>/components/product/BuyRow.tsx`. */
export const BuyRow = overridable('product/BuyRow', DefaultBuyRow)
