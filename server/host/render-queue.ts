/** The queue is full; the caller answers with a stale page or 503. */
export class Overloaded extends Error {
  constructor(message = 'More pages are asked for than can be made.') {
    super(message)
    this.name = 'Overloaded'
  }
}

/** A rendering took longer than its limit. */
export class RenderTimeout extends Overloaded {
  constructor(limitMs: number) {
    super(`The page was not made within ${limitMs} ms.`)
    this.name = 'RenderTimeout'
  }
}

interface QueueLimits {
  /** Maximum number of concurrent renderings. A rendering mostly waits for backends. */
  running: number
  /** Maximum number of requests that wait in the queue. */
  waiting: number
  /** Time limit in milliseconds for one rendering; its place is free after that. */
  timeLimitMs: number
}

async function withinLimit<T>(work: () => Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RenderTimeout(limitMs)), limitMs)
  })
  try {
    return await Promise.race([work(), limit])
  } finally {
    clearTimeout(timer)
  }
}

/** Lets a bounded number of renderings run and a bounded number wait, in the order of their requests. */
export class RenderQueue {
  private readonly waiters: (() => void)[] = []
  private active = 0

  constructor(private readonly limits: QueueLimits) {}

  get running(): number {
    return this.active
  }

  get waiting(): number {
    return this.waiters.length
  }

  /** @throws Overloaded when the queue is full, RenderTimeout when the work takes too long */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.active >= this.limits.running) {
      if (this.waiters.length >= this.limits.waiting) throw new Overloaded()
      await new Promise<void>((resolve) => this.waiters.push(resolve))
    } else {
      this.active += 1
    }
    try {
      return await withinLimit(work, this.limits.timeLimitMs)
    } finally {
      const next = this.waiters.shift()
      if (next) next()
      else this.active -= 1
    }
  }
}
