import type {BasketLine} from '@app/features/basket/public/basket-lines'

/** Unit prices that the shopper has seen, by line id, in major units. */
export type SeenPrices = Readonly<Record<string, number>>

/** A unit price that changed since the shopper saw it; major units. */
export interface PriceChange {
  readonly before: number
  readonly after: number
}

/** The unit prices of lines now. */
export const pricesOf = (lines: readonly BasketLine[]): SeenPrices =>
  Object.fromEntries(
    lines.flatMap(({itemId, unitPrice, bonus}) =>
      unitPrice === null || bonus ? [] : [[itemId, unitPrice]],
    ),
  )

/** The lines whose unit price is another one than the shopper saw, by line id. */
export function priceChanges(
  seen: SeenPrices,
  lines: readonly BasketLine[],
): Readonly<Record<string, PriceChange>> {
  return Object.fromEntries(
    Object.entries(pricesOf(lines)).flatMap(([itemId, after]) => {
      const before = seen[itemId]
      return before === undefined || before === after ? [] : [[itemId, {before, after}]]
    }),
  )
}
