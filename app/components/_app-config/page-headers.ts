import type {Response} from 'express'
import type {QueryKey} from '@tanstack/react-query'
import {encodeTag, MISSING_PARTS_HEADER} from '@common/page-headers'
import {PREVIEW_PARAMETER} from '@common/preview'
import type {PageComponent, PageRequest} from '@app/shared/lib/page'
import {routeOf} from '@app/shared/lib/route-of'
import {routeNamed} from '@common/routes'
import type {ShopLocals} from '@app/shared/lib/locals'

/**
 * `Cache-Control` of a page, times in seconds (rule CACHE-1). `s-maxage` applies the same rule to shared
 * caches.
 */
const PAGE = 'public, max-age=900, s-maxage=900, stale-while-revalidate=14400'
const CUSTOMER_SERVICE = 'public, max-age=14400, s-maxage=14400, stale-while-revalidate=86400'

/** Makes the answer uncacheable; its content security policy has a nonce. */
export function keepOutOfCaches(res: Response): void {
  res.set('Cache-Control', 'no-store')
  ;(res.locals as ShopLocals).useNonce?.()
}

/** `Retry-After` in seconds of a page that failed because of maintenance or load. */
const RETRY_AFTER = 120

/** A failed page is never cached; a temporary failure has a `Retry-After` header. */
export function setFailureHeaders(res: Response, status: number): void {
  keepOutOfCaches(res)
  if (status === 503) res.set('Retry-After', String(RETRY_AFTER))
}

/** Parameter names that are safe in a header's quoted string; other parameters do not vary the cache. */
const PARAMETER = /^[\w.-]{1,60}$/

/** Parameters of every page: site and locale of a page that is at another address, and the preview. */
const CARRIERS = ['site', 'locale', PREVIEW_PARAMETER]

/** Sets the headers for shared caches: the parameters that vary the page, and its tags. */
function describePage(res: Response, page: PageComponent, request: PageRequest): void {
  const {queryClient} = res.locals as ShopLocals
  const read = <T>({queryKey}: {queryKey: QueryKey}) => queryClient.getQueryData<T>(queryKey)
  const own = (page.parameters?.(request, read) ?? []).filter((name) => PARAMETER.test(name))
  const names = [...CARRIERS, ...own]
  const except = names.map((name) => `"${name}"`).join(' ')
  res.set('No-Vary-Search', `key-order, params, except=(${except})`)
  const tags = page.tags?.(request) ?? []
  if (tags.length > 0) res.set('Cache-Tag', tags.map(encodeTag).join(','))
}

/** `Cache-Control` group of an address, from the table of routes. */
function cacheGroupOf(pathname: string): 'page' | 'customer-service' | 'none' {
  const name = routeOf(pathname)
  return (name && routeNamed(name).cache) ?? 'page'
}

/**
 * Headers and status of a page that was rendered without failure.
 * @param pathname address of the page, with site and locale
 * @param missing parts that the page lacks and without which it must not be cached. Such a page is shared
 * by the visitors who request it at the same time, so it has no nonce.
 */
export function setPageHeaders(
  res: Response,
  page: PageComponent,
  request: PageRequest,
  pathname: string,
  missing: readonly string[],
): void {
  if (page.status) res.status(page.status)
  const group = page.status && page.status >= 400 ? 'none' : cacheGroupOf(pathname)
  if (group === 'none' || request.shop.preview) return keepOutOfCaches(res)
  if (missing.length > 0) {
    res.set({'Cache-Control': 'no-store', [MISSING_PARTS_HEADER]: [...new Set(missing)].join(', ')})
    return
  }
  res.set('Cache-Control', {page: PAGE, 'customer-service': CUSTOMER_SERVICE}[group])
  describePage(res, page, request)
}
