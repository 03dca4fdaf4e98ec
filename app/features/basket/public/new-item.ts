import type {ProductItem, Basket} from './basket'
import type {PickupStore} from './delivery'

/** The chosen variant of a bundle part. */
export interface BundlePartChoice {
  /** Id of the product that the bundle names. */
  readonly masterId: string
  readonly productId: string
}

/** An item to add; quantity in units. */
export interface NewItem {
  productId: string
  quantity: number
  /** Values of product options, such as a typeface. */
  optionItems?: readonly {optionId: string; optionValueId: string}[]
  /** Custom attributes of the line item, including text of the shopper. */
  custom?: Readonly<Record<`c_${string}`, string>>
  /** Id of the bonus offer in the basket for which the item was chosen. */
  bonusDiscountLineItemId?: string
  /** Chosen variants of a bundle's parts. */
  parts?: readonly BundlePartChoice[]
  /** The store from which the item is picked up; it is delivered when absent. */
  pickup?: PickupStore
}

/**
 * Converts an item to the format of the API.
 * @param shipmentId the item's shipment; the default one when absent
 */
export const productItemOf = (
  {productId, quantity, optionItems, custom, parts, pickup, bonusDiscountLineItemId}: NewItem,
  shipmentId?: string,
): ProductItem => ({
  productId,
  quantity,
  ...(bonusDiscountLineItemId && {bonusDiscountLineItemId}),
  ...(shipmentId && {shipmentId}),
  ...(pickup && {inventoryId: pickup.inventoryId}),
  ...(optionItems && {optionItems: [...optionItems]}),
  ...(parts?.length && {
    bundledProductItems: parts.map((part) => ({productId: part.productId, quantity})),
  }),
  ...custom,
})

/** Change of a bundle part in the basket, in the format of `updateItemsInBasket`. */
export type PartChange = {
  readonly itemId: string
  readonly productId: string
  readonly quantity: number
}

/** Whether a part of a line item still has the product that the bundle names. */
const isOpen = ({bundledProductItems = []}: ProductItem, {parts = []}: NewItem): boolean =>
  bundledProductItems.some(({productId}) => parts.some(({masterId}) => masterId === productId))

/** The line item of a bundle that was just added: the one of its product whose parts are not chosen yet. */
export const lineOfBundle = (basket: Basket, item: NewItem): ProductItem | undefined =>
  basket.productItems?.find((line) => line.productId === item.productId && isOpen(line, item))

/**
 * The second step of adding a bundle: the first call ignores the variants of its parts, which are set by
 * their own item ids afterwards.
 */
export function partChanges(line: ProductItem, {parts = []}: NewItem): PartChange[] {
  return (line.bundledProductItems ?? []).flatMap(({itemId, productId, quantity}) => {
    const chosen = parts.find(({masterId}) => masterId === productId)
    return chosen && itemId && chosen.productId !== productId
      ? [{itemId, productId: chosen.productId, quantity: quantity ?? 1}]
      : []
  })
}
