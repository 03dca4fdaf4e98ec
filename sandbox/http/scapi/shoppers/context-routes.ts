import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import type {FastifyRequest} from 'fastify'
import {changeContext, newContext} from '../../../domains/customers/change-context'
import type {ContextChange} from '../../../domains/customers/change-context'
import {
  deleteShopperContext,
  saveShopperContext,
  shopperContextOf,
} from '../../../domains/customers/shopper-context-repository'
import type {Sandbox} from '../../../sandbox'
import {ContextBody, contextChangeOf} from '../../../wire/customers/context-body'
import {ApiProblem, malformedParameter} from '../../errors'
import {requireShopper} from '../../slas/verify'
import {readScope, siteQuery} from '../../common/request'

const Params = Type.Object({usid: Type.String()})
const Query = Type.Object({
  ...siteQuery,
  evaluateContextWithClientIp: Type.Optional(Type.Boolean()),
})

/** Shopper Context: attributes of a shopper, set by a storefront, that determine prices and promotions. */
export const contextRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  const {db} = sandbox
  const path = '/shopper-context/:usid'

  const keyOf = async (request: FastifyRequest) => {
    const {site} = readScope(sandbox, request.query as Record<string, string>)
    const shopper = await requireShopper(sandbox, request)
    const {usid} = request.params as {usid: string}
    if (usid === shopper.usid) return {usid, siteId: site.id}
    throw new ApiProblem(
      400,
      'usid-not-matching-with-token',
      'Usid not matching with token',
      'Usid in incoming request does not match Usid in token.',
    )
  }

  const notFound = (usid: string) =>
    new ApiProblem(
      404,
      'shopper-context-no-found',
      'Shopper Context Not Found',
      `Shopper Context for ORGANIZATION_ID: ${sandbox.config.organizationId} and USID: ${usid} ` +
        'not found in Repository.',
    )

  /** The change in a body; an IP address that must not be evaluated is not stored. */
  const readChange = (
    change: ContextChange,
    {evaluateContextWithClientIp: evaluate}: {evaluateContextWithClientIp?: boolean},
  ): ContextChange => {
    const {effectiveDateTime: time} = change
    if (time && Number.isNaN(Date.parse(time))) {
      throw malformedParameter('effectiveDateTime', 'is not a date and time')
    }
    const {clientIp: _ip, ...rest} = change
    return evaluate === false ? rest : change
  }

  app.get(path, {schema: {params: Params, querystring: Query}}, async (request) => {
    const key = await keyOf(request)
    const context = shopperContextOf(sandbox.db, key)
    if (!context) throw notFound(key.usid)
    return context
  })

  app.put(
    path,
    {schema: {params: Params, querystring: Query, body: ContextBody}},
    async (request, reply) => {
      const key = await keyOf(request)
      const change = readChange(contextChangeOf(request.body), request.query)
      const created = saveShopperContext(db, key, newContext(change))
      return reply.status(created ? 201 : 200).send()
    },
  )

  app.patch(
    path,
    {schema: {params: Params, querystring: Query, body: ContextBody}},
    async (request) => {
      const key = await keyOf(request)
      const change = readChange(contextChangeOf(request.body), request.query)
      const context = changeContext(shopperContextOf(sandbox.db, key) ?? {}, change)
      saveShopperContext(db, key, context)
      return context
    },
  )

  app.delete(path, {schema: {params: Params, querystring: Query}}, async (request, reply) => {
    const key = await keyOf(request)
    if (!deleteShopperContext(db, key)) throw notFound(key.usid)
    return reply.status(204).send()
  })
}
