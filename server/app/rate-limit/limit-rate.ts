import type {IncomingMessage} from 'node:http'
import type {RequestHandler} from 'express'
import {RateLimits} from './rate-limits'
import type {Rate} from './token-bucket'

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
