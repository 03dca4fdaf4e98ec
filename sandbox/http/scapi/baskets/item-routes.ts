import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {basketOperations} from '../../../wire/checkout/basket-operations'
import {ItemChangeBody, ItemChangesBody, ItemsBody} from '../../../wire/checkout/checkout-bodies'
import {readCheckout} from '../../common/checkout-context'
import type {BasketsOptions} from './options'
import {targetOf, TaxQuery} from './tax-query'
import {BasketParams, ItemParams} from '../../../wire/checkout/checkout-params'

/** Product items of a basket. A call with several items changes all of them or none. */
export const itemRoutes: FastifyPluginAsyncTypebox<BasketsOptions> = async (
  app,
  {sandbox, describe},
) => {
  app.post(
    '/baskets/:basketId/items',
    {schema: {params: BasketParams, body: ItemsBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const basket = basketOperations.addItems(context, request.params, request.body)
      return describe(context, basket)
    },
  )

  app.patch(
    '/baskets/:basketId/items',
    {schema: {params: BasketParams, body: ItemChangesBody, querystring: TaxQuery}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const basket = basketOperations.changeItems(context, targetOf(request), request.body)
      return describe(context, basket)
    },
  )

  app.patch(
    '/baskets/:basketId/items/:itemId',
    {schema: {params: ItemParams, body: ItemChangeBody, querystring: TaxQuery}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const basket = basketOperations.changeItem(context, targetOf(request), request.body)
      return describe(context, basket)
    },
  )

  app.delete(
    '/baskets/:basketId/items/:itemId',
    {schema: {params: ItemParams}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      return describe(context, basketOperations.removeItem(context, request.params))
    },
  )
}
