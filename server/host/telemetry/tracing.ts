import type {IncomingMessage} from 'node:http'
import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type SpanContext,
} from '@opentelemetry/api'
import {readTraceparent, writeTraceparent} from '../../../common/traceparent'
import {continueTrace} from '../request-ids'
import type {DrawTrace} from './draw-trace'
import {pageRouteOf} from './route-pattern'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const tracer = trace.getTracer('storefront')

/** Name of a method for spans; any client can invent one. */
export const knownMethod = (method: string | undefined): string =>
  method !== undefined && METHODS.has(method) ? method : '_OTHER'

const under = (parent: SpanContext | null): Context =>
  parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT

/**
 * Span of a request whose trace is drawn to be recorded. It continues the trace of the caller, whose flags do not count.
 * `req.headers.traceparent` becomes this span.
 * @returns undefined for a request that is not recorded
 */
export function startRequestSpan(req: IncomingMessage, isDrawn: DrawTrace): Span | undefined {
  const parent = readTraceparent(req.headers.traceparent)
  if (!isDrawn(parent?.traceId)) return undefined
  const span = tracer.startSpan('request', {kind: SpanKind.SERVER}, under(parent))
  req.headers.traceparent = writeTraceparent(span.spanContext())
  return span
}

/** Makes the calls of a request that is not recorded say so. */
export function declineTrace({headers}: IncomingMessage): void {
  headers.traceparent = `${continueTrace(headers.traceparent).slice(0, -2)}00`
}

/** Calls a function so that pages which are rendered for every visitor are linked to the span of a request. */
export function withinSpan(span: Span | undefined, work: () => void): void {
  if (span?.isRecording()) context.with(trace.setSpan(ROOT_CONTEXT, span), work)
  else work()
}

/** Ids by which a line of the log is found from its trace; none for a span that is not recorded. */
export function traceIdsOf(span: Span | undefined): {traceId?: string; spanId?: string} {
  if (!span?.isRecording()) return {}
  const {traceId, spanId} = span.spanContext()
  return {traceId, spanId}
}

/** The same for the span of the current request. */
export const currentTraceIds = (): {traceId?: string; spanId?: string} =>
  traceIdsOf(trace.getActiveSpan())

interface AnsweredRequest {
  method: string | undefined
  status: number
  /** Pattern of the address; undefined for an address of no known route. */
  route: string | undefined
  siteId: string | undefined
  cache: unknown
  complete: boolean
}

export function endRequestSpan(span: Span, answered: AnsweredRequest): void {
  const {method, status, route, siteId, cache, complete} = answered
  const known = knownMethod(method)
  span.updateName([known, route].filter(Boolean).join(' '))
  span.setAttributes({
    'http.request.method': known,
    'http.response.status_code': status,
    ...(route !== undefined && {'http.route': route}),
    ...(siteId !== undefined && {'shop.site': siteId}),
    ...(typeof cache === 'string' && {'shop.page_cache': cache}),
    ...(!complete && {'shop.incomplete': true}),
  })
  if (status >= 500) span.setStatus({code: SpanStatusCode.ERROR})
  span.end()
}

/**
 * Span of rendering a page. A page for one visitor belongs to the visitor's request. A shared page has a trace of its
 * own with a link to the request that caused it: nothing of a caller reaches the rendering of a shared page.
 * @param url path and query
 * @param traceparent of the visitor's request; undefined for a shared page
 */
export function startRenderSpan(url: string, traceparent: unknown): Span {
  const cause = trace.getActiveSpan()
  const route = pageRouteOf(url)
  return traceparent === undefined
    ? tracer.startSpan(
        'render shared page',
        {
          root: true,
          links: cause ? [{context: cause.spanContext()}] : [],
          attributes: {'http.route': route},
        },
        ROOT_CONTEXT,
      )
    : tracer.startSpan(
        'render page',
        {attributes: {'http.route': route}},
        under(readTraceparent(traceparent)),
      )
}

export function endRenderSpan(span: Span, outcome: 'ok' | 'failed'): void {
  if (outcome === 'failed') span.setStatus({code: SpanStatusCode.ERROR})
  span.end()
}
