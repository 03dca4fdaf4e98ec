import {createHmac, randomBytes} from 'node:crypto'

/** Whether a trace is recorded. @param traceId of the caller; undefined for a trace that begins here */
export type DrawTrace = (traceId: string | undefined) => boolean

/** Number of values of the first 32 bits of a hash. */
const RANGE = 2 ** 32

/**
 * Draws a share of the traces, and all requests of one trace alike. The draw is a keyed hash of the trace's id: a caller, who
 * is any browser, cannot choose ids that are recorded.
 * @param share 0 to 1
 * @param secret the same in all processes and hosts that should draw alike; each draws for itself when absent
 */
export function drawTraces(share: number, secret: string | undefined): DrawTrace {
  const key = secret ?? randomBytes(32)
  return (traceId) =>
    traceId === undefined
      ? Math.random() < share
      : createHmac('sha256', key).update(traceId).digest().readUInt32BE() < share * RANGE
}
