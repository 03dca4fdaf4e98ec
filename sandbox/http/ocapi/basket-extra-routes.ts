import {mergeGuestBasket} from '../../domains/baskets/basket-ownership'
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
import {ownBasket, session, type OcapiRoutes} from './needs'
import {targetOf} from './ocapi-context'
import {ocapiBasket} from './ocapi-documents'

/** Coupons, gift certificates, discounts within reach, and baskets that merge after a login. */
export const basketExtraRoutes: OcapiRoutes = (route) => {
  route(
    'POST /baskets/:basketId/coupons',
    {needs: session, schema: {params: BasketParams, body: CouponBody}},
    ({context}, request) =>
      ocapiBasket(
        context,
        basketOperations.addCoupon(context, targetOf(request), request.body.code),
      ),
  )

  route(
    'DELETE /baskets/:basketId/coupons/:couponItemId',
    {needs: session, schema: {params: CouponParams}},
    ({context}, request) =>
      ocapiBasket(context, basketOperations.removeCoupon(context, targetOf(request))),
  )

  route(
    'POST /baskets/:basketId/gift_certificate_items',
    {needs: session, schema: {params: BasketParams, body: GiftCertificateBody}},
    ({context}, request) =>
      ocapiBasket(
        context,
        basketOperations.addGiftCertificate(context, targetOf(request), request.body),
      ),
  )

  route(
    'PATCH /baskets/:basketId/gift_certificate_items/:giftCertificateItemId',
    {needs: session, schema: {params: GiftCertificateParams, body: GiftCertificateBody}},
    ({context}, request) => {
      const basket = basketOperations.changeGiftCertificate(
        context,
        targetOf(request),
        request.body,
      )
      return ocapiBasket(context, basket)
    },
  )

  route(
    'DELETE /baskets/:basketId/gift_certificate_items/:giftCertificateItemId',
    {needs: session, schema: {params: GiftCertificateParams}},
    ({context}, request) =>
      ocapiBasket(context, basketOperations.removeGiftCertificate(context, targetOf(request))),
  )

  route(
    'GET /baskets/:basketId/approaching_discounts',
    {needs: ownBasket, schema: {params: BasketParams}},
    ({context, basket}) => {
      const data = approachingDocuments(context, basket).map((one) => ({
        _type: 'approaching_discount',
        ...one,
      }))
      return ocapiDocument('approaching_discount_result', {data, count: data.length})
    },
  )

  route(
    'POST /baskets/actions/merge',
    {needs: session, schema: {querystring: MergeQuery}},
    ({context}, request) =>
      ocapiBasket(context, mergeGuestBasket(context, readMerge(request.query))),
  )
}
