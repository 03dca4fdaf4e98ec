import {LRUCache} from 'lru-cache'
import {monotonicNow} from '../../../common/monotonic-now'
import type {SessionTokens} from './tokens'

/** Milliseconds for which the result of a refresh answers further requests with the token that it replaced. */
export const STORED_MS = 30 * 60_000
/** The same where the refresh token stays valid: only requests at nearly the same time share the result. */
export const STORED_UNCHANGED_MS = 10_000
/** Maximum length of all kept results in characters, and the length of one beside its tokens. */
const MAX_LENGTH = 32 * 2 ** 20
const RECORD_LENGTH = 400
/** Milliseconds after which a refresh without an end no longer holds up others; longer than a call of SLAS. */
export const REFRESH_LIMIT_MS = 15_000

/** Tokens of a refresh, or null: the one who asked has to refresh, and to report the end. */
type RefreshAnswer = (tokens: SessionTokens | null) => void

export interface RefreshQuestion {
  /** Hash of site and refresh token. */
  readonly key: string
  /** The refresh token; a store of several hosts encrypts the result with a key that derives from it. */
  readonly token: string
  readonly answer: RefreshAnswer
}

/** Result of a refresh. */
export interface Refreshed {
  readonly tokens: SessionTokens
  /** Key of the new refresh token; absent when the token stays the same. */
  readonly nextKey?: string
}

/** End of a refresh; `refreshed` is null when it failed. */
export interface RefreshEnd {
  readonly key: string
  readonly token: string
  readonly refreshed: Refreshed | null
}

interface StoredResult extends Refreshed {
  /** Time of the result, in milliseconds of a monotonic clock. */
  readonly at: number
}

interface Running {
  readonly waiting: RefreshAnswer[]
  readonly timer: NodeJS.Timeout
}

/**
 * Lets one of all simultaneous requests refresh a session, and keeps the result: a browser that lost the answer asks
 * with the token of before, which SLAS no longer accepts.
 */
export class RefreshStore {
  private readonly running = new Map<string, Running>()
  private readonly results = new LRUCache<string, StoredResult>({
    maxSize: MAX_LENGTH,
    sizeCalculation: ({tokens}) =>
      RECORD_LENGTH + tokens.accessToken.length + tokens.refreshToken.length,
  })

  /** @param now milliseconds of a monotonic clock */
  constructor(private readonly now: () => number = monotonicNow) {}

  ask({key, answer}: Pick<RefreshQuestion, 'key' | 'answer'>): void {
    const result = this.latest(key)
    const running = this.running.get(key)
    if (result) answer(this.remaining(result))
    else if (running) running.waiting.push(answer)
    else {
      const timer = setTimeout(() => this.ended({key, refreshed: null}), REFRESH_LIMIT_MS)
      timer.unref()
      this.running.set(key, {waiting: [], timer})
      answer(null)
    }
  }

  /** Keeps the result for all who wait; after a failure each of them refreshes. */
  ended({key, refreshed}: Pick<RefreshEnd, 'key' | 'refreshed'>): void {
    if (refreshed) {
      this.results.set(key, {...refreshed, at: this.now()})
    }
    const running = this.running.get(key)
    if (!running) return
    this.running.delete(key)
    clearTimeout(running.timer)
    for (const answer of running.waiting) answer(refreshed?.tokens ?? null)
  }

  /** The last of the refreshes that followed one another. */
  private latest(key: string): StoredResult | undefined {
    const result = this.results.get(key)
    if (!result) return undefined
    const limit = result.nextKey ? STORED_MS : STORED_UNCHANGED_MS
    if (this.now() - result.at < limit)
      return (result.nextKey && this.latest(result.nextKey)) || result
    this.results.delete(key)
    return undefined
  }

  /** The tokens with the life times that are left of them. */
  private remaining({tokens, at}: StoredResult): SessionTokens {
    const age = Math.ceil((this.now() - at) / 1000)
    return {
      ...tokens,
      expiresIn: Math.max(0, tokens.expiresIn - age),
      refreshExpiresIn: Math.max(0, tokens.refreshExpiresIn - age),
    }
  }
}
