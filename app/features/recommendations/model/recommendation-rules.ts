import type {TileModel} from '@app/features/catalog/public/tile'
import type {TrackingConsent} from '@common/tracking-answer'

/** Maximum number of products in one block (rule RECO-3). */
export const MAX_RECOMMENDED = 12
/** Minimum number of products in one block (rule RECO-3). */
export const MIN_RECOMMENDED = 3

/** Whether a recommender is one of ours, which need no consent. */
export const isCustomRecommender = (name: string): boolean => name.startsWith('custom-')

/** Source of recommendations: a zone that the service fills, or a recommender by its name. */
export type RecommendationSource = {readonly zone: string} | {readonly recommender: string}

/**
 * Whether recommendations may be requested: declined tracking forbids it, and all but our own recommenders need
 * marketing consent (rule RECO-2). A zone may be filled by any recommender.
 */
export function mayRecommend(source: RecommendationSource, consent: TrackingConsent): boolean {
  if (consent !== 'open') return consent === 'granted'
  return 'recommender' in source && isCustomRecommender(source.recommender)
}

/** Products of an answer that can be shown: known ones, without duplicates and without the anchors. */
export function shownIds(
  recommended: readonly string[],
  anchors: readonly string[],
): readonly string[] {
  const left = new Set(recommended.filter((id) => id && !anchors.includes(id)))
  return [...left].slice(0, MAX_RECOMMENDED)
}

/**
 * Title of a row: the service's message where the page is in English, its only language, else the shop's own title
 * (rule RECO-5).
 */
export const rowTitle = (message: string, own: string, localeId: string): string =>
  message && localeId.startsWith('en') ? message : own

/**
 * Tiles that may be recommended: what is not sold out or gone (rule RECO-10), and no spare parts, which are offered beside the
 * products that they fit only (rule PROD-26).
 */
export const recommendable = (tiles: readonly TileModel[]): readonly TileModel[] =>
  tiles.filter(({spare, state}) => !spare && state !== 'outofstock' && state !== 'discontinued')

/** Number of tiles in a row of a wide screen. */
const FULL_ROW = 5

/** Whether the products fill a row of a wide screen. */
export const isFullRow = (products: readonly unknown[]): boolean => products.length >= FULL_ROW

export const isEnough = (products: readonly unknown[]): boolean =>
  products.length >= MIN_RECOMMENDED
