import {hashQueryKey, type QueryKey} from '@tanstack/react-query'
import {missingOf} from './incomplete'
import type {Shop} from './shop-context'
import {FORGET_READS} from '@common/server-events'

/** Reads of a preview belong to one person: other requests do not share them. */
type Audience = Pick<Shop, 'preview'>

/** Time for which a server process caches shell reads, milliseconds. */
export const KEEP_SHELL_MS = 60_000
/** Time for which it caches reads of one page, milliseconds: concurrent visitors share a read. */
export const KEEP_PAGE_MS = 5_000
/** Maximum number of cached reads; the oldest is dropped first. */
const MAX_CACHED = 300

/**
 * Share of its lifetime after which a read that is still in use is repeated in the background, so that no
 * page waits.
 */
const RENEW_AFTER = 0.6

/** A cached read; times are those of `performance.now()`. */
interface CachedRead {
  began: number
  until: number
  renewAt: number
  value: Promise<unknown>
  /** Whether the answer is pending. */
  pending: boolean
}

const cache = new Map<string, CachedRead>()

/** Keeps a read; those whose time is over, and the oldest above the maximum, are dropped. */
function keep(id: string, read: CachedRead): void {
  cache.delete(id)
  cache.set(id, read)
  const now = performance.now()
  for (const [other, {until}] of cache)
    if (until <= now || cache.size > MAX_CACHED) cache.delete(other)
}

/** Maximum number of last answers: products that are often shown, and what all pages share. */
const MAX_LAST = 150

/** The last answers of reads, by the hashes of their keys. */
const last = new Map<string, object>()

/**
 * The last answer of a read where the new one says the same (answers are JSON, as documents carry them), so that what was made of it (parts of pages, packed data)
 * holds for longer than the answer.
 */
function settled(id: string, answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer
  const before = last.get(id) ?? answer
  const present =
    before === answer || JSON.stringify(before) !== JSON.stringify(answer) ? answer : before
  last.delete(id)
  last.set(id, present)
  const oldest = last.keys().next()
  if (last.size > MAX_LAST && !oldest.done) last.delete(oldest.value)
  return present
}

if (typeof window === 'undefined') {
  process.on(FORGET_READS, () => {
    cache.clear()
    last.clear()
  })
}

const cachedFrom = (began: number, keepMs: number, value: Promise<unknown>): CachedRead => ({
  began,
  until: began + keepMs,
  renewAt: began + keepMs * RENEW_AFTER,
  value,
  pending: true,
})

/**
 * Repeats a read while the cached answer is used; a failure or an incomplete answer keeps the cached one
 * until it expires.
 */
function renew(
  id: string,
  present: CachedRead,
  read: () => Promise<unknown>,
  keepMs: number,
): void {
  present.renewAt = Number.POSITIVE_INFINITY
  const began = performance.now()
  const value = read().then((answer) => settled(id, answer))
  value.then(
    (answer) => {
      if (missingOf(answer).length > 0) return
      // Skipped if the entry was removed or replaced in the meantime: the newer one is valid.
      if (cache.get(id) === present) keep(id, {...cachedFrom(began, keepMs, value), pending: false})
    },
    () => undefined,
  )
}

/** Time for which a read of this process has been pending, milliseconds; 0 for one that is not running. */
export function pendingFor(key: QueryKey, now = performance.now()): number {
  const known = cache.get(hashQueryKey(key))
  return known?.pending ? now - known.began : 0
}

/** Reads that run for one shop: a browser's, or that of a request. */
const running = new WeakMap<Audience, Map<string, Promise<unknown>>>()

/** Joins the same read of the same shop while it runs. */
function joinedRead<T>(shop: Audience, id: string, read: () => Promise<T>): Promise<T> {
  const reads = running.get(shop) ?? new Map<string, Promise<unknown>>()
  running.set(shop, reads)
  const value = (reads.get(id) as Promise<T> | undefined) ?? read()
  reads.set(id, value)
  const end = () => reads.delete(id)
  value.then(end, end)
  return value
}

/**
 * A read that is the same for all visitors (server reads use the guest token of the site): a server process
 * makes it once in `keepMs` instead of once per page. In the browser, where the query client keeps answers, it is
 * shared while it runs. A failure and an incomplete answer are not cached.
 * @param key unique for the read, with site and locale
 */
export function sharedRead<T>(
  shop: Audience,
  key: QueryKey,
  read: () => Promise<T>,
  keepMs: number,
): Promise<T> {
  const id = hashQueryKey(key)
  if (typeof window !== 'undefined' || shop.preview) return joinedRead(shop, id, read)
  const now = performance.now()
  const known = cache.get(id)
  if (known && known.until > now) {
    if (known.renewAt <= now) renew(id, known, read, keepMs)
    return known.value as Promise<T>
  }
  const value = read().then((answer) => settled(id, answer) as T)
  const entry = cachedFrom(now, keepMs, value)
  keep(id, entry)
  const forget = (): void => {
    if (cache.get(id) === entry) cache.delete(id)
  }
  value.then((answer) => {
    entry.pending = false
    if (missingOf(answer).length > 0) forget()
  }, forget)
  return value
}
