import {useBusinessMode} from '@app/features/account/business-mode'
import type {Totals} from './model/totals'

/** The sums as this shopper sees them: without tax for business customers (rule PRICE-7). */
export function useShownTotals(totals: Totals): Totals {
  const business = useBusinessMode()
  return (business && totals.net) || totals
}
