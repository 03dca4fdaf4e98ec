import type {EventItem, ShopEvent} from '@app/features/analytics/model/shop-event'
import {addItems} from '@app/features/basket/api/add-items'
import {cachedBasket} from '@app/features/basket/api/basket-cache'
import type {BasketContext} from '@app/features/basket/api/basket-context'
import {loadBasket} from '@app/features/basket/api/get-basket'
import type {Basket} from '@app/features/basket/model/basket'
import {addedItems} from '@app/features/basket/model/event-items'
import type {NewItem} from '@app/features/basket/model/new-item'
import {exceedsLimit} from '@app/features/basket/model/quantity-rules'
import type {CartChange} from './model/added'

/** The basket before a change. */
async function knownBasket(context: BasketContext): Promise<Basket | null> {
  const known = cachedBasket(context)
  return known === undefined ? loadBasket(context) : known
}

/**
 * Adds products to the basket, all or none. The code is loaded when a press is likely (`use-add-to-cart.ts`).
 * @param limit most units of one item in the basket
 * @returns null when the basket would exceed the limit
 * @throws ApiFault (rejects)
 */
export async function addToCart(
  context: BasketContext,
  items: readonly NewItem[],
  limit: number,
): Promise<CartChange | null> {
  const before = await knownBasket(context)
  if (exceedsLimit(before, items, limit)) return null
  return {before, basket: await addItems(context, items), items}
}

/** The event of an addition. @param known event data of the products */
export const eventOf = (
  {items, basket}: CartChange,
  known: readonly EventItem[] | undefined,
): ShopEvent => ({type: 'add_to_cart', items: addedItems(items, basket, known)})
