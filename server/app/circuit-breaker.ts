import {monotonicNow} from '../../common/monotonic-now'

/** Limits after which a circuit breaker pauses calls to a service, and the length of the pause. */
interface BreakerLimits {
  /** Failures within `windowMs` after which calls are paused, when they are at least half of the calls. */
  failures: number
  windowMs: number
  /** Milliseconds until one trial call is allowed. */
  restMs: number
}

export type BreakerState = 'closed' | 'open' | 'trying'

const LIMITS: BreakerLimits = {failures: 5, windowMs: 10_000, restMs: 10_000}

/**
 * Circuit breaker: pauses calls to a failing service, so that no request waits for it and it can recover. After
 * the pause one trial call at a time is allowed: a success allows all calls again, a failure starts a new pause.
 */
export class CircuitBreaker {
  private calls = 0
  private failures = 0
  private windowEnds = 0
  /** Time of `now` until which no call is made; 0 while all are. */
  private restsUntil = 0

  constructor(
    private readonly limits: BreakerLimits = LIMITS,
    private readonly now: () => number = monotonicNow,
  ) {}

  get state(): BreakerState {
    if (this.restsUntil === 0) return 'closed'
    return this.now() < this.restsUntil ? 'open' : 'trying'
  }

  /** Whole seconds until the service is tried again; at least 1. */
  get retryAfter(): number {
    return Math.max(1, Math.ceil((this.restsUntil - this.now()) / 1000))
  }

  /** True when the call may be made; the caller reports its result with `succeeded` or `failed`. */
  admits(): boolean {
    const {state} = this
    if (state === 'open') return false
    // A trial call whose result is never reported must not block the other calls for ever.
    if (state === 'trying') this.restsUntil = this.now() + this.limits.restMs
    return true
  }

  succeeded(): void {
    this.restsUntil = 0
    this.count()
  }

  failed(): void {
    this.count()
    this.failures += 1
    const bad = this.failures >= this.limits.failures && this.failures * 2 >= this.calls
    if (bad || this.restsUntil > 0) this.rest()
  }

  private count(): void {
    const now = this.now()
    if (now >= this.windowEnds) {
      this.calls = this.failures = 0
      this.windowEnds = now + this.limits.windowMs
    }
    this.calls += 1
  }

  private rest(): void {
    this.calls = this.failures = 0
    this.restsUntil = this.now() + this.limits.restMs
  }
}
