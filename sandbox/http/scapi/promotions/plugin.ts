import type {FastifyPluginAsync} from 'fastify'
import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import type {ListedPromotion, Span} from '../../../domains/promotions/promotion-listing'
import {promotionsById, promotionsOfCampaign} from '../../../domains/promotions/promotion-listing'
import type {Site} from '../../../domains/sites/site-registry'
import type {Sandbox} from '../../../sandbox'
import {shopOf, speakProblems} from '../../common/checkout-context'
import {promotionDocument} from '../../../wire/checkout/promotion-document'
import {ApiProblem, malformedParameter} from '../../errors'
import {requireShopper} from '../../slas/verify'
import {readList, readScope, siteQuery} from '../../common/request'

const PREFIX = '/pricing/shopper-promotions/v1/organizations/:organizationId'
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

const promotionRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (app, {sandbox}) => {
  const answer = (found: readonly ListedPromotion[], site: Site, locale: string) => ({
    limit: found.length,
    data: found.map((one) => promotionDocument({...shopOf(sandbox), site, locale}, one)),
    total: found.length,
  })

  app.get('/promotions', {schema: {querystring: IdsQuery}}, async (request) => {
    const {site, locale} = readScope(sandbox, request.query)
    await requireShopper(sandbox, request)
    const ids = [...new Set(readList(request.query.ids))]
    if (ids.length > MOST_IDS) throw malformedParameter('ids', `has more than ${MOST_IDS} IDs`)
    const found = promotionsById(sandbox.db, site, ids)
    if (found.length === 0) throw notFound()
    return answer(found, site, locale)
  })

  app.get(
    '/promotions/campaigns/:campaignId',
    {schema: {params: CampaignParams, querystring: CampaignQuery}},
    async (request) => {
      const {site, locale, currency} = readScope(sandbox, request.query)
      await requireShopper(sandbox, request)
      const {campaignId} = request.params
      const span = readSpan(request.query)
      const found = promotionsOfCampaign(sandbox.db, site, campaignId, {currency, span})
      if (!found) throw notFound()
      return answer(found, site, locale)
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
export const promotionsPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (root, {sandbox}) => {
  await root.register(
    async (app) => {
      speakProblems(app)
      await app.register(promotionRoutes, {sandbox})
    },
    {prefix: PREFIX},
  )
}
