import type {ProductItem} from '@app/features/session/model/commerce-bridge'

/** A line as cart, checkout and confirmation show it. Amounts are major units, as on the wire. */
export interface BasketLine {
  readonly itemId: string
  readonly productId: string
  readonly name: string
  readonly quantity: number
  /** Price of one unit; null when the backend has none. */
  readonly unitPrice: number | null
  /** Price of the line after its own reductions. */
  readonly price: number | null
}

/** The lines of a basket of Shopper Baskets, in their order. */
export function basketLinesOf(items: readonly ProductItem[] = []): BasketLine[] {
  return items.flatMap((item) =>
    item.itemId && item.productId
      ? [
          {
            itemId: item.itemId,
            productId: item.productId,
            name: item.productName ?? item.itemText ?? item.productId,
            quantity: item.quantity ?? 1,
            unitPrice: item.basePrice ?? null,
            price: item.priceAfterItemDiscount ?? item.price ?? null,
          },
        ]
      : [],
  )
}

/** Number on the cart: the sum of all quantities (spec 2 "App shell"). */
export function totalQuantity(items: readonly {readonly quantity?: number}[] = []): number {
  return items.reduce((sum, {quantity = 0}) => sum + quantity, 0)
}
