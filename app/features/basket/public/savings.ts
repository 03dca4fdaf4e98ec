import {plainText} from '@common/plain-text'
import type {Basket} from './basket'
import {distinctIds} from '@app/shared/lib/distinct-ids'

/** A discount of a promotion; amounts in major units and positive. */
export interface Saving {
  readonly promotionId: string | undefined
  readonly text: string
  readonly amount: number
}

interface Adjustment {
  readonly promotionId?: string
  readonly itemText?: string
  readonly price?: number
}

/** Converts price adjustments; one without an amount, such as a bonus, is left out. */
export const savingsOf = (adjustments?: readonly Adjustment[]): Saving[] =>
  adjustments?.flatMap(({promotionId, itemText = '', price = 0}) =>
    price < 0 ? [{promotionId, text: itemText, amount: -price}] : [],
  ) ?? []

/** Discounts on the delivery. */
export const deliverySavings = ({shippingItems}: Pick<Basket, 'shippingItems'>): Saving[] =>
  shippingItems?.flatMap(({priceAdjustments}) => savingsOf(priceAdjustments)) ?? []

/** Discounts on the lines; those on bonus products are their price. */
const lineSavings = ({productItems}: Basket): Saving[] =>
  productItems?.flatMap(({bonusProductLineItem, priceAdjustments}) =>
    bonusProductLineItem ? [] : savingsOf(priceAdjustments),
  ) ?? []

/** Everything that promotions take off lines, order and delivery, in major units. */
export function totalSavings(basket: Basket): number {
  const all = [
    ...lineSavings(basket),
    ...savingsOf(basket.orderPriceAdjustments),
    ...deliverySavings(basket),
  ]
  // The sum of decimals, in ten-thousandths so that no digit of any currency is lost.
  return all.reduce((sum, {amount}) => sum + Math.round(amount * 10_000), 0) / 10_000
}

/** A discount that the basket nearly earns; `missing` in major units. */
export interface NearDiscount {
  readonly promotionId: string
  readonly text: string
  readonly missing: number
}

/** The discounts whose threshold the basket nearly reaches (SCAPI `approachingDiscounts`). */
export const nearDiscounts = ({approachingDiscounts}: Basket): NearDiscount[] =>
  approachingDiscounts?.flatMap(({conditionThreshold = 0, merchandiseTotal = 0, promotionLink}) => {
    const missing = Math.round((conditionThreshold - merchandiseTotal) * 10_000) / 10_000
    const text = plainText(promotionLink?.calloutMsg) || plainText(promotionLink?.name)
    if (missing <= 0 || !promotionLink?.promotionId || !text) return []
    return [{promotionId: promotionLink.promotionId, text, missing}]
  }) ?? []

const promotionIdsOf = (adjustments?: readonly Adjustment[]): string[] =>
  adjustments?.flatMap(({promotionId}) => promotionId ?? []) ?? []

/** Ids of all promotions that a basket names, without duplicates, sorted (rule API-5). */
export function promotionIdsOfBasket(basket: Basket): string[] {
  const {productItems, orderPriceAdjustments, shippingItems} = basket
  const ids = [
    ...(productItems?.flatMap(({priceAdjustments}) => promotionIdsOf(priceAdjustments)) ?? []),
    ...promotionIdsOf(orderPriceAdjustments),
    ...(shippingItems?.flatMap(({priceAdjustments}) => promotionIdsOf(priceAdjustments)) ?? []),
    ...nearDiscounts(basket).map(({promotionId}) => promotionId),
  ]
  return distinctIds(ids)
}
