import type {ShopperBasketsV2Types} from 'commerce-sdk-isomorphic'
import type {GiftCertificateItem} from '../../domains/baskets/basket'
import type {
  Adjustment,
  BonusDiscount,
  PricedBasket,
  PricedCoupon,
} from '../../domains/baskets/priced-basket'
import {isValidStatus} from '../../domains/promotions/coupon'
import {amountOf, timeOf} from '../money-on-wire'

type Types = {
  Adjustment: ShopperBasketsV2Types.PriceAdjustment
  Bonus: ShopperBasketsV2Types.BonusDiscountLineItem
  Coupon: ShopperBasketsV2Types.CouponItem
  GiftCertificate: ShopperBasketsV2Types.GiftCertificateItem
}

/** What promotions and coupons leave on a basket, in the words of the Shopper APIs. */

export function adjustmentDocuments(
  adjustments: readonly Adjustment[] | undefined,
  {currency, creationDate, lastModified}: PricedBasket,
): Types['Adjustment'][] {
  return (adjustments ?? []).map(({id, promotionId, couponCode, text, price, discount}) => ({
    priceAdjustmentId: id,
    promotionId,
    couponCode: couponCode ?? undefined,
    itemText: text,
    price: amountOf(price, currency),
    appliedDiscount: {
      ...discount,
      type: discount.type as NonNullable<Types['Adjustment']['appliedDiscount']>['type'],
      amount: discount.type === 'free' ? 1 : amountOf(discount.amount ?? null, currency),
    },
    custom: false,
    manual: false,
    creationDate: timeOf(creationDate),
    lastModified: timeOf(lastModified),
  }))
}

/**
 * A coupon item. `c_reason` and `c_minimum` (major units) are attributes of this shop, as a hook of its
 * backend would add them: the status codes do not say why a coupon has no effect.
 */
export function couponDocument(
  {couponItemId, code, status, finding}: PricedCoupon,
  currency: string,
): Types['Coupon'] & {c_reason?: string; c_minimum?: number} {
  return {
    ...(finding && {c_reason: finding.reason}),
    ...(finding?.minimum !== undefined && {c_minimum: amountOf(finding.minimum, currency)}),
    couponItemId,
    code,
    statusCode: status as Types['Coupon']['statusCode'],
    valid: isValidStatus(status),
  }
}

export function bonusDocument(bonus: BonusDiscount): Types['Bonus'] {
  return {
    id: bonus.id,
    promotionId: bonus.promotionId,
    couponCode: bonus.couponCode ?? undefined,
    maxBonusItems: bonus.maxItems,
    bonusProducts: bonus.products.map(({id, name}) => ({
      productId: id,
      productName: name,
      title: name,
    })),
  }
}

export function giftCertificateItemDocument(
  item: GiftCertificateItem,
  currency: string,
): Types['GiftCertificate'] {
  const {itemId, amount, recipientEmail, recipientName, senderName, message, shipmentId} = item
  return {
    giftCertificateItemId: itemId,
    amount: amountOf(amount, currency) ?? 0,
    recipientEmail,
    recipientName,
    senderName,
    message,
    shipmentId,
    ...item.custom,
  }
}
