import type {Basket} from '../public/basket'
import {couponRefusal, couponsOf} from './coupons'

const refused = (statusCode: string) =>
  couponRefusal({type: 'invalid-coupon-code', arguments: {statusCode}})
const item = (more: object) => ({couponItemId: 'i', code: 'TEN', ...more})
const only = (more: object) => couponsOf({couponItems: [item(more)]} as Basket)[0]?.problem

it.each([
  ['coupon_code_unknown', 'coupon.unknown'],
  ['coupon_disabled', 'coupon.expired'],
  ['coupon_code_already_in_basket', 'coupon.alreadyApplied'],
  ['coupon_already_in_basket', 'coupon.alreadyApplied'],
  ['coupon_code_already_redeemed', 'coupon.usedUp'],
  ['redemption_limit_exceeded', 'coupon.usedUp'],
  ['customer_redemption_limit_exceeded', 'coupon.usedUp'],
  ['timeframe_redemption_limit_exceeded', 'coupon.usedUp'],
  ['a_status_of_tomorrow', 'coupon.unknown'],
])('a code refused with %s has the message %s', (status, message) => {
  expect(refused(status)).toBe(message)
})

it('other faults are not about the code', () => {
  expect(couponRefusal({type: 'network', arguments: {}})).toBeUndefined()
})

it.each([
  ['expired', 'coupon.expired'],
  ['not_yet_valid', 'coupon.notYetValid'],
  ['customer_group', 'coupon.customerGroup'],
  ['not_combinable', 'coupon.notCombinable'],
  ['delivery_method', 'coupon.deliveryMethod'],
  ['no_matching_product', 'coupon.noMatchingProduct'],
])('a coupon without effect because of %s has the message %s', (c_reason, message) => {
  expect(only({statusCode: 'no_applicable_promotion', c_reason})).toEqual({message})
})

it('a missing minimum names the amount, and does without one that the backend does not name', () => {
  const statusCode = 'no_applicable_promotion'
  const c_reason = 'minimum_not_reached'
  expect(only({statusCode, c_reason, c_minimum: 50})).toEqual({
    message: 'coupon.minimum',
    minimum: 50,
  })
  expect(only({statusCode, c_reason})).toEqual({message: 'coupon.noMatchingProduct'})
})

it('a backend without reasons gives the message of the status code', () => {
  expect(only({statusCode: 'no_active_promotion'})).toEqual({message: 'coupon.expired'})
  expect(only({statusCode: 'no_applicable_promotion'})).toEqual({
    message: 'coupon.noMatchingProduct',
  })
})

it('an applied coupon has no problem; an item without an id is left out', () => {
  expect(couponsOf({couponItems: [item({statusCode: 'applied'}), {code: 'X'}]} as Basket)).toEqual([
    {id: 'i', code: 'TEN'},
  ])
})
