import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {requireBasket} from '../../../domains/baskets/basket-service'
import {couponItemNotFound, couponRefusal} from '../../../domains/baskets/coupon-refusals'
import type {Sandbox} from '../../../sandbox'
import {describeBasket} from '../../checkout/basket-document'
import {basketOperations} from '../../checkout/basket-operations'
import {CouponBody, PaymentBody} from '../../checkout/checkout-bodies'
import {readCheckout} from '../../checkout/checkout-context'
import {BasketParams, CouponParams, InstrumentParams} from '../../checkout/checkout-params'
import {paymentMethodResult} from '../../checkout/option-documents'
import {refuseCardNumber} from './card-number'

/** How a basket is paid, and its coupons. */
export const paymentRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.get(
    '/baskets/:basketId/payment-methods',
    {schema: {params: BasketParams}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      return paymentMethodResult(context, requireBasket(context, request.params.basketId))
    },
  )

  app.post(
    '/baskets/:basketId/payment-instruments',
    {schema: {params: BasketParams, body: PaymentBody}},
    async (request) => {
      refuseCardNumber(request.body)
      const context = await readCheckout(sandbox, request)
      const basket = basketOperations.addPaymentInstrument(context, request.params, request.body)
      return describeBasket(context, basket)
    },
  )

  app.patch(
    '/baskets/:basketId/payment-instruments/:paymentInstrumentId',
    {schema: {params: InstrumentParams, body: PaymentBody}},
    async (request) => {
      refuseCardNumber(request.body)
      const context = await readCheckout(sandbox, request)
      const basket = basketOperations.changePaymentInstrument(context, request.params, request.body)
      return describeBasket(context, basket)
    },
  )

  app.delete(
    '/baskets/:basketId/payment-instruments/:paymentInstrumentId',
    {schema: {params: InstrumentParams}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const basket = basketOperations.removePaymentInstrument(context, request.params)
      return describeBasket(context, basket)
    },
  )

  app.post(
    '/baskets/:basketId/coupons',
    {schema: {params: BasketParams, body: CouponBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      requireBasket(context, request.params.basketId)
      throw couponRefusal(request.body.code)
    },
  )

  app.delete(
    '/baskets/:basketId/coupons/:couponItemId',
    {schema: {params: CouponParams}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {basketId, couponItemId} = request.params
      requireBasket(context, basketId)
      throw couponItemNotFound(couponItemId)
    },
  )
}
