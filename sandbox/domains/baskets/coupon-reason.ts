import {toMinor} from '../money'
import type {ActivePromotion, ShopperSituation} from '../promotions/qualification'
import {assignmentAsksFor, isInForce, isSwitchedOn} from '../promotions/qualification'
import type {Assignment, Promotion} from '../promotions/promotion'

/** Why a redeemable coupon in a basket has no effect; the status codes of B2C Commerce do not say it. */
export type CouponReason =
  | 'expired'
  | 'not_yet_valid'
  | 'customer_group'
  | 'minimum_not_reached'
  | 'not_combinable'
  | 'delivery_method'
  | 'no_matching_product'

export interface CouponFinding {
  readonly reason: CouponReason
  /** Value of the goods from which the coupon applies, in minor units; for `minimum_not_reached`. */
  readonly minimum?: number
}

interface CouponCase {
  readonly couponId: string
  readonly promotions: readonly Promotion[]
  /** Promotions that the shopper qualifies for. */
  readonly active: readonly ActivePromotion[]
  /** Value of the goods in minor units. */
  readonly goodsValue: number
  readonly situation: Pick<ShopperSituation, 'currency' | 'now' | 'timeZone'>
  /** Returns true if these promotions change the basket when no others run. */
  readonly applies: (promotions: readonly ActivePromotion[]) => boolean
}

/** The assignments of a promotion that ask for a coupon and whose campaign is switched on. */
const assignmentsFor = ({assignments}: Promotion, couponId: string): readonly Assignment[] =>
  assignments.filter((one) => one.campaign.enabled && assignmentAsksFor(one, couponId))

/**
 * Why assignments do not accept a coupon: the shopper's group where one of them is in force, else a time that is still
 * to come (a later start, another weekday or time of day), else a time that is over.
 */
function closedReason(
  assignments: readonly Assignment[],
  {now, timeZone}: CouponCase['situation'],
): CouponReason {
  // Only times count here, so the stores of a campaign are ignored.
  const isOpen = (one: Assignment): boolean =>
    isInForce(one, {now, timeZone, storeId: one.campaign.storeIds?.[0]})
  if (assignments.some(isOpen)) return 'customer_group'
  const isOver = ({campaign, schedule}: Assignment): boolean =>
    [campaign, schedule].some(({endDate}) => endDate !== null && Date.parse(endDate) <= now)
  return assignments.every(isOver) ? 'expired' : 'not_yet_valid'
}

/** The first threshold of an order or shipping promotion by value, in minor units. */
function minimumOf({rule}: Promotion, currency: string): number | undefined {
  if (!rule || rule.class === 'product' || rule.condition !== 'total') return undefined
  const [first] = rule.tiers
  return first && first.threshold > 0 ? toMinor(String(first.threshold), currency) : undefined
}

/**
 * Finds why a coupon of a basket has no effect, in the order in which a shopper can do something about it:
 * time, customer group, other promotions, value of the goods.
 * @returns undefined when no promotion of a campaign that is switched on asks for the coupon
 */
export function couponFinding({
  couponId,
  promotions,
  active,
  situation,
  applies,
  goodsValue,
}: CouponCase): CouponFinding | undefined {
  const own = promotions.filter(
    (one) => isSwitchedOn(one, situation.currency) && assignmentsFor(one, couponId).length > 0,
  )
  if (own.length === 0) return undefined
  const open = active.filter((one) => one.couponId === couponId)
  if (open.length === 0) {
    const assignments = own.flatMap((one) => assignmentsFor(one, couponId))
    return {reason: closedReason(assignments, situation)}
  }
  if (applies(open)) return {reason: 'not_combinable'}
  const minimum = own.map((one) => minimumOf(one, situation.currency)).find((value) => value)
  if (minimum !== undefined && goodsValue < minimum) return {reason: 'minimum_not_reached', minimum}
  const isForDelivery = own.some(({rule}) => rule?.class === 'shipping')
  return {reason: isForDelivery ? 'delivery_method' : 'no_matching_product'}
}
