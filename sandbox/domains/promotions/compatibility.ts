import type {Discount, Promotion} from './promotion'
import {ofKind, type ByKind} from './discount'
import type {ActivePromotion} from './qualification'

/**
 * Returns true when two promotions can be combined. `samePlace` is true when both would change the
 * same line, shipment or order: a product promotion excludes its class on one line only. Promotions
 * that name each other can be combined independent of their exclusivity.
 */
export function isCompatible(a: Promotion, b: Promotion, samePlace: boolean): boolean {
  if (a.id === b.id) return false
  if (a.exclusiveIds.includes(b.id) || b.exclusiveIds.includes(a.id)) return false
  if (a.exclusivityGroup !== '' && a.exclusivityGroup === b.exclusivityGroup) return false
  if (a.combinableIds.includes(b.id) || b.combinableIds.includes(a.id)) return true
  if (a.exclusivity === 'global' || b.exclusivity === 'global') return false
  if (a.rule?.class !== b.rule?.class || !samePlace) return true
  return a.exclusivity === 'no' && b.exclusivity === 'no'
}

const classOrder = {product: 1, order: 2, shipping: 3} as const

/** Order of discounts by type (B2C Commerce: promotion priority rules). */
const discountOrder: Readonly<Record<Discount['type'], number>> = {
  fixed_price: 0,
  total_fixed_price: 1,
  free: 2,
  price_book_price: 3,
  amount: 4,
  percentage: 5,
  percentage_off_options: 6,
  bonus: 7,
  bonus_choice: 8,
  free_shipping: 9,
  fixed_price_shipping: 10,
}

const noValue = () => 0
const percentage = (discount: {percentage: number}) => discount.percentage
const lowerFirst = ({amount}: {amount: string}) => -Number(amount)

/** Value of a discount among others of its kind; a higher one goes first. */
const values: ByKind<Discount, [], number> = {
  fixed_price: lowerFirst,
  total_fixed_price: lowerFirst,
  free: noValue,
  price_book_price: noValue,
  amount: ({amount}) => Number(amount),
  percentage,
  percentage_off_options: percentage,
  bonus: noValue,
  bonus_choice: noValue,
  free_shipping: noValue,
  fixed_price_shipping: lowerFirst,
}

/** Returns the discount that decides a promotion's rank; null for a promotion without a discount. */
export type RankedDiscount = (active: ActivePromotion) => Discount | null

/** Ranks a promotion by its highest tier as long as the reached tier is unknown. */
const highestTier: RankedDiscount = ({promotion}) => promotion.rule?.tiers.at(-1)?.discount ?? null

/**
 * Sorts promotions in the order of calculation (B2C Commerce: promotion priority rules): globally
 * exclusive ones, then class by class the exclusive ones before the others; among equals by rank,
 * type and value of the discount, and id.
 */
export function priorityOrder(
  discountOf: RankedDiscount = highestTier,
): (a: ActivePromotion, b: ActivePromotion) => number {
  const kindOf = (active: ActivePromotion) => {
    const type = discountOf(active)?.type
    return type === undefined ? Infinity : discountOrder[type]
  }
  return (a, b) =>
    categoryOf(a.promotion) - categoryOf(b.promotion) ||
    compareNumbers(a.rank ?? Infinity, b.rank ?? Infinity) ||
    compareNumbers(kindOf(a), kindOf(b)) ||
    compareNumbers(valueOf(discountOf(b)), valueOf(discountOf(a))) ||
    (a.promotion.id < b.promotion.id ? -1 : 1)
}

/** Returns the rank of a promotion's category: 0 for globally exclusive promotions of any class. */
function categoryOf({exclusivity, rule}: Promotion): number {
  if (exclusivity === 'global') return 0
  return 2 * classOrder[rule?.class ?? 'shipping'] + (exclusivity === 'class' ? 0 : 1)
}

const compareNumbers = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

const valueOf = (discount: Discount | null): number => (discount ? ofKind(values, discount) : 0)
