import http, {type RequestListener, type ServerResponse} from 'node:http'
import net, {type Socket} from 'node:net'
import {setImmediate as nextTurn, setTimeout as sleep} from 'node:timers/promises'

/** Keep-alive timeout in milliseconds, longer than that of load balancers, so that they close first. */
const KEEP_ALIVE_MS = 65_000
/** Milliseconds in which running requests may end after a stop was requested. */
const STOP_TIMEOUT_MS = 10_000
/** Milliseconds for which a kept connection without a request stays open after a stop was requested. */
const GRACE_MS = 2_000
/** Milliseconds between checks for connections whose last answer has ended. */
const LOOK_EVERY_MS = 50
/** Milliseconds for which requests are held before the listening socket closes, and after it has closed. */
const HOLD_MS = 100
const HOLD_CLOSED_MS = 50
/** Milliseconds without a new connection to wait for, and the longest wait for them. */
const QUIET_MS = 30
const MAX_WAIT_MS = 500
/** Maximum duration in milliseconds of an idle turn of the event loop, and maximum number of turns to wait for one. */
const SHORT_TURN_MS = 0.5
const MAX_TURNS = 500

/** Time limits for a client that sends slowly, milliseconds. */
interface ReceiveLimits {
  /** Time from the first byte of a request, or from the connection, to the end of its headers. */
  headersMs: number
  /** Time to the end of its body. */
  requestMs: number
}

export interface ClosingServer {
  server: http.Server
  /** Ends every connection after its next answer, so that the next request goes to another process. */
  closeConnections: () => void
  /**
   * Accepts no new connections and resolves when running requests have ended, or at the time limit. Connections
   * without a request stay open for a while: requests sent before the client learns of the stop are answered.
   *
   * Connections still waiting to be accepted are cut off when a listening socket closes, and Node accepts one per turn
   * of its event loop. New requests are therefore held until none waits: their clients open no others meanwhile.
   */
  stop: () => Promise<void>
}

/** Checks twice as often as the shortest limit, so that a limit is enforced to within half of itself. */
const lookEvery = ({headersMs}: ReceiveLimits): number => Math.max(10, Math.floor(headersMs / 2))

/** Resolves when no connection has arrived for a while, or at the time limit. @param accepted connections so far */
async function quietWhile(accepted: () => number): Promise<void> {
  const began = performance.now()
  let seen = accepted()
  let quietSince = began
  for (let now = began; now - began < MAX_WAIT_MS; now = performance.now()) {
    await sleep(5)
    if (accepted() !== seen) quietSince = performance.now()
    seen = accepted()
    if (now - began >= HOLD_MS && now - quietSince >= QUIET_MS) return
  }
}

/**
 * Resolves right after a turn of the event loop in which no connection waited to be accepted and little other work
 * was done: connections that arrive between the accept phase and the end of the turn are cut off.
 */
async function quietTurn(accepted: () => number): Promise<void> {
  let began = performance.now()
  let before = -1
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    await nextTurn()
    const now = performance.now()
    if (accepted() === before && now - began < SHORT_TURN_MS) return
    began = now
    before = accepted()
  }
}

/** Ends connections on which no data was ever sent; Node counts them as busy. */
function endUnused(sockets: ReadonlySet<Socket>): void {
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
}

/**
 * A server that stops without losing a request, and limits slow senders: 408 when the headers or the body
 * of a request take too long. The limits do not apply to connections kept open between requests.
 */
export function createClosingServer(
  listener: RequestListener,
  limits: ReceiveLimits,
): ClosingServer {
  let closing = false
  /** Requests held while the listening socket is being closed. */
  let held: (() => void)[] | null = null
  /** Time at which a connection last stayed open after an answer. */
  let lastOpenAt = 0
  let accepted = 0
  const running = new Set<ServerResponse>()
  const sockets = new Set<Socket>()
  const server = http.createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: lookEvery(limits),
    },
    (req, res) => {
      if (closing) res.shouldKeepAlive = false
      running.add(res)
      res.once('close', () => {
        running.delete(res)
        if (res.shouldKeepAlive) lastOpenAt = performance.now()
      })
      if (held) held.push(() => listener(req, res))
      else listener(req, res)
    },
  )
  server.on('connection', (socket: Socket) => {
    accepted += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  const closeConnections = (): void => {
    closing = true
    for (const res of running) if (!res.headersSent) res.shouldKeepAlive = false
  }

  /** Ends connections without a request, once no answer has left a connection open for a while. */
  const endIdle = (stoppedAt: number): void => {
    if (performance.now() - Math.max(stoppedAt, lastOpenAt) < GRACE_MS) return
    endUnused(sockets)
    server.closeIdleConnections()
  }

  return {
    server,
    closeConnections,
    stop: async () => {
      const waiting: (() => void)[] = (held = [])
      await quietWhile(() => accepted)
      await quietTurn(() => accepted)
      const closed = new Promise<void>((resolve) => {
        // The method of http.Server would cut off kept connections at once.
        net.Server.prototype.close.call(server, () => resolve())
      })
      // The other processes close their sockets in this time too.
      await sleep(HOLD_CLOSED_MS)
      const stoppedAt = performance.now()
      closeConnections()
      held = null
      for (const answer of waiting) answer()
      const look = setInterval(() => endIdle(stoppedAt), LOOK_EVERY_MS)
      const limit = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS)
      await closed
      clearInterval(look)
      clearTimeout(limit)
    },
  }
}
