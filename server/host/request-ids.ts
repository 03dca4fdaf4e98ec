import {randomBytes, randomUUID} from 'node:crypto'
import type {IncomingMessage} from 'node:http'

const CORRELATION_ID = /^[\w-]{8,64}$/
/** Version, trace id, id of the caller's span, flags (W3C Trace Context). */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/

/** The id that the caller sent, if its format is valid; else a new one. */
export function correlationIdOf(req: IncomingMessage): string {
  const given = req.headers['x-correlation-id']
  return typeof given === 'string' && CORRELATION_ID.test(given) ? given : randomUUID()
}

/** A new span in the caller's trace, or the first span of a new trace. */
export function continueTrace(given: unknown): string {
  const [, traceId = randomBytes(16).toString('hex'), flags = '01'] =
    TRACEPARENT.exec(typeof given === 'string' ? given : '') ?? []
  return `00-${traceId}-${randomBytes(8).toString('hex')}-${flags}`
}
