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
}

/** A read that a page can do without. */
export interface PageExtra extends PageQuery {
  /** Milliseconds that the server waits for it; none when absent. */
  readonly patience?: number
}

/** Answer of a critical query that has been loaded. */
export type ReadLoaded = <T>(query: {
  queryKey: QueryKey
  queryFn: () => Promise<T>
}) => T | undefined

/**
 * A page and the data it needs.
 * `queries` are critical: the server runs them in parallel before the one render; a 404 of theirs is a
 * 404 page, any other failure a 5xx page with `no-store`. Everything else is deferred: it is fetched in
 * the browser and its failure hides its block.
 */
export interface PageComponent extends FunctionComponent {
  queries?: (request: PageRequest) => readonly PageQuery[]
  /**
   * Reads that go along when they come in time: by the time the critical ones are there, or within their
   * `patience`. Late ones and failures are left out: the browser reads on its own what did not come.
   */
  extras?: (request: PageRequest) => readonly PageExtra[]
  /** True when reads are only found while rendering: the server then makes up to 5 prepass rounds. */
  needsPrepass?: boolean
  /** `Cache-Control` group (spec 9 "Cache and timing"); `page` when absent. */
  cache?: 'page' | 'customer-service' | 'none'
  /**
   * Names of the query parameters that the page reads; none when absent. Shared caches take addresses
   * that differ in others only for the same page (`No-Vary-Search`).
   */
  parameters?: (request: PageRequest, read: ReadLoaded) => readonly string[]
  /** What the page shows, as `kind:id`, so that it can be taken out of caches by name (`Cache-Tag`). */
  tags?: (request: PageRequest) => readonly string[]
  /** HTTP status of the page itself; 200 when absent. */
  status?: number
  /** Title of the 404 page when a critical query finds nothing (spec 8). */
  notFoundTitle?: string
}
