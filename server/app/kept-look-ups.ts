import {KeptAnswers} from './kept-answers'

/** Time for which an answer of the maps service is kept, in milliseconds (rule LIMIT-11). */
const KEPT_MS = 300_000
const FAILED_MS = 5_000
const KEPT = 2_000
const KEPT_BYTES = 2_000_000
/** Maximum number of calls to the service at the same time by one process. */
const MAX_RUNNING = 16

export type LookUp = {status: 200; body: object} | {status: 502; body: {title: string}}

/** Memory for answers of the maps service: five minutes, failures for five seconds. */
export const keptLookUps = (): KeptAnswers<LookUp> =>
  new KeptAnswers<LookUp>({
    lifetimeOf: ({status}) => (status === 200 ? KEPT_MS : FAILED_MS),
    isHit: ({status}) => status === 200,
    maxHits: KEPT,
    maxBytes: KEPT_BYTES,
    bytesOf: ({body}) => JSON.stringify(body).length,
    maxRunning: MAX_RUNNING,
  })

/** The answer of a look-up; a failure is 502. @param title what could not be done, for developers */
export async function lookUp(look: () => Promise<object>, title: string): Promise<LookUp> {
  try {
    return {status: 200, body: await look()}
  } catch (error) {
    // The reason only: what was typed stays out of logs.
    console.warn(`The maps service failed: ${error instanceof Error ? error.message : 'unknown'}`)
    return {status: 502, body: {title}}
  }
}
