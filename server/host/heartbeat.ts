/** Number of checks of a process within its time limit. */
const LOOKS = 5

export interface Heartbeat {
  /** Call when the process answered. */
  answered: () => void
  /** Stops watching the process. */
  stop: () => void
}

/**
 * Sends questions to a process at intervals. It counts consecutive questions without an answer instead of measuring
 * time: a machine that was suspended, or a busy watching process, ends no process.
 * @param limitMs milliseconds without an answer after which it counts as hanging; 0: never
 * @param ask sends a question
 * @param onSilent called once, when the process hangs
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
