import {ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span} from '@opentelemetry/api'
import {readTraceparent} from '../../common/traceparent'

/** Protocol and first resource of a shopper API; the ids around them are left out. */
const SCAPI =
  /^\/([a-z-]{1,40}\/[a-z-]{1,40}\/v\d{1,2})\/organizations\/[^/?]+(?:\/([a-z-]{1,40})(?=[/?]|$))?/
const OCAPI = /^\/s\/[^/?]+\/dw\/(shop\/v\d{1,2}_\d{1,2})\/([a-z_]{1,40})(?=[/?]|$)/

/**
 * What a call asks a backend for, without ids and values: `/product/shopper-products/v1/{organization}/products`.
 * @param path path with or without query
 * @returns undefined for a path of another protocol
 */
export function apiOf(path: string): string | undefined {
  const scapi = SCAPI.exec(path)
  if (scapi) return [`/${scapi[1]}/{organization}`, scapi[2]].filter(Boolean).join('/')
  const ocapi = OCAPI.exec(path)
  return ocapi ? `/s/{site}/dw/${ocapi[1]}/${ocapi[2]}` : undefined
}

interface BackendCall {
  /** Name of a proxy, or host of an origin of the configuration. */
  readonly backend: string
  readonly method: string
  /** Path with or without query; only what `apiOf` keeps of it is recorded. */
  readonly path: string
  /** Header of the request that causes the call. */
  readonly traceparent: unknown
}

/**
 * Span of a call to a backend. Without an SDK, or outside of a request, it records nothing; outside of a request its
 * context is not valid either.
 */
export function startBackendSpan({backend, method, path, traceparent}: BackendCall): Span {
  const parent = readTraceparent(traceparent)
  if (!parent) return trace.wrapSpanContext({traceId: '', spanId: '', traceFlags: 0})
  const span = trace
    .getTracer('storefront')
    .startSpan(
      `${method} ${backend}`,
      {kind: SpanKind.CLIENT},
      trace.setSpanContext(ROOT_CONTEXT, parent),
    )
  if (!span.isRecording()) return span
  const api = apiOf(path)
  span.setAttributes({
    'http.request.method': method,
    'server.address': backend,
    ...(api !== undefined && {'url.template': api}),
  })
  return span
}

/** @param outcome status of the answer, or the kind of failure when there is none */
export function endBackendSpan(span: Span, outcome: number | string): void {
  if (typeof outcome === 'number') span.setAttribute('http.response.status_code', outcome)
  else span.setAttribute('error.type', outcome)
  if (typeof outcome === 'string' || outcome >= 500) span.setStatus({code: SpanStatusCode.ERROR})
  span.end()
}
