import type {ShopContext} from '../baskets/shop-context'
import {productOf} from '../baskets/shop-context'
import type {PricedBasket} from '../baskets/priced-basket'
import {CommerceFault} from '../commerce-fault'
import {countsBundlesOnly, takeStock} from '../inventory/inventory-repository'

/**
 * Stock of an order's goods: the site's stock, or a store's stock for lines that are picked up
 * there. Both functions run inside the transaction of the order.
 */

export function takeGoods(context: ShopContext, content: Pick<PricedBasket, 'items'>): void {
  for (const {listId, productId, quantity} of goodsOf(context, content)) {
    takeStock(context.db, listId, productId, quantity)
  }
}

export function giveGoodsBack(context: ShopContext, content: Pick<PricedBasket, 'items'>): void {
  for (const {listId, productId, quantity} of goodsOf(context, content)) {
    takeStock(context.db, listId, productId, -quantity)
  }
}

/**
 * Returns the goods to deduct from stock: products, and the parts of bundles unless the list counts
 * bundles only.
 */
function goodsOf({db, site}: ShopContext, {items}: Pick<PricedBasket, 'items'>) {
  return items.flatMap((item) => {
    const listId = item.inventoryId || site.inventoryListId
    const parts = countsBundlesOnly(db, listId) ? [] : (item.bundled ?? [])
    return [item, ...parts].map(({productId, quantity}) => ({listId, productId, quantity}))
  })
}

/**
 * Deducts the goods of a failed order from stock again. Throws ProductItemNotAvailable when the
 * stock is too low.
 */
export function takeGoodsAgain(context: ShopContext, content: Pick<PricedBasket, 'items'>): void {
  for (const {productId, quantity, inventoryId} of content.items) {
    const ats = productOf(context, productId, inventoryId)?.inventory?.ats ?? 0
    if (ats < quantity) {
      throw new CommerceFault(
        'ProductItemNotAvailable',
        `The product '${productId}' is not available in quantity ${quantity}.`,
        {productId, quantity, ats},
      )
    }
  }
  takeGoods(context, content)
}
