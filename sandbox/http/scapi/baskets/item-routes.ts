import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {changeBasket} from '../../../domains/baskets/basket-service'
import {addItems, changeItem, removeItem} from '../../../domains/baskets/change-items'
import {productOf} from '../../../domains/baskets/price-basket'
import type {Sandbox} from '../../../sandbox'
import {describeBasket} from '../../checkout/basket-document'
import {ItemChangeBody, ItemChangesBody, ItemsBody} from '../../checkout/checkout-bodies'
import {readCheckout} from '../../checkout/checkout-context'
import {itemChange, itemInput} from '../../checkout/checkout-inputs'
import {BasketParams} from './basket-routes'

const ItemParams = Type.Object({basketId: Type.String(), itemId: Type.String()})

/** Product items of a basket. A call with several items changes all of them or none. */
export const itemRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (app, {sandbox}) => {
  app.post(
    '/baskets/:basketId/items',
    {schema: {params: BasketParams, body: ItemsBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const basket = changeBasket(context, request.params.basketId, (before) =>
        addItems(before, request.body.map(itemInput), (id) => productOf(context, id)),
      )
      return describeBasket(context, basket)
    },
  )

  app.patch(
    '/baskets/:basketId/items',
    {schema: {params: BasketParams, body: ItemChangesBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const basket = changeBasket(context, request.params.basketId, (before) =>
        request.body.reduce(
          (current, item) =>
            changeItem(current, item.itemId, itemChange(item), (id) => productOf(context, id)),
          before,
        ),
      )
      return describeBasket(context, basket)
    },
  )

  app.patch(
    '/baskets/:basketId/items/:itemId',
    {schema: {params: ItemParams, body: ItemChangeBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {basketId, itemId} = request.params
      const basket = changeBasket(context, basketId, (before) =>
        changeItem(before, itemId, itemChange(request.body), (id) => productOf(context, id)),
      )
      return describeBasket(context, basket)
    },
  )

  app.delete(
    '/baskets/:basketId/items/:itemId',
    {schema: {params: ItemParams}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {basketId, itemId} = request.params
      const basket = changeBasket(context, basketId, (before) => removeItem(before, itemId))
      return describeBasket(context, basket)
    },
  )
}
