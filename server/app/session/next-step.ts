import {setTimeout as sleep} from 'node:timers/promises'
import {monotonicNow} from '../../../common/monotonic-now'

/**
 * Waits until a multiple of `stepMs` has passed since `began`: how long an answer takes does not say what a service
 * compared, looked up or sent.
 * @param began milliseconds of a monotonic clock
 */
export async function nextStep(began: number, stepMs: number): Promise<void> {
  await sleep(stepMs - ((monotonicNow() - began) % stepMs))
}
