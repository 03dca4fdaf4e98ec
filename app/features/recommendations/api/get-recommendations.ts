import {defineQuery} from '@app/shared/api/define-query'
import {encodePart} from '@common/address-part'
import type {EventItem} from '@app/features/analytics/public/shop-event'
import {readTiles, type TileRow} from '@app/features/catalog/public/get-tiles'
import {callPersonalisation, currentVisitor} from '@app/features/analytics/public/visitor'
import {serviceSiteId} from '@common/personalisation-instance'
import type {Shop} from '@app/shared/lib/shop-context'
import {hasRecommender} from './get-recommenders'
import {
  isEnough,
  shownIds,
  recommendable,
  type RecommendationSource,
} from '../model/recommendation-rules'

/** Anchor of recommendations: products or categories, or empty for those of the whole site. */
export interface RecommendationAnchor {
  readonly products?: readonly EventItem[]
  readonly categoryId?: string
}

/** Products to show, with their recommender. */
export interface Recommendations extends TileRow {
  readonly recommender: string
  /** Id that is sent back with views and clicks. */
  readonly recoUUID: string
  /** Title of the row in English, from the service; '' when it has none. */
  readonly displayMessage: string
}

interface WireAnswer {
  recs?: {id?: string}[]
  recoUUID?: string
  recommenderName?: string
  displayMessage?: unknown
}

/** Anchor of a product in the format of the service. */
const anchorOf = ({id, sku, price}: EventItem) => ({
  id,
  ...(price !== undefined && {price}),
  ...(sku && sku !== id && {sku}),
})

const pathOf = (siteId: string, source: RecommendationSource): string =>
  'zone' in source
    ? `/personalization/${siteId}/zones/${encodePart(source.zone)}/recs`
    : `/personalization/recs/${siteId}/${encodePart(source.recommender)}`

/**
 * Requests recommendations and loads their products (rule RECO-3). Products that the shop does not sell are
 * dropped.
 * @returns null when there is nothing to show: no session, a failure, or too few products
 */
export async function readRecommendations(
  shop: Shop,
  source: RecommendationSource,
  {products, categoryId}: RecommendationAnchor,
): Promise<Recommendations | null> {
  const visitor = currentVisitor(shop.site.id)
  if (!visitor) return null
  const account = {
    siteId: shop.site.id,
    organizationId: shop.commerce.organizationId,
  }
  const serviceSite = serviceSiteId(account)
  if ('recommender' in source && !(await hasRecommender(serviceSite, source.recommender)))
    return null
  const answer = (await callPersonalisation(account, pathOf(serviceSite, source), visitor, {
    ...(products && {products: products.map(anchorOf)}),
    ...(!products && categoryId && {categories: [{id: categoryId}]}),
  })) as WireAnswer | null
  if (!Array.isArray(answer?.recs)) return null
  const ids = shownIds(
    answer.recs.map(({id}) => id ?? ''),
    (products ?? []).map(({id}) => id),
  )
  if (!isEnough(ids)) return null
  const {tiles, ...row} = await readTiles(shop, ids)
  const shown = recommendable(tiles)
  const recommender =
    answer.recommenderName ?? ('recommender' in source ? source.recommender : source.zone)
  if (!isEnough(shown)) return null
  const {recoUUID = '', displayMessage} = answer
  const message = typeof displayMessage === 'string' ? displayMessage.trim() : ''
  return {...row, tiles: shown, recommender, recoUUID, displayMessage: message}
}

/** Never cached between pages: the service uses every request to learn (api 1 "Must not be cached"). */
export const {use: useRecommendations} = defineQuery({
  key: ['recommendations', 'service'],
  cacheTime: 0,
  staleTime: Infinity,
  read: (
    shop,
    {
      source,
      anchor,
    }: {readonly source: RecommendationSource; readonly anchor: RecommendationAnchor},
  ) => readRecommendations(shop, source, anchor),
  keyOf: ({source, anchor: {products, categoryId}}) => [
    source,
    products?.map(({id}) => id) ?? categoryId,
  ],
})
