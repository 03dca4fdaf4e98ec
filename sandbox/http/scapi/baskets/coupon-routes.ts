import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {basketOperations} from '../../../wire/checkout/basket-operations'
import {CouponBody, GiftCertificateBody} from '../../../wire/checkout/checkout-bodies'
import {readCheckout} from '../../common/checkout-context'
import {
  BasketParams,
  CouponParams,
  GiftCertificateParams,
} from '../../../wire/checkout/checkout-params'
import type {BasketsOptions} from './options'

/** Coupons of a basket, and gift certificates to be bought. */
export const couponRoutes: FastifyPluginAsyncTypebox<BasketsOptions> = async (
  app,
  {sandbox, describe},
) => {
  app.post(
    '/baskets/:basketId/coupons',
    {schema: {params: BasketParams, body: CouponBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {params, body} = request
      return describe(context, basketOperations.addCoupon(context, params, body.code))
    },
  )

  app.delete(
    '/baskets/:basketId/coupons/:couponItemId',
    {schema: {params: CouponParams}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      return describe(context, basketOperations.removeCoupon(context, request.params))
    },
  )

  app.post(
    '/baskets/:basketId/gift-certificate-items',
    {schema: {params: BasketParams, body: GiftCertificateBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {params, body} = request
      return describe(context, basketOperations.addGiftCertificate(context, params, body))
    },
  )

  app.patch(
    '/baskets/:basketId/gift-certificate-items/:giftCertificateItemId',
    {schema: {params: GiftCertificateParams, body: GiftCertificateBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {params, body} = request
      return describe(context, basketOperations.changeGiftCertificate(context, params, body))
    },
  )

  app.delete(
    '/baskets/:basketId/gift-certificate-items/:giftCertificateItemId',
    {schema: {params: GiftCertificateParams}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      return describe(context, basketOperations.removeGiftCertificate(context, request.params))
    },
  )
}
