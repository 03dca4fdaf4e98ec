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
const NOT_CACHED = new Set([
  'age',
  'connection',
  'keep-alive',
  'server-timing',
  'transfer-encoding',
  'x-correlation-id',
])

export interface CachedAnswer {
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
    value === undefined || NOT_CACHED.has(name.toLowerCase()) ? [] : [[name, value] as const],
  )
}

interface SentOptions {
  now: number
  head: boolean
  /** Where the answer was. */
  from: 'hit' | 'shared'
}

function send(res: Response, {headers, body, madeAt}: CachedAnswer, options: SentOptions): void {
  for (const [name, value] of headers) res.setHeader(name, value)
  res.setHeader('Age', Math.floor((options.now - madeAt) / 1000))
  res.setHeader('X-Proxy-Cache', options.from)
  res.end(options.head ? undefined : body)
}

/** The answer of a backend, when all visitors may have it for a while; else null. */
function answerOf(res: Response, body: Buffer | null, now: number): CachedAnswer | null {
  const policy = readCachePolicy(res.getHeader('cache-control') as string | undefined, 0)
  if (!body || !policy || res.statusCode !== 200 || !variesByKey(res.getHeader('vary'))) return null
  const age = Number(res.getHeader('age') ?? 0) * 1000 || 0
  return {headers: readHeaders(res), body, madeAt: now, freshUntil: now + policy.freshMs - age}
}

/** Answers that several hosts share. No call throws, and each ends in bounded time, also when the store fails. */
export interface SharedAnswers {
  /** @param now time of the cache's clock, milliseconds; the answer's times are of the same one */
  read: (key: string, now: number) => Promise<CachedAnswer | null>
  /** To be called before a backend is asked. @returns function that stores its answer, unless all was purged meanwhile */
  begin: () => (key: string, answer: CachedAnswer, now: number) => Promise<void>
}

export interface ProxyCache {
  /** Middleware that precedes the caching proxies. */
  handler: RequestHandler
  clear: () => void
}

interface ProxyCacheOptions {
  /** Clock, milliseconds. */
  now?: () => number
  /** Answers of all hosts; absent for a host of its own. */
  shared?: () => SharedAnswers | undefined
}

/**
 * Caches the answers of the caching proxies as long as their `Cache-Control` allows, as the edge of Managed Runtime
 * does: `/mobify/caching/…` exists for answers that are the same for all visitors.
 */
export function createProxyCache({
  now = monotonicNow,
  shared = () => undefined,
}: ProxyCacheOptions = {}): ProxyCache {
  const cache = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({body}, key) => body.length + key.length * 2 + OVERHEAD,
  })
  /** Number of purges: an answer from before one is not kept. */
  let purges = 0

  const keepAnswer = (res: Response, key: string): void => {
    const before = purges
    const share = shared()?.begin()
    const bodyOf = collectBody(res, MAX_ANSWER)
    res.once('finish', () => {
      const answer = answerOf(res, bodyOf(), now())
      if (!answer || before !== purges) return
      cache.set(key, answer)
      void share?.(key, answer, now())
    })
  }

  const handler: RequestHandler = (req, res, next) => {
    const head = req.method === 'HEAD'
    const read = req.method === 'GET' || head
    if (!read || PERSONAL.some((name) => req.headers[name] !== undefined)) return next()
    const key = [req.originalUrl, ...KEYED.map((name) => req.headers[name] ?? '')].join('\n')
    const known = cache.get(key)
    if (known && now() < known.freshUntil) {
      return send(res, known, {now: now(), head, from: 'hit'})
    }
    const ask = (): void => {
      if (!head) keepAnswer(res, key)
      next()
    }
    const others = shared()
    if (!others) return ask()
    const before = purges
    void others.read(key, now()).then((found) => {
      if (!found || before !== purges || now() >= found.freshUntil) return ask()
      cache.set(key, found)
      send(res, found, {now: now(), head, from: 'shared'})
    })
  }

  const clear = (): void => {
    purges += 1
    cache.clear()
  }
  return {handler, clear}
}
