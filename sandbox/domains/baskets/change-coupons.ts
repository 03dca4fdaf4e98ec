import type {Database} from '../../db/database'
import {CommerceFault} from '../commerce-fault'
import {randomId} from '../ids'
import type {CouponStatus} from '../promotions/coupon'
import {findCoupon, findCouponByCode} from '../promotions/coupon-repository'
import type {Basket} from './basket'
import {refusalOf} from './basket-coupons'

/**
 * Adds a coupon by its code. A redeemable code stays in the basket even while no promotion applies.
 * Throws MissingCouponCode, and InvalidCouponCode with the status code for a code that is unknown,
 * used up, disabled or already in the basket.
 */
export function addCoupon(
  db: Database,
  basket: Basket,
  code: string | undefined,
  now = Date.now(),
): Basket {
  const asked = code?.trim()
  if (!asked) throw new CommerceFault('MissingCouponCode', 'The coupon code is missing.')
  const found = findCouponByCode(db, basket.siteId, asked)
  if (!found) throw invalidCoupon(asked, 'coupon_code_unknown')
  const {coupon} = found
  const coupons = basket.coupons ?? []
  if (coupons.some((one) => one.couponId === coupon.id && one.code === found.code)) {
    throw invalidCoupon(asked, 'coupon_code_already_in_basket')
  }
  if (!coupon.severalCodes && coupons.some(({couponId}) => couponId === coupon.id)) {
    throw invalidCoupon(asked, 'coupon_already_in_basket')
  }
  const added = {couponItemId: randomId(), couponId: coupon.id, code: found.code}
  const refusal = refusalOf(db, basket, added, now)
  if (refusal) throw invalidCoupon(asked, refusal)
  return {...basket, coupons: [...coupons, added]}
}

/** Adds the valid coupons and skips the others (OCAPI: creating a basket). */
export function addValidCoupons(
  db: Database,
  basket: Basket,
  codes: readonly (string | undefined)[],
): Basket {
  return codes.reduce((current, code) => {
    try {
      return addCoupon(db, current, code)
    } catch (error) {
      if (error instanceof CommerceFault) return current
      throw error
    }
  }, basket)
}

/** Removes a coupon from the basket. Throws CouponItemNotFound. */
export function removeCoupon(basket: Basket, couponItemId: string): Basket {
  const coupons = basket.coupons ?? []
  const left = coupons.filter((coupon) => coupon.couponItemId !== couponItemId)
  if (left.length === coupons.length) {
    throw new CommerceFault(
      'CouponItemNotFound',
      `No coupon item with ID '${couponItemId}' could be found.`,
      {couponItemId},
    )
  }
  return {...basket, coupons: left}
}

/** Returns the fault for a refused coupon code. */
export function invalidCoupon(code: string, statusCode: CouponStatus): CommerceFault {
  return new CommerceFault('InvalidCouponCode', `The coupon code '${code}' is invalid.`, {
    couponCode: code,
    statusCode,
  })
}

/** Throws InvalidCouponCode when a coupon of the order has been used up in the meantime. */
export function requireRedeemable(
  db: Database,
  basket: Pick<Basket, 'siteId' | 'customerId' | 'email' | 'coupons'>,
): void {
  for (const coupon of basket.coupons ?? []) {
    const refusal = refusalOf(db, basket, coupon, Date.now())
    if (refusal && findCoupon(db, basket.siteId, coupon.couponId)) {
      throw invalidCoupon(coupon.code, refusal)
    }
  }
}
