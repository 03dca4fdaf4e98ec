import {
  addOrderPayment,
  changeOrderPayment,
  orderPaymentCards,
  orderPaymentMethods,
  removeOrderPayment,
} from '../../../domains/orders/order-payment'
import {requireOrder} from '../../../domains/orders/order-service'
import {PaymentBody, type Body} from '../../../wire/checkout/checkout-bodies'
import {needing, pathParameter} from '../../common/routes'
import {ownOrder, shopper, type ApiRoutes} from '../../common/shopper-api'
import {paymentInput} from '../../../wire/checkout/checkout-inputs'
import {OrderInstrumentParams, OrderParams} from '../../../wire/checkout/checkout-params'
import {paymentMethodDocuments} from '../../../wire/checkout/option-documents'
import {orderDocument} from '../../../wire/checkout/order-document'
import {refuseCardNumber} from '../baskets/card-number'

/** The shopper's own order, for a card whose number is masked. */
const orderAndCard = needing(shopper, ({context}, request) => {
  refuseCardNumber(request.body as Body<typeof PaymentBody>)
  return {context, order: requireOrder(context, pathParameter(request, 'orderNo'))}
})

/** Payment instruments of an order that is not paid yet. */
export const orderPaymentRoutes: ApiRoutes<'/shopper-orders/v1'> = (route) => {
  route(
    'POST /orders/:orderNo/payment-instruments',
    {needs: orderAndCard, schema: {params: OrderParams, body: PaymentBody}},
    ({context, order}, {body}) => {
      const input = paymentInput(body, order.content.currency)
      return orderDocument(addOrderPayment(context, order.orderNo, input))
    },
  )

  route(
    'PATCH /orders/:orderNo/payment-instruments/:paymentInstrumentId',
    {needs: orderAndCard, schema: {params: OrderInstrumentParams, body: PaymentBody}},
    ({context, order}, {params, body}) => {
      const input = paymentInput(body, order.content.currency)
      const {paymentInstrumentId} = params
      return orderDocument(changeOrderPayment(context, order.orderNo, paymentInstrumentId, input))
    },
  )

  route(
    'DELETE /orders/:orderNo/payment-instruments/:paymentInstrumentId',
    {needs: shopper, schema: {params: OrderInstrumentParams}},
    ({context}, request) => {
      const {orderNo, paymentInstrumentId} = request.params
      return orderDocument(removeOrderPayment(context, orderNo, paymentInstrumentId))
    },
  )

  route(
    'GET /orders/:orderNo/payment-methods',
    {needs: ownOrder, schema: {params: OrderParams}},
    ({context, order}) => {
      const methods = orderPaymentMethods(context, order)
      const cards = orderPaymentCards(context, order)
      return {applicablePaymentMethods: paymentMethodDocuments(context, methods, cards)}
    },
  )
}
