import {randomBytes, randomUUID} from 'node:crypto'
import type {IncomingMessage} from 'node:http'
import {readTraceparent, writeTraceparent} from '../../common/traceparent'

const CORRELATION_ID = /^[\w-]{8,64}$/
/** Flags of a trace that begins here: backends may record it. */
const SAMPLED = 1

/** The id that the caller sent, if its format is valid; else a new one. */
export function correlationIdOf(req: IncomingMessage): string {
  const given = req.headers['x-correlation-id']
  return typeof given === 'string' && CORRELATION_ID.test(given) ? given : randomUUID()
}

/** A new span in the caller's trace, or the first span of a new trace. */
export function continueTrace(given: unknown): string {
  const {traceId = randomBytes(16).toString('hex'), traceFlags = SAMPLED} =
    readTraceparent(given) ?? {}
  return writeTraceparent({traceId, spanId: randomBytes(8).toString('hex'), traceFlags})
}
