import type {Request, RequestHandler, Response} from 'express'
import {LRUCache} from 'lru-cache'

/** Maximum number of cached answers about missing resources or failures; these answers are small. */
const MAX_MISSES = 5_000

interface AnswerCacheOptions<Value> {
  /** Milliseconds that an answer is cached: short for missing resources and failures. */
  lifetimeOf: (answer: Value) => number
  /** True for answers that are expensive to make: they have a cache of their own, which misses cannot fill. */
  isHit: (answer: Value) => boolean
  maxHits: number
  /** Maximum size of all hits together in bytes, measured with `bytesOf`. */
  maxBytes: number
  bytesOf: (answer: Value) => number
  /** Maximum number of answers made at the same time. */
  maxRunning: number
}

/**
 * Cache for answers that are expensive: concurrent requests for a key share one making, hits are cached for long, misses
 * for a short time, so that repeated requests for an unknown resource reach no backend.
 */
export class AnswerCache<Value> {
  private readonly running = new Map<string, Promise<Value>>()
  private readonly hits: LRUCache<string, {answer: Value}>
  private readonly misses = new LRUCache<string, {answer: Value}>({
    max: MAX_MISSES,
    ttlResolution: 0,
  })

  constructor(private readonly options: AnswerCacheOptions<Value>) {
    this.hits = new LRUCache({
      max: options.maxHits,
      // The clock is read at each look-up: a lifetime ends to the millisecond.
      ttlResolution: 0,
      maxSize: options.maxBytes,
      sizeCalculation: ({answer}) => Math.max(1, options.bytesOf(answer)),
    })
  }

  /**
   * The cached answer of a key, or a new one. @param make never rejects
   * @returns null when the maximum number of answers is already being made
   */
  obtain(key: string, make: () => Promise<Value>): Promise<Value> | null {
    const cached = this.hits.get(key) ?? this.misses.get(key)
    if (cached) return Promise.resolve(cached.answer)
    const running = this.running.get(key)
    if (running) return running
    if (this.running.size >= this.options.maxRunning) return null
    const answer = make().then((made) => this.keep(key, made))
    this.running.set(key, answer)
    return answer
  }

  private keep(key: string, answer: Value): Value {
    const {isHit, lifetimeOf} = this.options
    this.running.delete(key)
    const place = isHit(answer) ? this.hits : this.misses
    place.set(key, {answer}, {ttl: lifetimeOf(answer)})
    return answer
  }
}

/** An answer of a route. */
export interface Answer {
  readonly status: number
  /** Seconds for which caches may keep it; `no-store` when absent. */
  readonly maxAge?: number
  /** Seconds after which a refused request may be repeated. */
  readonly retryAfter?: number
  /** Address of a redirect. */
  readonly location?: string
  /** Content type, in the short form of Express. */
  readonly type?: string
  readonly body?: string | Buffer
}

/** An answer with a JSON document. */
export const jsonAnswer = (status: number, document: unknown, more?: Partial<Answer>): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(document),
  ...more,
})

function sendAnswer(res: Response, answer: Answer): void {
  const {status, maxAge, retryAfter, location, type, body} = answer
  res.set('Cache-Control', maxAge === undefined ? 'no-store' : `public, max-age=${maxAge}`)
  if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter))
  if (location !== undefined) return res.redirect(status, location)
  res.status(status)
  if (type) res.type(type)
  if (body === undefined) res.end()
  else res.send(body)
}

interface CachedRouteOptions extends Pick<
  AnswerCacheOptions<Answer>,
  'maxHits' | 'maxBytes' | 'maxRunning'
> {
  /** Milliseconds that an answer with a status is kept in memory. */
  readonly lifetimeOf: (status: number) => number
  /** Answer while the maximum number of answers is being made. */
  readonly busy: Answer
}

/** An answer that is kept under a key. `make` never rejects. */
interface CachedCall {
  readonly key: string
  readonly make: () => Promise<Answer>
}

/** A route whose answers are kept in memory. @param read the call of a request, or the answer to one that is refused */
export function cachedRoute(
  {lifetimeOf, busy, ...limits}: CachedRouteOptions,
  read: (req: Request, res: Response) => CachedCall | Answer | Promise<CachedCall | Answer>,
): RequestHandler {
  const answers = new AnswerCache<Answer>({
    ...limits,
    lifetimeOf: ({status}) => lifetimeOf(status),
    isHit: ({status}) => status < 400,
    bytesOf: ({body}) => body?.length ?? 0,
  })
  const answer = async (req: Request, res: Response): Promise<void> => {
    const call = await read(req, res)
    sendAnswer(res, 'key' in call ? ((await answers.obtain(call.key, call.make)) ?? busy) : call)
  }
  return (req, res, next) => void answer(req, res).catch(next)
}
