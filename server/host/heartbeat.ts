/** Looks after a process within its time limit. */
const LOOKS = 5

export interface Heartbeat {
  /** The process gave a sign of life. */
  answered: () => void
  /** It is watched no more. */
  stop: () => void
}

/**
 * Asks a process again and again whether it lives. What counts are the questions in a row that stayed without
 * an answer, not the clock: a machine that slept, or an asker that had no time itself, ends nobody.
 * @param limitMs milliseconds without an answer after which it counts as hanging; 0: never
 * @param ask sends a question
 * @param onSilent called once, when it hangs
 */
export function watchHeartbeat(limitMs: number, ask: () => void, onSilent: () => void): Heartbeat {
  let unanswered = 0
  let looks: NodeJS.Timeout | undefined
  const stop = (): void => clearInterval(looks)
  const look = (): void => {
    if (unanswered >= LOOKS) {
      stop()
      onSilent()
      return
    }
    unanswered += 1
    ask()
  }
  if (limitMs > 0) {
    looks = setInterval(look, limitMs / LOOKS)
    look()
  }
  return {
    answered: () => {
      unanswered = 0
    },
    stop,
  }
}
