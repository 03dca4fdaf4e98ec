import pino, {type Logger} from 'pino'

/** Bytes of lines that are written together. */
const WRITE_TOGETHER = 4096
/** Milliseconds after which lines are written even when they are few. */
const WRITE_EVERY_MS = 1000

/** Path segments after which somebody is named, or something that gives access. */
const BEFORE_PERSONAL =
  /\/(cancel-order|customers|baskets|orders|addresses|payment-instruments|product-lists|wishlist|order_search|sessions)\/[^/]+/g

/** Segments with a mail address in them, or as long as only tokens are. */
const PERSONAL = /\/(?:[^/]*(?:@|%40)[^/]*|(?=[^/]*\d)[\w.~%-]{40,})/gi

/**
 * A path as logs may keep it: no query (tokens, phrases, addresses), no id of a person, basket or order,
 * whatever somebody typed into a link.
 */
export function loggedPath(url: string): string {
  const [pathname = '/'] = url.split(/[?#]/)
  return pathname.replace(BEFORE_PERSONAL, '/$1/*').replace(PERSONAL, '/*').slice(0, 200)
}

/** Lines of JSON on standard output, written together; the last ones are written on exit. */
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
      // Nothing was opened yet, so nothing is lost.
    }
  })
  return pino(
    {level, base: {pid: process.pid}, timestamp: pino.stdTimeFunctions.isoTime},
    destination,
  )
}
