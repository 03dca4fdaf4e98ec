import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {
  addOrderPayment,
  changeOrderPayment,
  orderPaymentCards,
  orderPaymentMethods,
  removeOrderPayment,
} from '../../domains/orders/order-payment'
import {requireOrder} from '../../domains/orders/order-service'
import type {Sandbox} from '../../sandbox'
import {PaymentBody} from '../../wire/checkout/checkout-bodies'
import {paymentInput} from '../../wire/checkout/checkout-inputs'
import {OrderInstrumentParams, OrderParams} from '../../wire/checkout/checkout-params'
import {paymentMethodDocuments} from '../../wire/checkout/option-documents'
import {ocapiDocument} from './document'
import {readSession} from './ocapi-context'
import {ocapiOrder} from './ocapi-documents'

const instruments = '/orders/:orderNo/payment_instruments'
const instrument = `${instruments}/:paymentInstrumentId`

/** Payment instruments of an order that is not paid yet; each change returns the order. */
export const orderPaymentRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.get('/orders/:orderNo/payment_methods', {schema: {params: OrderParams}}, async (request) => {
    const context = await readSession(sandbox, request)
    const order = requireOrder(context, request.params.orderNo)
    const methods = orderPaymentMethods(context, order)
    const cards = orderPaymentCards(context, order)
    return ocapiDocument('payment_method_result', {
      applicablePaymentMethods: paymentMethodDocuments(context, methods, cards),
    })
  })

  app.post(instruments, {schema: {params: OrderParams, body: PaymentBody}}, async (request) => {
    const context = await readSession(sandbox, request)
    const input = paymentInput(request.body, context.site.currency)
    return ocapiOrder(addOrderPayment(context, request.params.orderNo, input))
  })

  app.patch(
    instrument,
    {schema: {params: OrderInstrumentParams, body: PaymentBody}},
    async (request) => {
      const context = await readSession(sandbox, request)
      const {orderNo, paymentInstrumentId} = request.params
      const input = paymentInput(request.body, context.site.currency)
      return ocapiOrder(changeOrderPayment(context, orderNo, paymentInstrumentId, input))
    },
  )

  app.delete(instrument, {schema: {params: OrderInstrumentParams}}, async (request) => {
    const context = await readSession(sandbox, request)
    const {orderNo, paymentInstrumentId} = request.params
    return ocapiOrder(removeOrderPayment(context, orderNo, paymentInstrumentId))
  })
}
