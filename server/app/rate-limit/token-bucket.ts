import {monotonicNow} from '../../../common/monotonic-now'

/** Rate of the requests that are allowed. */
export interface Rate {
  /** Average number of requests per second. */
  perSecond: number
  /** Maximum number of requests at once. */
  burst: number
}

/** Allows `perSecond` requests per second on average, and at most `burst` at once. */
export class TokenBucket {
  private tokens: number
  private at: number

  /** @param now milliseconds of a monotonic clock */
  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = monotonicNow,
  ) {
    this.tokens = rate.burst
    this.at = now()
  }

  /** Whole seconds until the next request is allowed; at least 1. */
  get retryAfter(): number {
    return Math.max(1, Math.ceil((1 - this.tokens) / this.rate.perSecond))
  }

  take(): boolean {
    const now = this.now()
    const {perSecond, burst} = this.rate
    this.tokens = Math.min(burst, this.tokens + ((now - this.at) / 1000) * perSecond)
    this.at = now
    if (this.tokens < 1) return false
    this.tokens -= 1
    return true
  }
}
