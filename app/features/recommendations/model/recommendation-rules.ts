import type {TrackingConsent} from '@app/features/consent/model/tracking-consent'

/** Products in one block at most (rule RECO-3). */
export const MAX_RECOMMENDED = 12
/** Fewer than these make no block (rule RECO-3). */
export const MIN_RECOMMENDED = 3

/** Recommenders of our own, which need nobody's consent. */
export const isCustomRecommender = (name: string): boolean => name.startsWith('custom-')

/** Where recommendations come from: a zone that the service fills, or a recommender by its name. */
export type RecommendationSource = {readonly zone: string} | {readonly recommender: string}

/**
 * Whether to ask at all: do-not-track forbids it, and all but our own recommenders need marketing consent
 * (rule RECO-2). A zone may be filled by any recommender.
 */
export const mayRecommend = (source: RecommendationSource, consent: TrackingConsent): boolean =>
  consent === 'granted' || ('recommender' in source && isCustomRecommender(source.recommender))

/** The products of an answer that can be shown: known ones, each once, without the anchors. */
export function shownIds(
  recommended: readonly string[],
  anchors: readonly string[],
): readonly string[] {
  const left = new Set(recommended.filter((id) => id && !anchors.includes(id)))
  return [...left].slice(0, MAX_RECOMMENDED)
}

/** Tiles that a wide screen shows at once. */
const FULL_ROW = 4

/** Whether products leave no gap in a row of a wide screen. */
export const isFullRow = (products: readonly unknown[]): boolean => products.length >= FULL_ROW

export const isEnough = (products: readonly unknown[]): boolean =>
  products.length >= MIN_RECOMMENDED
