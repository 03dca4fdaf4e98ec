import type {IncomingMessage, ServerResponse} from 'node:http'
import type {Span} from '@opentelemetry/api'
import type {Logger} from 'pino'
import {sitePrefixExpression} from '../../common/routes'
import {loggedPath} from '../../common/scrub'
import {securityHeaders} from '../app/security-headers'
import type {HostMetrics, RequestKind} from './metrics'
import type {AnswerFromCache} from './page-cache/serve-pages'
import {correlationIdOf} from './request-ids'
import {routePatternOf, siteIdOf} from './telemetry/route-pattern'
import {endRequestSpan, traceIdsOf} from './telemetry/tracing'

/** `/mobify/` precedes files and proxies, `/services/` routes to services; other paths with an extension are files. */
export function kindOf(url: string): RequestKind {
  if (url.startsWith('/mobify/bundle/')) return 'bundle'
  if (url.startsWith('/mobify/') || url.startsWith('/services/')) return 'proxy'
  return sitePrefixExpression.test(url) ? 'page' : 'other'
}

interface Answered {
  method: string | undefined
  url: string
  status: number
  correlationId: string
  milliseconds: number
  cache: unknown
  complete: boolean
  /** Pattern of the Express route that answered, if one did. */
  pattern?: unknown
  /** Absent when requests are not traced. */
  span?: Span
}

function endSpan(span: Span, answered: Answered): void {
  const {url, pattern} = answered
  endRequestSpan(span, {
    ...answered,
    route: routePatternOf(url, pattern),
    siteId: siteIdOf(url),
  })
}

/** Lines hold neither queries, cookies, addresses nor ids of persons. */
function report(logger: Logger, metrics: HostMetrics, answered: Answered): void {
  const {url, status, milliseconds} = answered
  const kind = kindOf(url)
  metrics.request(kind, status, milliseconds / 1000)
  const traceIds = traceIdsOf(answered.span)
  if (answered.span?.isRecording()) endSpan(answered.span, answered)
  const failed = status >= 500
  if (!logger.isLevelEnabled(failed ? 'error' : 'info')) return
  const ms = Math.round(milliseconds * 10) / 10
  const {method, correlationId, cache, complete} = answered
  const path = loggedPath(url)
  const line = {correlationId, ...traceIds, method, path, status, ms, kind, cache, complete}
  if (failed) logger.error(line, 'request')
  else logger.info(line, 'request')
}

interface WatchOptions {
  logger: Logger
  metrics: HostMetrics
  span: Span | undefined
}

/** Gives a request its ids, logs it and ends its span once it is answered. */
export function watchRequest(
  req: IncomingMessage,
  res: ServerResponse,
  {logger, metrics, span}: WatchOptions,
): void {
  const began = performance.now()
  const {method, url = '/'} = req
  const correlationId = correlationIdOf(req)
  req.headers['x-correlation-id'] = correlationId
  res.setHeader('X-Correlation-Id', correlationId)
  res.once('close', () =>
    report(logger, metrics, {
      method,
      url,
      status: res.statusCode,
      // A shared error page has an id of its own.
      correlationId: String(res.getHeader('x-correlation-id') ?? correlationId),
      milliseconds: performance.now() - began,
      cache: res.getHeader('x-page-cache'),
      complete: res.writableFinished,
      pattern: (req as {route?: {path?: unknown}}).route?.path,
      span,
    }),
  )
}

interface CachedOptions extends WatchOptions {
  /** True when browsers reach the shop over HTTPS. */
  https: boolean
  answerFromCache: AnswerFromCache
}

/** Headers of every page, alternating names and values: Node writes such a list unchanged. */
const SECURITY = {
  http: Object.entries(securityHeaders(false)).flat(),
  https: Object.entries(securityHeaders(true)).flat(),
}

/** Answers with a cached page if there is one, and logs it at once, because the answer is written in one piece. */
export function watchCached(
  req: IncomingMessage,
  res: ServerResponse,
  {logger, metrics, span, https, answerFromCache}: CachedOptions,
): boolean {
  const began = performance.now()
  const correlationId = correlationIdOf(req)
  const headers = [...SECURITY[https ? 'https' : 'http'], 'X-Correlation-Id', correlationId]
  const state = answerFromCache(req, res, headers)
  if (!state) return false
  report(logger, metrics, {
    method: req.method,
    url: req.url ?? '/',
    status: res.statusCode,
    correlationId,
    milliseconds: performance.now() - began,
    cache: state,
    complete: true,
    span,
  })
  return true
}
