import {relativePaths} from '../../../common/paths'
import {FORGET_READS} from '../../../common/server-events'
import {isApiFault} from '../../../common/fault'
import type {SiteConfig} from '../../../config/schema'
import {alternatesOf, type Alternate, type SiteWithPages} from './alternates'

/** The pages of all sites, and the alternates of each. */
export interface SiteSnapshot {
  readonly sites: readonly SiteWithPages[]
  readonly alternatesOf: (path: string) => readonly Alternate[]
}

/** Milliseconds for which a snapshot holds. */
const CACHED_MS = 900_000
/** Sites that are read at the same time. */
const CONCURRENCY = 4

/** Reads a site as its preferences set it, with its pages. */
type ReadSite = (site: SiteConfig) => Promise<SiteWithPages>

/** Statuses for a site that the backend does not have: SLAS refuses its channel with 400. */
const NOT_THERE: ReadonlySet<number> = new Set([400, 404])

/** Null for a site that the backend does not have. */
async function orNone(reading: Promise<SiteWithPages>): Promise<SiteWithPages | null> {
  try {
    return await reading
  } catch (error) {
    if (isApiFault(error) && NOT_THERE.has(error.status)) return null
    throw error
  }
}

async function readAll(sites: readonly SiteConfig[], read: ReadSite): Promise<SiteWithPages[]> {
  const found: (SiteWithPages | null)[] = []
  const queue = [...sites.entries()]
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, site] = next
      found[index] = await orNone(read(site))
    }
  }
  await Promise.all(Array.from({length: CONCURRENCY}, work))
  return found.filter((one) => one !== null)
}

/**
 * The pages of all sites, read at most once in fifteen minutes: requests of that time share one reading. A failed
 * reading is not kept, because a sitemap that lacks pages makes search engines forget them.
 * @param defaultSite id of the site that is `x-default`
 * @returns function that rejects with the failure of a site
 */
export function createSnapshots(
  sites: readonly SiteConfig[],
  defaultSite: string,
  read: ReadSite,
): () => Promise<SiteSnapshot> {
  let cached: {snapshot: Promise<SiteSnapshot>; until: number} | undefined
  const forget = () => {
    cached = undefined
  }
  process.on(FORGET_READS, forget)
  return () => {
    if (cached && performance.now() < cached.until) return cached.snapshot
    const snapshot = readAll(sites, read).then((all) => ({
      sites: all,
      alternatesOf: alternatesOf(all, {defaultSite, home: relativePaths.home()}),
    }))
    cached = {snapshot, until: performance.now() + CACHED_MS}
    snapshot.catch(forget)
    return snapshot
  }
}
