import {useState} from 'react'
import {useBusinessMode} from '@app/features/account/business-mode'
import {quantityRules, unitsOf, type QuantityRules} from '@app/features/basket/model/quantity-rules'
import {useQuantityRefusal} from '@app/features/basket/use-quantity-refusal'
import {preloadAnnouncement} from '@app/features/purchase/use-announce-added'
import {useCommerceState} from '@app/features/session/model/shopper-client'
import {useTranslate} from '@app/shared/i18n/messages'
import {chosenItemOf} from '../../model/event-item'
import {
  sellableIdOf,
  setItems,
  setStock,
  takenParts,
  type ChosenPart,
  type PartEngravings,
} from '../../model/set'
import {focusMissingChoice} from '../focus-missing-choice'
import {prepareAddToCart, useAddToCart} from '@app/features/purchase/use-add-to-cart'
import type {Bought} from '../use-purchase'
import {usePurchaseLimit} from '../use-purchase-limit'

/** State of buying a set. */
export interface SetPurchase {
  readonly rules: QuantityRules
  /** Quantity of each part. */
  readonly quantity: number
  readonly submitAttempted: boolean
  readonly message: string
  readonly busy: boolean
  readonly setQuantity: (quantity: number) => void
  readonly refuse: () => void
  readonly press: () => void
  readonly prepare: () => void
}

/** Selected parts whose choice is incomplete. */
const unfinished = (parts: readonly ChosenPart[]): ChosenPart[] =>
  parts.filter(({taken, selection}) => taken && selection?.kind === 'incomplete')

/** Puts the selected parts of a set into the basket, each in the same quantity, with their engravings. */
export function useSetPurchase(
  setId: string,
  {parts, engravings = {}}: {parts: readonly ChosenPart[]; engravings?: PartEngravings},
  onAdded: (bought: Bought) => void,
): SetPurchase {
  const t = useTranslate()
  const limit = usePurchaseLimit()
  const {basket} = useCommerceState()
  const business = useBusinessMode()
  const {busy, add} = useAddToCart(limit, {set: true, business})
  const [wanted, setWanted] = useState(1)
  const [message, setMessage] = useState('')
  const [submitAttempted, setInsisted] = useState(false)
  const taken = takenParts(parts)
  const stock = setStock(taken)
  const refuse = useQuantityRefusal(limit, stock)
  // The part with the most units in the basket has the lowest limit.
  const held = Math.max(0, ...taken.map((part) => unitsOf(basket, sellableIdOf(part) ?? '')))
  const rules = quantityRules({stock, limit, held})
  const quantity = Math.min(Math.max(wanted, rules.min), Math.max(rules.max, 1))
  const press = () => {
    setInsisted(true)
    if (unfinished(parts).length > 0) {
      focusMissingChoice()
      return setMessage(t('product.selectOptions'))
    }
    if (taken.length === 0) return setMessage(t('product.set.nothingTaken'))
    setMessage('')
    const items = setItems(parts, engravings, quantity)
    const known = taken.flatMap((part) => {
      const id = sellableIdOf(part)
      return id ? [chosenItemOf(part.part.product, id)] : []
    })
    void add(items, known).then((change) => {
      if (change) onAdded({productId: setId, quantity: items.length * quantity, change})
    })
  }
  return {
    rules,
    quantity,
    submitAttempted,
    message,
    busy,
    setQuantity: (next) => {
      setWanted(next)
      setMessage('')
    },
    refuse,
    press,
    prepare: () => {
      prepareAddToCart()
      preloadAnnouncement()
    },
  }
}
