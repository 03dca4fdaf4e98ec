import {STATE_ASKED} from '../../common/server-events'
import type {Rate} from './rate-limit/token-bucket'

/** State that all processes of a shop share, where a host has a store for it. The host hashes the keys. */
export type StateCall =
  /** Counts a request of a rate. Answer: 0, or the milliseconds until the next one is allowed. */
  | {readonly kind: 'rate'; readonly key: string; readonly rate: Rate}
  /** Delays of attempts (`AttemptDelay`). Answer: 0, or the milliseconds until the next one is allowed. */
  | {
      readonly kind: 'attempt'
      readonly key: string
      readonly step: 'wait' | 'begin' | 'withdraw' | 'succeeded'
    }
  /** Marks a key for some milliseconds. Answer: 1, or 0 when it is marked already. */
  | {readonly kind: 'mark'; readonly key: string; readonly forMs: number}
  | {readonly kind: 'unmark'; readonly key: string}

/** A call with its answer: null when the store does not answer. The answer is given once, in bounded time. */
export interface StateQuestion {
  readonly call: StateCall
  readonly answer: (result: number | null) => void
}

/**
 * Asks the host for state of all processes.
 * @returns null where no host shares state; else a promise of the answer, which is null when its store does not answer.
 * With null the process counts for itself.
 */
export function askHost(call: StateCall): Promise<number | null> | null {
  if (process.listenerCount(STATE_ASKED) === 0) return null
  return new Promise((answer) => {
    const question: StateQuestion = {call, answer}
    process.emit(STATE_ASKED as 'message', question, undefined)
  })
}
