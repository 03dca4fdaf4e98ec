import {decodePart} from '../../../common/address-part'
import type {Shop} from '../../../app/shared/lib/shop-context'
import {createPaths, relativePaths} from '../../../common/paths'
import {sitePrefixExpression} from '../../../common/routes'
import {controllerPath} from '../content/controllers'
import type {ReadRedirect} from './read-redirect'
import {redirectTarget, type ArchiveRedirect} from './redirect-target'

/** Redirects after each other that are followed to look for a circle. */
const MAX_HOPS = 10

export interface Redirect {
  readonly status: number
  /** Path of the shop, or an address of another host that the archive names. */
  readonly location: string
}

/** A path as archives write it: decoded, without a slash at its start. */
const segmentOf = (path: string): string => decodePart(path.replace(/^\/+/, ''))

const PAGES_BY_ID = ['/product/', relativePaths.product(''), relativePaths.content('')]

/**
 * What archives call an address: its path without site and locale, its whole path, and for the page of a product or
 * content the address that B2C Commerce gives to its id.
 */
function segmentsOf(pathname: string): readonly string[] {
  const short = pathname.replace(sitePrefixExpression, '')
  const start = PAGES_BY_ID.find((path) => short.startsWith(path))
  const id = start === undefined ? '' : segmentOf(short.slice(start.length))
  const hasAddress = /^[^/]+$/.test(id) && !id.endsWith('.html')
  return [...new Set([short, pathname].map(segmentOf)), ...(hasAddress ? [`${id}.html`] : [])]
}

/** The redirect of a path with site and locale. */
async function redirectAt(
  read: ReadRedirect,
  shop: Shop,
  pathname: string,
): Promise<ArchiveRedirect | null> {
  const found = await Promise.all(segmentsOf(pathname).map((segment) => read(shop, segment)))
  return found.find((redirect) => redirect !== null) ?? null
}

/**
 * Where an address that has no page leads to (rule ROUTE-14); null without a redirect, and for one of a circle.
 * @param url path and query of the request
 */
export async function findRedirect(
  read: ReadRedirect,
  shop: Shop,
  url: string,
): Promise<Redirect | null> {
  const {pathname, search} = new URL(url, shop.origin)
  const short = pathname.replace(sitePrefixExpression, '')
  if (short.startsWith('/on/demandware.store/')) {
    return {
      status: 301,
      location: controllerPath(short + search, createPaths(shop.site, shop.locale)),
    }
  }
  const redirect = await redirectAt(read, shop, pathname)
  const location = redirect && redirectTarget(redirect, shop, search)
  if (!location) return null
  const seen = new Set([pathname])
  let next: string | null = location
  for (let hop = 0; next?.startsWith('/'); hop += 1) {
    const path: string = new URL(next, shop.origin).pathname
    if (path === pathname || hop === MAX_HOPS) return null
    if (seen.has(path)) break
    seen.add(path)
    const further = await redirectAt(read, shop, path)
    next = further && redirectTarget(further, shop, '')
  }
  return {status: redirect.statusCode, location}
}
