import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import type {FastifyRequest} from 'fastify'
import {createLink, linkCount, revokeLinks} from '../../../domains/wish-links/wish-link-service'
import type {LinkCaller} from '../../../domains/wish-links/wish-reservations'
import {
  openSharedList,
  releaseGift,
  reserveGift,
} from '../../../domains/wish-links/wish-reservations'
import type {Sandbox} from '../../../sandbox'
import {CustomerParams, requireSelfRegistered} from '../../../wire/customers/customer-params'
import {readCustom} from './custom-context'

const Token = Type.String({minLength: 1, maxLength: 256})
/** Secret key of a browser; it has to be long, because it alone takes a reservation back. */
const Holder = Type.String({minLength: 32, maxLength: 128})

const CreateBody = Type.Object({title: Type.Optional(Type.String({maxLength: 60}))})
const OpenBody = Type.Object({token: Token, holder: Type.Optional(Holder)})
const GiftBody = Type.Object({
  token: Token,
  holder: Holder,
  itemId: Type.String({minLength: 1, maxLength: 256}),
})

const api = '/shopper-wish-link/v1/organizations/:organizationId'
const own = `${api}/customers/:customerId/links`

/**
 * Links that show a customer's wish list to friends, and the gifts that they reserve. Token and key are sent in
 * bodies, so that no log has them.
 */
export const wishLinkRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
  })

  const ownerOf = async (request: FastifyRequest) => {
    const context = await readCustom(sandbox, request)
    const {customerId} = request.params as {customerId: string}
    requireSelfRegistered(context, customerId)
    return {context, customerId}
  }
  const callerOf = async (request: FastifyRequest) => {
    const context = await readCustom(sandbox, request)
    const {token, holder = ''} = request.body as {token: string; holder?: string}
    const {customerId} = context.shopper
    const caller: LinkCaller = {token, holder, customerId}
    return {context, caller}
  }

  app.post(own, {schema: {params: CustomerParams, body: CreateBody}}, async (request, reply) => {
    const {context, customerId} = await ownerOf(request)
    const token = createLink(context, customerId, request.body.title ?? '')
    return reply.status(201).send({token, total: linkCount(context, customerId)})
  })

  app.get(own, {schema: {params: CustomerParams}}, async (request) => {
    const {context, customerId} = await ownerOf(request)
    return {total: linkCount(context, customerId)}
  })

  app.delete(own, {schema: {params: CustomerParams}}, async (request, reply) => {
    const {context, customerId} = await ownerOf(request)
    revokeLinks(context, customerId)
    return reply.status(204).send()
  })

  app.post(`${api}/links/open`, {schema: {body: OpenBody}}, async (request) => {
    const {context, caller} = await callerOf(request)
    return openSharedList(context, caller)
  })

  app.post(`${api}/links/reserve`, {schema: {body: GiftBody}}, async (request) => {
    const {context, caller} = await callerOf(request)
    return reserveGift(context, caller, request.body.itemId)
  })

  app.post(`${api}/links/release`, {schema: {body: GiftBody}}, async (request) => {
    const {context, caller} = await callerOf(request)
    return releaseGift(context, caller, request.body.itemId)
  })
}
