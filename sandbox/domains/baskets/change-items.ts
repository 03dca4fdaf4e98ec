import type {SellableProduct} from '../catalog/sellable-product'
import {CommerceFault} from '../commerce-fault'
import {randomId} from '../ids'
import type {Basket, BasketItem, CustomValues} from './basket'
import {DEFAULT_SHIPMENT} from './basket'
import {checkQuantity, requireSellable} from './quantity-rules'
import {requireShipment} from './change-shipments'

/** Looks a product up on the site of the basket. */
export type FindProduct = (productId: string) => SellableProduct | null

export interface ItemInput {
  productId: string
  quantity: number
  shipmentId?: string
  gift?: boolean
  giftMessage?: string
  custom?: CustomValues
}

export type ItemChange = Partial<ItemInput>

const quantityOf = (items: readonly BasketItem[], productId: string) =>
  items.reduce((sum, item) => sum + (item.productId === productId ? item.quantity : 0), 0)

/** Lines with equal answers hold the same thing and are one line. */
const identity = ({productId, shipmentId, gift, giftMessage, custom}: Omit<BasketItem, 'itemId'>) =>
  JSON.stringify([productId, shipmentId, gift, giftMessage ?? '', custom])

/** Adds products; one that is in the basket already raises the quantity of its line. */
export function addItems(
  basket: Basket,
  inputs: readonly ItemInput[],
  findProduct: FindProduct,
): Basket {
  return inputs.reduce((current, input) => addItem(current, input, findProduct), basket)
}

function addItem(basket: Basket, input: ItemInput, findProduct: FindProduct): Basket {
  const product = requireSellable(findProduct(input.productId), input.productId)
  const added: BasketItem = {
    itemId: randomId(),
    productId: product.id,
    quantity: input.quantity,
    shipmentId: requireShipment(basket, input.shipmentId ?? DEFAULT_SHIPMENT).shipmentId,
    gift: input.gift ?? false,
    giftMessage: input.giftMessage,
    custom: input.custom ?? {},
  }
  const twin = basket.items.find((item) => identity(item) === identity(added))
  const merged = twin ? {...twin, quantity: twin.quantity + added.quantity} : added
  const items = twin
    ? basket.items.map((item) => (item === twin ? merged : item))
    : [...basket.items, merged]
  checkQuantity(product, merged.quantity, quantityOf(items, product.id))
  return {...basket, items}
}

/** Changes a line; quantity 0 removes it, another `productId` swaps the variant. */
export function changeItem(
  basket: Basket,
  itemId: string,
  change: ItemChange,
  findProduct: FindProduct,
): Basket {
  const item = basket.items.find((candidate) => candidate.itemId === itemId)
  if (!item) {
    throw new CommerceFault('InvalidProductItemId', `No product item with ID '${itemId}' found.`, {
      itemId,
    })
  }
  if (change.quantity === 0) return removeItem(basket, itemId)
  const productId = change.productId ?? item.productId
  const product = requireSellable(findProduct(productId), productId)
  const changed: BasketItem = {
    ...item,
    productId: product.id,
    quantity: change.quantity ?? item.quantity,
    shipmentId: requireShipment(basket, change.shipmentId ?? item.shipmentId).shipmentId,
    gift: change.gift ?? item.gift,
    giftMessage: change.giftMessage ?? item.giftMessage,
    custom: {...item.custom, ...change.custom},
  }
  const twin = basket.items.find((other) => other !== item && identity(other) === identity(changed))
  const merged = {...changed, quantity: changed.quantity + (twin?.quantity ?? 0)}
  const items = basket.items
    .filter((other) => other !== twin)
    .map((other) => (other === item ? merged : other))
  checkQuantity(product, merged.quantity, quantityOf(items, product.id))
  return {...basket, items}
}

/** Takes a line out of the basket. */
export function removeItem(basket: Basket, itemId: string): Basket {
  const items = basket.items.filter((item) => item.itemId !== itemId)
  if (items.length === basket.items.length) {
    throw new CommerceFault('ProductItemNotFound', `No product item with ID '${itemId}' found.`, {
      itemId,
    })
  }
  return {...basket, items}
}
