import {AsyncLocalStorage} from 'node:async_hooks'
import {isSpanContextValid, type Span} from '@opentelemetry/api'
import type {Request, RequestHandler} from 'express'
import {writeTraceparent} from '../../common/traceparent'

const requests = new AsyncLocalStorage<Request>()

/** Makes a request known to the calls of backends that it causes. */
export const keepTrace: RequestHandler = (req, _res, next) => requests.run(req, next)

/** The `traceparent` of the current request; undefined outside of a request. */
export const traceparentOfRequest = (): string | string[] | undefined =>
  requests.getStore()?.headers.traceparent

/**
 * Headers by which backends correlate the calls of one request (W3C Trace Context); none outside of a request.
 * @param span the span of the call
 */
export function traceHeaders(span: Span): Record<string, string> {
  const id: unknown = requests.getStore()?.res?.locals.requestId
  const context = span.spanContext()
  return {
    ...(typeof id === 'string' && {'correlation-id': id}),
    ...(isSpanContextValid(context) && {traceparent: writeTraceparent(context)}),
  }
}
