import {basketOperations} from '../../../wire/checkout/basket-operations'
import {ItemChangeBody, ItemChangesBody, ItemsBody} from '../../../wire/checkout/checkout-bodies'
import {shopper} from '../../common/shopper-api'
import type {BasketRoutes} from './basket-api'
import {targetOf, TaxQuery} from './tax-query'
import {BasketParams, ItemParams} from '../../../wire/checkout/checkout-params'

/** Product items of a basket. A call with several items changes all of them or none. */
export const itemRoutes: BasketRoutes = (route, describe) => {
  route(
    'POST /baskets/:basketId/items',
    {needs: shopper, schema: {params: BasketParams, body: ItemsBody}},
    ({context}, request) => {
      const basket = basketOperations.addItems(context, request.params, request.body)
      return describe(context, basket)
    },
  )

  route(
    'PATCH /baskets/:basketId/items',
    {needs: shopper, schema: {params: BasketParams, body: ItemChangesBody, querystring: TaxQuery}},
    ({context}, request) => {
      const basket = basketOperations.changeItems(context, targetOf(request), request.body)
      return describe(context, basket)
    },
  )

  route(
    'PATCH /baskets/:basketId/items/:itemId',
    {needs: shopper, schema: {params: ItemParams, body: ItemChangeBody, querystring: TaxQuery}},
    ({context}, request) => {
      const basket = basketOperations.changeItem(context, targetOf(request), request.body)
      return describe(context, basket)
    },
  )

  route(
    'DELETE /baskets/:basketId/items/:itemId',
    {needs: shopper, schema: {params: ItemParams}},
    ({context}, request) => describe(context, basketOperations.removeItem(context, request.params)),
  )
}
