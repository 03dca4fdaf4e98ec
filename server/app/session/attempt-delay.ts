import {createHash} from 'node:crypto'
import {LRUCache} from 'lru-cache'
import {monotonicNow} from '../../../common/monotonic-now'

/** Failed attempts without a delay. */
const FREE_ATTEMPTS = 3
const FIRST_DELAY_MS = 2_000
const MAX_DELAY_MS = 15 * 60_000
/** Failures are forgotten after this time without another. */
const MEMORY_MS = 60 * 60_000
/** Maximum number of keys in one process; the least recently used are dropped first. */
const MAX_KEYS = 20_000

interface Failures {
  count: number
  /** Time until which attempts are refused, in milliseconds of a monotonic clock. */
  until: number
}

/**
 * Delays that grow with each failed attempt: none for the first three, then 2 s, 4 s, 8 s ... up to
 * 15 minutes. One instance counts in one process.
 */
export class AttemptDelay {
  private readonly failures = new LRUCache<string, Failures>({max: MAX_KEYS, ttl: MEMORY_MS})

  /** @param now milliseconds of a monotonic clock */
  constructor(private readonly now: () => number = monotonicNow) {}

  /** The key of some values; it contains none of them. */
  static keyOf(...values: readonly string[]): string {
    return createHash('sha256').update(JSON.stringify(values)).digest('base64url')
  }

  /** Whole seconds until the next attempt is allowed; 0 when it is. */
  waitSeconds(key: string): number {
    const {until = 0} = this.failures.get(key) ?? {}
    return Math.max(0, Math.ceil((until - this.now()) / 1000))
  }

  failed(key: string): void {
    const count = (this.failures.get(key)?.count ?? 0) + 1
    const delay =
      count < FREE_ATTEMPTS
        ? 0
        : Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (count - FREE_ATTEMPTS))
    this.failures.set(key, {count, until: this.now() + delay})
  }

  succeeded(key: string): void {
    this.failures.delete(key)
  }
}
