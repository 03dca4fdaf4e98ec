import type {NewItem, ProductItem} from '@app/features/session/model/shopper-client'
import type {LineProduct} from './line-product'

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
  /** What a bundle is made of. */
  readonly parts?: readonly LinePart[]
  /** The line as it is put into a basket anew; only of baskets. */
  readonly asNew?: NewItem
}

/** A part of a bundle: the variant that was chosen, in units of all bundles of the line. */
export interface LinePart {
  readonly productId: string
  readonly name: string
  readonly quantity: number
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

/** The parts of a bundle's line; none on most lines. */
function partsOfLine({bundledProductItems = []}: ProductItem): {parts?: readonly LinePart[]} {
  const parts = bundledProductItems.flatMap(({productId, productName, itemText, quantity}) =>
    productId
      ? [{productId, name: productName ?? itemText ?? productId, quantity: quantity ?? 1}]
      : [],
  )
  return parts.length > 0 ? {parts} : {}
}

const isText = (entry: [string, unknown]): entry is [`c_${string}`, string] =>
  entry[0].startsWith('c_') && typeof entry[1] === 'string'

/** What puts a line into the basket again: with its options, its own words and nothing else. */
function asNewItem(item: ProductItem & {productId: string}): NewItem {
  const options = (item.optionItems ?? []).flatMap(({optionId, optionValueId}) =>
    optionId && optionValueId ? [{optionId, optionValueId}] : [],
  )
  const custom = Object.fromEntries(Object.entries(item).filter(isText))
  return {
    productId: item.productId,
    quantity: item.quantity ?? 1,
    ...(options.length > 0 && {optionItems: options}),
    ...(Object.keys(custom).length > 0 && {custom}),
    ...(item.bonusDiscountLineItemId && {
      bonusDiscountLineItemId: item.bonusDiscountLineItemId,
    }),
  }
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
            price: withOptions(item.priceAfterItemDiscount ?? item.price, item.optionItems),
            ...engravingOfLine(item),
            ...bonusOfLine(item),
            ...partsOfLine(item),
            asNew: asNewItem({...item, productId: item.productId}),
          },
        ]
      : [],
  )
}

/** A line as it is put into a basket anew, with what was chosen of the parts of a bundle. */
export function asNewLine(
  line: BasketLine,
  products: Readonly<Record<string, LineProduct>> = {},
): NewItem {
  const {productId, quantity, parts = [], asNew = {productId, quantity}} = line
  const choices = parts.flatMap((part) => {
    const masterId = products[part.productId]?.masterId
    return masterId ? [{masterId, productId: part.productId}] : []
  })
  return choices.length > 0 ? {...asNew, parts: choices} : asNew
}

/** The products of lines, those in bundles too. */
export const productIdsOf = (lines: readonly BasketLine[]): string[] =>
  lines.flatMap(({productId, parts = []}) => [productId, ...parts.map((part) => part.productId)])

/** Number on the cart: the sum of all quantities (rule FRAME-3). */
export function totalQuantity(items: readonly {readonly quantity?: number}[] = []): number {
  return items.reduce((sum, {quantity = 0}) => sum + quantity, 0)
}
