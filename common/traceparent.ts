import type {SpanContext} from '@opentelemetry/api'

/** Version, trace id, id of the caller's span, flags (W3C Trace Context). */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

/** The span that a `traceparent` header names; null when the header is missing or not valid. */
export function readTraceparent(header: unknown): SpanContext | null {
  const found = typeof header === 'string' ? TRACEPARENT.exec(header) : null
  if (!found) return null
  const [, traceId = '', spanId = '', flags = '00'] = found
  return {traceId, spanId, traceFlags: Number.parseInt(flags, 16)}
}

/** The `traceparent` header of calls that belong to a span. */
export const writeTraceparent = ({traceId, spanId, traceFlags}: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
