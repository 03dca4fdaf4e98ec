/**
 * Ends the program that loads it (`node --import`) within a second after its parent has ended, for
 * any reason: a killed parent cannot pass a signal on.
 */
import {isMainThread} from 'node:worker_threads'

const CHECK_INTERVAL_MS = 500

if (isMainThread) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, CHECK_INTERVAL_MS)
  timer.unref()
}
