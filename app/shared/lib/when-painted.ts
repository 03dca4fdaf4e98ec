/**
 * Runs a task once the browser has painted what is rendered now: an input shows its effect before the code that it
 * needs begins to load. @returns cancels the task
 */
export function whenPainted(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // The task after the next frame.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Loads code that a press is about to need, such as that of a dialog under the pointer. */
export const preloadSoon = (chunk: {preload: () => void}): void => {
  whenPainted(() => chunk.preload())
}
