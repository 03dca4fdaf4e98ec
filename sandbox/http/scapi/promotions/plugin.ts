import {Type} from '@sinclair/typebox'
import type {ShopContext} from '../../../domains/baskets/shop-context'
import type {ListedPromotion, Span} from '../../../domains/promotions/promotion-listing'
import {promotionsById, promotionsOfCampaign} from '../../../domains/promotions/promotion-listing'
import {shopper, shopperApi, type ApiRoutes} from '../../common/shopper-api'
import {promotionDocument} from '../../../wire/checkout/promotion-document'
import {ApiProblem, malformedParameter} from '../../errors'
import {readList, siteQuery} from '../../common/request'

const MOST_IDS = 50

const personalized = Type.Optional(Type.Literal('none'))
const IdsQuery = Type.Object({
  ...siteQuery,
  ids: Type.Union([Type.String(), Type.Array(Type.String())]),
  personalized,
})
const CampaignQuery = Type.Object({
  ...siteQuery,
  startDate: Type.Optional(Type.String()),
  endDate: Type.Optional(Type.String()),
  personalized,
})
const CampaignParams = Type.Object({campaignId: Type.String({minLength: 1, maxLength: 256})})

const promotionRoutes: ApiRoutes<'/shopper-promotions/v1'> = (route, {db}) => {
  const answer = (context: ShopContext, found: readonly ListedPromotion[]) => ({
    limit: found.length,
    data: found.map((one) => promotionDocument(context, one)),
    total: found.length,
  })

  route(
    'GET /promotions',
    {needs: shopper, schema: {querystring: IdsQuery}},
    ({context}, {query}) => {
      const ids = [...new Set(readList(query.ids))]
      if (ids.length > MOST_IDS) throw malformedParameter('ids', `has more than ${MOST_IDS} IDs`)
      const found = promotionsById(db, context.site, ids)
      if (found.length === 0) throw notFound()
      return answer(context, found)
    },
  )

  route(
    'GET /promotions/campaigns/:campaignId',
    {needs: shopper, schema: {params: CampaignParams, querystring: CampaignQuery}},
    ({context, scope}, {params, query}) => {
      const span = readSpan(query)
      const filter = {currency: scope.currency, span}
      const found = promotionsOfCampaign(db, context.site, params.campaignId, filter)
      if (!found) throw notFound()
      return answer(context, found)
    },
  )
}

function notFound(): ApiProblem {
  return new ApiProblem(
    404,
    'promotion-not-found',
    'Not Found',
    'There is no promotion found with the given ID for the requested site.',
  )
}

/** Both dates or none of them, in their order. Throws 400 otherwise. */
function readSpan({startDate, endDate}: {startDate?: string; endDate?: string}): Span | undefined {
  if (startDate === undefined && endDate === undefined) return undefined
  const [from, to] = [Date.parse(startDate ?? ''), Date.parse(endDate ?? '')]
  if (from <= to) return {from, to}
  const title = 'Invalid Start or End Date'
  throw new ApiProblem(400, 'invalid-date', title, title)
}

/** Shopper Promotions v1. */
export const promotionsPlugin = shopperApi('/pricing', '/shopper-promotions/v1', promotionRoutes)
