import {PriceTag} from '@app/features/catalog/public/PriceTag'
import {usePriceText, type PriceModel} from '@app/features/catalog/public/price'
import {GUEST, useKnownShopper} from '@app/features/session/public/shopper'
import {useTranslate} from '@app/shared/i18n/messages'
import {useFullPrices, type SetPrices} from '@app/features/product/public/get-full-prices'
import {
  includedParts,
  type ChosenPart,
  chosenItemOf,
  sellableIdOf,
} from '@app/features/product/public/product'
import {
  isUnfinished,
  lookupIds,
  setItems,
  setStock,
  takenParts,
  type PartEngravings,
} from '../model/set'
import {TaxNote} from '@app/features/product/public/PurchaseAction'
import styles from '../components/SetView.module.css'
import {useState} from 'react'
import type {NewItem} from '@app/features/basket/public/new-item'
import {focusMissingChoice, useBuying, type Buying} from '@app/features/product/public/use-purchase'
import {extrasOf, addedOf} from './together'

/**
 * Total price of the selected parts for this shopper. The page comes with the total of all members for a
 * guest; after a change of selection or session the price is looked up again (rule PROD-15).
 */
export function useSetPrices(
  parts: readonly ChosenPart[],
  initial: number | undefined,
): {prices: SetPrices | undefined; pending: boolean} {
  const shopper = useKnownShopper()
  const {customerId} = shopper ?? GUEST
  const {selected, unselected} = lookupIds(parts)
  const untouched =
    parts.every(({part, taken}) => taken === (part.role === 'member')) &&
    selected.every((id) => parts.some(({part}) => part.product.id === id))
  const known = !shopper && untouched && initial !== undefined
  const {data, isFetching} = useFullPrices(
    {customerId, selected, unselected},
    {
      enabled: typeof window !== 'undefined' && !known && selected.length > 0,
      keepPreviousData: true,
    },
  )
  if (selected.length === 0) return {prices: undefined, pending: false}
  const fallback = initial === undefined ? undefined : {parts: {}, total: initial}
  return {prices: data ?? fallback, pending: isFetching}
}

interface SetTotalProps {
  prices: SetPrices | undefined
  pending: boolean
  parts: readonly ChosenPart[]
  /** Total price of the engravings; major units. */
  engraving?: number
}

/** Adds two amounts in hundredths, without rounding errors. */
const plus = (amount: number, more: number): number =>
  (Math.round(amount * 100) + Math.round(more * 100)) / 100

/** Tax rate of a sum, as a fraction; undefined where its parts have different rates. */
function sharedTaxRate(parts: readonly ChosenPart[]): number | undefined {
  const [rate, ...others] = new Set(includedParts(parts).map(({part}) => part.product.taxRate))
  return others.length === 0 ? rate : undefined
}

/** Text of a sum; "from" while the price of some parts may still rise. */
const sumOf = (
  {total, list}: SetPrices,
  {unfinished, engraving}: {unfinished: boolean; engraving: number},
): PriceModel => ({
  amount: plus(total, engraving),
  ...(list !== undefined && {list: plus(list, engraving)}),
  ...(unfinished && {max: Infinity, parts: true as const}),
})

/** Total price below the parts. */
export function SetTotal({prices, pending, parts, engraving = 0}: SetTotalProps) {
  const t = useTranslate()
  const {price, gross} = usePriceText()
  const taxRate = sharedTaxRate(parts)
  return (
    <div className={styles.total} aria-live="polite" aria-busy={pending || undefined}>
      <p className={styles.totalLabel}>
        {t('product.set.total', {count: includedParts(parts).length})}
      </p>
      {prices ? (
        <>
          <PriceTag
            size="large"
            price={{...sumOf(prices, {unfinished: isUnfinished(parts), engraving}), taxRate}}
          />
          {engraving > 0 && (
            <p className={styles.totalLabel} {...gross}>
              {t('engraving.included', {price: price(engraving, taxRate)})}
            </p>
          )}
          <TaxNote taxRate={taxRate} />
        </>
      ) : (
        <p className={styles.noTotal}>–</p>
      )}
    </div>
  )
}

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
  const [requestedQuantity, setRequestedQuantity] = useState(1)
  const [message, setMessage] = useState('')
  const [submitAttempted, setSubmitAttempted] = useState(false)
  const taken = takenParts(parts)
  const stock = setStock(taken)
  const ids = taken.map((part) => sellableIdOf(part) ?? '')
  const {add, ...buying} = useBuying({ids, stock, isSet: true})
  const {rules} = buying
  const quantity = Math.min(Math.max(requestedQuantity, rules.min), Math.max(rules.max, 1))
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
      setRequestedQuantity(next)
      setMessage('')
    },
    take,
    press,
  }
}
