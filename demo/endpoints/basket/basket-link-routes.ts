import {BasketParams} from 'commerce-sandbox/documents'
import type {BasketItem} from 'commerce-sandbox/domains/baskets'
import {shopper, Type} from 'commerce-sandbox/plugin'
import {createLink, linkEnd, openLink, revokeLink} from './basket-link-service'
import type {CustomRoutes} from '../custom-routes'

const OpenBody = Type.Object({token: Type.String({minLength: 1, maxLength: 256})})

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
export const basketLinkRoutes: CustomRoutes = (route) => {
  route(
    'POST /shopper-basket-link/v1/baskets/:basketId/link',
    {needs: shopper, schema: {params: BasketParams}},
    ({context}, request, reply) => {
      const {token, expiresAt} = createLink(context, request.params.basketId)
      void reply.status(201)
      return {token, expiresAt: new Date(expiresAt).toISOString()}
    },
  )

  route(
    'GET /shopper-basket-link/v1/baskets/:basketId/link',
    {needs: shopper, schema: {params: BasketParams}},
    ({context}, request) => ({expiresAt: timeOf(linkEnd(context, request.params.basketId))}),
  )

  route(
    'DELETE /shopper-basket-link/v1/baskets/:basketId/link',
    {needs: shopper, schema: {params: BasketParams}},
    ({context}, request) => {
      revokeLink(context, request.params.basketId)
    },
  )

  route(
    'POST /shopper-basket-link/v1/links/open',
    {needs: shopper, schema: {body: OpenBody}},
    ({context}, request) => {
      const items = openLink(context, request.body.token)
      return {items: items.map(itemDocument)}
    },
  )
}
