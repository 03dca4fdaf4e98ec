import type {FunctionComponent} from 'react'
import type {QueryKey} from '@tanstack/react-query'
import type {RouteParams} from '@common/route-params'
import type {Shop} from './shop-context'

/** Data of a page's address. */
export interface PageRequest {
  shop: Shop
  /** Path with site and locale, encoded as in the address. */
  pathname: string
  params: RouteParams
  search: URLSearchParams
}

/** One read of a page. Times are milliseconds. */
export interface PageQuery {
  readonly queryKey: QueryKey
  readonly queryFn: () => Promise<unknown>
  readonly staleTime?: number
  /** Time for which a server process shares the answer between pages; `KEEP_PAGE_MS` when absent. */
  readonly keepMs?: number
  /**
   * Key under which the answer is kept in the end, where the key itself does not say what is read: the slug of a category
   * is known by then.
   * @param read of the page's other reads
   */
  readonly settledKey?: (read: ReadLoaded) => QueryKey
}

/**
 * An optional read of a page: the page is rendered without it when it fails or exceeds its time limit. The
 * browser then reads it.
 */
export interface PagePart extends PageQuery {
  /** Name in logs and in the header `X-Page-Missing`. */
  readonly name: string
  /**
   * Time for which the server waits for the read, counted from its start, milliseconds. A part that is
   * loaded when the critical reads are complete is always used.
   */
  readonly timeoutMs: number
  /**
   * Whether a page without this part may be cached. Otherwise such a page is `no-store`, and the host sends
   * an older complete page instead when it has one.
   */
  readonly cacheableWithout: boolean
}

/**
 * An answer that may be incomplete because an optional read failed. The page is rendered with the rest of
 * it and handled like a page that lacks a part with `cacheableWithout: false`; the browser repeats the
 * whole read.
 */
export interface MaybeIncomplete {
  /** Names of the missing parts; absent when the answer is complete. */
  readonly missing?: readonly string[]
}

/** Returns the loaded answer of a critical query. */
export type ReadLoaded = <T>(query: {
  queryKey: QueryKey
  queryFn: () => Promise<T>
}) => T | undefined

/**
 * A page and the data it needs.
 * `queries` are critical: the server runs them in parallel before the single render; a 404 of one is a 404
 * page, any other failure a 5xx page with `no-store`. `parts` are rendered when they are loaded in time,
 * and each declares whether a page without it may be cached. All other reads are deferred: they run in the
 * browser, and a failure hides their block.
 */
export interface PageComponent extends FunctionComponent {
  queries?: (request: PageRequest) => readonly PageQuery[]
  /** Optional reads; the server starts all of them at once. */
  parts?: (request: PageRequest) => readonly PagePart[]
  /** True when some reads are only found while rendering: the server then makes up to 5 prepass rounds. */
  needsPrepass?: boolean
  /**
   * Names of the query parameters that the page reads; none when absent. Shared caches treat addresses that
   * differ in other parameters as the same page (`No-Vary-Search`).
   */
  parameters?: (request: PageRequest, read: ReadLoaded) => readonly string[]
  /** Content of the page as `kind:id`, so that caches can purge it by name (`Cache-Tag`). */
  tags?: (request: PageRequest) => readonly string[]
  /** HTTP status of the page itself; 200 when absent. */
  status?: number
  /** Title of the 404 page when a critical query finds nothing (rule ERROR-17). */
  notFoundTitle?: string
  /** Message of the error page when a critical query fails; `HTTP Error {status} occurred.` when absent. */
  failureMessage?: string
}
