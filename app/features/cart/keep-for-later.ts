import type {WishContext} from '@app/features/wishlist/public/wish-list'
import {changeWish, loadWishes} from '@app/features/wishlist/public/change-wishes'
import {isWished, type WishTarget, currentWishes} from '@app/features/wishlist/public/wishes'

/**
 * Adds a product to the wish list.
 * @returns takes the product off the list again; a product that was on it before stays
 * @throws ApiFault (rejects), and so does the returned function
 */
export async function keepForLater(
  context: WishContext,
  target: WishTarget,
): Promise<() => Promise<void>> {
  if (currentWishes() === undefined) await loadWishes(context)
  const wasWished = isWished(currentWishes() ?? [], target)
  await changeWish(context, target, true)
  return async () => {
    if (!wasWished) await changeWish(context, target, false)
  }
}
