import {useId, useState} from 'react'
import type {Basket} from '@app/features/session/model/commerce-bridge'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {preloadDialog} from '@app/shared/ui/overlay/lazy'
import {QuantityStepper} from '@app/shared/ui/QuantityStepper'
import {isOrderable} from '../model/availability'
import type {Offer} from '../model/offer'
import {quantityRules} from '../model/quantity'
import type {Selection} from '../model/variation'
import {prepareAddToCart, useAddToCart} from './use-add-to-cart'
import styles from './BuyBox.module.css'

/** What went into the basket. */
export interface Added {
  readonly productId: string
  readonly quantity: number
  readonly basket: Basket
}

interface BuyBoxProps {
  /** Product without variants. */
  productId: string
  selection: Selection | undefined
  offer: Offer
  /** The shopper pressed without having chosen all. */
  onIncomplete: () => void
  onAdded: (added: Added) => void
}

/** Id of what would go into the basket; undefined while something is to choose. */
function sellableId(selection: Selection | undefined, productId: string): string | undefined {
  if (!selection) return productId
  return selection.kind === 'variant' ? selection.variant.id : undefined
}

/** Quantity and the button. Blocked unless it can be ordered (spec 4 "Add to cart", spec 8). */
export function BuyBox(props: BuyBoxProps) {
  const {productId, selection, offer, onIncomplete, onAdded} = props
  const t = useTranslate()
  const {site} = useShop()
  const messageId = useId()
  const {busy, add} = useAddToCart()
  const id = sellableId(selection, productId)
  const {availability, minOrderQuantity = 1, stepQuantity = 1} = offer
  const rules = quantityRules({
    minOrderQuantity,
    stepQuantity,
    stock: availability.stock,
    maxPerItem: site.maxQuantityPerItem,
  })
  const [wanted, setWanted] = useState<number | null>(null)
  const [message, setMessage] = useState('')
  const quantity = Math.min(Math.max(wanted ?? rules.initial, rules.min), rules.max)
  const sold = id === undefined || (isOrderable(availability) && rules.max > 0)

  const press = async () => {
    if (id === undefined) {
      setMessage(t('product.selectOptions'))
      onIncomplete()
      return
    }
    setMessage('')
    const basket = await add({productId: id, quantity})
    if (basket) onAdded({productId: id, quantity, basket})
  }
  const prepare = () => {
    prepareAddToCart()
    preloadDialog()
  }
  const label = availability.state === 'preorder' ? t('product.preOrder') : t('product.addToCart')
  return (
    <div className={styles.box}>
      {sold && (
        <div className={styles.row}>
          <QuantityStepper
            value={quantity}
            min={rules.min}
            max={rules.max}
            step={rules.step}
            label={t('product.quantity')}
            busy={busy}
            onChange={(next) => {
              setMessage('')
              setWanted(next)
            }}
            onTooMany={() => setMessage(t('cart.maxQuantity', {n: rules.max}))}
          />
          <Button
            className={styles.add}
            busy={busy}
            aria-describedby={message ? messageId : undefined}
            onClick={() => void press()}
            onPointerEnter={prepare}
            onFocus={prepare}
          >
            {busy ? t('product.addingToCart') : label}
          </Button>
        </div>
      )}
      {!sold && (
        <Button block disabled>
          {t('product.notAvailable')}
        </Button>
      )}
      <p id={messageId} role="alert" className={styles.message}>
        {message}
      </p>
      {sold && (minOrderQuantity > 1 || stepQuantity > 1) && (
        <p className={styles.rule}>
          {minOrderQuantity > 1 && t('product.quantity.minimum', {quantity: minOrderQuantity})}
          {minOrderQuantity > 1 && stepQuantity > 1 && '. '}
          {stepQuantity > 1 && t('product.quantity.step', {step: stepQuantity})}
        </p>
      )}
      <noscript>
        <p className={styles.rule}>{t('common.noJavaScript')}</p>
      </noscript>
    </div>
  )
}
