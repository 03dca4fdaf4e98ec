/** Milliseconds after which a browser that is never idle does the task all the same. */
const LATEST_MS = 3000
/** Milliseconds that stand for idleness in a browser that does not tell. */
const GUESS_MS = 1500

/** Runs a task when the browser has nothing better to do. @returns takes it back */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, GUESS_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, {timeout: LATEST_MS})
  return () => cancelIdleCallback(handle)
}
