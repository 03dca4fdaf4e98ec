import {isDeepStrictEqual} from 'node:util'
import type {DeliveryTerms} from '../../common/delivery-terms'
import {FORGET_READS} from '../../common/server-events'
import type {SiteConfig} from '../../config/schema'
import {withScriptOrigin} from '../../config/scripts/script-uses'
import {unknownProviders, withPreferences, type Preferences} from '../../config/site-preferences'
import {deliveryTermsOf} from './delivery-terms'

/** Milliseconds for which read preferences hold, and after which a failed read is repeated. */
const CACHED_MS = 60_000
const FAILED_MS = 5_000

interface CachedSite {
  site: SiteConfig
  /** Time of `performance.now()` from which the preferences are read again. */
  readAgainAt: number
}

/** Keys of the review service by the site that was read: pages carry the site, so that it has no key. */
const reviewKeys = new WeakMap<SiteConfig, string>()

/** The site's own key of the review service, its preference `bvApiKey`; undefined where it has none. */
export const reviewKeyOf = (site: SiteConfig): string | undefined => reviewKeys.get(site)

/** Delivery terms by the site that was read: only structured data, which the server writes, has them. */
const deliveryTerms = new WeakMap<SiteConfig, DeliveryTerms>()

/** The delivery terms of the site's preferences; undefined where they have none. */
export const termsOfDelivery = (site: SiteConfig): DeliveryTerms | undefined =>
  deliveryTerms.get(site)

function keepDeliveryTerms(site: SiteConfig, preferences: Preferences): void {
  const terms = deliveryTermsOf(site, preferences)
  if (terms) deliveryTerms.set(site, terms)
  else deliveryTerms.delete(site)
}

function keepReviewKey(site: SiteConfig, {bvApiKey}: Preferences): void {
  if (typeof bvApiKey === 'string' && bvApiKey.trim()) reviewKeys.set(site, bvApiKey.trim())
  else reviewKeys.delete(site)
}

/** Sites whose preferences have not been read: their configuration stands in. */
const unread = new WeakSet<SiteConfig>()

/** Whether what is made of a site lacks its preferences, so that it is not kept (rule CACHE-5). */
export const lacksPreferences = (site: SiteConfig): boolean => unread.has(site)

/** A copy of the configuration, so that the site that is read later is another one. */
function withoutPreferences(site: SiteConfig, scriptsOrigin: string): SiteConfig {
  const copy = {...withScriptOrigin(site, scriptsOrigin)}
  unread.add(copy)
  return copy
}

const reported = new Set<string>()

/** Logs identity providers that are misconfigured, once: their buttons are not shown (rule ACCT-23). */
function reportProviders({id}: SiteConfig, preferences: Preferences): void {
  const unknown = unknownProviders(preferences).join(', ')
  const line = `Preferences of ${id}: socialLogins is misconfigured with ${unknown}`
  if (unknown === '' || reported.has(line)) return
  reported.add(line)
  console.error(line)
}

/** Reads the preferences of a site. */
type ReadPreferences = (site: SiteConfig) => Promise<Preferences>

/** The site as its preferences set it. */
export type RunTimeSites = (site: SiteConfig) => SiteConfig | Promise<SiteConfig>

/**
 * Sites with the preferences of the backend over their configuration (rule SITE-12). One process reads them once a
 * minute: the first page of a site waits for them, later ones use the known ones meanwhile. After a failed read the
 * known ones hold, or the configuration, which `lacksPreferences` tells. Preferences without a change keep the object of the
 * site, by which parts of pages are cached.
 * @param scriptsOrigin origin of third-party scripts whose address is a path; without one they stay paths
 * @returns function that never rejects
 */
export function createRunTimeSites(read: ReadPreferences, scriptsOrigin = ''): RunTimeSites {
  const cache = new Map<string, CachedSite>()
  process.on(FORGET_READS, () => cache.clear())

  const load = async (site: SiteConfig, known: SiteConfig | undefined): Promise<SiteConfig> => {
    try {
      const preferences = await read(site)
      const fresh = withScriptOrigin(withPreferences(site, preferences), scriptsOrigin)
      const loaded = known && !unread.has(known) && isDeepStrictEqual(known, fresh) ? known : fresh
      keepReviewKey(loaded, preferences)
      keepDeliveryTerms(loaded, preferences)
      reportProviders(site, preferences)
      cache.set(site.id, {site: loaded, readAgainAt: performance.now() + CACHED_MS})
      return loaded
    } catch (error) {
      console.warn(`Preferences of ${site.id} could not be read: ${String(error)}`)
      const held = known ?? withoutPreferences(site, scriptsOrigin)
      cache.set(site.id, {site: held, readAgainAt: performance.now() + FAILED_MS})
      return held
    }
  }

  const running = new Map<string, Promise<SiteConfig>>()
  const readOnce = (site: SiteConfig, known: SiteConfig | undefined): Promise<SiteConfig> => {
    const present = running.get(site.id)
    if (present) return present
    const reading = load(site, known).finally(() => running.delete(site.id))
    running.set(site.id, reading)
    return reading
  }

  return (site) => {
    const known = cache.get(site.id)
    if (!known) return readOnce(site, undefined)
    if (performance.now() >= known.readAgainAt) void readOnce(site, known.site)
    return known.site
  }
}
