/** Maximum wait in milliseconds: a browser that is never idle then runs the task. */
const LATEST_MS = 3000
/** Delay in milliseconds for browsers without `requestIdleCallback`. */
const GUESS_MS = 1500

/** Runs a task when the browser is idle. @returns cancels the task */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, GUESS_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, {timeout: LATEST_MS})
  return () => cancelIdleCallback(handle)
}
