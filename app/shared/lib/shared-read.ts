import {hashQueryKey, type QueryKey} from '@tanstack/react-query'
import {missingOf} from './incomplete'
import {FORGET_READS} from '@common/server-events'

/** Milliseconds for which a server process keeps what every page shows. */
export const KEEP_SHELL_MS = 60_000
/** Milliseconds for which it keeps what one page shows: visitors of the same moment share a read. */
export const KEEP_PAGE_MS = 5_000
/** Reads that are kept at a time; the oldest goes first. */
const MAX_KEPT = 300

/** Part of its time after which a read that is still asked for is made again, so that nobody waits. */
const RENEW_AFTER = 0.6

/** Times are those of `performance.now()`. */
interface KeptRead {
  began: number
  until: number
  renewAt: number
  value: Promise<unknown>
  /** No answer yet. */
  pending: boolean
}

const kept = new Map<string, KeptRead>()

function keep(id: string, read: KeptRead): void {
  kept.delete(id)
  kept.set(id, read)
  const oldest = kept.keys().next()
  if (kept.size > MAX_KEPT && !oldest.done) kept.delete(oldest.value)
}

if (typeof window === 'undefined') process.on(FORGET_READS, () => kept.clear())

const keptFrom = (began: number, keepMs: number, value: Promise<unknown>): KeptRead => ({
  began,
  until: began + keepMs,
  renewAt: began + keepMs * RENEW_AFTER,
  value,
  pending: true,
})

/**
 * Makes a read again while the kept one serves; a failure or an incomplete answer leaves it in place until
 * its time is over.
 */
function renew(id: string, present: KeptRead, read: () => Promise<unknown>, keepMs: number): void {
  present.renewAt = Number.POSITIVE_INFINITY
  const began = performance.now()
  const value = read()
  value.then(
    (answer) => {
      if (missingOf(answer).length > 0) return
      // Forgotten or replaced meanwhile: the newer word counts.
      if (kept.get(id) === present) keep(id, {...keptFrom(began, keepMs, value), pending: false})
    },
    () => undefined,
  )
}

/** Milliseconds for which a read of this process has been without an answer; 0 for one that is not running. */
export function pendingFor(key: QueryKey, now = performance.now()): number {
  const known = kept.get(hashQueryKey(key))
  return known?.pending ? now - known.began : 0
}

/**
 * A read that is the same for everyone (server reads use the guest token of the site): a server process
 * makes it once in `keepMs` instead of once a page. In the browser it is a plain read: the query cache
 * keeps it. A failure and an incomplete answer are not kept.
 * @param key unique for what is read, with site and locale in it
 */
export function sharedRead<T>(key: QueryKey, read: () => Promise<T>, keepMs: number): Promise<T> {
  if (typeof window !== 'undefined') return read()
  const id = hashQueryKey(key)
  const now = performance.now()
  const known = kept.get(id)
  if (known && known.until > now) {
    if (known.renewAt <= now) renew(id, known, read, keepMs)
    return known.value as Promise<T>
  }
  const value = read()
  const entry = keptFrom(now, keepMs, value)
  keep(id, entry)
  const forget = (): void => {
    if (kept.get(id) === entry) kept.delete(id)
  }
  value.then((answer) => {
    entry.pending = false
    if (missingOf(answer).length > 0) forget()
  }, forget)
  return value
}
