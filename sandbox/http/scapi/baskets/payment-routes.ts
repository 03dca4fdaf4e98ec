import {basketOperations} from '../../../wire/checkout/basket-operations'
import {PaymentBody, type Body} from '../../../wire/checkout/checkout-bodies'
import {ownBasket, shopper} from '../../common/shopper-api'
import type {BasketRoutes} from './basket-api'
import {targetOf, TaxQuery} from './tax-query'
import {BasketParams, InstrumentParams} from '../../../wire/checkout/checkout-params'
import {paymentMethodResult} from '../../../wire/checkout/option-documents'
import {refuseCardNumber} from './card-number'

const refuseFullCard = ({body}: {body: Body<typeof PaymentBody>}) => refuseCardNumber(body)

/** Payment instruments of a basket. */
export const paymentRoutes: BasketRoutes = (route, describe) => {
  route(
    'GET /baskets/:basketId/payment-methods',
    {needs: ownBasket, schema: {params: BasketParams}},
    (own) => paymentMethodResult(own.context, own.basket),
  )

  route(
    'POST /baskets/:basketId/payment-instruments',
    {needs: shopper, schema: {params: BasketParams, body: PaymentBody}, first: refuseFullCard},
    ({context}, {params, body}) =>
      describe(context, basketOperations.addPaymentInstrument(context, params, body)),
  )

  route(
    'PATCH /baskets/:basketId/payment-instruments/:paymentInstrumentId',
    {
      needs: shopper,
      schema: {params: InstrumentParams, body: PaymentBody, querystring: TaxQuery},
      first: refuseFullCard,
    },
    ({context}, request) =>
      describe(
        context,
        basketOperations.changePaymentInstrument(context, targetOf(request), request.body),
      ),
  )

  route(
    'DELETE /baskets/:basketId/payment-instruments/:paymentInstrumentId',
    {needs: shopper, schema: {params: InstrumentParams}},
    ({context}, request) =>
      describe(context, basketOperations.removePaymentInstrument(context, request.params)),
  )
}
