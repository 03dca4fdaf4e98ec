import type {RequestHandler} from 'express'
import {sites} from '../../../config/sites/registry'
import {createShop} from '../create-shop'
import type {Route, RouteModule} from '../route'
import {lacksPreferences} from '../run-time-site'
import {defaultLocaleOf, defaultSiteAndLocale} from '../site-resolver'
import {createSnapshots} from './site-snapshot'
import {PART_SITEMAP_PATH, SITEMAP_PATH, SITE_SITEMAP_PATH, sitemapRoute} from './sitemap-route'

/** Paths below site and locale that search engines leave out: personal pages, and searches (rule SEARCH-7). */
const PRIVATE_PATHS = ['search', 'appcart', 'appcheckout', 'my-stokke', 'login'] as const
const SERVICE_PATHS = ['/mobify/proxy/api/', '/mobify/proxy/ocapi/', '/services/'] as const

/**
 * `robots.txt` of the environment (rule SEO-1).
 * @param allowed false where search engines must list nothing
 */
export function robotsText(allowed: boolean, origin: string): string {
  if (!allowed) return 'User-agent: *\nDisallow: /\n'
  const refused = [...PRIVATE_PATHS.map((path) => `/*/${path}`), ...SERVICE_PATHS]
  return [
    'User-agent: *',
    ...refused.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${SITEMAP_PATH}`,
    '',
  ].join('\n')
}

/** Maximum age of `robots.txt` in seconds. */
const ROBOTS_MAX_AGE = 900

/** `robots.txt` and sitemaps; an environment that search engines must not list has no sitemaps (rule SEO-1). */
export const searchEngineRoutes: RouteModule = ({env, shop, sitesAtRunTime, storefront}) => {
  const {origin} = shop
  const allowed = env.SEARCH_ENGINES === 'allow'
  const robots = robotsText(allowed, origin)
  const sendRobots: RequestHandler = (_req, res) =>
    void res
      .set('Cache-Control', `public, max-age=${ROBOTS_MAX_AGE}`)
      .type('text/plain')
      .send(robots)
  const robotsRoute: Route = {method: 'get', path: '/robots.txt', handler: sendRobots}
  if (!allowed) return [robotsRoute]
  const snapshots = createSnapshots(sites, defaultSiteAndLocale().site.id, async (configured) => {
    const site = await sitesAtRunTime(configured)
    if (lacksPreferences(site)) throw new Error(`The preferences of ${site.id} could not be read`)
    const reader = createShop(env, {site, locale: defaultLocaleOf(site)}, {origin})
    return {site, pages: await storefront.readSitePages(reader)}
  })
  const handler = sitemapRoute(snapshots, origin)
  const paths = [SITEMAP_PATH, SITE_SITEMAP_PATH, PART_SITEMAP_PATH]
  return [robotsRoute, ...paths.map((path): Route => ({method: 'get', path, handler}))]
}
