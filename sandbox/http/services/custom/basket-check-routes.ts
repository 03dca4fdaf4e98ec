import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {checkLines} from '../../../domains/baskets/basket-check'
import {requireBasket} from '../../../domains/baskets/basket-service'
import type {Sandbox} from '../../../sandbox'
import {BasketParams} from '../../../wire/checkout/checkout-params'
import {readCustom} from './custom-context'

/** Check of a basket before the checkout: the lines that cannot be ordered, each with its reason. */
export const basketCheckRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.get(
    '/shopper-basket-check/v1/organizations/:organizationId/baskets/:basketId/check',
    {schema: {params: BasketParams}},
    async (request, reply) => {
      const context = await readCustom(sandbox, request)
      const lines = checkLines(context, requireBasket(context, request.params.basketId))
      void reply.header('cache-control', 'no-store')
      return {valid: lines.length === 0, lines}
    },
  )
}
