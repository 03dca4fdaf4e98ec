import {isApiFault} from '@common/fault'
import {addItems} from '@app/features/basket/public/add-items'
import {cachedBasket, type BasketContext, type Basket} from '@app/features/basket/public/basket'
import {
  deliveryShipmentsOf,
  pickupsOf,
  storeOfLine,
  type PickupStore,
} from '@app/features/basket/public/delivery'

/** The store from which all goods are picked up; undefined with goods to deliver, and for several stores. */
function onlyStore(basket: Basket): PickupStore | undefined {
  if (deliveryShipmentsOf(basket).length > 0 || pickupsOf(basket).length !== 1) return undefined
  const [store] = (basket.productItems ?? []).flatMap(
    ({itemId}) => (itemId && storeOfLine(basket, itemId)) || [],
  )
  return store
}

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
