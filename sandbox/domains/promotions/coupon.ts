/** What became of a coupon (the status codes of both protocols). */
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

/** How often a coupon may be redeemed; null: as often as one likes. */
export interface RedemptionLimits {
  readonly perCode: number | null
  readonly perCustomer: number | null
  readonly perTimeFrame: {readonly limit: number; readonly days: number} | null
}

export interface Coupon {
  readonly id: string
  readonly enabled: boolean
  /** An order may use several codes of the coupon. */
  readonly severalCodes: boolean
  readonly limits: RedemptionLimits
}

/** Redemptions so far: of the code, of the customer, of the customer within the time frame. */
export interface Redemptions {
  readonly code: number
  readonly customer: number
  readonly customerInFrame: number
}

/** Codes that differ in case only are one code where the coupon does not mind case. */
export function foldCode(code: string): string {
  return code.toUpperCase()
}

/** Why a coupon may not be redeemed once more, or undefined when it may. */
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
