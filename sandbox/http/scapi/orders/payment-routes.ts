import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {
  addOrderPayment,
  changeOrderPayment,
  orderPaymentCards,
  orderPaymentMethods,
  removeOrderPayment,
} from '../../../domains/orders/order-payment'
import {requireOrder} from '../../../domains/orders/order-service'
import type {Sandbox} from '../../../sandbox'
import {PaymentBody} from '../../../wire/checkout/checkout-bodies'
import {readCheckout} from '../../common/checkout-context'
import {paymentInput} from '../../../wire/checkout/checkout-inputs'
import {OrderInstrumentParams, OrderParams} from '../../../wire/checkout/checkout-params'
import {paymentMethodDocuments} from '../../../wire/checkout/option-documents'
import {orderDocument} from '../../../wire/checkout/order-document'
import {refuseCardNumber} from '../baskets/card-number'

/** Payment instruments of an order that is not paid yet. */
export const orderPaymentRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.post(
    '/orders/:orderNo/payment-instruments',
    {schema: {params: OrderParams, body: PaymentBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      refuseCardNumber(request.body)
      const {orderNo} = request.params
      const {currency} = requireOrder(context, orderNo).content
      const input = paymentInput(request.body, currency)
      return orderDocument(addOrderPayment(context, orderNo, input))
    },
  )

  app.patch(
    '/orders/:orderNo/payment-instruments/:paymentInstrumentId',
    {schema: {params: OrderInstrumentParams, body: PaymentBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      refuseCardNumber(request.body)
      const {orderNo, paymentInstrumentId} = request.params
      const {currency} = requireOrder(context, orderNo).content
      const input = paymentInput(request.body, currency)
      return orderDocument(changeOrderPayment(context, orderNo, paymentInstrumentId, input))
    },
  )

  app.delete(
    '/orders/:orderNo/payment-instruments/:paymentInstrumentId',
    {schema: {params: OrderInstrumentParams}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {orderNo, paymentInstrumentId} = request.params
      return orderDocument(removeOrderPayment(context, orderNo, paymentInstrumentId))
    },
  )

  app.get('/orders/:orderNo/payment-methods', {schema: {params: OrderParams}}, async (request) => {
    const context = await readCheckout(sandbox, request)
    const order = requireOrder(context, request.params.orderNo)
    const methods = orderPaymentMethods(context, order)
    const cards = orderPaymentCards(context, order)
    return {applicablePaymentMethods: paymentMethodDocuments(context, methods, cards)}
  })
}
