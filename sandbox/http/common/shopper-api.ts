import type {FastifyInstance, FastifyPluginAsync} from 'fastify'
import type {Database} from '../../db/database'
import type {ShopperContext} from '../../domains/auth/claims'
import type {CheckoutContext} from '../../domains/baskets/basket-service'
import {requireBasket} from '../../domains/baskets/basket-service'
import type {Customer} from '../../domains/customers/customer'
import {requireOrder} from '../../domains/orders/order-service'
import type {Sandbox} from '../../sandbox'
import {requireSelf, requireSelfRegistered} from '../../wire/customers/customer-params'
import type {ScapiAnswers} from '../answers/scapi'
import {requireShopper} from '../slas/verify'
import type {RequestScope} from '../../wire/request-scope'
import {shopOf, speakProblems} from './checkout-context'
import {clientAddress} from './client-address'
import {readScope} from './request'
import {needing, pathParameter, routesOf, type Below, type Need, type Route} from './routes'

/** Registers the routes of one Shopper API, such as `/shopper-baskets/v2`. */
export type ApiRoute<Api extends string> = Route<Below<ScapiAnswers, Api>>

/** Routes of an API that belong together. */
export type ApiRoutes<Api extends string, Options = Sandbox> = (
  route: ApiRoute<Api>,
  options: Options,
) => void

export const apiRoute = <Api extends string>(
  app: FastifyInstance,
  sandbox: Sandbox,
  api: Api,
): ApiRoute<Api> => routesOf(app, sandbox, (path) => `${api}/organizations/:organizationId${path}`)

/** The plugin of an API below its area: routes that throw domain faults, and answers that caches do not keep. */
export const shopperApi =
  <Api extends string>(
    area: string,
    api: Api,
    ...families: readonly ApiRoutes<Api>[]
  ): FastifyPluginAsync<{sandbox: Sandbox}> =>
  async (root, {sandbox}) => {
    await root.register(
      async (app) => {
        speakProblems(app)
        const route = apiRoute(app, sandbox, api)
        for (const family of families) family(route, sandbox)
      },
      {prefix: area},
    )
  }

/** Shopper, site, locale and address of a call. */
export interface SessionContext extends CheckoutContext {
  shopper: ShopperContext
  client: string
}

/** The session alone, for routes that read site and locale themselves. */
export const session: Need<{session: ShopperContext}> = {
  caller: 'shopper',
  read: async (sandbox, request) => ({session: await requireShopper(sandbox, request)}),
}

/** Session, site, locale and currency. The domain checks the owner of a document that the handler changes. */
export const shopper: Need<{context: SessionContext; scope: RequestScope}> = {
  caller: 'shopper',
  read: async (sandbox, request) => {
    const scope = readScope(sandbox, request.query as Record<string, string>)
    const {site, locale} = scope
    const caller = await requireShopper(sandbox, request)
    const client = clientAddress(request)
    return {context: {...shopOf(sandbox), site, locale, shopper: caller, client}, scope}
  },
}

/** Whose documents a call reads or changes. */
interface Owner {
  readonly db: Database
  readonly siteId: string
  readonly customerId: string
}

/** The customer or guest of the path, who has to be the one of the session. */
export const self: Need<{
  context: SessionContext
  scope: RequestScope
  owner: Owner
}> = needing(shopper, ({context, scope}, request) => {
  const customerId = pathParameter(request, 'customerId')
  requireSelf(context, customerId)
  return {context, scope, owner: {db: context.db, siteId: context.site.id, customerId}}
})

/** The registered customer of the path, who has to be the one of the session. */
export const ownCustomer: Need<{
  context: SessionContext
  owner: Owner
  customer: Customer
}> = needing(shopper, ({context}, request) => {
  const found = requireSelfRegistered(context, pathParameter(request, 'customerId'))
  const owner = {db: context.db, siteId: context.site.id, customerId: found.id}
  return {context, owner, customer: found}
})

/** The shopper's own basket of the path. */
export const ownBasket = needing(shopper, ({context}, request) => ({
  context,
  basket: requireBasket(context, pathParameter(request, 'basketId')),
}))

/** The shopper's own order of the path. */
export const ownOrder = needing(shopper, ({context}, request) => ({
  context,
  order: requireOrder(context, pathParameter(request, 'orderNo')),
}))
