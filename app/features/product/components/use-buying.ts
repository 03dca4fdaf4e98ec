import {
  quantityRules,
  unitsOf,
  type QuantityRules,
  type QuantitySource,
  purchaseLimitOf,
} from '@app/features/basket/model/quantity-rules'
import {useCurrentBasket} from '@app/features/basket/use-current-basket'
import {useQuantityRefusal} from '@app/features/basket/use-quantity-refusal'
import {
  prepareAddToCart,
  useAddToCart,
  type AddToCart,
} from '@app/features/purchase/use-add-to-cart'
import {useBusinessMode} from '@app/features/account/business-mode'
import {usePageSettings} from './use-page-settings'

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
  // The product with the most units in the basket has the lowest limit.
  const held = Math.max(0, ...ids.map((id) => unitsOf(basket, id)))
  return {
    busy,
    add,
    refuse,
    prepare: prepareAddToCart,
    rules: quantityRules({...steps, stock, limit, held}),
  }
}
