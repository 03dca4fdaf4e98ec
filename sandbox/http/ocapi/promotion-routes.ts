import {Type} from '@sinclair/typebox'
import type {ShopContext} from '../../domains/baskets/shop-context'
import type {ListedPromotion} from '../../domains/promotions/promotion-listing'
import {promotionsById, promotionsOfCampaign} from '../../domains/promotions/promotion-listing'
import {promotionDocument} from '../../wire/checkout/promotion-document'
import {OcapiFault} from '../errors'
import {idList} from './id-list'
import {ocapiDocument} from './document'
import {client, type OcapiRoutes} from './needs'
import {ocapiResult} from './ocapi-documents'

/** Maximum number of promotions in one multi-id call. */
const MOST_IDS = 50

const IdParams = Type.Object({id: Type.String()})
const CampaignQuery = Type.Object({
  campaign_id: Type.Optional(Type.String()),
  start_date: Type.Optional(Type.String()),
  end_date: Type.Optional(Type.String()),
  currency: Type.Optional(Type.String()),
})

/** Promotions by id, by several ids, and by campaign. */
export const promotionRoutes: OcapiRoutes = (route, sandbox) => {
  route(
    'GET /promotions/:id',
    {needs: client, schema: {params: IdParams}},
    ({context}, request, reply) => {
      reply.header('cache-control', 'max-age=60,must-revalidate')
      const {id} = request.params
      const ids = idList(request, MOST_IDS)
      if (ids) return manyPromotions(context, ids)
      const [found] = promotionsById(sandbox.db, context.site, [id])
      if (found) return document(context, found)
      throw new OcapiFault(
        404,
        'PromotionNotFoundException',
        `No promotion with ID '${id}' was found.`,
        {promotionId: id},
      )
    },
  )

  route(
    'GET /promotions',
    {needs: client, schema: {querystring: CampaignQuery}},
    ({context}, request) => {
      const {campaign_id: campaignId, currency} = request.query
      if (!campaignId) throw missing('campaign_id')
      const span = readSpan(request.query)
      const found =
        promotionsOfCampaign(sandbox.db, context.site, campaignId, {currency, span}) ?? []
      return ocapiResult(
        'promotion_result',
        found.map((one) => document(context, one)),
      )
    },
  )
}

function manyPromotions(context: ShopContext, ids: readonly string[]) {
  const found = promotionsById(context.db, context.site, ids)
  return ocapiResult(
    'promotion_result',
    found.map((one) => document(context, one)),
  )
}

function document(context: ShopContext, found: ListedPromotion) {
  return ocapiDocument('promotion', promotionDocument(context, found))
}

function missing(parameter: string): OcapiFault {
  return new OcapiFault(
    400,
    'MissingParameterException',
    `The query parameter '${parameter}' is missing.`,
    {parameter},
  )
}

/** Both dates or none of them. */
function readSpan(query: {start_date?: string; end_date?: string}) {
  const {start_date: start, end_date: end} = query
  if (start === undefined && end === undefined) return undefined
  if (start === undefined) throw missing('start_date')
  if (end === undefined) throw missing('end_date')
  const span = {from: Date.parse(start), to: Date.parse(end)}
  if (span.from <= span.to) return span
  throw new OcapiFault(400, 'MalformedParameterException', 'The dates are no span of time.')
}
