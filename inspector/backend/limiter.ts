/** Runs at most a number of jobs at a time; further ones wait in their order. */
export type Limiter = <T>(job: () => Promise<T>) => Promise<T>

/** @param most jobs that run at the same time */
export function createLimiter(most: number): Limiter {
  const waiting: (() => void)[] = []
  let running = 0
  const leave = (): void => {
    running -= 1
    waiting.shift()?.()
  }
  return async (job) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await job()
    } finally {
      leave()
    }
  }
}
