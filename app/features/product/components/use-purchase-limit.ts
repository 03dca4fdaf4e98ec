import {useBusinessMode} from '@app/features/account/business-mode'
import {purchaseLimitOf} from '@app/features/basket/model/quantity-rules'
import {usePageSettings} from './use-page-settings'

/** Maximum units of one item in this shopper's basket. */
export function usePurchaseLimit(): number {
  return purchaseLimitOf(usePageSettings(), useBusinessMode())
}
