import {useState} from 'react'
import type {EventItem} from '@app/features/analytics/model/shop-event'
import {useBusinessMode} from '@app/features/account/business-mode'
import {preloadAnnouncement} from '@app/features/purchase/use-announce-added'
import {quantityRules, unitsOf, type QuantityRules} from '@app/features/basket/model/quantity-rules'
import {useQuantityRefusal} from '@app/features/basket/use-quantity-refusal'
import type {CartChange} from '@app/features/purchase/model/added'
import {useCommerceState, type NewItem} from '@app/features/session/model/shopper-client'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {isOrderable} from '../model/availability'
import type {Offer} from '../model/offer'
import type {Selection} from '../model/variation'
import {focusMissingChoice} from './focus-missing-choice'
import {prepareAddToCart, useAddToCart} from '@app/features/purchase/use-add-to-cart'
import {usePurchaseLimit} from './use-purchase-limit'

/** What went into the basket. */
export interface Bought {
  readonly productId: string
  readonly quantity: number
  readonly change: CartChange
}

/** Where the shopper stands with buying what is chosen. */
export interface Purchase {
  /** False when it cannot be ordered; while something is to choose it may yet be. */
  readonly possible: boolean
  /** The shopper pressed without having chosen all. */
  readonly submitAttempted: boolean
  readonly rules: QuantityRules
  readonly quantity: number
  /** Why the last press or number was refused; '' when it was not. */
  readonly message: string
  readonly busy: boolean
  /** Words of the button. */
  readonly label: MessageId
  readonly setQuantity: (quantity: number) => void
  /** More than the maximum was asked for. */
  readonly refuse: () => void
  /** Puts it into the basket. @returns false when something is still to choose */
  readonly press: () => boolean
  /** A press is likely: fetches what it needs. */
  readonly prepare: () => void
}

interface PurchaseSource {
  /** Product without variants, or the master. */
  readonly productId: string
  readonly selection: Selection | undefined
  readonly offer: Offer
  readonly onAdded: (bought: Bought) => void
  /** What goes into the basket for a product; the product itself when absent. */
  readonly itemsOf?: (productId: string, quantity: number) => readonly NewItem[]
  /** What the page knows of what goes into the basket, for events. */
  readonly itemOf?: (productId: string) => EventItem
  /** Why it cannot be added yet although all is chosen, such as a name that is missing. */
  readonly missing?: MessageId
}

/** Id of what would go into the basket; undefined while something is to choose. */
function sellableId({selection, productId}: PurchaseSource): string | undefined {
  if (!selection) return productId
  return selection.kind === 'variant' ? selection.variant.id : undefined
}

/** Quantity and message, which hold for one product only. */
interface Attempt {
  readonly id: string | undefined
  readonly quantity?: number
  readonly message: string
  /** What was missing when it was refused: the message goes with it. */
  readonly missing?: MessageId
  readonly submitAttempted: boolean
}

function labelOf(busy: boolean, {availability}: Offer): MessageId {
  if (busy) return 'product.addingToCart'
  return availability.state === 'preorder' ? 'product.preOrder' : 'product.addToCart'
}

/** Add to cart (rule PROD-13): blocked unless orderable, one at a time, quantities within their rules. */
export function usePurchase(source: PurchaseSource): Purchase {
  const {offer, onAdded} = source
  const t = useTranslate()
  const limit = usePurchaseLimit()
  const {basket} = useCommerceState()
  const business = useBusinessMode()
  const id = sellableId(source)
  const [attempt, setAttempt] = useState<Attempt>({id, message: '', submitAttempted: false})
  const current = attempt.id === id ? attempt : {id, message: '', submitAttempted: false}
  const {availability, minOrderQuantity, stepQuantity} = offer
  const {stock} = availability
  const {busy, add} = useAddToCart(limit, {
    business,
    ...(stock !== undefined && {stockLevel: stock}),
  })
  const refuse = useQuantityRefusal(limit, stock)
  const held = id === undefined ? 0 : unitsOf(basket, id)
  const rules = quantityRules({minOrderQuantity, stepQuantity, stock, limit, held})
  const quantity = Math.min(Math.max(current.quantity ?? rules.initial, rules.min), rules.max)

  return {
    possible: id === undefined || (isOrderable(availability) && rules.max > 0),
    submitAttempted: current.submitAttempted,
    rules,
    quantity,
    message: current.missing === source.missing ? current.message : '',
    busy,
    label: labelOf(busy, offer),
    setQuantity: (wanted) => setAttempt({...current, quantity: wanted, message: ''}),
    refuse,
    press: () => {
      if (id === undefined || source.missing) {
        const message = t(
          source.missing && id !== undefined ? source.missing : 'product.selectOptions',
        )
        setAttempt({...current, message, missing: source.missing, submitAttempted: true})
        focusMissingChoice()
        return false
      }
      setAttempt({...current, message: '', missing: undefined})
      const items = source.itemsOf?.(id, quantity) ?? [{productId: id, quantity}]
      void add(items, source.itemOf && [source.itemOf(id)]).then((change) => {
        if (change) onAdded({productId: id, quantity, change})
      })
      return true
    },
    prepare: () => {
      prepareAddToCart()
      preloadAnnouncement()
    },
  }
}
