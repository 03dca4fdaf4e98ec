import type {IncomingMessage} from 'node:http'
import type {RequestHandler} from 'express'
import {LRUCache} from 'lru-cache'
import {TokenBucket, type Rate} from './token-bucket'

/** Maximum number of clients that one limit tracks in one process; the least recently seen are dropped first. */
const MAX_CLIENTS = 10_000

/**
 * Answers 429 to a client that sends more requests than `rate` allows, in one process.
 * @param clientOf address of the client of a request
 */
export function limitRate(rate: Rate, clientOf: (req: IncomingMessage) => string): RequestHandler {
  const buckets = new LRUCache<string, TokenBucket>({max: MAX_CLIENTS})

  const bucketOf = (client: string): TokenBucket => {
    const known = buckets.get(client)
    if (known) return known
    const bucket = new TokenBucket(rate)
    buckets.set(client, bucket)
    return bucket
  }

  return (req, res, next) => {
    const bucket = bucketOf(clientOf(req))
    if (bucket.take()) return next()
    const seconds = bucket.retryAfter
    res
      .set({'Cache-Control': 'no-store', 'Retry-After': String(seconds)})
      .status(429)
      .json({title: 'Too many requests', detail: `Try again in ${seconds} s.`})
  }
}
