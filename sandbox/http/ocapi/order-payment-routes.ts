import {
  addOrderPayment,
  changeOrderPayment,
  orderPaymentCards,
  orderPaymentMethods,
  removeOrderPayment,
} from '../../domains/orders/order-payment'
import {PaymentBody} from '../../wire/checkout/checkout-bodies'
import {paymentInput} from '../../wire/checkout/checkout-inputs'
import {OrderInstrumentParams, OrderParams} from '../../wire/checkout/checkout-params'
import {paymentMethodDocuments} from '../../wire/checkout/option-documents'
import {ocapiDocument} from './document'
import {ownOrder, session, type OcapiRoutes} from './needs'
import {ocapiOrder} from './ocapi-documents'

/** Payment instruments of an order that is not paid yet; each change returns the order. */
export const orderPaymentRoutes: OcapiRoutes = (route) => {
  route(
    'GET /orders/:orderNo/payment_methods',
    {needs: ownOrder, schema: {params: OrderParams}},
    ({context, order}) => {
      const methods = orderPaymentMethods(context, order)
      const cards = orderPaymentCards(context, order)
      return ocapiDocument('payment_method_result', {
        applicablePaymentMethods: paymentMethodDocuments(context, methods, cards),
      })
    },
  )

  route(
    'POST /orders/:orderNo/payment_instruments',
    {needs: session, schema: {params: OrderParams, body: PaymentBody}},
    ({context}, request) => {
      const input = paymentInput(request.body, context.site.currency)
      return ocapiOrder(addOrderPayment(context, request.params.orderNo, input))
    },
  )

  route(
    'PATCH /orders/:orderNo/payment_instruments/:paymentInstrumentId',
    {needs: session, schema: {params: OrderInstrumentParams, body: PaymentBody}},
    ({context}, request) => {
      const {orderNo, paymentInstrumentId} = request.params
      const input = paymentInput(request.body, context.site.currency)
      return ocapiOrder(changeOrderPayment(context, orderNo, paymentInstrumentId, input))
    },
  )

  route(
    'DELETE /orders/:orderNo/payment_instruments/:paymentInstrumentId',
    {needs: session, schema: {params: OrderInstrumentParams}},
    ({context}, request) => {
      const {orderNo, paymentInstrumentId} = request.params
      return ocapiOrder(removeOrderPayment(context, orderNo, paymentInstrumentId))
    },
  )
}
