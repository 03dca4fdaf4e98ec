import {setTimeout as sleep} from 'node:timers/promises'
import {needsActivation} from '../../../common/account-settings'
import {isApiFault, type ApiFault} from '../../../common/fault'
import {monotonicNow} from '../../../common/monotonic-now'
import {RateLimits} from '../rate-limit/limit-rate'
import {AttemptDelay} from './attempt-delay'
import {attemptSucceeded, beginAttempt, secondsToWait, withdrawAttempt} from './attempts'
import {refreshOnce} from './refresh-once'
import {clearSession} from './session-cookies'
import {customersOf} from './session-customer'
import {refusal, textOf, type CustomerCall, type SessionCall} from './session-request'
import {openSession, type TokenAnswer} from './token-action'
import {endSession, passwordLogin, type SessionTokens} from './tokens'

/**
 * Waits until a multiple of `stepMs` has passed since `began`: how long an answer takes does not say what a service
 * compared, looked up or sent.
 * @param began milliseconds of a monotonic clock
 */
export async function nextStep(began: number, stepMs: number): Promise<void> {
  await sleep(stepMs - ((monotonicNow() - began) % stepMs))
}

const tooMany = (seconds: number): ApiFault =>
  refusal(429, 'too-many-requests', 'Too many attempts', {seconds})

/** Refuses a client that has to wait. @throws ApiFault 429 with the seconds to wait */
export async function requireAttempt(key: string): Promise<void> {
  const seconds = await secondsToWait(key)
  if (seconds > 0) throw tooMany(seconds)
}

/** Counts an attempt. @throws ApiFault 429 with the seconds to wait */
async function begin(key: string): Promise<void> {
  const seconds = await beginAttempt(key)
  if (seconds > 0) throw tooMany(seconds)
}

/** Refusals are answered after a multiple of this time in milliseconds, whatever SLAS compared. */
const REFUSAL_STEP_MS = 500

/**
 * Runs an attempt, which counts before it is judged: one that is refused (400, 401, 404) makes the next ones wait
 * longer.
 */
export async function countAttempt<Result>(
  key: string,
  run: () => Promise<Result>,
): Promise<Result> {
  await begin(key)
  const began = monotonicNow()
  try {
    const result = await run()
    await attemptSucceeded(key)
    return result
  } catch (error) {
    const isRefused = isApiFault(error) && [400, 401, 404].includes(error.status)
    if (isRefused) await nextStep(began, REFUSAL_STEP_MS)
    else await withdrawAttempt(key)
    throw error
  }
}

/** Mails to one address from all clients. */
const mails = new RateLimits('mails', {perSecond: 1 / 300, burst: 5})

/**
 * Counts a request for a mail to an address: whether the address has an account or not, each makes the next ones of the
 * client wait longer, and the address has a limit for all clients together.
 * @throws ApiFault 429 with the seconds to wait
 */
export async function countMail(call: CustomerCall, email: string): Promise<void> {
  await begin(attemptKey(call, `mail ${email}`))
  const seconds = await mails.take(AttemptDelay.keyOf(email.trim().toLowerCase()))
  if (seconds > 0) throw tooMany(seconds)
}

/** Key of an attempt: the account as tried by one client, so that other clients cannot lock out a customer. */
export const attemptKey = ({siteId, client}: CustomerCall, login: string): string =>
  AttemptDelay.keyOf(siteId, login.trim().toLowerCase(), client)

/** Ends a session that was opened a moment ago; a failure leaves it to expire. */
const discard = ({env, siteId}: CustomerCall, tokens: SessionTokens): Promise<void> =>
  endSession(env, siteId, tokens, false).catch(() => undefined)

/**
 * Stores the session of a customer who proved an identity. An account that waits for its activation gets none,
 * unless an identity provider proved the address (`isProven`).
 * @throws ApiFault 403 `activation-needed`
 */
export async function welcome(
  call: CustomerCall,
  tokens: SessionTokens,
  {isProven = false} = {},
): Promise<TokenAnswer> {
  const {doubleOptIn} = call.account
  if (!isProven && (doubleOptIn.everyone || doubleOptIn.domains.length > 0)) {
    const {accessToken, customerId} = tokens
    const customers = customersOf(call, () => Promise.resolve(accessToken))
    const customer = await customers
      .getCustomer({parameters: {customerId}})
      .catch(async (error: unknown) => {
        await discard(call, tokens)
        throw error
      })
    const isBusiness = customer.c_isD2BCustomer === true
    const needs = needsActivation(call.account, customer.email ?? '', isBusiness)
    if (needs && customer.c_activated !== true) {
      await discard(call, tokens)
      throw refusal(403, 'activation-needed', 'The account is not activated')
    }
  }
  return openSession(call, 'registered', tokens)
}

/** Signs in with `login` and `password`. @throws ApiFault */
export async function logIn(call: CustomerCall): Promise<TokenAnswer> {
  const login = textOf(call, 'login')
  const password = textOf(call, 'password', 4_096)
  const tokens = await countAttempt(attemptKey(call, login), () =>
    passwordLogin(call.env, call.request, {login, password}),
  )
  return welcome(call, tokens)
}

/**
 * Signs out here, or with `everywhere` on all devices. The tokens leave this browser even if SLAS cannot be
 * reached. @throws ApiFault when other sessions could not be ended
 */
export async function logOut(call: SessionCall): Promise<object> {
  const {env, res, siteId, stored, body} = call
  clearSession(res, call)
  if (stored?.kind !== 'registered') return {}
  const everywhere = body.everywhere === true
  const end = async (): Promise<void> => {
    const {accessToken, refreshToken} = stored
    const tokens = accessToken ? {accessToken, refreshToken} : await refreshOnce(call, refreshToken)
    await endSession(env, siteId, tokens, everywhere)
  }
  await end().catch((error: unknown) => {
    if (everywhere) throw error
  })
  return {}
}
