import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {
  applicablePaymentMethods,
  changeBasket,
  paymentOptions,
  requireBasket,
} from '../../../domains/baskets/basket-service'
import {
  addPaymentInstrument,
  changePaymentInstrument,
  removePaymentInstrument,
} from '../../../domains/baskets/change-payment'
import {couponRefusal, couponItemNotFound} from '../../../domains/baskets/coupon-refusals'
import {priceBasket} from '../../../domains/baskets/price-basket'
import {readPaymentCards} from '../../../domains/payment/payment-repository'
import type {Sandbox} from '../../../sandbox'
import {describeBasket} from '../../checkout/basket-document'
import type {Body} from '../../checkout/checkout-bodies'
import {CouponBody, PaymentBody} from '../../checkout/checkout-bodies'
import {readCheckout} from '../../checkout/checkout-context'
import {paymentInput} from '../../checkout/checkout-inputs'
import {paymentMethodResult} from '../../checkout/option-documents'
import {ApiProblem} from '../../errors'
import {BasketParams} from './basket-routes'

const InstrumentParams = Type.Object({
  basketId: Type.String(),
  paymentInstrumentId: Type.String(),
})
const CouponParams = Type.Object({basketId: Type.String(), couponItemId: Type.String()})

/** The Shopper APIs take masked card numbers only. */
function refuseCardNumber({paymentCard}: Body<typeof PaymentBody>): void {
  if (paymentCard?.number === undefined) return
  throw new ApiProblem(
    400,
    'bad-request',
    'Bad Request',
    "The property with path '$.paymentCard.number' is unknown: send 'maskedNumber'.",
    {path: '$.paymentCard.number'},
  )
}

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
      const basket = priceBasket(context, requireBasket(context, request.params.basketId))
      const methods = applicablePaymentMethods(context, basket)
      const cards = readPaymentCards(sandbox.db, context.site.id)
      return paymentMethodResult(methods, cards, context.locale)
    },
  )

  app.post(
    '/baskets/:basketId/payment-instruments',
    {schema: {params: BasketParams, body: PaymentBody}},
    async (request) => {
      refuseCardNumber(request.body)
      const context = await readCheckout(sandbox, request)
      const basket = changeBasket(context, request.params.basketId, (before) =>
        addPaymentInstrument(
          before,
          paymentInput(request.body, before.currency),
          paymentOptions(context, before),
        ),
      )
      return describeBasket(context, basket)
    },
  )

  app.patch(
    '/baskets/:basketId/payment-instruments/:paymentInstrumentId',
    {schema: {params: InstrumentParams, body: PaymentBody}},
    async (request) => {
      refuseCardNumber(request.body)
      const context = await readCheckout(sandbox, request)
      const {basketId, paymentInstrumentId} = request.params
      const basket = changeBasket(context, basketId, (before) =>
        changePaymentInstrument(
          before,
          paymentInstrumentId,
          paymentInput(request.body, before.currency),
          paymentOptions(context, before),
        ),
      )
      return describeBasket(context, basket)
    },
  )

  app.delete(
    '/baskets/:basketId/payment-instruments/:paymentInstrumentId',
    {schema: {params: InstrumentParams}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {basketId, paymentInstrumentId} = request.params
      const basket = changeBasket(context, basketId, (before) =>
        removePaymentInstrument(before, paymentInstrumentId),
      )
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
