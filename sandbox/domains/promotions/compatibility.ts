import type {Promotion} from './promotion'
import type {ActivePromotion} from './qualification'

/**
 * True when two promotions may hold together. `samePlace` says whether both would change the same
 * thing: a product promotion excludes its class on one line only. Promotions that name each other
 * go together whatever their exclusivity.
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

const exclusivityOrder = {global: 0, class: 1, no: 2} as const
const classOrder = {product: 0, order: 1, shipping: 2} as const

/** Fixed prices first, then free, amounts, percentages, bonus products last. */
const discountOrder: Readonly<Record<string, number>> = {
  fixed_price: 0,
  total_fixed_price: 0,
  price_book_price: 0,
  fixed_price_shipping: 0,
  free: 1,
  free_shipping: 1,
  amount: 2,
  percentage: 3,
  percentage_off_options: 3,
  bonus: 4,
  bonus_choice: 4,
}

/** The order in which promotions are worked out (B2C Commerce: promotion priority rules). */
export function byPriority(a: ActivePromotion, b: ActivePromotion): number {
  return (
    classOrder[a.promotion.rule?.class ?? 'shipping'] -
      classOrder[b.promotion.rule?.class ?? 'shipping'] ||
    exclusivityOrder[a.promotion.exclusivity] - exclusivityOrder[b.promotion.exclusivity] ||
    compareNumbers(a.rank ?? Infinity, b.rank ?? Infinity) ||
    kindOf(a.promotion) - kindOf(b.promotion) ||
    compareNumbers(valueOf(b.promotion), valueOf(a.promotion)) ||
    (a.promotion.id < b.promotion.id ? -1 : 1)
  )
}

const compareNumbers = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

/** The highest tier stands for a promotion: which one will be reached is not known yet. */
const best = (promotion: Promotion) => promotion.rule?.tiers.at(-1)?.discount

function kindOf(promotion: Promotion): number {
  return discountOrder[best(promotion)?.type ?? 'bonus'] ?? 4
}

function valueOf(promotion: Promotion): number {
  const discount = best(promotion)
  if (!discount) return 0
  if ('percentage' in discount) return discount.percentage
  if (!('amount' in discount)) return 0
  // A lower fixed price is the better one.
  return discount.type === 'amount' ? Number(discount.amount) : -Number(discount.amount)
}
