/**
 * Runs calls one after another with a pause between their starts.
 * @param pauseMs milliseconds
 * @returns a function whose promise resolves when the caller may start its call
 */
export function createThrottle(pauseMs: number): () => Promise<void> {
  let free = -Infinity
  return () => {
    const now = performance.now()
    const start = Math.max(now, free)
    free = start + pauseMs
    return start === now
      ? Promise.resolve()
      : new Promise((resolve) => setTimeout(resolve, start - now))
  }
}
