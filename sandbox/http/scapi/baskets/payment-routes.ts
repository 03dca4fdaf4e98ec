import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {requireBasket} from '../../../domains/baskets/basket-service'
import {basketOperations} from '../../../wire/checkout/basket-operations'
import {PaymentBody} from '../../../wire/checkout/checkout-bodies'
import {readCheckout} from '../../common/checkout-context'
import type {BasketsOptions} from './options'
import {targetOf, TaxQuery} from './tax-query'
import {BasketParams, InstrumentParams} from '../../../wire/checkout/checkout-params'
import {paymentMethodResult} from '../../../wire/checkout/option-documents'
import {refuseCardNumber} from './card-number'

/** Payment instruments of a basket. */
export const paymentRoutes: FastifyPluginAsyncTypebox<BasketsOptions> = async (
  app,
  {sandbox, describe},
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
      return describe(context, basket)
    },
  )

  app.patch(
    '/baskets/:basketId/payment-instruments/:paymentInstrumentId',
    {schema: {params: InstrumentParams, body: PaymentBody, querystring: TaxQuery}},
    async (request) => {
      refuseCardNumber(request.body)
      const context = await readCheckout(sandbox, request)
      const basket = basketOperations.changePaymentInstrument(
        context,
        targetOf(request),
        request.body,
      )
      return describe(context, basket)
    },
  )

  app.delete(
    '/baskets/:basketId/payment-instruments/:paymentInstrumentId',
    {schema: {params: InstrumentParams}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const basket = basketOperations.removePaymentInstrument(context, request.params)
      return describe(context, basket)
    },
  )
}
