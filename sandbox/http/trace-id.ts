import type {IncomingHttpHeaders} from 'node:http'

/** Version 00 of W3C Trace Context: trace id, id of the caller's span, flags. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** Trace of a call (W3C Trace Context), by which it is found from the caller's telemetry; absent without a valid header. */
export function traceOf({traceparent}: IncomingHttpHeaders): {readonly traceId?: string} {
  const [, traceId] = (typeof traceparent === 'string' && TRACEPARENT.exec(traceparent)) || []
  return traceId === undefined ? {} : {traceId}
}
