import type {IncomingMessage, ServerResponse} from 'node:http'
import type {Logger} from 'pino'
import {loggedPath} from './logger'
import type {HostMetrics, RequestKind} from './metrics'
import {correlationIdOf} from './request-ids'

/** `/mobify/` stands before files and proxies; what else has an extension is a file. */
export function kindOf(url: string): RequestKind {
  if (url.startsWith('/mobify/bundle/')) return 'bundle'
  if (url.startsWith('/mobify/')) return 'proxy'
  return /^\/[a-z]{2,8}\/[a-z]{2}-[a-z]{2}(\/|\?|$)/.test(url) ? 'page' : 'other'
}

/**
 * Gives a request its ids and reports it once it is answered. Lines hold neither queries, cookies,
 * addresses nor ids of persons.
 */
export function watchRequest(
  req: IncomingMessage,
  res: ServerResponse,
  logger: Logger,
  metrics: HostMetrics,
): void {
  const began = performance.now()
  const url = req.url ?? '/'
  const correlationId = correlationIdOf(req)
  req.headers['x-correlation-id'] = correlationId
  res.setHeader('X-Correlation-Id', correlationId)
  res.once('close', () => {
    const milliseconds = performance.now() - began
    const kind = kindOf(url)
    metrics.request(kind, res.statusCode, milliseconds / 1000)
    const failed = res.statusCode >= 500
    if (!logger.isLevelEnabled(failed ? 'error' : 'info')) return
    const line = {
      correlationId,
      method: req.method,
      path: loggedPath(url),
      status: res.statusCode,
      ms: Math.round(milliseconds * 10) / 10,
      kind,
      cache: res.getHeader('x-page-cache'),
      complete: res.writableFinished,
    }
    if (failed) logger.error(line, 'request')
    else logger.info(line, 'request')
  })
}
