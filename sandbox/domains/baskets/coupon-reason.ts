import {toMinor} from '../money'
import type {ActivePromotion, ShopperSituation} from '../promotions/qualification'
import {asksForCoupon, isSwitchedOn} from '../promotions/qualification'
import type {Promotion} from '../promotions/promotion'

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
  readonly situation: Pick<ShopperSituation, 'currency' | 'now'>
  /** Returns true if these promotions change the basket when no others run. */
  readonly applies: (promotions: readonly ActivePromotion[]) => boolean
}

/** Dates of every schedule that a promotion runs in. */
const periodsOf = ({assignments}: Promotion) =>
  assignments.flatMap(({campaign, schedule}) => [campaign, schedule])

function outOfTime(promotions: readonly Promotion[], now: number): CouponReason | undefined {
  const periods = promotions.flatMap(periodsOf)
  if (periods.some(({startDate}) => startDate && Date.parse(startDate) > now)) {
    return 'not_yet_valid'
  }
  return periods.some(({endDate}) => endDate && Date.parse(endDate) <= now) ? 'expired' : undefined
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
 * @returns undefined when no promotion asks for the coupon
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
    (one) => asksForCoupon(one, couponId) && isSwitchedOn(one, situation.currency),
  )
  if (own.length === 0) return undefined
  const open = active.filter((one) => one.couponId === couponId)
  if (open.length === 0) return {reason: outOfTime(own, situation.now) ?? 'customer_group'}
  if (applies(open)) return {reason: 'not_combinable'}
  const minimum = own.map((one) => minimumOf(one, situation.currency)).find((value) => value)
  if (minimum !== undefined && goodsValue < minimum) return {reason: 'minimum_not_reached', minimum}
  const isForDelivery = own.some(({rule}) => rule?.class === 'shipping')
  return {reason: isForDelivery ? 'delivery_method' : 'no_matching_product'}
}
