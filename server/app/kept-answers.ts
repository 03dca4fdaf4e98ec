import {LRUCache} from 'lru-cache'

/** Answers about things that are not there or failed; they are small. */
const MAX_MISSES = 5_000

export interface KeptAnswersOptions<Answer> {
  /** Milliseconds that an answer is kept: short where the thing is not there or failed. */
  lifetimeOf: (answer: Answer) => number
  /** Answers that something costs: they have a place of their own, which misses cannot take. */
  isHit: (answer: Answer) => boolean
  maxHits: number
  /** Bound of all hits together, bytes, with `bytesOf`. */
  maxBytes: number
  bytesOf: (answer: Answer) => number
  /** Answers that are made at a time. */
  maxRunning: number
}

/**
 * Answers of a route that cost work: each is made once at a time, hits are kept long, misses a while, so that
 * asking for the same unknown thing again and again reaches no backend.
 */
export class KeptAnswers<Answer> {
  private readonly running = new Map<string, Promise<Answer>>()
  private readonly hits: LRUCache<string, {answer: Answer}>
  private readonly misses = new LRUCache<string, {answer: Answer}>({max: MAX_MISSES})

  constructor(private readonly options: KeptAnswersOptions<Answer>) {
    this.hits = new LRUCache({
      max: options.maxHits,
      maxSize: options.maxBytes,
      sizeCalculation: ({answer}) => Math.max(1, options.bytesOf(answer)),
    })
  }

  /**
   * The answer of a key, made where it is not kept. @param make never rejects
   * @returns null when as many answers are being made as may be
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
