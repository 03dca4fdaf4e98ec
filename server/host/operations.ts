import {createHash, timingSafeEqual} from 'node:crypto'
import type {IncomingMessage, ServerResponse} from 'node:http'
import {z} from 'zod'
import type {PurgeRequest} from './page-cache/page-store'

const MAX_BODY = 4096

const purgeSchema: z.ZodType<PurgeRequest> = z.union([
  z.strictObject({url: z.string().startsWith('/')}),
  z.strictObject({site: z.string().min(1)}),
  z.strictObject({tag: z.string().min(1)}),
  z.strictObject({all: z.literal(true)}),
])

export interface OperationsOptions {
  /** False before the process can answer and once it is to stop. */
  isReady: () => boolean
  /** Figures of all processes in Prometheus' text form. */
  metrics: () => Promise<string>
  metricsToken?: string
  /** Without a token there is no purge call. */
  purgeToken?: string
  /** Purges every process; resolves to the number of pages that went in this one. */
  purge: (request: PurgeRequest) => number
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const hasToken = ({headers}: IncomingMessage, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))

/** Asked from this machine and by no proxy on it. */
const isLocal = ({socket, headers}: IncomingMessage): boolean =>
  /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') && !headers['x-forwarded-for']

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
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

async function purge(
  req: IncomingMessage,
  res: ServerResponse,
  options: OperationsOptions,
): Promise<void> {
  if (!options.purgeToken) return sendProblem(res, 404, 'PAGE_CACHE_PURGE_TOKEN is not set')
  if (!hasToken(req, options.purgeToken)) {
    res.setHeader('WWW-Authenticate', 'Bearer')
    return sendProblem(res, 401, 'The token is missing or wrong')
  }
  if (req.method !== 'POST') return sendProblem(res, 405, 'Use POST')
  const request = purgeSchema.safeParse(await readBody(req))
  if (!request.success) {
    return sendProblem(res, 400, 'Send one of {"url"}, {"site"}, {"tag"}, {"all": true}')
  }
  send(res, 200, JSON.stringify({purged: options.purge(request.data)}))
}

async function metrics(
  req: IncomingMessage,
  res: ServerResponse,
  options: OperationsOptions,
): Promise<void> {
  const allowed = options.metricsToken ? hasToken(req, options.metricsToken) : isLocal(req)
  if (!allowed) return sendProblem(res, 403, 'Figures are given to this machine or with a token')
  send(res, 200, await options.metrics(), 'text/plain; version=0.0.4; charset=utf-8')
}

/**
 * What is asked about the host itself: `/healthz` (the process lives), `/readyz` (send it requests),
 * `/metrics`, and `POST /page-cache/purge`.
 * @returns a function that gives false for every other path
 */
export function createOperations(options: OperationsOptions) {
  const failed = (res: ServerResponse) => () => {
    if (!res.headersSent) sendProblem(res, 500, 'The call failed')
  }
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    switch (req.url) {
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
