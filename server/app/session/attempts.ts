import {askHost, type StateCall} from '../shared-state'
import {AttemptDelay} from './attempt-delay'

/** Attempts of this process. They count where no host shares attempts, and while its store does not answer. */
const own = new AttemptDelay()

type Step = Extract<StateCall, {kind: 'attempt'}>['step']

async function ask(key: string, step: Step): Promise<number | null> {
  const asked = askHost({kind: 'attempt', key, step})
  // Without a host there is no pause between check and count.
  const waitMs = asked && (await asked)
  return waitMs === null ? null : Math.ceil(waitMs / 1000)
}

/** Whole seconds until the next attempt is allowed; 0 when it is. */
export async function secondsToWait(key: string): Promise<number> {
  return (await ask(key, 'wait')) ?? own.waitSeconds(key)
}

/** Counts an attempt, unless it has to wait. @returns seconds to wait; 0 when it counts */
export async function beginAttempt(key: string): Promise<number> {
  const seconds = (await ask(key, 'begin')) ?? own.waitSeconds(key)
  if (seconds === 0) own.begin(key)
  return seconds
}

/** An attempt whose outcome is not known no longer counts. */
export async function withdrawAttempt(key: string): Promise<void> {
  own.withdraw(key)
  await ask(key, 'withdraw')
}

/** All attempts are forgotten. */
export async function attemptSucceeded(key: string): Promise<void> {
  own.succeeded(key)
  await ask(key, 'succeeded')
}
