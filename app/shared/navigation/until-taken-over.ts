/** Events with which the shopper scrolls or acts. */
const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Calls `attempt` in each frame, until it returns true, the time is over, or the shopper scrolls or acts.
 * @param limit milliseconds
 * @returns stops it
 */
export function untilTakenOver(attempt: () => boolean, limit: number): () => void {
  const end = performance.now() + limit
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const type of TAKEN_OVER) window.removeEventListener(type, stop, true)
  }
  const next = () => {
    if (attempt() || performance.now() > end) stop()
    else frame = requestAnimationFrame(next)
  }
  for (const type of TAKEN_OVER) window.addEventListener(type, stop, {capture: true, passive: true})
  frame = requestAnimationFrame(next)
  return stop
}
