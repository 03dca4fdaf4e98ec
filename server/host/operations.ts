import type {IncomingMessage, ServerResponse} from 'node:http'
import {parseJson} from '../../common/parse-json'
import {isSameSecret} from '../../common/same-secret'
import {EdgeNotPurged} from './cdn/purge-edge'
import type {PurgeRequest} from './page-cache/page-store'
import {purgeSchema} from './page-cache/purge-request'
import {ProcessesSilent} from './pending-calls'
import {PurgeUnconfirmed} from './shared-store/purge-log'

const MAX_BODY = 4096

interface OperationsOptions {
  /** False until the process can answer, and again after a stop was requested. */
  isReady: () => boolean
  /** Metrics of all processes in Prometheus' text format. */
  metrics: () => Promise<string>
  /** Without its token the route answers as unknown. */
  metricsToken?: string
  purgeToken?: string
  /**
   * Purges every process and the network in front, and resolves when all have purged.
   * @returns number of pages removed
   * @throws ProcessesSilent, PurgeUnconfirmed when a process did not confirm its purge
   * @throws EdgeNotPurged when the network in front did not
   */
  purge: (request: PurgeRequest) => Promise<number>
}

const hasToken = ({headers}: IncomingMessage, token: string): boolean =>
  isSameSecret(`Bearer ${token}`, headers.authorization ?? '')

function send(res: ServerResponse, status: number, body: string, type = 'application/json'): void {
  res.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  res.end(body)
}

const sendProblem = (res: ServerResponse, status: number, title: string): void =>
  send(res, status, JSON.stringify({title}))

async function readBody(req: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of req) {
    text += String(chunk)
    if (text.length > MAX_BODY) return undefined
  }
  return parseJson(text)
}

/** True for a caller with the token; answers any other caller. @param variable names the token */
function admits(
  req: IncomingMessage,
  res: ServerResponse,
  token: string | undefined,
  variable: string,
): boolean {
  if (token && hasToken(req, token)) return true
  if (!token) {
    sendProblem(res, 404, `${variable} is not set`)
    return false
  }
  res.setHeader('WWW-Authenticate', 'Bearer')
  sendProblem(res, 401, 'The token is missing or wrong')
  return false
}

async function purge(
  req: IncomingMessage,
  res: ServerResponse,
  options: OperationsOptions,
): Promise<void> {
  if (!admits(req, res, options.purgeToken, 'PAGE_CACHE_PURGE_TOKEN')) return
  if (req.method !== 'POST') return sendProblem(res, 405, 'Use POST')
  const request = purgeSchema.safeParse(await readBody(req))
  if (!request.success) {
    return sendProblem(res, 400, 'Send one of {"url"}, {"site"}, {"tag"}, {"all": true}')
  }
  try {
    send(res, 200, JSON.stringify({purged: await options.purge(request.data)}))
  } catch (error) {
    if (error instanceof EdgeNotPurged) return sendProblem(res, 502, error.message)
    if (!(error instanceof ProcessesSilent || error instanceof PurgeUnconfirmed)) throw error
    res.setHeader('Retry-After', '1')
    sendProblem(res, 503, 'Not every process has confirmed the purge. Send it again.')
  }
}

async function metrics(
  req: IncomingMessage,
  res: ServerResponse,
  options: OperationsOptions,
): Promise<void> {
  if (!admits(req, res, options.metricsToken, 'METRICS_TOKEN')) return
  send(res, 200, await options.metrics(), 'text/plain; version=0.0.4; charset=utf-8')
}

/**
 * Routes about the host itself: `/healthz` (the process is alive), `/readyz` (it accepts requests),
 * both open to every caller; `/metrics` and `POST /page-cache/purge`, each with a bearer token of its own. Callers
 * on this machine need a token too: a local proxy forwards requests of any client.
 * @returns a function that returns false for every other path
 */
export function createOperations(options: OperationsOptions) {
  const failed = (res: ServerResponse) => () => {
    if (!res.headersSent) sendProblem(res, 500, 'The call failed')
  }
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    switch (req.url?.split('?', 1)[0]) {
      case '/healthz':
        send(res, 200, '{"status":"ok"}')
        return true
      case '/readyz':
        if (options.isReady()) send(res, 200, '{"status":"ready"}')
        else send(res, 503, '{"status":"stopping"}')
        return true
      case '/metrics':
        metrics(req, res, options).catch(failed(res))
        return true
      case '/page-cache/purge':
        purge(req, res, options).catch(failed(res))
        return true
      default:
        return false
    }
  }
}
