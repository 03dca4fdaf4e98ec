import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import type {BasketItem} from '../../../domains/baskets/basket'
import {
  createLink,
  linkEnd,
  openLink,
  revokeLink,
} from '../../../domains/basket-links/basket-link-service'
import type {Sandbox} from '../../../sandbox'
import {BasketParams} from '../../../wire/checkout/checkout-params'
import {readCustom} from './custom-context'

const OpenBody = Type.Object({token: Type.String({minLength: 1, maxLength: 256})})

const api = '/shopper-basket-link/v1/organizations/:organizationId'
const own = `${api}/baskets/:basketId/link`

const timeOf = (time: number | null) => (time === null ? null : new Date(time).toISOString())

/** An item as the basket API takes it. */
const itemDocument = ({productId, quantity, options = [], parts = {}, custom}: BasketItem) => ({
  productId,
  quantity,
  optionItems: options.map(({optionId, valueId}) => ({optionId, optionValueId: valueId})),
  parts: Object.entries(parts).map(([masterId, chosen]) => ({masterId, productId: chosen})),
  custom,
})

/**
 * Link that continues a basket on another device: create, look at, revoke, open. The token is sent in bodies, so
 * that no log has it.
 */
export const basketLinkRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
  })

  app.post(own, {schema: {params: BasketParams}}, async (request, reply) => {
    const context = await readCustom(sandbox, request)
    const {token, expiresAt} = createLink(context, request.params.basketId)
    return reply.status(201).send({token, expiresAt: new Date(expiresAt).toISOString()})
  })

  app.get(own, {schema: {params: BasketParams}}, async (request) => {
    const context = await readCustom(sandbox, request)
    return {expiresAt: timeOf(linkEnd(context, request.params.basketId))}
  })

  app.delete(own, {schema: {params: BasketParams}}, async (request, reply) => {
    revokeLink(await readCustom(sandbox, request), request.params.basketId)
    return reply.status(204).send()
  })

  app.post(`${api}/links/open`, {schema: {body: OpenBody}}, async (request) => {
    const context = await readCustom(sandbox, request)
    const items = openLink(context, request.body.token)
    return {items: items.map(itemDocument)}
  })
}
