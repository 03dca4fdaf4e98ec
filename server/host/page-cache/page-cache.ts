import type {OutgoingHttpHeaders} from 'node:http'
import {LRUCache} from 'lru-cache'
import {readParameters} from '../../../common/page-query'
import type {EdgeHeaders} from '../cdn/edge-headers'
import {readCachePolicy} from './cache-policy'
import {addressOf, type PageAddress} from './page-address'
import type {PageStore, PurgeRequest, StoredPage} from './page-store'
import type {RenderedAnswer} from './render-page'
import type {SharedAnswer, SharedPages} from './shared-pages'
import {isIncomplete, isShareable, outOfCaches, toStoredPage} from './stored-page'

/** Milliseconds for which a failed page, or one that is not shared, is not rendered again for the cache. */
const RETRY_AFTER_MS = 5_000
const REMEMBER_UNSHARED_MS = 60_000
/** Maximum number of paths with known parameters, and of addresses known not to be shared. */
const MAX_REMEMBERED = 20_000
/** Maximum number of parameters of one path; above it, every parameter of the path counts. */
const MAX_PARAMETERS = 40

export interface PageCacheOptions {
  store: PageStore
  /** Pages that other hosts share with this one; absent without a store of several hosts. */
  shared?: SharedPages
  /** Renders the shared page at a path with query, without visitor data. */
  render: (url: string) => Promise<RenderedAnswer>
  /** Milliseconds that a page is used on errors when its answer sets no limit. */
  defaultErrorMs: number
  /** Headers for the network in front of the hosts; none when absent. */
  edgeHeaders?: EdgeHeaders
  /** Called for failed refreshes in the background. */
  onRefreshFailure?: (error: unknown) => void
}

/** Result of a cache lookup. */
export type Lookup =
  | {kind: 'fresh' | 'stale'; page: StoredPage}
  /** The page has to be rendered; `page` is an old one that is sent when that fails. */
  | {kind: 'absent'; page: StoredPage | undefined}
  | {kind: 'unshared'}

/** Result of rendering a page. */
export type Made =
  | {kind: 'page'; page: StoredPage}
  /** A page of the store that hosts share. */
  | {kind: 'shared'; page: StoredPage}
  /** The old page, because the new one could not be rendered. */
  | {kind: 'standIn'; page: StoredPage}
  /** A page with missing parts: for requests that arrived while it was rendered. */
  | {kind: 'incomplete'; answer: RenderedAnswer}
  /** An answer for a single request. */
  | {kind: 'single'; answer: RenderedAnswer}

/** `unshared`: another host found that each request needs a rendering of its own. */
type Result = Made | {kind: 'unshared'}

const headerOf = (headers: OutgoingHttpHeaders, name: string): string | undefined => {
  const value = headers[name]
  return value === undefined ? undefined : String(value)
}

/** Caches pages as their `Cache-Control` allows; renders each at most once at a time (ADR 0004). */
export class PageCache {
  private readonly inFlight = new Map<string, Promise<Result>>()
  private readonly parameters = new LRUCache<string, ReadonlySet<string>>({max: MAX_REMEMBERED})
  private readonly unshared = new LRUCache<string, true>({
    max: MAX_REMEMBERED,
    ttl: REMEMBER_UNSHARED_MS,
  })
  private readonly retryAt = new LRUCache<string, number>({
    max: MAX_REMEMBERED,
    ttl: RETRY_AFTER_MS,
  })
  /** Counts purges: a page whose rendering began before a purge is not cached. */
  private generation = 0

  constructor(private readonly options: PageCacheOptions) {}

  get size(): {pages: number; bytes: number} {
    return this.options.store.size
  }

  /** The cache address of a request's page; null when the path is not a page. */
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

  /** Refreshes a stale page in the background, once at a time and not at once after a failure. */
  refresh(address: PageAddress): void {
    if (this.inFlight.has(address.key) || this.retryAt.has(address.key)) return
    this.make(address, {fresh: true}).then(
      ({kind}) => {
        if (kind === 'single' || kind === 'unshared') this.options.store.delete(address.key)
      },
      (error: unknown) => this.options.onRefreshFailure?.(error),
    )
  }

  /**
   * Renders a page. Requests for the same address share it, an incomplete one too; an answer that must not
   * be shared goes to the first request only, and the others get null and render their own.
   * @throws the error of rendering, when no old page can be sent instead
   */
  async obtain(address: PageAddress): Promise<Made | null> {
    const running = this.inFlight.get(address.key)
    const result = await (running ?? this.make(address))
    if (result.kind === 'unshared' || (running && result.kind === 'single')) return null
    if (result.kind === 'shared' && performance.now() >= result.page.freshUntil)
      this.refresh(address)
    return result
  }

  /**
   * Pages being rendered are not cached either, nor sent to later requests.
   * @returns number of pages removed
   */
  purge(request: PurgeRequest): number {
    this.generation += 1
    this.inFlight.clear()
    this.unshared.clear()
    return this.options.store.purge(request)
  }

  private make(address: PageAddress, {fresh = false} = {}): Promise<Result> {
    const {shared} = this.options
    const work = shared ? this.throughShared(shared, address, fresh) : this.renderAndKeep(address)
    const making: Promise<Result> = work.finally(() => {
      if (this.inFlight.get(address.key) === making) this.inFlight.delete(address.key)
    })
    this.inFlight.set(address.key, making)
    return making
  }

  /** Takes the page that another host rendered, or renders it for all hosts. */
  private async throughShared(
    shared: SharedPages,
    address: PageAddress,
    fresh: boolean,
  ): Promise<Result> {
    const {key, pathname} = address
    if (key !== pathname && !this.parameters.has(pathname)) {
      const read = await shared.parametersOf(pathname)
      if (read) this.learn(pathname, read)
      const known = this.addressOf(key)
      if (known && known.key !== key) return this.atKnownKey(known, fresh)
    }
    const answer = await shared.obtain(address, fresh)
    if (answer.kind === 'unshared') {
      this.unshared.set(key, true)
      return answer
    }
    if (answer.kind === 'page') {
      this.options.store.set(key, answer.page)
      return {kind: 'shared', page: answer.page}
    }
    if (answer.old && !this.options.store.get(key)) this.options.store.set(key, answer.old)
    return this.renderForAll(address, answer.turn)
  }

  /** The page at the address without parameters that do not count. */
  private async atKnownKey(address: PageAddress, fresh: boolean): Promise<Result> {
    const found = this.lookUp(address)
    if (found.kind === 'fresh' || (found.kind === 'stale' && !fresh))
      return {kind: 'shared', page: found.page}
    return this.inFlight.get(address.key) ?? this.make(address, {fresh})
  }

  private async renderForAll(
    address: PageAddress,
    turn: Extract<SharedAnswer, {kind: 'render'}>['turn'],
  ): Promise<Made> {
    const generation = this.generation
    const {key, pathname} = address
    let made: Made
    try {
      made = await this.renderAndKeep(address)
    } catch (error) {
      await turn?.leave('failed')
      throw error
    }
    if (!turn) return made
    if (made.kind === 'page' && this.options.store.get(key) === made.page) {
      void turn.keep(made.page, this.parameters.get(pathname) ?? null)
    } else if (made.kind === 'page' && generation !== this.generation) void turn.leave('again')
    else void turn.leave(this.unshared.has(key) ? 'unshared' : 'failed')
    return made
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

  /** The old page, when it may be sent instead of a failure or an incomplete page. */
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
    const page = await toStoredPage(
      address,
      answer,
      policy,
      performance.now(),
      this.options.edgeHeaders,
    )
    // A page rendered with parameters that it does not read could show them, so it is not cached.
    if (generation !== this.generation) return {kind: 'page', page: outOfCaches(page)}
    if (this.addressOf(address.key)?.key === address.key) this.options.store.set(address.key, page)
    return {kind: 'page', page}
  }

  /** The parameters of a path accumulate: a product may be shown in place of another (`pid`). */
  private learnParameters({pathname}: PageAddress, {headers}: RenderedAnswer): void {
    const read = readParameters(headerOf(headers, 'no-vary-search'))
    if (read) this.learn(pathname, read)
    else this.parameters.delete(pathname)
  }

  private learn(pathname: string, read: Iterable<string>): void {
    const all = new Set([...(this.parameters.get(pathname) ?? []), ...read])
    if (all.size <= MAX_PARAMETERS) this.parameters.set(pathname, all)
  }
}
