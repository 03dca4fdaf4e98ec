import type {FaultFields} from '@common/fault'
import type {MessageId} from '@app/shared/i18n/messages'
import type {Basket} from '../public/basket'

type CouponItem = NonNullable<Basket['couponItems']>[number]

/** A coupon of the basket. */
export interface BasketCoupon {
  readonly id: string
  readonly code: string
  /** Why the coupon has no effect; absent when it is applied. */
  readonly problem?: CouponProblem
}

export interface CouponProblem {
  readonly message: MessageId
  /** Value of the goods from which the coupon applies, in major units. */
  readonly minimum?: number
}

/** Messages by the status codes of B2C Commerce (rule BASKET-16). */
const BY_STATUS: Readonly<Record<string, MessageId>> = {
  coupon_code_unknown: 'coupon.unknown',
  coupon_disabled: 'coupon.expired',
  coupon_code_already_in_basket: 'coupon.alreadyApplied',
  coupon_already_in_basket: 'coupon.alreadyApplied',
  coupon_code_already_redeemed: 'coupon.usedUp',
  redemption_limit_exceeded: 'coupon.usedUp',
  customer_redemption_limit_exceeded: 'coupon.usedUp',
  timeframe_redemption_limit_exceeded: 'coupon.usedUp',
  no_active_promotion: 'coupon.expired',
  no_applicable_promotion: 'coupon.noMatchingProduct',
}

/** Messages by the reason of a coupon without effect (`c_reason`); more exact than the status code. */
const BY_REASON: Readonly<Record<string, MessageId>> = {
  expired: 'coupon.expired',
  not_yet_valid: 'coupon.notYetValid',
  customer_group: 'coupon.customerGroup',
  minimum_not_reached: 'coupon.minimum',
  not_combinable: 'coupon.notCombinable',
  delivery_method: 'coupon.deliveryMethod',
  no_matching_product: 'coupon.noMatchingProduct',
}

/** Message for a refused code; undefined for faults that are not about the code. */
export function couponRefusal(
  fault: Pick<FaultFields, 'type' | 'arguments'>,
): MessageId | undefined {
  if (fault.type !== 'invalid-coupon-code') return undefined
  return BY_STATUS[String(fault.arguments.statusCode)] ?? 'coupon.unknown'
}

function problemOf({statusCode, ...custom}: CouponItem): CouponProblem | undefined {
  if (statusCode === undefined || statusCode === 'applied') return undefined
  const {c_reason: reason, c_minimum: minimum} = custom as Readonly<Record<string, unknown>>
  const message = BY_REASON[String(reason)] ?? BY_STATUS[statusCode] ?? 'coupon.expired'
  if (message !== 'coupon.minimum') return {message}
  return typeof minimum === 'number' ? {message, minimum} : {message: 'coupon.noMatchingProduct'}
}

/** The coupons of a basket with their problems. */
export const couponsOf = ({couponItems = []}: Basket): BasketCoupon[] =>
  couponItems.flatMap((item) => {
    if (!item.couponItemId) return []
    const problem = problemOf(item)
    return [{id: item.couponItemId, code: item.code, ...(problem && {problem})}]
  })
