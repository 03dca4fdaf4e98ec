/** Other processes did not answer a call in time. */
export class ProcessesSilent extends Error {
  constructor(limitMs: number) {
    super(`The other processes did not answer within ${limitMs} ms.`)
    this.name = 'ProcessesSilent'
  }
}

/** Calls between processes: matches answers to calls by their ids. */
export class PendingCalls<Answer> {
  private readonly waiting = new Map<number, (answer: Answer) => void>()
  private count = 0

  /**
   * Makes a call and waits for its answer.
   * @param send passes the id on, which the answer must contain
   * @throws ProcessesSilent after `limitMs` milliseconds
   */
  call(limitMs: number, send: (id: number) => void): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const id = (this.count += 1)
      const timer = setTimeout(() => {
        if (this.waiting.delete(id)) reject(new ProcessesSilent(limitMs))
      }, limitMs)
      timer.unref()
      this.waiting.set(id, (answer) => {
        clearTimeout(timer)
        resolve(answer)
      })
      send(id)
    })
  }

  /** Ends a call; ignores one that has ended already. */
  answer(id: number, answer: Answer): void {
    const resolve = this.waiting.get(id)
    this.waiting.delete(id)
    resolve?.(answer)
  }
}
