import type {OutgoingHttpHeaders} from 'node:http'
import {LRUCache} from 'lru-cache'
import {readCachePolicy} from './cache-policy'
import {addressOf, readParameters, type PageAddress} from './page-address'
import type {PageStore, PurgeRequest, StoredPage} from './page-store'
import type {RenderedAnswer} from './render-page'
import {isIncomplete, isShareable, toStoredPage} from './stored-page'

/** Milliseconds in which a page that failed or is not shared is not tried again. */
const RETRY_AFTER_MS = 5_000
const REMEMBER_UNSHARED_MS = 60_000
/** Paths whose parameters are known, and addresses known not to be shared. */
const MAX_REMEMBERED = 20_000
/** Parameters of one path; more make it one whose every parameter counts. */
const MAX_PARAMETERS = 40

export interface PageCacheOptions {
  store: PageStore
  /** Makes the page at a path with query, for nobody in particular. */
  render: (url: string) => Promise<RenderedAnswer>
  /** Milliseconds a page is used on errors when its answer does not say. */
  defaultErrorMs: number
  /** Hears of refreshes in the background that failed. */
  onRefreshFailure?: (error: unknown) => void
}

/** What the cache knows at once. */
export type Lookup =
  | {kind: 'fresh' | 'stale'; page: StoredPage}
  /** Has to be made; `page` is an old one that may stand in when that fails. */
  | {kind: 'absent'; page: StoredPage | undefined}
  | {kind: 'unshared'}

/** What making a page led to. */
export type Made =
  | {kind: 'page'; page: StoredPage}
  /** The old page, because the new one could not be made. */
  | {kind: 'standIn'; page: StoredPage}
  /** A page that lacks parts: for those who asked while it was made. */
  | {kind: 'incomplete'; answer: RenderedAnswer}
  /** An answer for the one request that asked. */
  | {kind: 'single'; answer: RenderedAnswer}

const headerOf = (headers: OutgoingHttpHeaders, name: string): string | undefined => {
  const value = headers[name]
  return value === undefined ? undefined : String(value)
}

/** Keeps pages as their `Cache-Control` allows; makes each at most once at a time (ADR 0004). */
export class PageCache {
  private readonly inFlight = new Map<string, Promise<Made>>()
  private readonly parameters = new LRUCache<string, ReadonlySet<string>>({max: MAX_REMEMBERED})
  private readonly unshared = new LRUCache<string, true>({
    max: MAX_REMEMBERED,
    ttl: REMEMBER_UNSHARED_MS,
  })
  private readonly retryAt = new LRUCache<string, number>({
    max: MAX_REMEMBERED,
    ttl: RETRY_AFTER_MS,
  })
  /** Counts purges: a page begun before one is not kept. */
  private generation = 0

  constructor(private readonly options: PageCacheOptions) {}

  get size(): {pages: number; bytes: number} {
    return this.options.store.size
  }

  /** Where the page of a request is kept; null for what is not a page. */
  addressOf(url: string): PageAddress | null {
    return addressOf(url, (pathname) => this.parameters.get(pathname) ?? null)
  }

  lookUp({key}: PageAddress, now = performance.now()): Lookup {
    const page = this.options.store.get(key)
    if (page && now < page.freshUntil) return {kind: 'fresh', page}
    const failedLately = this.retryAt.has(key)
    if (page && now < (failedLately ? page.errorUntil : page.staleUntil))
      return {kind: 'stale', page}
    return !page && this.unshared.has(key) ? {kind: 'unshared'} : {kind: 'absent', page}
  }

  /** Makes a stale page anew in the background, once at a time and not at once after a failure. */
  refresh(address: PageAddress): void {
    if (this.inFlight.has(address.key) || this.retryAt.has(address.key)) return
    this.make(address).then(
      (made) => {
        if (made.kind === 'single') this.options.store.delete(address.key)
      },
      (error: unknown) => this.options.onRefreshFailure?.(error),
    )
  }

  /**
   * Makes a page. Requests for the same address share it, an incomplete one too; an answer that must not
   * be shared goes to the first alone, and the others get null and make their own.
   * @throws what rendering throws, when no old page can stand in
   */
  async obtain(address: PageAddress): Promise<Made | null> {
    const running = this.inFlight.get(address.key)
    if (!running) return this.make(address)
    const made = await running
    return made.kind === 'single' ? null : made
  }

  /**
   * Pages that are being made are not kept either, nor given to whoever asks from now on.
   * @returns how many pages went
   */
  purge(request: PurgeRequest): number {
    this.generation += 1
    this.inFlight.clear()
    this.unshared.clear()
    return this.options.store.purge(request)
  }

  private make(address: PageAddress): Promise<Made> {
    const making = this.renderAndKeep(address).finally(() => {
      if (this.inFlight.get(address.key) === making) this.inFlight.delete(address.key)
    })
    this.inFlight.set(address.key, making)
    return making
  }

  private async renderAndKeep(address: PageAddress): Promise<Made> {
    const generation = this.generation
    let answer: RenderedAnswer
    try {
      answer = await this.options.render(address.key)
    } catch (error) {
      const page = this.standIn(address)
      if (page) return {kind: 'standIn', page}
      throw error
    }
    const incomplete = isIncomplete(answer)
    const page = answer.status >= 500 || incomplete ? this.standIn(address) : undefined
    if (page) return {kind: 'standIn', page}
    return incomplete ? {kind: 'incomplete', answer} : this.keep(address, answer, generation)
  }

  /** The old page, when a failure or an incomplete page may be hidden behind it. */
  private standIn({key}: PageAddress): StoredPage | undefined {
    this.retryAt.set(key, performance.now())
    const page = this.options.store.get(key)
    return page && performance.now() < page.errorUntil ? page : undefined
  }

  private async keep(
    address: PageAddress,
    answer: RenderedAnswer,
    generation: number,
  ): Promise<Made> {
    const cacheControl = headerOf(answer.headers, 'cache-control')
    const policy = isShareable(answer)
      ? readCachePolicy(cacheControl, this.options.defaultErrorMs)
      : null
    if (!policy) {
      if (answer.status < 500) this.unshared.set(address.key, true)
      return {kind: 'single', answer}
    }
    this.learnParameters(address, answer)
    const page = await toStoredPage(address, answer, policy, performance.now())
    // A page rendered with parameters that it does not read could show them, so it is not kept.
    if (generation === this.generation && this.addressOf(address.key)?.key === address.key) {
      this.options.store.set(address.key, page)
    }
    return {kind: 'page', page}
  }

  /** The parameters of a path add up: a product may be shown in place of another (`pid`). */
  private learnParameters({pathname}: PageAddress, {headers}: RenderedAnswer): void {
    const read = readParameters(headerOf(headers, 'no-vary-search'))
    const known = this.parameters.get(pathname)
    if (!read) {
      this.parameters.delete(pathname)
      return
    }
    const all = new Set([...(known ?? []), ...read])
    if (all.size <= MAX_PARAMETERS) this.parameters.set(pathname, all)
  }
}
