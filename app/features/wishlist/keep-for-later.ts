import type {Shop} from '@app/shared/lib/shop-context'
import {changeWish, loadWishes} from './change-wishes'
import {isWished, type WishTarget} from './model/wish'
import {currentWishes} from './model/wishlist-store'

/**
 * Adds a product to the wish list.
 * @returns takes the product off the list again; a product that was on it before stays
 * @throws ApiFault (rejects), and so does the returned function
 */
export async function keepForLater(shop: Shop, target: WishTarget): Promise<() => Promise<void>> {
  if (currentWishes() === undefined) await loadWishes(shop)
  const wasWished = isWished(currentWishes() ?? [], target)
  await changeWish(shop, target, true)
  return async () => {
    if (!wasWished) await changeWish(shop, target, false)
  }
}
