import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {
  changeBasket,
  createBasket,
  discardBasket,
  requireBasket,
} from '../../../domains/baskets/basket-service'
import type {Sandbox} from '../../../sandbox'
import {describeBasket} from '../../checkout/basket-document'
import {BasketBody, BasketChangeBody, CustomerBody} from '../../checkout/checkout-bodies'
import {readCheckout} from '../../checkout/checkout-context'
import {basketChange, basketFilling, customOf, setEmail} from '../../checkout/checkout-inputs'
import {ApiProblem} from '../../errors'

export const BasketParams = Type.Object({basketId: Type.String()})

/** External taxes and temporary baskets are refused rather than silently treated otherwise. */
const CreateQuery = Type.Object({
  taxMode: Type.Optional(Type.Literal('internal')),
  temporary: Type.Optional(Type.Literal('false')),
})

/** Basket life cycle: create, read, change, delete; and who it belongs to. */
export const basketRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.post('/baskets', {schema: {body: BasketBody, querystring: CreateQuery}}, async (request) => {
    const context = await readCheckout(sandbox, request)
    const basket = createBasket(context, basketFilling(context, request.body))
    return describeBasket(context, basket)
  })

  app.get('/baskets/:basketId', {schema: {params: BasketParams}}, async (request) => {
    const context = await readCheckout(sandbox, request)
    return describeBasket(context, requireBasket(context, request.params.basketId))
  })

  app.patch(
    '/baskets/:basketId',
    {schema: {params: BasketParams, body: BasketChangeBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {basketId} = request.params
      return describeBasket(context, changeBasket(context, basketId, basketChange(request.body)))
    },
  )

  app.delete('/baskets/:basketId', {schema: {params: BasketParams}}, async (request, reply) => {
    const context = await readCheckout(sandbox, request)
    discardBasket(context, request.params.basketId)
    return reply.status(204).send()
  })

  app.put(
    '/baskets/:basketId/customer',
    {schema: {params: BasketParams, body: CustomerBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {email, ...rest} = request.body
      const basket = changeBasket(context, request.params.basketId, (before) => ({
        ...setEmail(before, email),
        custom: {...before.custom, ...customOf(rest)},
      }))
      return describeBasket(context, basket)
    },
  )

  for (const action of ['transfer', 'merge']) {
    app.post(`/baskets/actions/${action}`, async (request) => {
      await readCheckout(sandbox, request)
      throw new ApiProblem(
        403,
        'forbidden',
        'Forbidden',
        'Your access-token is valid, but it contains no previous customer to process this action.',
      )
    })
  }
}
