import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {mergeGuestBasket} from '../../domains/baskets/basket-ownership'
import {requireBasket} from '../../domains/baskets/basket-service'
import type {Sandbox} from '../../sandbox'
import {approachingDocuments} from '../../wire/checkout/approaching-documents'
import {basketOperations} from '../../wire/checkout/basket-operations'
import {CouponBody, GiftCertificateBody} from '../../wire/checkout/checkout-bodies'
import {
  BasketParams,
  CouponParams,
  GiftCertificateParams,
} from '../../wire/checkout/checkout-params'
import {MergeQuery, readMerge} from '../../wire/checkout/merge-query'
import {ocapiDocument} from './document'
import {expectedState, readSession} from './ocapi-context'
import {ocapiBasket} from './ocapi-documents'

/** Coupons, gift certificates, discounts within reach, and baskets that merge after a login. */
export const basketExtraRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.post(
    '/baskets/:basketId/coupons',
    {schema: {params: BasketParams, body: CouponBody}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const target = {...request.params, expectedState: expectedState(request)}
      return ocapiBasket(context, basketOperations.addCoupon(context, target, request.body.code))
    },
  )

  app.delete(
    '/baskets/:basketId/coupons/:couponItemId',
    {schema: {params: CouponParams}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const target = {...request.params, expectedState: expectedState(request)}
      return ocapiBasket(context, basketOperations.removeCoupon(context, target))
    },
  )

  app.post(
    '/baskets/:basketId/gift_certificate_items',
    {schema: {params: BasketParams, body: GiftCertificateBody}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const target = {...request.params, expectedState: expectedState(request)}
      return ocapiBasket(
        context,
        basketOperations.addGiftCertificate(context, target, request.body),
      )
    },
  )

  app.patch(
    '/baskets/:basketId/gift_certificate_items/:giftCertificateItemId',
    {schema: {params: GiftCertificateParams, body: GiftCertificateBody}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const target = {...request.params, expectedState: expectedState(request)}
      const basket = basketOperations.changeGiftCertificate(context, target, request.body)
      return ocapiBasket(context, basket)
    },
  )

  app.delete(
    '/baskets/:basketId/gift_certificate_items/:giftCertificateItemId',
    {schema: {params: GiftCertificateParams}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const target = {...request.params, expectedState: expectedState(request)}
      return ocapiBasket(context, basketOperations.removeGiftCertificate(context, target))
    },
  )

  app.get(
    '/baskets/:basketId/approaching_discounts',
    {schema: {params: BasketParams}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const basket = requireBasket(context, request.params.basketId)
      const data = approachingDocuments(context, basket).map((one) => ({
        _type: 'approaching_discount',
        ...one,
      }))
      return ocapiDocument('approaching_discount_result', {data, count: data.length})
    },
  )

  app.post('/baskets/actions/merge', {schema: {querystring: MergeQuery}}, async (request) => {
    const context = await readSession(sandbox, request)
    return ocapiBasket(context, mergeGuestBasket(context, readMerge(request.query)))
  })
}
