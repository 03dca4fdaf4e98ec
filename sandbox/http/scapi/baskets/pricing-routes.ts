import {requireBasket} from '../../../domains/baskets/basket-service'
import {requireExternalTaxes} from '../../../domains/baskets/external-taxes'
import {basketBooks, basketShopper, inCurrencyOf} from '../../../domains/baskets/shop-context'
import {basketOperations} from '../../../wire/checkout/basket-operations'
import {ItemTaxesBody, PriceBookIdsBody, TaxesBody} from '../../../wire/checkout/checkout-bodies'
import {needing, pathParameter} from '../../common/routes'
import {basketProgram} from '../account-manager'
import {BasketParams, ItemParams} from '../../../wire/checkout/checkout-params'
import {taxesDocument} from '../../../wire/checkout/taxes-document'
import type {BasketRoutes} from './basket-api'

/** The basket of the path, which may belong to any shopper. */
const ownedBasket = needing(basketProgram, ({context}, request) => ({
  context,
  basket: requireBasket(context, pathParameter(request, 'basketId')),
}))

/** Price books of a basket, and taxes that a service of the shop calculates: shoppers set neither. */
export const pricingRoutes: BasketRoutes = (route) => {
  route(
    'GET /baskets/:basketId/price-books',
    {needs: ownedBasket, schema: {params: BasketParams}},
    ({context, basket}) => {
      const shopper = basketShopper(context, basket)
      const ids = () =>
        basketBooks(inCurrencyOf(context, basket), basket, shopper).map(({id}) => id)
      return [...(basket.priceBookIds ?? ids())]
    },
  )

  route(
    'PUT /baskets/:basketId/price-books',
    {needs: basketProgram, schema: {params: BasketParams, body: PriceBookIdsBody}},
    ({context}, request) => {
      basketOperations.setPriceBooks(context, request.params, request.body)
    },
  )

  route(
    'GET /baskets/:basketId/taxes',
    {needs: ownedBasket, schema: {params: BasketParams}},
    ({basket}) => taxesDocument(requireExternalTaxes(basket), basket.currency),
  )

  route(
    'PUT /baskets/:basketId/taxes',
    {needs: basketProgram, schema: {params: BasketParams, body: TaxesBody}},
    ({context}, request) => {
      basketOperations.setTaxes(context, request.params, request.body.taxes)
    },
  )

  route(
    'PUT /baskets/:basketId/items/:itemId/taxes',
    {needs: basketProgram, schema: {params: ItemParams, body: ItemTaxesBody}},
    ({context}, request) => {
      const {params, body} = request
      basketOperations.setTaxes(context, params, {[params.itemId]: body})
    },
  )
}
