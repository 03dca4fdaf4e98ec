import {createHash} from 'node:crypto'
import {LRUCache} from 'lru-cache'
import {monotonicNow} from '../../../common/monotonic-now'

/** Rules of the delays; a host that shares attempts applies them too. Times are milliseconds. */
export const DELAYS = {
  /** Attempts without a delay. */
  free: 3,
  firstMs: 2_000,
  longestMs: 15 * 60_000,
  /** Attempts are forgotten after this time without another. */
  memoryMs: 60 * 60_000,
}
/** Maximum number of keys in one process; the least recently used are dropped first. */
const MAX_KEYS = 20_000

interface Attempts {
  count: number
  /** Time until which attempts are refused, in milliseconds of a monotonic clock. */
  until: number
}

/**
 * Delays that grow with each attempt that does not succeed: none for the first three, then 2 s, 4 s, 8 s ... up to
 * 15 minutes. An attempt counts from its begin, so simultaneous ones are no more than others. One instance counts in
 * one process.
 */
export class AttemptDelay {
  private readonly attempts = new LRUCache<string, Attempts>({max: MAX_KEYS, ttl: DELAYS.memoryMs})

  /** @param now milliseconds of a monotonic clock */
  constructor(private readonly now: () => number = monotonicNow) {}

  /** The key of some values; it contains none of them. */
  static keyOf(...values: readonly string[]): string {
    return createHash('sha256').update(JSON.stringify(values)).digest('base64url')
  }

  /** Whole seconds until the next attempt is allowed; 0 when it is. */
  waitSeconds(key: string): number {
    const {until = 0} = this.attempts.get(key) ?? {}
    return Math.max(0, Math.ceil((until - this.now()) / 1000))
  }

  begin(key: string): void {
    const count = (this.attempts.get(key)?.count ?? 0) + 1
    const delay =
      count < DELAYS.free
        ? 0
        : Math.min(DELAYS.longestMs, DELAYS.firstMs * 2 ** (count - DELAYS.free))
    this.attempts.set(key, {count, until: this.now() + delay})
  }

  /** An attempt whose outcome is not known, such as one that did not reach the service, no longer counts. */
  withdraw(key: string): void {
    const {count = 0, until = 0} = this.attempts.get(key) ?? {}
    if (count > 1)
      this.attempts.set(key, {count: count - 1, until: count > DELAYS.free ? until : 0})
    else this.attempts.delete(key)
  }

  succeeded(key: string): void {
    this.attempts.delete(key)
  }
}
