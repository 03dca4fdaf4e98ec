import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http'
import type {Span} from '@opentelemetry/api'
import type {Logger} from 'pino'
import {isPageRequest} from '../app/server-paths'
import {protect} from '../app/security-headers'
import type {HostEnvironment} from './environment'
import type {HostInspector} from './inspector'
import type {HostMetrics} from './metrics'
import {addressOf} from './page-cache/page-address'
import type {PageServer} from './page-cache/serve-pages'
import {sendBadRequest} from './plain-page'
import type {Handler} from './render-requests'
import {checkTarget} from './request-target'
import {drawTraces} from './telemetry/draw-trace'
import {declineTrace, startRequestSpan, withinSpan} from './telemetry/tracing'
import {watchCached, watchRequest} from './watch-request'

interface AnswerOptions {
  environment: HostEnvironment
  logger: Logger
  metrics: HostMetrics
  /** Share of requests whose spans an SDK records, 0 to 1; absent without one. */
  traceShare: number | undefined
  inspector: HostInspector
  /** Answers the routes of the host itself. @returns false for every other path */
  operate: (req: IncomingMessage, res: ServerResponse) => boolean
  pages: PageServer
  /** Renders a page for one visitor. */
  bypass: Handler
  edge: Handler
}

/** Answers requests: the host's own routes, cached pages, rendered pages, and what is left at the edge, in this order. */
export function answerRequests(options: AnswerOptions): RequestListener {
  const {environment, logger, metrics, traceShare, inspector, operate, pages, bypass, edge} =
    options
  const {externalOrigin, pageCache} = environment
  const https = externalOrigin.protocol === 'https:'
  const isDrawn =
    traceShare === undefined ? undefined : drawTraces(traceShare, environment.metricsToken)

  const serveUncached = (req: IncomingMessage, res: ServerResponse): boolean => {
    const address = addressOf(req.url ?? '/', () => null)
    if (!address) return false
    res.setHeader('X-Page-Cache', 'bypass')
    metrics.page('bypass', address.siteId)
    bypass(req, res)
    return true
  }
  const answer = (req: IncomingMessage, res: ServerResponse, span: Span | undefined): void => {
    const watch = {logger, metrics, span}
    const problem = checkTarget(req, externalOrigin)
    if (problem) {
      protect(res, https)
      watchRequest(req, res, watch)
      return sendBadRequest(res, problem)
    }
    if (inspector.owns(req.url ?? '/')) {
      protect(res, https)
      watchRequest(req, res, watch)
      return inspector.answer(req, res)
    }
    if (
      pageCache.on &&
      watchCached(req, res, {...watch, https, answerFromCache: pages.answerFromCache})
    )
      return
    protect(res, https)
    if (operate(req, res)) return
    if (isDrawn && !span) declineTrace(req)
    watchRequest(req, res, watch)
    const isAnswered = pageCache.on ? pages.answer(req, res) : serveUncached(req, res)
    if (isAnswered) return
    // Pages that are never cached, such as those without a site prefix, wait in the same queue.
    if (isPageRequest(req.method, req.url ?? '/')) bypass(req, res)
    else edge(req, res)
  }
  return (req, res) => {
    const span = isDrawn && startRequestSpan(req, isDrawn)
    withinSpan(span, () => answer(req, res, span))
  }
}
