import type {Express} from 'express'
import type {Shop} from '../../../app/shared/lib/shop-context'
import type {SitePages} from '../../../common/site-pages'
import type {Environment} from '../../../config/environment'
import {sites} from '../../../config/sites/registry'
import {createShop} from '../create-shop'
import {lacksPreferences, type RunTimeSites} from '../run-time-site'
import {defaultLocaleOf, defaultSiteAndLocale} from '../site-resolver'
import {robotsText} from './robots'
import {createSnapshots} from './site-snapshot'
import {PART_SITEMAP_PATH, SITEMAP_PATH, SITE_SITEMAP_PATH, sitemapRoute} from './sitemap-route'

/** Maximum age of `robots.txt` in seconds. */
const ROBOTS_MAX_AGE = 900

/**
 * Reads the pages of a site that search engines list.
 * @throws ApiFault when a backend cannot be read
 */
export type ReadSitePages = (shop: Shop) => Promise<SitePages>

interface SearchEngineOptions {
  readonly env: Environment
  /** Origin under which browsers reach the shop. */
  readonly origin: string
  readonly sitesAtRunTime: RunTimeSites
  readonly readSitePages: ReadSitePages
}

/** `robots.txt` and sitemaps; an environment that search engines must not list has no sitemaps (rule SEO-1). */
export function addSearchEngineRoutes(app: Express, options: SearchEngineOptions): void {
  const {env, origin, sitesAtRunTime, readSitePages} = options
  const allowed = env.SEARCH_ENGINES === 'allow'
  const robots = robotsText(allowed, origin)
  app.get('/robots.txt', (_req, res) =>
    res.set('Cache-Control', `public, max-age=${ROBOTS_MAX_AGE}`).type('text/plain').send(robots),
  )
  if (!allowed) return
  const snapshots = createSnapshots(sites, defaultSiteAndLocale().site.id, async (configured) => {
    const site = await sitesAtRunTime(configured)
    if (lacksPreferences(site)) throw new Error(`The preferences of ${site.id} could not be read`)
    const shop = createShop(env, {site, locale: defaultLocaleOf(site)}, {origin})
    return {site, pages: await readSitePages(shop)}
  })
  const route = sitemapRoute(snapshots, origin)
  app.get(SITEMAP_PATH, route)
  app.get(SITE_SITEMAP_PATH, route)
  app.get(PART_SITEMAP_PATH, route)
}
