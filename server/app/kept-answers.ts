import {LRUCache} from 'lru-cache'

/** Maximum number of cached answers about missing resources or failures; these answers are small. */
const MAX_MISSES = 5_000

export interface KeptAnswersOptions<Answer> {
  /** Milliseconds that an answer is cached: short for missing resources and failures. */
  lifetimeOf: (answer: Answer) => number
  /** True for answers that are expensive to make: they have a cache of their own, which misses cannot fill. */
  isHit: (answer: Answer) => boolean
  maxHits: number
  /** Maximum size of all hits together in bytes, measured with `bytesOf`. */
  maxBytes: number
  bytesOf: (answer: Answer) => number
  /** Maximum number of answers made at the same time. */
  maxRunning: number
}

/**
 * Cache for a route whose answers are expensive: concurrent requests for a key share one making, hits are cached
 * for long, misses for a short time, so that repeated requests for an unknown resource reach no backend.
 */
export class KeptAnswers<Answer> {
  private readonly running = new Map<string, Promise<Answer>>()
  private readonly hits: LRUCache<string, {answer: Answer}>
  private readonly misses = new LRUCache<string, {answer: Answer}>({
    max: MAX_MISSES,
    ttlResolution: 0,
  })

  constructor(private readonly options: KeptAnswersOptions<Answer>) {
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
  obtain(key: string, make: () => Promise<Answer>): Promise<Answer> | null {
    const kept = this.hits.get(key) ?? this.misses.get(key)
    if (kept) return Promise.resolve(kept.answer)
    const running = this.running.get(key)
    if (running) return running
    if (this.running.size >= this.options.maxRunning) return null
    const answer = make().then((made) => this.keep(key, made))
    this.running.set(key, answer)
    return answer
  }

  private keep(key: string, answer: Answer): Answer {
    const {isHit, lifetimeOf} = this.options
    this.running.delete(key)
    const place = isHit(answer) ? this.hits : this.misses
    place.set(key, {answer}, {ttl: lifetimeOf(answer)})
    return answer
  }
}
