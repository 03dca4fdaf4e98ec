import {useMemo} from 'react'
import {heldProducts} from './model/held-products'
import {useCurrentBasket} from '@app/features/basket/public/basket'

const NONE: readonly never[] = []

/** Ids of products that are not recommended: those that the page shows, and those in the cart (rule RECO-10). */
export function useShownOrHeld(shown: readonly string[] = NONE): readonly string[] {
  const basket = useCurrentBasket()
  return useMemo(() => [...shown, ...heldProducts(basket)], [shown, basket])
}
