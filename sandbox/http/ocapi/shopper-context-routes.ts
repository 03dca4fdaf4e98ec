import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import type {FastifyRequest} from 'fastify'
import {changeContext, newContext} from '../../domains/customers/change-context'
import type {ShopperContextValues} from '../../domains/customers/shopper-context'
import {
  createShopperContext,
  deleteShopperContext,
  shopperContextOf,
  updateShopperContext,
} from '../../domains/customers/shopper-context-repository'
import type {JsonValue} from '../../domains/json'
import type {Sandbox} from '../../sandbox'
import {ContextBody, contextChangeOf} from '../../wire/customers/context-body'
import {OcapiFault} from '../errors'
import {ocapiDocument} from './document'
import {readToken} from './ocapi-context'

const Params = Type.Object({usid: Type.String()})

/** Qualifiers have custom names, which must not be renamed. */
function contextDocument(context: ShopperContextValues): Record<string, JsonValue> {
  const {customQualifiers, assignmentQualifiers, ...rest} = context
  return {
    ...ocapiDocument('shopper_context', rest),
    ...(customQualifiers ? {custom_qualifiers: {...customQualifiers}} : {}),
    ...(assignmentQualifiers ? {assignment_qualifiers: {...assignmentQualifiers}} : {}),
  }
}

/**
 * `shopper_context/{usid}`: the same contexts as those of Shopper Context. Names of qualifiers should not
 * contain underscores, as in the Shopper APIs.
 */
export const shopperContextRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  const {db} = sandbox
  const path = '/shopper_context/:usid'

  const keyOf = async (request: FastifyRequest) => {
    const {site, session} = await readToken(sandbox, request)
    const {usid} = request.params as {usid: string}
    if (usid === session.usid) return {usid, siteId: site.id, guest: session.guest}
    throw new OcapiFault(
      400,
      'UsidNotMatchingWithTokenException',
      'Usid in incoming request does not match Usid in token.',
      {usid},
    )
  }

  const notFound = (usid: string) =>
    new OcapiFault(
      404,
      'ShopperContextNotFoundException',
      `No shopper context for usid '${usid}' could be found.`,
      {usid},
    )

  app.get(path, {schema: {params: Params}}, async (request) => {
    const key = await keyOf(request)
    const context = shopperContextOf(sandbox.db, key)
    if (!context) throw notFound(key.usid)
    return contextDocument(context)
  })

  app.route({
    method: ['PUT', 'POST'],
    url: path,
    schema: {params: Params, body: ContextBody},
    async handler(request, reply) {
      const key = await keyOf(request)
      const context = newContext(contextChangeOf(request.body))
      reply.status(createShopperContext(db, key, context) ? 201 : 200)
      return contextDocument(context)
    },
  })

  app.patch(path, {schema: {params: Params, body: ContextBody}}, async (request) => {
    const key = await keyOf(request)
    const before = shopperContextOf(sandbox.db, key) ?? {}
    const context = changeContext(before, contextChangeOf(request.body))
    updateShopperContext(db, key, context)
    return contextDocument(context)
  })

  app.delete(path, {schema: {params: Params}}, async (request, reply) => {
    const key = await keyOf(request)
    if (!deleteShopperContext(db, key)) throw notFound(key.usid)
    return reply.status(204).send()
  })
}
