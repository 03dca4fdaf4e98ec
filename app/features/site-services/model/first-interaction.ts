/** Milliseconds after which services load that wait for the first input (rule SCRIPT-5). */
export const INTERACTION_DELAY_MS = 6000

const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const

/**
 * Calls back once, with the first input or after the delay.
 * @returns cancels the call
 */
export function onFirstInteraction(begin: () => void): () => void {
  const stop = () => {
    clearTimeout(timer)
    for (const sign of SIGNS) window.removeEventListener(sign, run)
  }
  const run = () => {
    stop()
    begin()
  }
  const timer = setTimeout(run, INTERACTION_DELAY_MS)
  for (const sign of SIGNS) window.addEventListener(sign, run, {once: true, passive: true})
  return stop
}
