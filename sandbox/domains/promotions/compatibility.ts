import type {Discount, Promotion} from './promotion'
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
const discountOrder: readonly Discount['type'][] = [
  'fixed_price',
  'total_fixed_price',
  'free',
  'price_book_price',
  'amount',
  'percentage',
  'percentage_off_options',
  'bonus',
  'bonus_choice',
  'free_shipping',
  'fixed_price_shipping',
]

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
    return type === undefined ? discountOrder.length : discountOrder.indexOf(type)
  }
  return (a, b) =>
    categoryOf(a.promotion) - categoryOf(b.promotion) ||
    compareNumbers(a.rank ?? Infinity, b.rank ?? Infinity) ||
    kindOf(a) - kindOf(b) ||
    compareNumbers(valueOf(discountOf(b)), valueOf(discountOf(a))) ||
    (a.promotion.id < b.promotion.id ? -1 : 1)
}

/** Returns the rank of a promotion's category: 0 for globally exclusive promotions of any class. */
function categoryOf({exclusivity, rule}: Promotion): number {
  if (exclusivity === 'global') return 0
  return 2 * classOrder[rule?.class ?? 'shipping'] + (exclusivity === 'class' ? 0 : 1)
}

const compareNumbers = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

function valueOf(discount: Discount | null): number {
  if (!discount) return 0
  if ('percentage' in discount) return discount.percentage
  if (!('amount' in discount)) return 0
  // A lower fixed price ranks higher.
  return discount.type === 'amount' ? Number(discount.amount) : -Number(discount.amount)
}
