import type {ShopContext} from '../baskets/shop-context'
import {productOf} from '../baskets/shop-context'
import type {PricedBasket} from '../baskets/priced-basket'
import {CommerceFault} from '../commerce-fault'
import {countsBundlesOnly, takeStock} from '../inventory/inventory-repository'

/**
 * The goods of an order on their shelves: the site's, or a store's for lines that are picked up there.
 * Both run inside the transaction of the order.
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

/** What leaves a shelf: products, and the parts of bundles unless only bundles are counted there. */
function goodsOf({db, site}: ShopContext, {items}: Pick<PricedBasket, 'items'>) {
  return items.flatMap((item) => {
    const listId = item.inventoryId || site.inventoryListId
    const parts = countsBundlesOnly(db, listId) ? [] : (item.bundled ?? [])
    return [item, ...parts].map(({productId, quantity}) => ({listId, productId, quantity}))
  })
}

/** Takes the goods of a failed order once more. Throws ProductItemNotAvailable when they are sold. */
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
