import type {RequestHandler, Response} from 'express'
import {LRUCache} from 'lru-cache'
import {monotonicNow} from '../../common/monotonic-now'
import {collectBody} from './collect-body'
import {readCachePolicy} from './page-cache/cache-policy'

/** Maximum size in bytes of one cached answer, and of all together in one process. */
const MAX_ANSWER = 2 ** 20
const MAX_BYTES = 16 * 2 ** 20
const OVERHEAD = 1024

/** Request headers that a caching proxy forwards and an answer may depend on (PWA Kit's header rules). */
const KEYED = ['accept', 'accept-charset', 'accept-encoding', 'accept-language', 'origin'] as const
/** Request headers whose answers are not shared: partial answers and answers for one visitor. */
const PERSONAL = ['authorization', 'range'] as const
/** Headers that belong to one answer or one connection. */
const NOT_KEPT = new Set([
  'age',
  'connection',
  'keep-alive',
  'server-timing',
  'transfer-encoding',
  'x-correlation-id',
])

interface CachedAnswer {
  headers: readonly (readonly [string, number | string | string[]])[]
  body: Buffer
  /** Times of the cache's clock, milliseconds. */
  madeAt: number
  freshUntil: number
}

const variesByKey = (vary: unknown): boolean =>
  vary === undefined ||
  String(vary)
    .toLowerCase()
    .split(',')
    .every((name) => KEYED.some((known) => known === name.trim()))

function readHeaders(res: Response): CachedAnswer['headers'] {
  return Object.entries(res.getHeaders()).flatMap(([name, value]) =>
    value === undefined || NOT_KEPT.has(name.toLowerCase()) ? [] : [[name, value] as const],
  )
}

function send(res: Response, {headers, body, madeAt}: CachedAnswer, now: number, head: boolean) {
  for (const [name, value] of headers) res.setHeader(name, value)
  res.setHeader('Age', Math.floor((now - madeAt) / 1000))
  res.setHeader('X-Proxy-Cache', 'hit')
  res.end(head ? undefined : body)
}

export interface ProxyCache {
  /** Middleware that precedes the caching proxies. */
  handler: RequestHandler
  clear: () => void
}

/**
 * Caches the answers of the caching proxies as long as their `Cache-Control` allows, as the edge of Managed Runtime
 * does: `/mobify/caching/…` exists for answers that are the same for all visitors.
 */
export function createProxyCache(now: () => number = monotonicNow): ProxyCache {
  const kept = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({body}, key) => body.length + key.length * 2 + OVERHEAD,
  })

  const handler: RequestHandler = (req, res, next) => {
    const read = req.method === 'GET' || req.method === 'HEAD'
    if (!read || PERSONAL.some((name) => req.headers[name] !== undefined)) return next()
    const key = [req.originalUrl, ...KEYED.map((name) => req.headers[name] ?? '')].join('\n')
    const known = kept.get(key)
    if (known && now() < known.freshUntil) return send(res, known, now(), req.method === 'HEAD')
    if (req.method === 'HEAD') return next()
    const bodyOf = collectBody(res, MAX_ANSWER)
    res.once('finish', () => {
      const body = bodyOf()
      const policy = readCachePolicy(res.getHeader('cache-control') as string | undefined, 0)
      if (!body || !policy || res.statusCode !== 200 || !variesByKey(res.getHeader('vary'))) return
      const madeAt = now()
      const age = Number(res.getHeader('age') ?? 0) * 1000 || 0
      kept.set(key, {
        headers: readHeaders(res),
        body,
        madeAt,
        freshUntil: madeAt + policy.freshMs - age,
      })
    })
    next()
  }

  return {handler, clear: () => kept.clear()}
}
