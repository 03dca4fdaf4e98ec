import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import type {Sandbox} from '../../../sandbox'
import {describeBasket} from '../../checkout/basket-document'
import {basketOperations} from '../../checkout/basket-operations'
import {ItemChangeBody, ItemChangesBody, ItemsBody} from '../../checkout/checkout-bodies'
import {readCheckout} from '../../checkout/checkout-context'
import {BasketParams, ItemParams} from '../../checkout/checkout-params'

/** Product items of a basket. A call with several items changes all of them or none. */
export const itemRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (app, {sandbox}) => {
  app.post(
    '/baskets/:basketId/items',
    {schema: {params: BasketParams, body: ItemsBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const basket = basketOperations.addItems(context, request.params, request.body)
      return describeBasket(context, basket)
    },
  )

  app.patch(
    '/baskets/:basketId/items',
    {schema: {params: BasketParams, body: ItemChangesBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const basket = basketOperations.changeItems(context, request.params, request.body)
      return describeBasket(context, basket)
    },
  )

  app.patch(
    '/baskets/:basketId/items/:itemId',
    {schema: {params: ItemParams, body: ItemChangeBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const basket = basketOperations.changeItem(context, request.params, request.body)
      return describeBasket(context, basket)
    },
  )

  app.delete(
    '/baskets/:basketId/items/:itemId',
    {schema: {params: ItemParams}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      return describeBasket(context, basketOperations.removeItem(context, request.params))
    },
  )
}
