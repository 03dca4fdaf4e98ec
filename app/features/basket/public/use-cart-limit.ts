import {useBusinessMode} from '@app/features/account/public/business-mode'
import {usePurchaseLimits} from '../api/get-purchase-limits'
import {purchaseLimitOf} from './quantity-rules'

/** Maximum units of one item in this shopper's basket; the fallback until the preferences are loaded. */
export function useCartLimit(): number {
  const {data = {}} = usePurchaseLimits()
  return purchaseLimitOf(data, useBusinessMode())
}
