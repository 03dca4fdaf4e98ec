import {ShopperProducts} from '@app/generated/commerce/shopper-products'
import {cachedBasket, type Basket, type BasketContext} from '@app/features/basket/public/basket'
import {changeBasket, isStaleBasket} from '@app/features/basket/public/basket-call'
import {unitsOf} from '@app/features/basket/public/quantity-rules'
import type {LineChange} from '@app/features/offline-changes/public/keep-change'
import {escapeReserved} from '@common/api-id'
import {isApiFault, type ApiFault} from '@common/fault'
import {unitsLeft, type Outcome} from '../model/outcome'

type Item = NonNullable<Basket['productItems']>[number]

const itemOf = (basket: Basket | null | undefined, itemId: string): Item | undefined =>
  basket?.productItems?.find((item) => item.itemId === itemId)

/** Types of the refusal of a quantity, in either protocol (rule ERROR-3). */
const TOO_MANY = ['product-item-not-available', 'invalid-product-item-quantity']

/** Stock and steps of a product; undefined for one that is no longer sold. @throws ApiFault (rejects) */
async function readStock({shop}: BasketContext, productId: string) {
  const {data} = await shop.api.clients.of(ShopperProducts).getProducts({
    parameters: {
      ids: [escapeReserved(productId)],
      expand: ['availability'],
      select: '(data.(id,minOrderQuantity,stepQuantity,inventory.(ats,orderable)))',
    },
  })
  return data?.[0]
}

const setQuantity = (context: BasketContext, itemId: string, quantity: number): Promise<Basket> =>
  changeBasket(context, (baskets, basketId) =>
    baskets.updateItemInBasket({parameters: {basketId, itemId}, body: {quantity}}),
  )

/** Sets the quantity that is left of a product of which there is not enough. @throws ApiFault (rejects) */
async function lower(
  context: BasketContext,
  change: LineChange,
  fault: ApiFault,
): Promise<Outcome> {
  const {itemId, productId, quantity} = change
  const product = await readStock(context, productId)
  const basket = cachedBasket(context)
  const present = itemOf(basket, itemId)?.quantity ?? 0
  const units = product
    ? unitsLeft(product, {requested: quantity, held: unitsOf(basket, productId) - present})
    : 0
  if (units === 0) return {kind: 'unavailable'}
  // The limit of the site, or that of another line.
  if (units === quantity) return {kind: 'refused', fault}
  if (units !== present) await setQuantity(context, itemId, units)
  return {kind: 'lowered', units}
}

/**
 * Makes a change of a cart line, whose basket was read just now. A line that has the quantity already is not changed again:
 * the answer of an earlier attempt was lost.
 * @throws ApiFault (rejects) when the backend does not decide
 */
export async function sendLine(context: BasketContext, change: LineChange): Promise<Outcome> {
  const {itemId, quantity, unitPrice} = change
  const item = itemOf(cachedBasket(context), itemId)
  if (!item) return quantity === 0 ? {kind: 'applied'} : {kind: 'gone'}
  if (item.quantity === quantity) return {kind: 'applied'}
  try {
    if (quantity === 0) {
      await changeBasket(context, (baskets, basketId) =>
        baskets.removeItemFromBasket({parameters: {basketId, itemId}}),
      )
      return {kind: 'applied'}
    }
    const changed = itemOf(await setQuantity(context, itemId, quantity), itemId)
    const after = changed?.basePrice
    if (unitPrice === null || after === undefined || after === unitPrice) return {kind: 'applied'}
    return {kind: 'price', before: unitPrice, after, taxRate: changed?.taxRate}
  } catch (error) {
    if (isStaleBasket(error)) return quantity === 0 ? {kind: 'applied'} : {kind: 'gone'}
    if (isApiFault(error) && TOO_MANY.includes(error.type)) return lower(context, change, error)
    throw error
  }
}
