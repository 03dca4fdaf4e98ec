import {SITEMAP_PATH} from './sitemap-route'

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
