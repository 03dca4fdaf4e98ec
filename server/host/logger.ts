import pino, {type Logger} from 'pino'
import {VERSION} from '../../common/version'

/** Size in bytes of a block of lines that is written at once. */
const WRITE_TOGETHER = 4096
/** Milliseconds after which lines are written even when the block is not full. */
const WRITE_EVERY_MS = 1000

/** Path segments that precede a segment that identifies a person or gives access. */
const BEFORE_PERSONAL =
  /\/(cancel-order|customers|baskets|orders|addresses|payment-instruments|product-lists|wishlist|order_search|sessions)\/[^/]+/g

/** Segments with a mail address in them, or of a length that only tokens have. */
const PERSONAL = /\/(?:[^/]*(?:@|%40)[^/]*|(?=[^/]*\d)[\w.~%-]{40,})/gi

/**
 * A path that is safe to log: no query (tokens, phrases, addresses), and no id of a person, basket or order,
 * even when a person typed it into a link.
 */
export function loggedPath(url: string): string {
  const [pathname = '/'] = url.split(/[?#]/)
  return pathname.replace(BEFORE_PERSONAL, '/$1/*').replace(PERSONAL, '/*').slice(0, 200)
}

/** JSON log lines on standard output, written in blocks; the last block is written on exit. */
export function createLogger(level: string): Logger {
  const destination = pino.destination({
    minLength: WRITE_TOGETHER,
    periodicFlush: WRITE_EVERY_MS,
    sync: false,
  })
  process.on('exit', () => {
    try {
      destination.flushSync()
    } catch {
      // The output was not opened yet, so no line is lost.
    }
  })
  return pino(
    {level, base: {pid: process.pid, version: VERSION}, timestamp: pino.stdTimeFunctions.isoTime},
    destination,
  )
}
