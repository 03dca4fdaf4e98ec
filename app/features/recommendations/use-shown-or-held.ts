import {useMemo} from 'react'
import {useCurrentBasket, type Basket} from '@app/features/basket/public/basket'
import {itemOfLine} from '@app/features/basket/public/event-items'

const NONE: readonly never[] = []

/** Ids of the products that a basket holds, with their masters. */
const heldProducts = (basket: Basket | null | undefined): readonly string[] =>
  basket?.productItems?.map(itemOfLine).flatMap(({id, sku}) => (sku ? [id, sku] : [id])) ?? NONE

/** Ids of products that are not recommended: those that the page shows, and those in the cart (rule RECO-10). */
export function useShownOrHeld(shown: readonly string[] = NONE): readonly string[] {
  const basket = useCurrentBasket()
  return useMemo(() => [...shown, ...heldProducts(basket)], [shown, basket])
}
