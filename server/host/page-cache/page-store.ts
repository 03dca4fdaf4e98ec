/** A rendered page, compressed once for everyone. */
export interface StoredPage {
  readonly siteId: string
  readonly pathname: string
  /** What the page shows, such as `product:BH-1010`. */
  readonly tags: readonly string[]
  readonly status: number
  /** Names and values in turn, the tag too, without what belongs to one answer. */
  readonly headers: readonly string[]
  readonly etag: string
  readonly brotli: Buffer
  readonly gzip: Buffer
  /** Times of `performance.now()`: a clock that is set must not keep pages longer. */
  readonly madeAt: number
  readonly freshUntil: number
  readonly staleUntil: number
  readonly errorUntil: number
}

/** Which pages a purge removes. */
export type PurgeRequest =
  {readonly url: string} | {readonly site: string} | {readonly tag: string} | {readonly all: true}

/**
 * Where pages are kept. Reads are synchronous because they stand before everything else a request does;
 * a store shared by machines keeps a copy in the process and fetches in the background.
 */
export interface PageStore {
  get(key: string): StoredPage | undefined
  set(key: string, page: StoredPage): void
  delete(key: string): void
  /** @returns how many pages went */
  purge(request: PurgeRequest): number
  readonly size: {pages: number; bytes: number}
}
