import {normaliseQuery} from '../../../common/page-query'
import {asksForPreview} from '../../../common/preview'
import {sites} from '../../../config/sites/registry'

/** Address of a page in the cache. */
export interface PageAddress {
  /** Path and normalised query; the path begins with site and locale, so both are part of the key. */
  key: string
  pathname: string
  siteId: string
}

/** Longer addresses are not cached. */
const MAX_LENGTH = 2048

const siteOfPrefix: ReadonlyMap<string, string> = new Map(
  sites.flatMap(({id, alias, l10n}) =>
    l10n.supportedLocales.map((locale) => [`/${alias}/${locale.alias}`, id] as const),
  ),
)

/** Id of the site of `/{site}/{locale}/…`; undefined when either is unknown. */
function siteOf(pathname: string): string | undefined {
  const second = pathname.indexOf('/', 1)
  if (second < 0) return undefined
  const third = pathname.indexOf('/', second + 1)
  return siteOfPrefix.get(third < 0 ? pathname : pathname.slice(0, third))
}

/**
 * The cache address of a request's page; null when the path is not a page of a known site and locale, and for a
 * preview, which is never cached (rule EXP-9).
 * @param parametersOf names of the parameters that the page at a path reads, null when unknown
 */
export function addressOf(
  url: string,
  parametersOf: (pathname: string) => ReadonlySet<string> | null,
): PageAddress | null {
  if (url.length > MAX_LENGTH) return null
  const mark = url.indexOf('?')
  const pathname = mark < 0 ? url : url.slice(0, mark)
  const siteId = siteOf(pathname)
  if (!siteId) return null
  if (mark < 0) return {key: pathname, pathname, siteId}
  if (asksForPreview(url.slice(mark + 1))) return null
  const query = normaliseQuery(url.slice(mark + 1), parametersOf(pathname))
  return {key: query ? `${pathname}?${query}` : pathname, pathname, siteId}
}
