import {readPersonalisation} from '@app/features/analytics/public/visitor'

interface WireRecommenders {
  readonly recommenders?: unknown
}

/** Names of recommenders by site of the service; null when the list could not be read. */
const lists = new Map<string, Promise<ReadonlySet<string> | null>>()

const nameOf = (entry: unknown): string | undefined => {
  const name = (entry as {name?: unknown} | null)?.name
  return typeof name === 'string' ? name : undefined
}

async function readList(siteId: string): Promise<ReadonlySet<string> | null> {
  const path = `/personalization/recommenders/${siteId}`
  const {recommenders} = ((await readPersonalisation(path)) ?? {}) as WireRecommenders
  if (Array.isArray(recommenders)) return new Set(recommenders.flatMap((one) => nameOf(one) ?? []))
  // The next recommender asks again.
  lists.delete(siteId)
  return null
}

/** The list of a site, which all zones of a page read once. */
function listOf(siteId: string): Promise<ReadonlySet<string> | null> {
  const list = lists.get(siteId) ?? readList(siteId)
  lists.set(siteId, list)
  return list
}

/**
 * Whether the service has a recommender (rule RECO-9). Without the list the answer is yes: the recommender itself decides
 * then.
 * @param siteId site at the service, such as `bhlt-DEU`
 */
export const hasRecommender = async (siteId: string, name: string): Promise<boolean> =>
  (await listOf(siteId))?.has(name) ?? true
