import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {
  mergeGuestBasket,
  promoteBasket,
  transferBasket,
} from '../../../domains/baskets/basket-ownership'
import {requireBasket} from '../../../domains/baskets/basket-service'
import {readCheckout} from '../../common/checkout-context'
import {MergeQuery, readMerge} from '../../../wire/checkout/merge-query'
import {BasketParams} from '../../../wire/checkout/checkout-params'
import {ApiProblem} from '../../errors'
import type {BasketsOptions} from './options'

const TransferQuery = Type.Object({
  overrideExisting: Type.Optional(Type.Boolean({default: false})),
  merge: Type.Optional(Type.Boolean({default: false})),
  populateCustomerDetails: Type.Optional(Type.Boolean({default: false})),
})

const transferOptions = ({
  overrideExisting = false,
  merge = false,
  populateCustomerDetails: populate = false,
}) => ({overrideExisting, merge, populate})

/** Operations that only an agent may perform on behalf of a shopper. */
const agentCalls = [
  ['PUT', '/agent'],
  ['PUT', '/storefront'],
  ['POST', '/price-adjustments'],
  ['PATCH', '/price-adjustments/:priceAdjustmentId'],
  ['DELETE', '/price-adjustments/:priceAdjustmentId'],
] as const

/** Owner of a basket: after a login, and when a temporary one becomes the shopper's own. */
export const ownershipRoutes: FastifyPluginAsyncTypebox<BasketsOptions> = async (
  app,
  {sandbox, describe},
) => {
  app.post(
    '/baskets/actions/transfer',
    {schema: {querystring: TransferQuery}},
    async (request, reply) => {
      const context = await readCheckout(sandbox, request)
      const basket = transferBasket(context, transferOptions(request.query))
      return basket ? describe(context, basket) : reply.status(204).send()
    },
  )

  app.post('/baskets/actions/merge', {schema: {querystring: MergeQuery}}, async (request) => {
    const context = await readCheckout(sandbox, request)
    return describe(context, mergeGuestBasket(context, readMerge(request.query)))
  })

  app.post(
    '/baskets/:basketId/actions/promote',
    {schema: {params: BasketParams, querystring: TransferQuery}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {params, query} = request
      return describe(context, promoteBasket(context, params.basketId, transferOptions(query)))
    },
  )

  for (const [method, path] of agentCalls) {
    app.route({
      method,
      url: `/baskets/:basketId${path}`,
      schema: {params: BasketParams},
      async handler(request) {
        const context = await readCheckout(sandbox, request)
        const {basketId} = request.params as {basketId: string}
        requireBasket(context, basketId)
        throw new ApiProblem(
          403,
          'forbidden',
          'Forbidden',
          'Your access-token is valid, but only a trusted agent may call this endpoint.',
        )
      },
    })
  }
}
