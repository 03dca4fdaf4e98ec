import type {SellableProduct} from '../catalog/sellable-product'
import {CommerceFault} from '../commerce-fault'
import {randomId} from '../ids'
import type {ProductOption} from '../catalog/product-option-repository'
import {defaultOptionValue} from '../catalog/product-option-repository'
import type {Basket, BasketItem, ChosenOption} from './basket'
import type {CustomValues} from '../custom-values'
import {DEFAULT_SHIPMENT} from './basket'
import {checkQuantity, requireRange, requireSellable} from './quantity-rules'
import {requireShipment} from './change-shipments'
import {changeCustom} from '../custom-values'

/**
 * Finds a product on the basket's site, with its stock on the given inventory list or on the site's
 * list.
 */
export type FindProduct = (productId: string, inventoryId?: string) => SellableProduct | null

/** Finds the options of a product with their default values. */
export type FindOptions = (productId: string) => readonly ProductOption[]

export interface OptionChoice {
  optionId: string
  optionValueId: string
}

export interface ItemInput {
  productId: string
  quantity: number
  shipmentId?: string
  inventoryId?: string
  optionItems?: readonly OptionChoice[]
  bonusDiscountLineItemId?: string
  gift?: boolean
  giftMessage?: string
  custom?: CustomValues
}

export type ItemChange = Partial<ItemInput>

/** Returns the quantity of a product in all lines that use the same inventory list as the given line. */
function quantityOf(
  items: readonly BasketItem[],
  {productId, inventoryId}: BasketItem,
  {inventoryListId}: SellableProduct,
  findProduct: FindProduct,
): number {
  const isOnShelf = (item: BasketItem) =>
    item.inventoryId === inventoryId ||
    findProduct(productId, item.inventoryId)?.inventoryListId === inventoryListId
  return items
    .filter((item) => item.productId === productId && isOnShelf(item))
    .reduce((sum, {quantity}) => sum + quantity, 0)
}

/** Identity of a line: lines with the same identity hold the same product and are merged. */
const identity = (item: BasketItem) =>
  JSON.stringify([
    item.productId,
    item.shipmentId,
    item.inventoryId ?? '',
    item.bonusDiscountLineItemId ?? '',
    // A product with options always gets a separate line.
    item.options?.length ? item.itemId : '',
    Object.entries(item.parts ?? {}).sort(),
    item.gift,
    item.giftMessage ?? '',
    item.custom,
  ])

/** Adds products; a product that is already in the basket increases the quantity of its line. */
export function addItems(
  basket: Basket,
  inputs: readonly ItemInput[],
  findProduct: FindProduct,
  findOptions: FindOptions = () => [],
): Basket {
  return inputs.reduce(
    (current, input) => addItem(current, input, findProduct, findOptions),
    basket,
  )
}

function addItem(
  basket: Basket,
  input: ItemInput,
  findProduct: FindProduct,
  findOptions: FindOptions,
): Basket {
  const product = requireSellable(findProduct(input.productId, input.inventoryId), input.productId)
  // A quantity of 0 is refused, also for a product that is already in the basket.
  requireRange(product, input.quantity)
  const options = chooseOptions(findOptions(product.id), [], input.optionItems ?? [])
  const added: BasketItem = {
    itemId: randomId(),
    productId: product.id,
    quantity: input.quantity,
    shipmentId: requireShipment(basket, input.shipmentId ?? DEFAULT_SHIPMENT).shipmentId,
    ...(input.inventoryId === undefined ? {} : {inventoryId: input.inventoryId}),
    ...(options.length > 0 ? {options} : {}),
    ...(input.bonusDiscountLineItemId === undefined
      ? {}
      : {bonusDiscountLineItemId: input.bonusDiscountLineItemId}),
    gift: input.gift ?? false,
    giftMessage: input.giftMessage,
    custom: input.custom ?? {},
  }
  const twin = basket.items.find((item) => identity(item) === identity(added))
  const merged = twin ? {...twin, quantity: twin.quantity + added.quantity} : added
  const items = twin
    ? basket.items.map((item) => (item === twin ? merged : item))
    : [...basket.items, merged]
  checkQuantity(product, merged.quantity, quantityOf(items, merged, product, findProduct))
  return {...basket, items}
}

/** Changes a line; quantity 0 removes it, another `productId` replaces the variant. */
export function changeItem(
  basket: Basket,
  itemId: string,
  change: ItemChange,
  findProduct: FindProduct,
  findOptions: FindOptions = () => [],
): Basket {
  const item = basket.items.find((candidate) => candidate.itemId === itemId)
  if (!item) {
    throw new CommerceFault('InvalidProductItemId', `No product item with ID '${itemId}' found.`, {
      itemId,
    })
  }
  if (change.quantity === 0) return removeItem(basket, itemId)
  const productId = change.productId ?? item.productId
  const inventoryId = change.inventoryId ?? item.inventoryId
  const product = requireSellable(findProduct(productId, inventoryId), productId)
  const known = productId === item.productId ? (item.options ?? []) : []
  const options = chooseOptions(findOptions(product.id), known, change.optionItems ?? [])
  const changed: BasketItem = {
    ...item,
    ...(options.length > 0 ? {options} : {options: undefined}),
    ...(productId === item.productId ? {} : {parts: undefined}),
    productId: product.id,
    quantity: change.quantity ?? item.quantity,
    shipmentId: requireShipment(basket, change.shipmentId ?? item.shipmentId).shipmentId,
    ...(inventoryId === undefined ? {} : {inventoryId}),
    gift: change.gift ?? item.gift,
    giftMessage: change.giftMessage ?? item.giftMessage,
    custom: changeCustom(item.custom, change.custom),
  }
  const next = mergeTwins(basket, item, changed)
  const line = next.items.find((one) => one.itemId === itemId) ?? changed
  checkQuantity(product, line.quantity, quantityOf(next.items, line, product, findProduct))
  return next
}

/** Replaces a changed line; when another line now has the same identity, the two lines are merged. */
export function mergeTwins(basket: Basket, item: BasketItem, changed: BasketItem): Basket {
  const twin = basket.items.find((other) => other !== item && identity(other) === identity(changed))
  const merged = {...changed, quantity: changed.quantity + (twin?.quantity ?? 0)}
  const items = basket.items
    .filter((other) => other !== twin)
    .map((other) => (other === item ? merged : other))
  return {...basket, items}
}

/**
 * Checks the minimum quantity and the steps of each line, and the stock.
 * @throws CommerceFault InvalidProductId, InvalidProductItemQuantity, ProductItemNotAvailable
 */
export function checkLineQuantities({items}: Basket, findProduct: FindProduct): void {
  for (const item of items) {
    const {productId, inventoryId, quantity} = item
    const product = requireSellable(findProduct(productId, inventoryId), productId)
    checkQuantity(product, quantity, quantityOf(items, item, product, findProduct))
  }
}

/** Removes a line from the basket. */
export function removeItem(basket: Basket, itemId: string): Basket {
  const items = basket.items.filter((item) => item.itemId !== itemId)
  if (items.length === basket.items.length) {
    throw new CommerceFault('ProductItemNotFound', `No product item with ID '${itemId}' found.`, {
      itemId,
    })
  }
  return {...basket, items}
}

/**
 * Returns the value of every option: the requested one, else the one chosen before, else the
 * default. Throws InvalidProductOptionItem and InvalidProductOptionValueItem.
 */
function chooseOptions(
  options: readonly ProductOption[],
  before: readonly ChosenOption[],
  choices: readonly OptionChoice[],
): ChosenOption[] {
  for (const {optionId} of choices) {
    if (options.some(({id}) => id === optionId)) continue
    throw new CommerceFault(
      'InvalidProductOptionItem',
      `The product has no option with ID '${optionId}'.`,
      {optionId},
    )
  }
  return options.flatMap((option) => {
    const asked = choices.find(({optionId}) => optionId === option.id)?.optionValueId
    const chosen = before.find(({optionId}) => optionId === option.id)
    const valueId = asked ?? chosen?.valueId ?? defaultOptionValue(option)?.id
    if (valueId === undefined) return []
    if (!option.values.some(({id}) => id === valueId)) {
      throw new CommerceFault(
        'InvalidProductOptionValueItem',
        `The option '${option.id}' has no value with ID '${valueId}'.`,
        {optionId: option.id, optionValueId: valueId},
      )
    }
    return [{itemId: chosen?.itemId ?? randomId(), optionId: option.id, valueId}]
  })
}
