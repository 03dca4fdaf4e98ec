import type {ShopContext} from '../baskets/shop-context'
import {productOf} from '../baskets/shop-context'
import type {PricedBasket} from '../baskets/priced-basket'
import {CommerceFault} from '../commerce-fault'
import {countsBundlesOnly, takeStock} from '../inventory/inventory-repository'

/** The goods of an order on the shelf of its site. Both run inside the transaction of the order. */

export function takeGoods({sandbox, site}: ShopContext, content: Pick<PricedBasket, 'items'>) {
  const {inventoryListId: listId} = site
  for (const {productId, quantity} of goodsOf(content, countsBundlesOnly(sandbox.db, listId))) {
    takeStock(sandbox.db, listId, productId, quantity)
  }
}

export function giveGoodsBack({sandbox, site}: ShopContext, content: Pick<PricedBasket, 'items'>) {
  const {inventoryListId: listId} = site
  for (const {productId, quantity} of goodsOf(content, countsBundlesOnly(sandbox.db, listId))) {
    takeStock(sandbox.db, listId, productId, -quantity)
  }
}

/** What leaves the shelf: products, and the parts of bundles unless only bundles are counted. */
function goodsOf({items}: Pick<PricedBasket, 'items'>, bundleOnly: boolean) {
  return items.flatMap((item) => [item, ...(bundleOnly ? [] : (item.bundled ?? []))])
}

/** Takes the goods of a failed order once more. Throws ProductItemNotAvailable when they are sold. */
export function takeGoodsAgain(context: ShopContext, content: Pick<PricedBasket, 'items'>): void {
  for (const {productId, quantity} of content.items) {
    const ats = productOf(context, productId)?.inventory?.ats ?? 0
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
