/** Number on the cart badge: the sum of all quantities (rule FRAME-3). */
export function totalQuantity(items: readonly {readonly quantity?: number}[] = []): number {
  return items.reduce((sum, {quantity = 0}) => sum + quantity, 0)
}
