import {catalogStore} from '../catalog/catalog-store'
import {CommerceFault} from '../commerce-fault'
import type {Basket, BasketItem} from './basket'
import type {FindProduct, ItemChange} from './change-items'
import {mergeTwins} from './change-items'
import {isAvailable, requireSellable} from './quantity-rules'
import type {ShopContext} from './shop-context'

/** A product inside a bundle, as defined in the catalogue. */
export interface BundleComponent {
  /** The product that the bundle names: an item, a variant, or a master whose variant is chosen. */
  readonly id: string
  /** Units in one bundle. */
  readonly quantity: number
  /** Ids of the variants of a master; empty for other products. */
  readonly variantIds: readonly string[]
}

/** Function that returns the components of a bundle; empty for other products. */
export type FindComponents = (productId: string) => readonly BundleComponent[]

export const componentFinder =
  ({db}: Pick<ShopContext, 'db'>): FindComponents =>
  (productId) => {
    const catalog = catalogStore(db)
    const product = catalog.product(productId)
    if (product?.type !== 'bundle') return []
    return product.bundledProducts.map(({id, quantity}) => {
      const part = catalog.product(id)
      const isMaster = part?.type === 'master'
      const variants = isMaster ? catalog.variation(part).variants : []
      return {id, quantity, variantIds: variants.map((variant) => variant.id)}
    })
  }

/**
 * Returns the item id of a bundle part, made of the item id of the bundle and the id of the product
 * that the bundle names.
 */
export const partItemId = ({itemId}: Pick<BasketItem, 'itemId'>, componentId: string): string =>
  `${itemId}-${componentId}`

/**
 * Chooses the variant of a part of a bundle: `updateItemsInBasket` with the part's own item id, as
 * the reference app does after it has added the bundle. The quantity of a part follows from its
 * bundle.
 * @returns null when the item id names no part
 * @throws CommerceFault InvalidProductId for a product that is not a variant of the part,
 * ProductItemNotAvailable
 */
export function changeBundlePart(
  basket: Basket,
  itemId: string,
  {productId}: ItemChange,
  findProduct: FindProduct,
  findComponents: FindComponents,
): Basket | null {
  for (const item of basket.items) {
    if (!itemId.startsWith(`${item.itemId}-`)) continue
    const components = findComponents(item.productId)
    const component = components.find(({id}) => partItemId(item, id) === itemId)
    if (!component) continue
    return productId === undefined
      ? basket
      : choose(basket, item, {component, productId}, findProduct, findComponents)
  }
  return null
}

function choose(
  basket: Basket,
  item: BasketItem,
  {component, productId}: {component: BundleComponent; productId: string},
  findProduct: FindProduct,
  findComponents: FindComponents,
): Basket {
  const {[component.id]: _before, ...others} = item.parts ?? {}
  const isItself = productId === component.id
  if (!isItself && !component.variantIds.includes(productId)) {
    throw new CommerceFault(
      'InvalidProductId',
      `The product with ID '${productId}' is no variant of '${component.id}'.`,
      {productId},
    )
  }
  const parts = isItself ? others : {...others, [component.id]: productId}
  const {parts: _parts, ...rest} = item
  const changed: BasketItem = {...rest, ...(Object.keys(parts).length > 0 && {parts})}
  const merged = mergeTwins(basket, item, changed)
  checkParts(merged, changed.itemId, findProduct, findComponents)
  return merged
}

/**
 * Checks that the stock covers the quantity of the chosen variants of a line.
 * @throws CommerceFault ProductItemNotAvailable
 */
export function checkParts(
  basket: Basket,
  itemId: string,
  findProduct: FindProduct,
  findComponents: FindComponents,
): void {
  const item = basket.items.find((one) => one.itemId === itemId)
  if (!item?.parts) return
  for (const {id, quantity} of findComponents(item.productId)) {
    const chosen = item.parts[id]
    if (chosen === undefined) continue
    const product = requireSellable(findProduct(chosen, item.inventoryId), chosen)
    const units = quantity * item.quantity
    if (isAvailable(product, units)) continue
    const ats = product.inventory?.ats ?? 0
    throw new CommerceFault(
      'ProductItemNotAvailable',
      `The product '${chosen}' is not available in quantity ${units}; available are ${ats}.`,
      {productId: chosen, quantity: units, ats},
    )
  }
}
