import {createPaths} from '../../../common/paths'
import {sitePrefixExpression} from '../../../common/routes'
import type {SiteAndLocale} from '../site-resolver'

/** A redirect of the archive, as Shopper SEO answers it. */
export interface ArchiveRedirect {
  readonly statusCode: number
  readonly resourceType?: string
  readonly resourceId?: string
  readonly destinationUrl?: string
  readonly copySourceParams?: boolean
  readonly additionalUrlParams?: string
}

/** Parameters that belong to one request, not to the page. */
const OWN_PARAMETERS = ['redirected', 'site', 'locale']

/** Origin that addresses of the shop are resolved against; it is in no result. */
const BASE = 'http://shop.invalid'

/**
 * The address that a redirect leads to: a path of the shop, or a complete address of another host if the archive
 * names one. Null for one that makes no sense.
 * @param search query of the source with its question mark, or empty
 */
export function redirectTarget(
  redirect: ArchiveRedirect,
  where: SiteAndLocale,
  search: string,
): string | null {
  const url = destinationOf(redirect, where)
  if (!url) return null
  const query = new URLSearchParams(redirect.additionalUrlParams?.replace(/^[?&]/, ''))
  if (redirect.copySourceParams) {
    for (const [name, value] of new URLSearchParams(search)) {
      if (!OWN_PARAMETERS.includes(name)) query.append(name, value)
    }
  }
  for (const [name, value] of query) url.searchParams.append(name, value)
  return url.origin === BASE ? url.pathname + url.search + url.hash : url.href
}

function destinationOf(
  {resourceType, resourceId, destinationUrl = ''}: ArchiveRedirect,
  {site, locale}: SiteAndLocale,
): URL | null {
  const paths = createPaths(site, locale)
  if (resourceId && resourceType === 'PRODUCT') return new URL(paths.product(resourceId), BASE)
  if (resourceId && resourceType === 'CATEGORY') return new URL(paths.category(resourceId), BASE)
  if (resourceId && resourceType === 'CONTENT_ASSET')
    return new URL(paths.content(resourceId), BASE)
  if (destinationUrl === '' || resourceId) return null
  const elsewhere = /^https?:\/\//i.test(destinationUrl)
  if (elsewhere) return URL.canParse(destinationUrl) ? new URL(destinationUrl) : null
  const path = destinationUrl.startsWith('/') ? destinationUrl : `/${destinationUrl}`
  const full = sitePrefixExpression.test(path) ? path : paths.prefix + path
  // `//host` and `/\\host` are addresses of other hosts for browsers.
  const isPath = !/^[a-z][\w+.-]*:|^[\\/]{2}/i.test(destinationUrl)
  return isPath && URL.canParse(full, BASE) ? new URL(full, BASE) : null
}
