import {Type} from '@sinclair/typebox'
import {discardBasket, listBaskets, shippingOptions} from '../../domains/baskets/basket-service'
import {priceBasket} from '../../domains/baskets/price-basket'
import {CommerceFault} from '../../domains/commerce-fault'
import {hostedMethods, rememberReturnUrl} from '../../domains/orders/hosted-payment'
import {basketOperations} from '../../wire/checkout/basket-operations'
import {
  BasketBody,
  BasketChangeBody,
  CustomerBody,
  ItemChangeBody,
  ItemsBody,
} from '../../wire/checkout/checkout-bodies'
import {BasketParams, ItemParams, ShipmentParams} from '../../wire/checkout/checkout-params'
import {paymentMethodResult, shippingMethodResult} from '../../wire/checkout/option-documents'
import {ocapiDocument} from './document'
import {ocapiBasket, ocapiResult} from './ocapi-documents'
import {ownBasket, session, type OcapiRoutes} from './needs'
import {targetOf} from './ocapi-context'

const PaymentMethodsQuery = Type.Object({c_returnUrl: Type.Optional(Type.String())})
/** The currency of a new basket may be in the query as well (rule API-1). */
const CreateQuery = Type.Object({currency: Type.Optional(Type.String())})
const CustomerParams = Type.Object({customerId: Type.String()})

/** Baskets: life cycle, items, customer and coupons. */
export const basketRoutes: OcapiRoutes = (route) => {
  route(
    'POST /baskets',
    {needs: session, schema: {body: BasketBody, querystring: CreateQuery}},
    ({context}, request) => {
      const {currency = request.query.currency} = request.body
      return ocapiBasket(context, basketOperations.create(context, {...request.body, currency}))
    },
  )

  route(
    'GET /baskets/:basketId',
    {needs: ownBasket, schema: {params: BasketParams}},
    ({context, basket}) => ocapiBasket(context, basket),
  )

  route(
    'PATCH /baskets/:basketId',
    {needs: session, schema: {params: BasketParams, body: BasketChangeBody}},
    ({context}, request) =>
      ocapiBasket(context, basketOperations.update(context, targetOf(request), request.body)),
  )

  route(
    'DELETE /baskets/:basketId',
    {needs: session, schema: {params: BasketParams}},
    ({context}, request) => {
      discardBasket(context, request.params.basketId)
    },
  )

  route(
    'PUT /baskets/:basketId/customer',
    {needs: session, schema: {params: BasketParams, body: CustomerBody}},
    ({context}, request) =>
      ocapiBasket(context, basketOperations.setCustomer(context, targetOf(request), request.body)),
  )

  route(
    'POST /baskets/:basketId/items',
    {needs: session, schema: {params: BasketParams, body: ItemsBody}},
    ({context}, request) =>
      ocapiBasket(context, basketOperations.addItems(context, targetOf(request), request.body)),
  )

  route(
    'PATCH /baskets/:basketId/items/:itemId',
    {needs: session, schema: {params: ItemParams, body: ItemChangeBody}},
    ({context}, request) =>
      ocapiBasket(context, basketOperations.changeItem(context, targetOf(request), request.body)),
  )

  route(
    'DELETE /baskets/:basketId/items/:itemId',
    {needs: session, schema: {params: ItemParams}},
    ({context}, request) =>
      ocapiBasket(context, basketOperations.removeItem(context, targetOf(request))),
  )

  route(
    'GET /baskets/:basketId/payment_methods',
    {needs: ownBasket, schema: {params: BasketParams, querystring: PaymentMethodsQuery}},
    ({context, basket}, request) => {
      const {c_returnUrl} = request.query
      if (c_returnUrl !== undefined) rememberReturnUrl(context, basket, c_returnUrl)
      return ocapiDocument('payment_method_result', {
        ...paymentMethodResult(context, basket),
        ...(c_returnUrl === undefined ? {} : {c_returnUrl}),
        c_hostedMethods: hostedMethods(context, priceBasket(context, basket)),
      })
    },
  )

  route(
    'GET /baskets/:basketId/shipments/:shipmentId/shipping_methods',
    {needs: ownBasket, schema: {params: ShipmentParams}},
    ({context, basket}, request) => {
      const options = shippingOptions(context, basket, request.params.shipmentId)
      const result = shippingMethodResult(options, basket.currency)
      return ocapiDocument('shipping_method_result', result)
    },
  )

  route(
    'GET /customers/:customerId/baskets',
    {needs: session, schema: {params: CustomerParams}},
    ({context}, request) => {
      if (request.params.customerId !== context.shopper.customerId) {
        throw new CommerceFault(
          'InvalidCustomer',
          'The customer is not the one of the access token.',
        )
      }
      const baskets = listBaskets(context).map((basket) => ocapiBasket(context, basket))
      const {data, ...result} = ocapiResult('baskets_result', baskets)
      return {...result, ...(data ? {baskets: data} : {})}
    },
  )
}
