import {readPersonalisation} from '@app/features/personalisation/api/personalisation-client'

interface WireRecommenders {
  readonly recommenders?: unknown
}

/** Names of recommenders by site of the service, as this page has read them. */
const known = new Map<string, ReadonlySet<string>>()

const nameOf = (entry: unknown): string | undefined => {
  const name = (entry as {name?: unknown} | null)?.name
  return typeof name === 'string' ? name : undefined
}

/**
 * Whether the service has a recommender (rule RECO-9). A failure of the list counts as yes: the recommender itself decides
 * then.
 * @param siteId site at the service, such as `bhlt-DEU`
 */
export async function hasRecommender(siteId: string, name: string): Promise<boolean> {
  if (!known.has(siteId)) {
    const path = `/personalization/recommenders/${siteId}`
    const {recommenders} = ((await readPersonalisation(path)) ?? {}) as WireRecommenders
    if (!Array.isArray(recommenders)) return true
    known.set(siteId, new Set(recommenders.flatMap((entry) => nameOf(entry) ?? [])))
  }
  return known.get(siteId)?.has(name) ?? true
}
