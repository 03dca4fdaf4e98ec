import type {ProductItem} from './basket'
import type {PickupStore} from './pickup'

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
