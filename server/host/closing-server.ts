import http, {type RequestListener} from 'node:http'

/** Longer than load balancers keep idle connections, so that they close first. Milliseconds. */
const KEEP_ALIVE_MS = 65_000
/** Milliseconds in which running requests may end after a stop was asked for. */
const STOP_TIMEOUT_MS = 10_000
/** Milliseconds between looks for connections whose last answer has ended. */
const LOOK_EVERY_MS = 50

export interface ClosingServer {
  server: http.Server
  /** From now on every answer ends its connection, so that the next request goes to another process. */
  closeConnections: () => void
  /** Takes no new connections and resolves when running requests have ended, or time is up. */
  stop: () => Promise<void>
}

/**
 * A server whose kept connections end with their next answer once it is to stop; without that, a caller
 * that keeps on asking would be cut off in the middle of an answer when time is up.
 */
export function createClosingServer(listener: RequestListener): ClosingServer {
  let closing = false
  const server = http.createServer({keepAliveTimeout: KEEP_ALIVE_MS}, (req, res) => {
    if (closing) res.shouldKeepAlive = false
    listener(req, res)
  })
  const closeConnections = (): void => {
    closing = true
  }
  return {
    server,
    closeConnections,
    stop: () =>
      new Promise((resolve) => {
        closeConnections()
        const look = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS)
        const limit = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS)
        server.close(() => {
          clearInterval(look)
          clearTimeout(limit)
          resolve()
        })
      }),
  }
}
