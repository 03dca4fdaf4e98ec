import type {Basket} from '@app/features/basket/public/basket'
import {itemOfLine} from '@app/features/basket/public/event-items'

const NONE: readonly string[] = []

/** Ids of the products that a basket holds, with their masters. */
export const heldProducts = (basket: Basket | null | undefined): readonly string[] =>
  basket?.productItems?.map(itemOfLine).flatMap(({id, sku}) => (sku ? [id, sku] : [id])) ?? NONE
