import {type PriceModel} from '@app/features/catalog/public/price'
import {
  includedParts,
  type ChosenPart,
  chosenItemOf,
  sellableIdOf,
  chosenNames,
  picturesOf,
} from '@app/features/product/public/product'
import {type PartEngravings} from '../model/set'
import type {NewItem} from '@app/features/basket/public/new-item'
import type {EventItem} from '@app/features/analytics/public/shop-event'
import type {AddedProduct} from '@app/features/purchase/public/added'

/** A ticked product that is bought with another one. */
export interface Extra {
  /** Absent while its choice is incomplete. */
  readonly item?: NewItem
  readonly event: EventItem
  readonly added: AddedProduct
}

/** The products of one press: how many units, and their price. */
export interface Together {
  readonly count: number
  readonly price: PriceModel
}

/**
 * What was ticked of a list.
 * @param quantity of each
 */
export const extrasOf = (
  parts: readonly ChosenPart[],
  {quantity = 1, engravings = {}}: {quantity?: number; engravings?: PartEngravings} = {},
): Extra[] =>
  includedParts(parts).map((part) => {
    const {product} = part.part
    const id = sellableIdOf(part)
    const {price} = part.offer ?? {}
    const names = chosenNames(product, part.choice)
    const engraving = engravings[product.id]
    return {
      ...(id !== undefined && {item: {productId: id, quantity}}),
      event: chosenItemOf(product, id ?? product.id),
      added: {
        productId: product.id,
        name: product.name,
        choices: engraving ? [...names, engraving.text] : names,
        picture: picturesOf(product, part.choice['color'])[0],
        ...(price && {price: {...price, taxRate: product.taxRate}}),
        quantity,
      },
    }
  })

/** Names what was added: the first product, the others below it. */
export const addedOf = ([first, ...others]: readonly Extra[]): AddedProduct | undefined =>
  first && {...first.added, ...(others.length > 0 && {others: others.map(({added}) => added)})}

/**
 * The running total of a product and what is ticked beside it (rule PROD-18): "from" while a choice is incomplete.
 * @param main price of one unit
 * @returns undefined without ticked products
 */
export function togetherOf(
  main: {price: PriceModel | undefined; quantity: number} | undefined,
  extras: readonly Extra[],
): Together | undefined {
  if (!main?.price || extras.length === 0) return undefined
  const lines = [main, ...extras.map(({added}) => added)]
  const hundredths = lines.map(({price, quantity}) =>
    price ? Math.round(price.amount * 100) * quantity : 0,
  )
  const rates = new Set(lines.map(({price}) => price?.taxRate))
  const mayRise =
    (main.price.max ?? 0) > main.price.amount || extras.some(({item}) => item === undefined)
  return {
    count: lines.reduce((count, {quantity}) => count + quantity, 0),
    price: {
      amount: hundredths.reduce((sum, amount) => sum + amount, 0) / 100,
      ...(mayRise && {max: Number.MAX_VALUE, parts: true}),
      ...(rates.size === 1 && {taxRate: main.price.taxRate}),
    },
  }
}
