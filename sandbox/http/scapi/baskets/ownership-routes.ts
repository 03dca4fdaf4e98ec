import {Type} from '@sinclair/typebox'
import {
  mergeGuestBasket,
  promoteBasket,
  transferBasket,
} from '../../../domains/baskets/basket-ownership'
import {ownBasket, shopper} from '../../common/shopper-api'
import {MergeQuery, readMerge} from '../../../wire/checkout/merge-query'
import {BasketParams} from '../../../wire/checkout/checkout-params'
import {ApiProblem} from '../../errors'
import type {BasketRoutes} from './basket-api'

const TransferQuery = Type.Object({
  overrideExisting: Type.Optional(Type.Boolean({default: false})),
  merge: Type.Optional(Type.Boolean({default: false})),
  populateCustomerDetails: Type.Optional(Type.Boolean({default: false})),
})

const transferOptions = ({
  overrideExisting = false,
  merge = false,
  populateCustomerDetails: populate = false,
}) => ({overrideExisting, merge, populate})

/** Operations that only an agent may perform on behalf of a shopper. */
const agentCalls = [
  'PUT /baskets/:basketId/agent',
  'PUT /baskets/:basketId/storefront',
  'POST /baskets/:basketId/price-adjustments',
  'PATCH /baskets/:basketId/price-adjustments/:priceAdjustmentId',
  'DELETE /baskets/:basketId/price-adjustments/:priceAdjustmentId',
] as const

/** Owner of a basket: after a login, and when a temporary one becomes the shopper's own. */
export const ownershipRoutes: BasketRoutes = (route, describe) => {
  route(
    'POST /baskets/actions/transfer',
    {needs: shopper, schema: {querystring: TransferQuery}},
    ({context}, request) => {
      const basket = transferBasket(context, transferOptions(request.query))
      return basket ? describe(context, basket) : undefined
    },
  )

  route(
    'POST /baskets/actions/merge',
    {needs: shopper, schema: {querystring: MergeQuery}},
    ({context}, request) => describe(context, mergeGuestBasket(context, readMerge(request.query))),
  )

  route(
    'POST /baskets/:basketId/actions/promote',
    {needs: shopper, schema: {params: BasketParams, querystring: TransferQuery}},
    ({context}, request) => {
      const {params, query} = request
      return describe(context, promoteBasket(context, params.basketId, transferOptions(query)))
    },
  )

  for (const call of agentCalls) {
    route(call, {needs: ownBasket, schema: {params: BasketParams}}, () => {
      throw new ApiProblem(
        403,
        'forbidden',
        'Forbidden',
        'Your access-token is valid, but only a trusted agent may call this endpoint.',
      )
    })
  }
}
