import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {requireBasket} from '../../../domains/baskets/basket-service'
import {requireExternalTaxes} from '../../../domains/baskets/external-taxes'
import {basketBooks, basketShopper, inCurrencyOf} from '../../../domains/baskets/shop-context'
import {basketOperations} from '../../../wire/checkout/basket-operations'
import {ItemTaxesBody, PriceBookIdsBody, TaxesBody} from '../../../wire/checkout/checkout-bodies'
import {byAccountManager, readBasketShop} from '../account-manager'
import {BasketParams, ItemParams} from '../../../wire/checkout/checkout-params'
import {taxesDocument} from '../../../wire/checkout/taxes-document'
import type {BasketsOptions} from './options'

/** Price books of a basket, and taxes that a service of the shop calculates: shoppers set neither. */
export const pricingRoutes: FastifyPluginAsyncTypebox<BasketsOptions> = async (app, {sandbox}) => {
  app.get(
    '/baskets/:basketId/price-books',
    {...byAccountManager, schema: {params: BasketParams}},
    async (request) => {
      const context = readBasketShop(sandbox, request)
      const basket = requireBasket(context, request.params.basketId)
      return (
        basket.priceBookIds ??
        basketBooks(inCurrencyOf(context, basket), basket, basketShopper(context, basket)).map(
          ({id}) => id,
        )
      )
    },
  )

  app.put(
    '/baskets/:basketId/price-books',
    {...byAccountManager, schema: {params: BasketParams, body: PriceBookIdsBody}},
    async (request, reply) => {
      const context = readBasketShop(sandbox, request)
      basketOperations.setPriceBooks(context, request.params, request.body)
      return reply.status(204).send()
    },
  )

  app.get(
    '/baskets/:basketId/taxes',
    {...byAccountManager, schema: {params: BasketParams}},
    async (request) => {
      const context = readBasketShop(sandbox, request)
      const basket = requireBasket(context, request.params.basketId)
      return taxesDocument(requireExternalTaxes(basket), basket.currency)
    },
  )

  app.put(
    '/baskets/:basketId/taxes',
    {...byAccountManager, schema: {params: BasketParams, body: TaxesBody}},
    async (request, reply) => {
      const context = readBasketShop(sandbox, request)
      basketOperations.setTaxes(context, request.params, request.body.taxes)
      return reply.status(204).send()
    },
  )

  app.put(
    '/baskets/:basketId/items/:itemId/taxes',
    {...byAccountManager, schema: {params: ItemParams, body: ItemTaxesBody}},
    async (request, reply) => {
      const context = readBasketShop(sandbox, request)
      const {params, body} = request
      basketOperations.setTaxes(context, params, {[params.itemId]: body})
      return reply.status(204).send()
    },
  )
}
