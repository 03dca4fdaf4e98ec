import {CommerceFault} from '../commerce-fault'

/** No coupon is known as long as the archive has none: the refusal that a code earns. */
export function couponRefusal(code: string | undefined): CommerceFault {
  if (!code) return new CommerceFault('MissingCouponCode', 'The coupon code is missing.')
  return new CommerceFault('InvalidCouponCode', `The coupon code '${code}' is invalid.`, {
    couponCode: code,
    statusCode: 'coupon_code_unknown',
  })
}

/** The refusal to remove a coupon that is not in the basket. */
export function couponItemNotFound(couponItemId: string): CommerceFault {
  return new CommerceFault(
    'CouponItemNotFound',
    `No coupon item with ID '${couponItemId}' could be found.`,
    {couponItemId},
  )
}
