import type {IncomingMessage} from 'node:http'
import type {RequestHandler} from 'express'
import {LRUCache} from 'lru-cache'
import {askHost} from '../shared-state'
import {TokenBucket, type Rate} from './token-bucket'

/** Maximum number of keys that one limit tracks in one process; the least recently seen are dropped first. */
const MAX_KEYS = 10_000

/**
 * One rate for each of many keys, such as addresses of clients: in all processes where a host shares them, else in this
 * one.
 */
export class RateLimits {
  private readonly buckets = new LRUCache<string, TokenBucket>({max: MAX_KEYS})

  /** @param name of the limit, the same in all processes */
  constructor(
    private readonly name: string,
    private readonly rate: Rate,
  ) {}

  /**
   * Counts a request.
   * @returns 0, or the whole seconds until the next one is allowed; at once, unless a host is asked
   */
  take(key: string): number | Promise<number> {
    // Counted here too: the store of the host may fail at any time.
    const seconds = this.takeOwn(key)
    const asked = askHost({kind: 'rate', key: `${this.name} ${key}`, rate: this.rate})
    return asked ? asked.then((ms) => (ms === null ? seconds : Math.ceil(ms / 1000))) : seconds
  }

  private takeOwn(key: string): number {
    const bucket = this.buckets.get(key) ?? new TokenBucket(this.rate)
    this.buckets.set(key, bucket)
    return bucket.take() ? 0 : bucket.retryAfter
  }
}

/**
 * Answers 429 to a client that sends more requests than `rate` allows.
 * @param name of the limit, the same in all processes
 * @param clientOf address of the client of a request
 */
export function limitRate(
  name: string,
  rate: Rate,
  clientOf: (req: IncomingMessage) => string,
): RequestHandler {
  const limits = new RateLimits(name, rate)
  return (req, res, next) => {
    const decide = (seconds: number): void => {
      if (seconds === 0) return next()
      res
        .set({'Cache-Control': 'no-store', 'Retry-After': String(seconds)})
        .status(429)
        .json({title: 'Too many requests', detail: `Try again in ${seconds} s.`})
    }
    const taken = limits.take(clientOf(req))
    if (typeof taken === 'number') decide(taken)
    else taken.then(decide).catch(next)
  }
}
