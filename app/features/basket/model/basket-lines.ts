import type {NewItem, ProductItem} from '@app/features/session/model/commerce-bridge'

/** An engraving as it was ordered. */
export interface LineEngraving {
  readonly text: string
  readonly typeface: string
  readonly position: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The engraving among the custom attributes of a line of either protocol; none on most lines. */
export function engravingOfLine(line: object): {engraving?: LineEngraving} {
  const fields = line as Readonly<Record<string, unknown>>
  const text = textOf(fields.c_engravingText)
  if (!text) return {}
  return {
    engraving: {
      text,
      typeface: textOf(fields.c_engravingTypefaceName),
      position: textOf(fields.c_engravingPositionName),
    },
  }
}

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
  /** What is engraved, where and how, in the words that the shopper saw. */
  readonly engraving?: LineEngraving
  /** Set for what a promotion gives; with the offer that the shopper chose it from, if she chose. */
  readonly bonus?: {readonly choiceId?: string}
}

/** Price of a line with what its options cost, such as a typeface; major units. */
export function withOptions(
  price: number | undefined,
  options: readonly {readonly price?: number}[] = [],
): number | null {
  if (typeof price !== 'number') return null
  // Hundredths are exact in whole numbers; no currency of the shop has more decimals.
  const hundredths = [price, ...options.map((option) => option.price ?? 0)].reduce(
    (sum, one) => sum + Math.round(one * 100),
    0,
  )
  return hundredths / 100
}

const bonusOfLine = (item: ProductItem): {bonus?: BasketLine['bonus']} =>
  item.bonusProductLineItem
    ? {bonus: item.bonusDiscountLineItemId ? {choiceId: item.bonusDiscountLineItemId} : {}}
    : {}

/** A line as it is put into the basket. */
export const newItemOf = ({productId, quantity, bonus}: BasketLine): NewItem => ({
  productId,
  quantity,
  ...(bonus?.choiceId && {bonusDiscountLineItemId: bonus.choiceId}),
})

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
            price: withOptions(item.priceAfterItemDiscount ?? item.price, item.optionItems),
            ...engravingOfLine(item),
            ...bonusOfLine(item),
          },
        ]
      : [],
  )
}

/** Number on the cart: the sum of all quantities (spec 2 "App shell"). */
export function totalQuantity(items: readonly {readonly quantity?: number}[] = []): number {
  return items.reduce((sum, {quantity = 0}) => sum + quantity, 0)
}
