import {
  couponRefusal,
  foldCode,
  isValidStatus,
  type CouponStatus,
  type RedemptionLimits,
} from './coupon'

const NO_LIMITS = {perCode: null, perCustomer: null, perTimeFrame: null}
const coupon = (limits: Partial<RedemptionLimits> = {}, enabled = true) => ({
  id: 'c',
  enabled,
  severalCodes: false,
  limits: {...NO_LIMITS, ...limits},
})
const used = (code: number, customer = 0, customerInFrame = 0) => ({
  code,
  customer,
  customerInFrame,
})

it('codes that ignore case have one spelling', () => {
  expect([foldCode('Summer-ß1'), foldCode('SUMMER')]).toEqual(['SUMMER-SS1', 'SUMMER'])
})

it('a coupon without limits may be redeemed while it is enabled', () => {
  expect(couponRefusal(coupon(), used(99, 99, 99))).toBeUndefined()
  expect(couponRefusal(coupon({}, false), used(0))).toBe('coupon_disabled')
})

it.each<[Partial<RedemptionLimits>, ReturnType<typeof used>, CouponStatus | undefined]>([
  [{perCode: 1}, used(0, 9), undefined],
  [{perCode: 1}, used(1), 'coupon_code_already_redeemed'],
  [{perCode: 2}, used(1), undefined],
  [{perCode: 2}, used(2), 'redemption_limit_exceeded'],
  [{perCode: 0}, used(0), 'redemption_limit_exceeded'],
  [{perCustomer: 2}, used(9, 1), undefined],
  [{perCustomer: 2}, used(0, 2), 'customer_redemption_limit_exceeded'],
  [{perTimeFrame: {limit: 2, days: 7}}, used(9, 9, 1), undefined],
  [{perTimeFrame: {limit: 2, days: 7}}, used(0, 2, 2), 'timeframe_redemption_limit_exceeded'],
])('with the limits %j after %j: %p', (limits, redemptions, expected) => {
  expect(couponRefusal(coupon(limits), redemptions)).toBe(expected)
})

it('a coupon item is valid when it applies or could apply', () => {
  expect([isValidStatus('applied'), isValidStatus('no_applicable_promotion')]).toEqual([true, true])
  expect(isValidStatus('coupon_disabled')).toBe(false)
})
