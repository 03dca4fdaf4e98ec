/** Status of a coupon (the status codes of both protocols). */
export type CouponStatus =
  | 'applied'
  | 'no_applicable_promotion'
  | 'no_active_promotion'
  | 'coupon_code_unknown'
  | 'coupon_disabled'
  | 'coupon_code_already_in_basket'
  | 'coupon_already_in_basket'
  | 'coupon_code_already_redeemed'
  | 'redemption_limit_exceeded'
  | 'customer_redemption_limit_exceeded'
  | 'timeframe_redemption_limit_exceeded'

/** Redemption limits of a coupon; null means no limit. */
export interface RedemptionLimits {
  readonly perCode: number | null
  readonly perCustomer: number | null
  readonly perTimeFrame: {readonly limit: number; readonly days: number} | null
}

export interface Coupon {
  readonly id: string
  readonly enabled: boolean
  /** True when an order may use several codes of the coupon. */
  readonly severalCodes: boolean
  readonly limits: RedemptionLimits
}

/** Numbers of redemptions so far: of the code, by the customer, by the customer within the time frame. */
export interface Redemptions {
  readonly code: number
  readonly customer: number
  readonly customerInFrame: number
}

/** Returns the key of a code for coupons that ignore case. */
export function foldCode(code: string): string {
  return code.toUpperCase()
}

/** Returns the reason why a coupon may not be redeemed again, or undefined when it may. */
export function couponRefusal(coupon: Coupon, used: Redemptions): CouponStatus | undefined {
  const {perCode, perCustomer, perTimeFrame} = coupon.limits
  if (!coupon.enabled) return 'coupon_disabled'
  if (perCode !== null && used.code >= perCode) {
    return perCode === 1 ? 'coupon_code_already_redeemed' : 'redemption_limit_exceeded'
  }
  if (perCustomer !== null && used.customer >= perCustomer) {
    return 'customer_redemption_limit_exceeded'
  }
  if (perTimeFrame && used.customerInFrame >= perTimeFrame.limit) {
    return 'timeframe_redemption_limit_exceeded'
  }
  return undefined
}

/** SCAPI CouponItem: a coupon item counts as valid when it applies or could apply. */
export function isValidStatus(status: CouponStatus): boolean {
  return status === 'applied' || status === 'no_applicable_promotion'
}
