import type {Database} from '../../db/database'
import {findCustomer} from '../customers/customer-repository'
import type {CouponStatus} from '../promotions/coupon'
import {couponRefusal} from '../promotions/coupon'
import {countRedemptions, findCoupon, type Redeemer} from '../promotions/coupon-repository'
import type {Promotion} from '../promotions/promotion'
import type {ShopperSituation} from '../promotions/qualification'
import {asksForCoupon, isInForce, isSwitchedOn} from '../promotions/qualification'
import type {Basket, BasketCoupon} from './basket'

/**
 * Whose redemptions of a coupon are counted, as in B2C Commerce: those of the account, by the account's email address even
 * when the basket has another one; those of a guest, by the basket's email address.
 */
export function redeemerOf(
  db: Database,
  {customerId, email}: Pick<Basket, 'customerId' | 'email'>,
): Redeemer {
  const account = findCustomer(db, customerId)
  return account ? {email: account.email, customerId} : {email}
}

/** Returns the reason why a coupon of a basket may not be redeemed, or undefined when it may. */
export function refusalOf(
  db: Database,
  basket: Pick<Basket, 'siteId' | 'customerId' | 'email'>,
  {couponId, code}: Pick<BasketCoupon, 'couponId' | 'code'>,
  now: number,
): CouponStatus | undefined {
  const coupon = findCoupon(db, basket.siteId, couponId)
  if (!coupon) return 'coupon_code_unknown'
  const redemption = {coupon, code, now, ...redeemerOf(db, basket)}
  return couponRefusal(coupon, countRedemptions(db, basket.siteId, redemption))
}

/**
 * Returns the status of a redeemable coupon: no promotion in force, no promotion applicable, or
 * promotion applied.
 */
export function statusOf(
  couponId: string,
  promotions: readonly Promotion[],
  situation: Pick<ShopperSituation, 'currency' | 'now' | 'timeZone' | 'storeId'>,
  appliedCouponIds: ReadonlySet<string>,
): CouponStatus {
  if (appliedCouponIds.has(couponId)) return 'applied'
  const isOffered = promotions.some(
    (promotion) =>
      asksForCoupon(promotion, couponId) &&
      isSwitchedOn(promotion, situation.currency) &&
      promotion.assignments.some((assignment) => isInForce(assignment, situation)),
  )
  return isOffered ? 'no_applicable_promotion' : 'no_active_promotion'
}
