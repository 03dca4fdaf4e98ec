import type {FunctionComponent} from 'react'
import type {QueryKey} from '@tanstack/react-query'
import type {Shop} from './shop-context'

/** What a page can read from its address. */
export interface PageRequest {
  shop: Shop
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

/** One read of a page. Times are milliseconds. */
export interface PageQuery {
  readonly queryKey: QueryKey
  readonly queryFn: () => Promise<unknown>
  readonly staleTime?: number
  /** For how long a server process shares the answer between pages; `KEEP_PAGE_MS` when absent. */
  readonly keepMs?: number
}

/**
 * A part of a page: a read that the page is shown without when it fails or takes too long. The browser then
 * reads it on its own.
 */
export interface PagePart extends PageQuery {
  /** Name in logs and in the header `X-Page-Missing`. */
  readonly name: string
  /**
   * Milliseconds that the server waits for the read, counted from its start. A part that is there by the time
   * the critical reads are is always taken.
   */
  readonly timeoutMs: number
  /**
   * Whether caches may keep a page that lacks this part. Without this permission such a page is `no-store`,
   * and the host sends an older complete page instead when it has one.
   */
  readonly cacheableWithout: boolean
}

/**
 * An answer that can lack something which could not be read. The page is shown with the rest of it and
 * handled like a page that lacks a part with `cacheableWithout: false`; the browser repeats the whole read.
 */
export interface MaybeIncomplete {
  /** Names of what is missing; absent when the answer is complete. */
  readonly missing?: readonly string[]
}

/** Answer of a critical query that has been loaded. */
export type ReadLoaded = <T>(query: {
  queryKey: QueryKey
  queryFn: () => Promise<T>
}) => T | undefined

/**
 * A page and the data it needs.
 * `queries` are critical: the server runs them in parallel before the one render; a 404 of theirs is a
 * 404 page, any other failure a 5xx page with `no-store`. `parts` are shown when they come in time, and each
 * says whether caches may keep a page without it. Everything else is deferred: it is fetched in the browser
 * and its failure hides its block.
 */
export interface PageComponent extends FunctionComponent {
  queries?: (request: PageRequest) => readonly PageQuery[]
  /** Parts beside the critical reads; the server begins all of them at once. */
  parts?: (request: PageRequest) => readonly PagePart[]
  /** True when reads are only found while rendering: the server then makes up to 5 prepass rounds. */
  needsPrepass?: boolean
  /**
   * Names of the query parameters that the page reads; none when absent. Shared caches take addresses
   * that differ in others only for the same page (`No-Vary-Search`).
   */
  parameters?: (request: PageRequest, read: ReadLoaded) => readonly string[]
  /** What the page shows, as `kind:id`, so that it can be taken out of caches by name (`Cache-Tag`). */
  tags?: (request: PageRequest) => readonly string[]
  /** HTTP status of the page itself; 200 when absent. */
  status?: number
  /** Title of the 404 page when a critical query finds nothing (rule ERROR-17). */
  notFoundTitle?: string
}
