import {useQuery} from '@tanstack/react-query'
import {PriceTag} from '@app/features/catalog/components/PriceTag'
import {usePriceText} from '@app/features/catalog/components/use-price-text'
import type {PriceModel} from '@app/features/catalog/model/price'
import {GUEST} from '@app/features/session/model/shopper'
import {useKnownShopper} from '@app/features/session/use-shopper'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {fullPricesQuery, type SetPrices} from '../../api/get-full-prices'
import {wantedParts, type ChosenPart} from '../../model/part'
import {isUnfinished, lookupIds} from '../../model/set'
import {TaxNote} from '../TaxNote'
import styles from './SetView.module.css'

/**
 * Total price of the selected parts for this shopper. The page comes with the total of all members for a
 * guest; after a change of selection or session the price is looked up again (rule PROD-15).
 */
export function useSetPrices(
  parts: readonly ChosenPart[],
  initial: number | undefined,
): {prices: SetPrices | undefined; pending: boolean} {
  const shop = useShop()
  const shopper = useKnownShopper()
  const {customerId} = shopper ?? GUEST
  const {selected, unselected} = lookupIds(parts)
  const untouched =
    parts.every(({part, taken}) => taken === (part.role === 'member')) &&
    selected.every((id) => parts.some(({part}) => part.product.id === id))
  const known = !shopper && untouched && initial !== undefined
  const {data, isFetching} = useQuery({
    ...fullPricesQuery(shop, {customerId, selected, unselected}),
    enabled: typeof window !== 'undefined' && !known && selected.length > 0,
    keepPreviousData: true,
  })
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
  const [rate, ...others] = new Set(wantedParts(parts).map(({part}) => part.product.taxRate))
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
        {t('product.set.total', {count: wantedParts(parts).length})}
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
