/** A rendered page, compressed once for all requests. */
export interface StoredPage {
  readonly siteId: string
  readonly pathname: string
  /** Content of the page, such as `product:BH-1010`. */
  readonly tags: readonly string[]
  readonly status: number
  /** Alternating names and values, with the tag, without the headers of a single answer. */
  readonly headers: readonly string[]
  readonly etag: string
  readonly brotli: Buffer
  /** Times of `performance.now()`: a change of the system clock must not extend the lifetime of pages. */
  readonly madeAt: number
  readonly freshUntil: number
  readonly staleUntil: number
  readonly errorUntil: number
}

/** Selection of the pages that a purge removes. */
export type PurgeRequest =
  | {readonly url: string}
  | {readonly site: string}
  | {readonly tag: string}
  | {readonly all: true}

/** Storage of the cached pages in a process. Reads are synchronous because they precede all other work of a request. */
export interface PageStore {
  get(key: string): StoredPage | undefined
  set(key: string, page: StoredPage): void
  delete(key: string): void
  /** @returns number of pages removed */
  purge(request: PurgeRequest): number
  readonly size: {pages: number; bytes: number}
}
