import {matchPath} from 'react-router-dom'
import {routeNamed, routeNames, sitePrefix, sitePrefixExpression} from '../../../common/routes'
import {proxies} from '../../../config/proxies'
import {sites} from '../../../config/sites/registry'

/** What every pattern of a page begins with. */
const PREFIX = '/:site/:locale'
const patterns = routeNames.flatMap((name) => [...routeNamed(name).patterns])

/** Pattern of a page's address, such as `/:site/:locale/product/:productId`; undefined when it is no page. */
export function pageRouteOf(url: string): string | undefined {
  if (!sitePrefixExpression.test(url)) return undefined
  const [path = ''] = url.split(/[?#]/)
  const found = patterns.find((pattern) =>
    matchPath(path, {path: sitePrefix + pattern, exact: true}),
  )
  return PREFIX + (found ?? '/*')
}

const PROXY = /^\/mobify\/(proxy|caching)\/([\w-]+)\//
const names = new Set<string>(proxies.map(({name}) => name))

/**
 * Pattern of an address, without ids and values.
 * @param pattern of the Express route that answered, if one did
 * @returns undefined for an address of no known route
 */
export function routePatternOf(url: string, pattern: unknown): string | undefined {
  const page = pageRouteOf(url)
  if (page !== undefined) return page
  if (url.startsWith('/mobify/bundle/')) return '/mobify/bundle/*'
  const [, way = '', name = ''] = PROXY.exec(url) ?? []
  if (names.has(name)) return `/mobify/${way}/${name}/*`
  return typeof pattern === 'string' && pattern !== '*' ? pattern : undefined
}

const siteIds = new Map(sites.map(({id}) => [id.toLowerCase(), id]))

/** Id of the known site of a page's address. */
export const siteIdOf = (url: string): string | undefined => siteIds.get(url.split('/', 2)[1] ?? '')
