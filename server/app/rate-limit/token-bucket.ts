import {monotonicNow} from '../../../common/monotonic-now'

/** How many things are let through. */
export interface Rate {
  /** On average. */
  perSecond: number
  /** At once. */
  burst: number
}

/** Lets `perSecond` things a second through on average, and at most `burst` at once. */
export class TokenBucket {
  private tokens: number
  private at: number

  /** @param now milliseconds of a clock that is never set back */
  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = monotonicNow,
  ) {
    this.tokens = rate.burst
    this.at = now()
  }

  /** Whole seconds until the next one is let through; at least 1. */
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
