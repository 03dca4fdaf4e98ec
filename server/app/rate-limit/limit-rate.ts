import type {IncomingMessage} from 'node:http'
import type {RequestHandler} from 'express'
import {LRUCache} from 'lru-cache'
import {TokenBucket, type Rate} from './token-bucket'

/** Maximum number of keys that one limit tracks in one process; the least recently seen are dropped first. */
const MAX_KEYS = 10_000

/** One rate for each of many keys, such as addresses of clients, in one process. */
export class RateLimits {
  private readonly buckets = new LRUCache<string, TokenBucket>({max: MAX_KEYS})

  constructor(private readonly rate: Rate) {}

  /** Counts a request. @returns 0, or the whole seconds until the next one is allowed */
  take(key: string): number {
    const bucket = this.buckets.get(key) ?? new TokenBucket(this.rate)
    this.buckets.set(key, bucket)
    return bucket.take() ? 0 : bucket.retryAfter
  }
}

/**
 * Answers 429 to a client that sends more requests than `rate` allows, in one process.
 * @param clientOf address of the client of a request
 */
export function limitRate(rate: Rate, clientOf: (req: IncomingMessage) => string): RequestHandler {
  const limits = new RateLimits(rate)
  return (req, res, next) => {
    const seconds = limits.take(clientOf(req))
    if (seconds === 0) return next()
    res
      .set({'Cache-Control': 'no-store', 'Retry-After': String(seconds)})
      .status(429)
      .json({title: 'Too many requests', detail: `Try again in ${seconds} s.`})
  }
}
