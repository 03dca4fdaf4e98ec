import {basketOperations} from '../../../wire/checkout/basket-operations'
import {CouponBody, GiftCertificateBody} from '../../../wire/checkout/checkout-bodies'
import {shopper} from '../../common/shopper-api'
import {
  BasketParams,
  CouponParams,
  GiftCertificateParams,
} from '../../../wire/checkout/checkout-params'
import type {BasketRoutes} from './basket-api'

/** Coupons of a basket, and gift certificates to be bought. */
export const couponRoutes: BasketRoutes = (route, describe) => {
  route(
    'POST /baskets/:basketId/coupons',
    {needs: shopper, schema: {params: BasketParams, body: CouponBody}},
    ({context}, request) => {
      const {params, body} = request
      return describe(context, basketOperations.addCoupon(context, params, body.code))
    },
  )

  route(
    'DELETE /baskets/:basketId/coupons/:couponItemId',
    {needs: shopper, schema: {params: CouponParams}},
    ({context}, request) =>
      describe(context, basketOperations.removeCoupon(context, request.params)),
  )

  route(
    'POST /baskets/:basketId/gift-certificate-items',
    {needs: shopper, schema: {params: BasketParams, body: GiftCertificateBody}},
    ({context}, request) => {
      const {params, body} = request
      return describe(context, basketOperations.addGiftCertificate(context, params, body))
    },
  )

  route(
    'PATCH /baskets/:basketId/gift-certificate-items/:giftCertificateItemId',
    {needs: shopper, schema: {params: GiftCertificateParams, body: GiftCertificateBody}},
    ({context}, request) => {
      const {params, body} = request
      return describe(context, basketOperations.changeGiftCertificate(context, params, body))
    },
  )

  route(
    'DELETE /baskets/:basketId/gift-certificate-items/:giftCertificateItemId',
    {needs: shopper, schema: {params: GiftCertificateParams}},
    ({context}, request) =>
      describe(context, basketOperations.removeGiftCertificate(context, request.params)),
  )
}
