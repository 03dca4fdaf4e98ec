const settled = (): void => undefined

/**
 * Runs tasks strictly one after another, in the order of the calls. A failed task does not block the next
 * one. Basket calls use the queue: answers of overlapping changes could otherwise arrive in the wrong order
 * and show an older basket.
 */
export function createSerialQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let tail: Promise<unknown> = Promise.resolve()
  return (task) => {
    const run = tail.then(task)
    tail = run.then(settled, settled)
    return run
  }
}
