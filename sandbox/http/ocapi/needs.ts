import type {ShopperSession} from '../../domains/auth/claims'
import {requireBasket, type CheckoutContext} from '../../domains/baskets/basket-service'
import type {ShopContext} from '../../domains/baskets/shop-context'
import type {Customer} from '../../domains/customers/customer'
import type {ListOwner} from '../../domains/lists/product-list-service'
import {requireOrder} from '../../domains/orders/order-service'
import type {Site} from '../../domains/sites/site-registry'
import type {Sandbox} from '../../sandbox'
import {requireSelfRegistered} from '../../wire/customers/customer-params'
import type {OcapiAnswers} from '../answers/ocapi'
import {needing, pathParameter, type Need, type Route} from '../common/routes'
import {visitorOf} from '../common/visitor'
import type {OcapiDocument} from './document'
import {readSession, readShop, readToken} from './ocapi-context'

/** A row in the table of answers, whose documents are known by their `_type`. */
type Documents<Row> = {[Status in keyof Row]: DocumentOf<Row[Status]>}
type DocumentOf<Body> = Body extends {_type: infer Type extends string} ? OcapiDocument<Type> : Body

/** The answers of OCAPI, for the registration of its routes. */
export type OcapiRows<Answers = OcapiAnswers> = {
  [Key in keyof Answers]: Documents<Answers[Key]>
}

/** Routes of OCAPI that belong together. */
export type OcapiRoutes = (route: Route<OcapiRows>, sandbox: Sandbox) => void

/** Site and locale for a registered client, with the shopper of its token where it sends one. */
export const client: Need<{context: ShopContext}> = {
  caller: 'client',
  read: async (sandbox, request) => ({context: await readShop(sandbox, request)}),
}

/** A registered client, with the facts about the shopper of its token, or about an anonymous one. */
export const visitor = needing(client, async ({context}, request, sandbox) => ({
  context,
  shopper: await visitorOf(sandbox, request, context.site),
}))

/** Session, site and locale. The domain checks the owner of a document that the handler changes. */
export const session: Need<{context: CheckoutContext}> = {
  caller: 'shopper',
  read: async (sandbox, request) => ({context: await readSession(sandbox, request)}),
}

/** The session with all claims of its token. */
export const token: Need<{site: Site; session: ShopperSession}> = {
  caller: 'shopper',
  read: readToken,
}

/** The shopper's own basket of the path. */
export const ownBasket = needing(session, ({context}, request) => ({
  context,
  basket: requireBasket(context, pathParameter(request, 'basketId')),
}))

/** The shopper's own order of the path. */
export const ownOrder = needing(session, ({context}, request) => ({
  context,
  order: requireOrder(context, pathParameter(request, 'orderNo')),
}))

/** The registered customer of the path, who has to be the one of the session. */
export const ownCustomer: Need<{
  context: CheckoutContext
  customer: Customer
  owner: ListOwner
}> = needing(session, ({context}, request) => {
  const customer = requireSelfRegistered(context, pathParameter(request, 'customerId'))
  return {
    context,
    customer,
    owner: {db: context.db, siteId: context.site.id, customerId: customer.id},
  }
})
