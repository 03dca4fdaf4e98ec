/** The work was given up because nobody waited for it any more. */
export class Abandoned extends Error {
  constructor() {
    super('Nobody waits for this any more.')
  }
}

interface Waiting {
  readonly wanted: () => boolean
  readonly begin: () => void
  readonly abandon: () => void
}

/**
 * Runs at most `limit` tasks at a time, those asked for last first: the page that somebody looks at
 * goes before the pages that she left. A task that is no longer wanted when its turn comes rejects
 * with `Abandoned`.
 */
export class NewestFirst {
  private running = 0
  private readonly waiting: Waiting[] = []

  constructor(private readonly limit: number) {}

  async run<T>(task: () => Promise<T>, wanted: () => boolean): Promise<T> {
    if (this.running < this.limit) this.running++
    else
      await new Promise<void>((begin, reject) => {
        this.waiting.push({wanted, begin, abandon: () => reject(new Abandoned())})
      })
    try {
      return await task()
    } finally {
      this.next()
    }
  }

  private next(): void {
    for (let waiting = this.waiting.pop(); waiting; waiting = this.waiting.pop()) {
      if (waiting.wanted()) return waiting.begin()
      waiting.abandon()
    }
    this.running--
  }
}

/** Counts who waits for what. */
export class Interest {
  private readonly counts = new Map<string, number>()

  has(name: string): boolean {
    return this.counts.has(name)
  }

  /** @returns ends the interest; calling it again changes nothing */
  take(name: string): () => void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
    let taken = true
    return () => {
      if (!taken) return
      taken = false
      const left = (this.counts.get(name) ?? 1) - 1
      if (left > 0) this.counts.set(name, left)
      else this.counts.delete(name)
    }
  }
}
