import {CustomerParams} from 'commerce-sandbox/documents'
import {needing, ownCustomer, shopper, Type} from 'commerce-sandbox/plugin'
import {createLink, linkCount, revokeLinks} from './wish-link-service'
import type {LinkCaller} from './wish-reservations'
import {openSharedList, releaseGift, reserveGift} from './wish-reservations'
import type {CustomRoutes} from '../custom-routes'

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

/** A shopper with the token of a link, and with the key of the browser. */
const linkCaller = needing(shopper, ({context}, request) => {
  const {token, holder = ''} = request.body as {token: string; holder?: string}
  const caller: LinkCaller = {token, holder, customerId: context.shopper.customerId}
  return {context, caller}
})

/**
 * Links that show a customer's wish list to friends, and the gifts that they reserve. Token and key are sent in
 * bodies, so that no log has them.
 */
export const wishLinkRoutes: CustomRoutes = (route) => {
  route(
    'POST /shopper-wish-link/v1/customers/:customerId/links',
    {needs: ownCustomer, schema: {params: CustomerParams, body: CreateBody}},
    ({context, owner}, {body}, reply) => {
      const token = createLink(context, owner.customerId, body.title ?? '')
      void reply.status(201)
      return {token, total: linkCount(context, owner.customerId)}
    },
  )

  route(
    'GET /shopper-wish-link/v1/customers/:customerId/links',
    {needs: ownCustomer, schema: {params: CustomerParams}},
    ({context, owner}) => ({total: linkCount(context, owner.customerId)}),
  )

  route(
    'DELETE /shopper-wish-link/v1/customers/:customerId/links',
    {needs: ownCustomer, schema: {params: CustomerParams}},
    ({context, owner}) => revokeLinks(context, owner.customerId),
  )

  route(
    'POST /shopper-wish-link/v1/links/open',
    {needs: linkCaller, schema: {body: OpenBody}},
    ({context, caller}) => openSharedList(context, caller),
  )

  route(
    'POST /shopper-wish-link/v1/links/reserve',
    {needs: linkCaller, schema: {body: GiftBody}},
    ({context, caller}, {body}) => reserveGift(context, caller, body.itemId),
  )

  route(
    'POST /shopper-wish-link/v1/links/release',
    {needs: linkCaller, schema: {body: GiftBody}},
    ({context, caller}, {body}) => releaseGift(context, caller, body.itemId),
  )
}
