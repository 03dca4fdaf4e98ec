import type {ShopContext} from '../baskets/shop-context'
import {redeemerOf} from '../baskets/basket-coupons'
import type {PricedBasket} from '../baskets/priced-basket'
import {CommerceFault} from '../commerce-fault'
import {
  enableGiftCertificatesOf,
  insertGiftCertificate,
  issueGiftCertificatesOf,
  redeemGiftCertificate,
  refundGiftCertificates,
} from '../gift-certificates/gift-certificate-repository'
import {randomId} from '../ids'
import {
  deleteRedemptions,
  findCouponByCode,
  insertRedemption,
} from '../promotions/coupon-repository'
import type {Order} from './order'
import {sendGiftCertificate} from './order-mails'

/** Coupons and gift certificates of an order. All functions run inside the transaction of the order. */
interface Benefiting {
  readonly orderNo: string
  readonly siteId: string
  readonly content: PricedBasket
}

const CODE_LENGTH = 16

/**
 * Redeems the applied coupons and the gift certificates used for payment, and stores those that were
 * bought, which are spendable once the order is paid (`issueBought`). Throws InvalidGiftCertificateCode
 * when the balance of a certificate is below the amount to pay.
 */
export function takeBenefits(context: ShopContext, order: Benefiting): void {
  useBenefits(context, order)
  const {siteId, orderNo, content} = order
  for (const item of content.giftCertificates ?? []) {
    insertGiftCertificate(context.db, {
      siteId,
      code: randomId(CODE_LENGTH).toUpperCase(),
      status: 'pending',
      enabled: true,
      currency: content.currency,
      amount: item.amount,
      balance: item.amount,
      merchantId: siteId,
      orderNo,
      recipientEmail: item.recipientEmail,
      recipientName: item.recipientName ?? '',
      senderName: item.senderName ?? '',
      message: item.message ?? null,
      description: null,
      expiresAt: null,
    })
  }
}

/** Makes the gift certificates of a paid order spendable, and mails their codes to the recipients. */
export function issueBought(context: ShopContext, order: Order): void {
  for (const certificate of issueGiftCertificatesOf(context.db, order.orderNo)) {
    sendGiftCertificate(context, order, certificate)
  }
}

/**
 * Releases coupons and refunds gift certificates when an order fails or is cancelled; certificates
 * that the order issued become void.
 */
export function giveBenefitsBack({db}: ShopContext, {orderNo}: Benefiting): void {
  deleteRedemptions(db, orderNo)
  refundGiftCertificates(db, orderNo)
  enableGiftCertificatesOf(db, orderNo, false)
}

/** Redeems coupons and gift certificates again when a failed order is reopened. */
export function takeBenefitsAgain(context: ShopContext, order: Benefiting): void {
  useBenefits(context, order)
  enableGiftCertificatesOf(context.db, order.orderNo, true)
}

function useBenefits({db}: ShopContext, {siteId, orderNo, content}: Benefiting): void {
  const {email = '', customerId} = redeemerOf(db, content)
  for (const {code, status} of content.couponItems ?? []) {
    const found = status === 'applied' ? findCouponByCode(db, siteId, code) : undefined
    if (!found) continue
    const couponId = found.coupon.id
    insertRedemption(db, {siteId, couponId, code, orderNo, email, customerId, now: Date.now()})
  }
  redeemCertificates({db}, {siteId, orderNo, content})
}

/** Takes what gift certificates pay for an order. Throws InvalidGiftCertificateCode. */
export function redeemCertificates(
  {db}: Pick<ShopContext, 'db'>,
  {siteId, orderNo, content}: Benefiting,
): void {
  for (const {giftCertificateCode: code, amount} of content.paymentInstruments) {
    if (code === undefined || amount === null || amount === 0) continue
    if (redeemGiftCertificate(db, {siteId, code, orderNo, amount})) continue
    throw new CommerceFault(
      'InvalidGiftCertificateCode',
      'The gift certificate does not cover what it is to pay.',
      {statusCode: 'used_up'},
    )
  }
}
