import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {discardBasket, requireBasket} from '../../../domains/baskets/basket-service'
import type {Sandbox} from '../../../sandbox'
import {describeBasket} from '../../checkout/basket-document'
import {basketOperations} from '../../checkout/basket-operations'
import {BasketBody, BasketChangeBody, CustomerBody} from '../../checkout/checkout-bodies'
import {readCheckout} from '../../checkout/checkout-context'
import {BasketParams} from '../../checkout/checkout-params'
import {ApiProblem} from '../../errors'
import {refuseCardNumber} from './card-number'

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
    request.body.paymentInstruments?.forEach(refuseCardNumber)
    const context = await readCheckout(sandbox, request)
    return describeBasket(context, basketOperations.create(context, request.body))
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
      const basket = basketOperations.update(context, request.params, request.body)
      return describeBasket(context, basket)
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
      const basket = basketOperations.setCustomer(context, request.params, request.body)
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
