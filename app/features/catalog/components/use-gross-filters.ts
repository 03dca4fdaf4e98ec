import {useBusinessMode} from '@app/features/account/public/business-mode'
import {useShop} from '@app/shared/lib/shop-context'

/**
 * Whether the prices of filters differ from those of the products below them (rule PRICE-7): business customers see net
 * prices, and filters go by prices with tax, because the products of a range have different rates.
 */
export function useGrossFilters(): boolean {
  const {taxation} = useShop().site
  return useBusinessMode() && taxation === 'gross'
}
