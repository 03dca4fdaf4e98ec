import {
  quantityRules,
  unitsOf,
  type QuantityRules,
  type QuantitySource,
  purchaseLimitOf,
} from '@app/features/basket/public/quantity-rules'
import {useCurrentBasket} from '@app/features/basket/public/basket'
import {useQuantityRefusal} from '@app/features/basket/public/use-quantity-refusal'
import {
  prepareAddToCart,
  useAddToCart,
  type AddToCart,
} from '@app/features/purchase/public/use-add-to-cart'
import {useBusinessMode} from '@app/features/account/public/business-mode'
import {usePageSettings} from '@app/features/purchase/public/page-settings'
import {useState} from 'react'
import type {EventItem} from '@app/features/analytics/public/shop-event'
import type {AddedProduct} from '@app/features/purchase/public/added'
import type {NewItem} from '@app/features/basket/public/new-item'
import {useConnection} from '@app/shared/lib/connection'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {isOrderable} from './availability-state'
import type {Offer} from './offer'
import type {Selection} from './variation'

/** Maximum units of one item in this shopper's basket. */
function usePurchaseLimit(): number {
  return purchaseLimitOf(usePageSettings(), useBusinessMode())
}

interface BuyingSource extends Pick<QuantitySource, 'minOrderQuantity' | 'stepQuantity' | 'stock'> {
  /** Ids of the products that one press adds; each in the chosen quantity. */
  readonly ids: readonly string[]
  readonly isSet?: boolean
}

/** What a product and a set have in common when they are bought. */
export interface Buying extends AddToCart {
  /** The price is being read again (ADR 0019): until then `busy` is true. */
  readonly waits: boolean
  readonly rules: QuantityRules
  /** Called when the entered quantity exceeds the maximum. */
  readonly refuse: () => void
  /** Called when a press is likely: loads the code that it needs. */
  readonly prepare: () => void
}

/** Quantity rules, limits and the add call of the products that one press adds (rule PROD-13). */
export function useBuying({ids, isSet, stock, ...steps}: BuyingSource): Buying {
  const limit = usePurchaseLimit()
  const basket = useCurrentBasket()
  const {busy, add} = useAddToCart(
    limit,
    isSet ? {set: true} : typeof stock === 'number' ? {stockLevel: stock} : {},
  )
  const refuse = useQuantityRefusal(limit, stock)
  const {online, storedAt} = useConnection()
  const waits = online && storedAt !== undefined
  // The product with the most units in the basket has the lowest limit.
  const held = Math.max(0, ...ids.map((id) => unitsOf(basket, id)))
  return {
    busy: busy || waits,
    waits,
    add,
    refuse,
    prepare: prepareAddToCart,
    rules: quantityRules({...steps, stock, limit, held}),
  }
}

/** Products that one press adds to the basket. */
export type Buy = Pick<AddedProduct, 'productId' | 'quantity'>

/** State of buying the chosen product. */
export interface Purchase extends Omit<Buying, 'add'> {
  /** False when the product cannot be ordered; true while the choice is incomplete. */
  readonly possible: boolean
  /** The shopper pressed the button before all attributes were chosen. */
  readonly submitAttempted: boolean
  readonly quantity: number
  /** Why the last press or quantity was refused; '' when it was not. */
  readonly message: string
  /** Message id of the button label. */
  readonly label: MessageId
  readonly setQuantity: (quantity: number) => void
  /** The items to buy; null when the choice is incomplete, which `message` then says. */
  readonly take: () => readonly NewItem[] | null
  /** Adds the product to the basket. @returns false when the choice is incomplete */
  readonly press: () => boolean
}

interface PurchaseSource {
  /** Id of the product without variants, or of the master. */
  readonly productId: string
  readonly selection: Selection | undefined
  readonly offer: Offer
  /** An addition as announced to the shopper. */
  readonly shownOf: (buy: Buy) => AddedProduct
  /** Opens the modal before the backend has answered. */
  readonly atOnce?: boolean
  /** Called when the products are in the basket. */
  readonly onAdded?: () => void
  /** Basket items of a product; the product itself when absent. */
  readonly itemsOf?: (productId: string, quantity: number) => readonly NewItem[]
  /** Event data of the basket items of a product. */
  readonly eventItemsOf?: (productId: string) => readonly EventItem[]
  /**
   * Message id of a reason why the product cannot be added although all is chosen, such as a missing name.
   */
  readonly missing?: MessageId
  /** Called when the shopper presses the button although a choice is missing. */
  readonly onIncompleteSubmit?: () => void
}

/** Id of the product that would be added to the basket; undefined while the choice is incomplete. */
function sellableId({selection, productId}: PurchaseSource): string | undefined {
  if (!selection) return productId
  return selection.kind === 'variant' ? selection.variant.id : undefined
}

/** Quantity and message; valid for one product only. */
interface Attempt {
  readonly id: string | undefined
  readonly quantity?: number
  readonly message: string
  /** The reason of the refusal: the message disappears when the reason does. */
  readonly missing?: MessageId
  readonly submitAttempted: boolean
}

function labelOf(busy: boolean, {availability}: Offer): MessageId {
  if (busy) return 'product.addingToCart'
  return availability.state === 'preorder' ? 'product.preOrder' : 'product.addToCart'
}

/** Add to cart (rule PROD-13): blocked unless orderable, one at a time, quantities within their rules. */
export function usePurchase(source: PurchaseSource): Purchase {
  const {offer, atOnce, onAdded} = source
  const t = useTranslate()
  const id = sellableId(source)
  const [attempt, setAttempt] = useState<Attempt>({id, message: '', submitAttempted: false})
  const current = attempt.id === id ? attempt : {id, message: '', submitAttempted: false}
  const {availability, minOrderQuantity, stepQuantity} = offer
  const {stock} = availability
  const ids = id === undefined ? [] : [id]
  const {add, ...buying} = useBuying({ids, minOrderQuantity, stepQuantity, stock})
  const {rules} = buying
  const quantity = Math.min(Math.max(current.quantity ?? rules.initial, rules.min), rules.max)

  const take = () => {
    if (id === undefined || source.missing) {
      const message = t(
        source.missing && id !== undefined ? source.missing : 'product.selectOptions',
      )
      setAttempt({...current, message, missing: source.missing, submitAttempted: true})
      source.onIncompleteSubmit?.()
      focusMissingChoice()
      return null
    }
    setAttempt({...current, message: '', missing: undefined})
    return source.itemsOf?.(id, quantity) ?? [{productId: id, quantity}]
  }

  return {
    ...buying,
    take,
    possible: id === undefined || (isOrderable(availability) && rules.max > 0),
    submitAttempted: current.submitAttempted,
    quantity,
    message: current.missing === source.missing ? current.message : '',
    label: labelOf(buying.busy && !buying.waits, offer),
    setQuantity: (requested) => setAttempt({...current, quantity: requested, message: ''}),
    press: () => {
      const items = take()
      if (!items || id === undefined) return false
      const known = source.eventItemsOf?.(id)
      const shown = source.shownOf({productId: id, quantity})
      void add({items, known, shown, atOnce, onAdded})
      return true
    },
  }
}

/**
 * Moves the focus to the first attribute that is not chosen, in the open dialog or on the page, after a
 * refused press has marked it (`VariationPicker`).
 */
export function focusMissingChoice(): void {
  requestAnimationFrame(() => {
    const scope = document.activeElement?.closest('[role=dialog]') ?? document
    scope.querySelector<HTMLElement>('[data-missing] a')?.focus()
  })
}
