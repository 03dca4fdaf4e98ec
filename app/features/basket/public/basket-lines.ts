import {plainText} from '@common/plain-text'
import type {Basket, ProductItem} from './basket'
import type {NewItem} from './new-item'
import type {PickupStore} from './delivery'
import {includedRateOf, netOf} from '@app/features/catalog/public/net-price'
import {type LineProduct} from './line-product'
import {type Saving, savingsOf} from './savings'

/** The engraving of a line. */
export interface LineEngraving {
  readonly text: string
  readonly typeface: string
  readonly position: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads the engraving from the custom attributes of a line of either protocol; most lines have none. */
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

/** A line for the cart, the checkout and the confirmation. Amounts are major units, as in the API. */
export interface BasketLine {
  readonly itemId: string
  readonly productId: string
  readonly name: string
  readonly quantity: number
  /** Price of one unit; null when the backend returns none. */
  readonly unitPrice: number | null
  /** Price of the line after its own discounts. */
  readonly price: number | null
  /** Tax rate of the line, 0.19 for 19 percent; absent while it is not known. */
  readonly taxRate?: number
  /** `price` without tax; absent while the tax rate is not known. */
  readonly netPrice?: number | null
  /** Text, position and style of the engraving, in the wording shown to the shopper. */
  readonly engraving?: LineEngraving
  /** Set for a bonus product of a promotion; with the id of the choice if the shopper selected it. */
  readonly bonus?: {readonly choiceId?: string}
  /** What promotions take off the line. */
  readonly savings?: readonly Saving[]
  /** Price of the line before those discounts, in major units; only with savings. */
  readonly priceBefore?: number
  /** The parts of a bundle. */
  readonly parts?: readonly LinePart[]
  /** The item that adds the line to a basket again; only for basket lines. */
  readonly asNew?: NewItem
}

/** A part of a bundle: the selected variant, with the units for all bundles of the line. */
export interface LinePart {
  /** Id with which the basket changes the part; absent in orders. */
  readonly itemId?: string
  readonly productId: string
  readonly name: string
  readonly quantity: number
}

/** Price of a line including its options, such as a typeface; major units. */
export function withOptions(
  price: number | undefined,
  options: readonly {readonly price?: number}[] = [],
): number | null {
  if (typeof price !== 'number') return null
  // Hundredths are exact as integers; no currency of the shop has more decimals.
  const hundredths = [price, ...options.map((option) => option.price ?? 0)].reduce(
    (sum, one) => sum + Math.round(one * 100),
    0,
  )
  return hundredths / 100
}

interface TaxedOption {
  readonly price?: number
  readonly taxRate?: number
}

/** Tax rate of a line, and its price without tax: each position is rounded, as the backend does. */
export function taxOfLine(
  price: number | undefined,
  taxRate: number | undefined,
  options: readonly TaxedOption[] = [],
): Pick<BasketLine, 'taxRate' | 'netPrice'> {
  if (typeof taxRate !== 'number' || typeof price !== 'number') return {}
  const netOptions = options.map((option) => ({
    price: netOf(option.price ?? 0, option.taxRate ?? taxRate),
  }))
  return {taxRate, netPrice: withOptions(netOf(price, taxRate), netOptions)}
}

const bonusOfLine = (item: ProductItem): {bonus?: BasketLine['bonus']} =>
  item.bonusProductLineItem
    ? {bonus: item.bonusDiscountLineItemId ? {choiceId: item.bonusDiscountLineItemId} : {}}
    : {}

/** The discounts of a line; a gift says that it is one instead. */
function savingsOfLine(item: ProductItem): Pick<BasketLine, 'savings' | 'priceBefore'> {
  const savings = item.bonusProductLineItem ? [] : savingsOf(item.priceAdjustments)
  if (savings.length === 0) return {}
  const priceBefore = withOptions(item.price, item.optionItems)
  return {savings, ...(priceBefore !== null && {priceBefore})}
}

/** The parts of a bundle's line; most lines have none. */
function partsOfLine({bundledProductItems = []}: ProductItem): {parts?: readonly LinePart[]} {
  const parts = bundledProductItems.flatMap(({itemId, productId, productName, ...item}) =>
    productId
      ? [
          {
            ...(itemId && {itemId}),
            productId,
            name: plainText(productName ?? item.itemText) || productId,
            quantity: item.quantity ?? 1,
          },
        ]
      : [],
  )
  return parts.length > 0 ? {parts} : {}
}

const isText = (entry: [string, unknown]): entry is [`c_${string}`, string] =>
  entry[0].startsWith('c_') && typeof entry[1] === 'string'

/** The item that adds a line to the basket again: with its options and engraving text only. */
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

/** Converts the items of a Shopper Baskets basket to lines, in their order. */
export function basketLinesOf(items: readonly ProductItem[] = []): BasketLine[] {
  return items.flatMap((item) =>
    item.itemId && item.productId
      ? [
          {
            itemId: item.itemId,
            productId: item.productId,
            name: plainText(item.productName ?? item.itemText) || item.productId,
            quantity: item.quantity ?? 1,
            unitPrice: item.basePrice ?? null,
            price: withOptions(item.priceAfterItemDiscount ?? item.price, item.optionItems),
            ...taxOfLine(
              item.priceAfterItemDiscount ?? item.price,
              item.taxRate ?? includedRateOf(item),
              item.optionItems,
            ),
            ...engravingOfLine(item),
            ...bonusOfLine(item),
            ...savingsOfLine(item),
            ...partsOfLine(item),
            asNew: asNewItem({...item, productId: item.productId}),
          },
        ]
      : [],
  )
}

/**
 * The item that adds a line to a basket again, with the selected variants of the bundle parts.
 * @param pickup store of the line; undefined when it is delivered
 */
export function asNewLine(
  line: BasketLine,
  products: Readonly<Record<string, LineProduct>> = {},
  pickup?: PickupStore,
): NewItem {
  const {productId, quantity, parts = [], asNew: item = {productId, quantity}} = line
  const asNew = pickup ? {...item, pickup} : item
  const choices = parts.flatMap((part) => {
    const masterId = products[part.productId]?.masterId
    return masterId ? [{masterId, productId: part.productId}] : []
  })
  return choices.length > 0 ? {...asNew, parts: choices} : asNew
}

/** Product ids of the lines and of the parts in their bundles. */
export const productIdsOf = (lines: readonly BasketLine[]): string[] =>
  lines.flatMap(({productId, parts = []}) => [productId, ...parts.map((part) => part.productId)])

/**
 * Tax rate of an amount that concerns the whole basket, such as the minimum of an offer; undefined where the lines
 * have different rates.
 */
export function basketTaxRate({
  productItems = [],
}: Pick<Basket, 'productItems'>): number | undefined {
  const [rate, ...others] = new Set(
    productItems.map((item) => item.taxRate ?? includedRateOf(item)),
  )
  return others.length === 0 ? rate : undefined
}
