import {
  type Basket,
  type ProductItem,
  cachedBasket,
  storeBasket,
  type BasketContext,
} from './basket'
import {lineOfBundle, partChanges, productItemOf, type NewItem} from './new-item'
import {storeIdOf} from './delivery'
import {basketsOf, isStaleBasket, changeInTurn, readBasket} from './basket-call'

/** The shipments of new items; none for a basket without pickup, whose goods are in the default shipment. */
async function shipmentIds(
  context: BasketContext,
  basket: Basket,
  items: readonly NewItem[],
): Promise<readonly string[]> {
  if (!items.some(({pickup}) => pickup) && !basket.shipments?.some(storeIdOf)) return []
  const {shipmentsFor} = await import('./shipments')
  return shipmentsFor(context, basket, items)
}

/** Adds items to the basket, or creates a basket with them, in one call. */
async function addOrCreate(context: BasketContext, items: readonly NewItem[]): Promise<Basket> {
  const known = cachedBasket(context)
  const {currency} = context.shop
  const baskets = basketsOf(context)
  const create = (productItems: ProductItem[]) =>
    baskets.createBasket({body: {currency, productItems}})
  const basket = known === undefined ? await readBasket(context) : known
  const isPickup = items.some(({pickup}) => pickup)
  if (!basket?.basketId && !isPickup) {
    return storeBasket(context, await create(items.map((item) => productItemOf(item))))
  }
  // Stored at once: the basket exists even if the items are refused.
  const target = basket?.basketId ? basket : storeBasket(context, await create([]))
  const shipments = await shipmentIds(context, target, items)
  const answer = baskets.addItemToBasket({
    parameters: {basketId: target.basketId ?? ''},
    body: items.map((item, index) => productItemOf(item, shipments[index])),
  })
  return storeBasket(context, await answer)
}

/**
 * Sets the variants of the parts of a bundle that was just added. If a variant cannot be set, the bundle is
 * removed again.
 */
async function chooseParts(context: BasketContext, basket: Basket, item: NewItem): Promise<Basket> {
  const line = lineOfBundle(basket, item)
  if (!line?.itemId) return basket
  const {basketId = ''} = basket
  const {itemId} = line
  const baskets = basketsOf(context)
  try {
    const change = {parameters: {basketId}, body: partChanges(line, item)}
    return storeBasket(context, await baskets.updateItemsInBasket(change))
  } catch (error) {
    await baskets
      .removeItemFromBasket({parameters: {basketId, itemId}})
      .then((without) => storeBasket(context, without))
      .catch(() => undefined)
    throw error
  }
}

async function add(context: BasketContext, items: readonly NewItem[]): Promise<Basket> {
  let basket = await addOrCreate(context, items)
  for (const item of items) {
    if (item.parts?.length) basket = await chooseParts(context, basket, item)
  }
  return basket
}

/**
 * Adds items to the basket, all or none: `POST baskets/{basketId}/items`, or `POST baskets` with the items
 * when there is no basket. A basket that was ordered or deleted elsewhere is replaced by a new one (rule
 * BASKET-13).
 * @throws ApiFault (rejects)
 */
export const addItems = (context: BasketContext, items: readonly NewItem[]): Promise<Basket> =>
  changeInTurn(async () => {
    try {
      return await add(context, items)
    } catch (error) {
      if (!isStaleBasket(error) || (await readBasket(context, {fresh: true})) !== null) throw error
      return add(context, items)
    }
  })
