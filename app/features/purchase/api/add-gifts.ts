import {isApiFault} from '@common/fault'
import {addItems} from '@app/features/basket/api/add-items'
import {cachedBasket} from '@app/features/basket/api/basket-cache'
import type {BasketContext} from '@app/features/basket/api/basket-context'
import type {Basket} from '@app/features/basket/model/basket'
import {onlyStore} from '@app/features/basket/model/pickup'

/**
 * Adds chosen bonus products: for pickup where all goods are picked up in one store that has them, else for delivery
 * (rule PICK-8).
 * @param offerId id of the bonus offer in the basket
 * @throws ApiFault (rejects)
 */
export async function addGifts(
  context: BasketContext,
  offerId: string,
  productIds: readonly string[],
): Promise<Basket> {
  const pickup = onlyStore(cachedBasket(context) ?? {})
  const gifts = productIds.map((productId) => ({
    productId,
    quantity: 1,
    bonusDiscountLineItemId: offerId,
  }))
  if (!pickup) return addItems(context, gifts)
  try {
    return await addItems(
      context,
      gifts.map((gift) => ({...gift, pickup})),
    )
  } catch (error) {
    if (!isApiFault(error) || error.type !== 'product-item-not-available') throw error
    return addItems(context, gifts)
  }
}
