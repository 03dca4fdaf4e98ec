import {useQuery} from '@tanstack/react-query'
import {useBusinessMode} from '@app/features/account/public/business-mode'
import {useShop} from '@app/shared/lib/shop-context'
import {purchaseLimitsQuery} from '../api/get-purchase-limits'
import {purchaseLimitOf} from './quantity-rules'

/** Maximum units of one item in this shopper's basket; the fallback until the preferences are loaded. */
export function useCartLimit(): number {
  const {data = {}} = useQuery(purchaseLimitsQuery(useShop()))
  return purchaseLimitOf(data, useBusinessMode())
}
