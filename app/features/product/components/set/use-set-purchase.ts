import {useState} from 'react'
import type {NewItem} from '@app/features/basket/model/new-item'
import {useTranslate} from '@app/shared/i18n/messages'
import {chosenItemOf} from '../../model/event-item'
import {sellableIdOf, type ChosenPart} from '../../model/part'
import {setItems, setStock, takenParts, type PartEngravings} from '../../model/set'
import {addedOf, extrasOf} from '../../model/together'
import {focusMissingChoice} from '../focus-missing-choice'
import {useBuying, type Buying} from '../use-buying'

/** State of buying a set. */
export interface SetPurchase extends Omit<Buying, 'add'> {
  /** Quantity of each part. */
  readonly quantity: number
  readonly submitAttempted: boolean
  readonly message: string
  readonly setQuantity: (quantity: number) => void
  /** The items to buy; null when the choice is incomplete, which `message` then says. */
  readonly take: () => readonly NewItem[] | null
  readonly press: () => void
}

/** Selected parts whose choice is incomplete. */
const unfinished = (parts: readonly ChosenPart[]): ChosenPart[] =>
  parts.filter(({taken, selection}) => taken && selection?.kind === 'incomplete')

/**
 * Puts the selected parts of a set into the basket, each in the same quantity, with their engravings, and announces each
 * with its price.
 */
export function useSetPurchase(
  {parts, engravings = {}}: {parts: readonly ChosenPart[]; engravings?: PartEngravings},
  onAdded?: () => void,
): SetPurchase {
  const t = useTranslate()
  const [wanted, setWanted] = useState(1)
  const [message, setMessage] = useState('')
  const [submitAttempted, setSubmitAttempted] = useState(false)
  const taken = takenParts(parts)
  const stock = setStock(taken)
  const ids = taken.map((part) => sellableIdOf(part) ?? '')
  const {add, ...buying} = useBuying({ids, stock, isSet: true})
  const {rules} = buying
  const quantity = Math.min(Math.max(wanted, rules.min), Math.max(rules.max, 1))
  const take = () => {
    setSubmitAttempted(true)
    const isUnfinished = unfinished(parts).length > 0
    if (isUnfinished) focusMissingChoice()
    const missing = taken.length === 0 ? 'product.set.nothingTaken' : null
    const problem = isUnfinished ? 'product.selectOptions' : missing
    setMessage(problem ? t(problem) : '')
    return problem ? null : setItems(parts, engravings, quantity)
  }
  const press = () => {
    const items = take()
    if (!items) return
    const known = taken.flatMap((part) => {
      const id = sellableIdOf(part)
      return id ? [chosenItemOf(part.part.product, id)] : []
    })
    const shown = addedOf(extrasOf(parts, {quantity, engravings}))
    void add({items, known, shown, onAdded})
  }
  return {
    ...buying,
    quantity,
    submitAttempted,
    message,
    setQuantity: (next) => {
      setWanted(next)
      setMessage('')
    },
    take,
    press,
  }
}
