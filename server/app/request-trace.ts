import {AsyncLocalStorage} from 'node:async_hooks'
import type {Request, RequestHandler} from 'express'

const requests = new AsyncLocalStorage<Request>()

/** Makes a request known to the calls of backends that it causes. */
export const keepTrace: RequestHandler = (req, _res, next) => requests.run(req, next)

/** Headers by which backends correlate the calls of one request (W3C Trace Context); none outside of a request. */
export function traceHeaders(): Record<string, string> {
  const req = requests.getStore()
  const id: unknown = req?.res?.locals.requestId
  const traceparent = req?.headers.traceparent
  return {
    ...(typeof id === 'string' && {'correlation-id': id}),
    ...(typeof traceparent === 'string' && {traceparent}),
  }
}
