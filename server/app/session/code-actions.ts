import {isApiFault} from '../../../common/fault'
import {monotonicNow} from '../../../common/monotonic-now'
import {deliveryOf} from './callback-routes'
import {
  attemptKey,
  countAttempt,
  countMail,
  nextStep,
  requireAttempt,
  welcome,
} from './login-action'
import {customersOf, requireCustomer} from './session-customer'
import {refusal, textOf, type CustomerCall} from './session-request'
import {clientHeader, readSlas, tellSlas} from './slas-call'
import type {TokenAnswer} from './token-action'
import {readTokens} from './tokens'

/** Answer of calls whose outcome must not say whether an address has an account. */
const DONE = {}

/** Mails are answered after a multiple of this time in milliseconds: more than most are handed over in. */
const MAIL_STEP_MS = 1_000

/**
 * Hides what only an address with an account, or only one without, can cause: an unknown user (404), a code that
 * could not be handed over (412), which the log of the callback reports, and the time that a mail takes.
 */
async function hideAccount(call: Promise<void>): Promise<void> {
  const began = monotonicNow()
  await call.catch((error: unknown) => {
    if (!isApiFault(error) || ![404, 412].includes(error.status)) throw error
  })
  await nextStep(began, MAIL_STEP_MS)
}

/** Asks SLAS to mail a link and a code for a new password. @throws ApiFault */
export async function requestReset(call: CustomerCall): Promise<object> {
  const {env, siteId} = call
  const email = textOf(call, 'email')
  await countMail(call, email)
  const form = {
    user_id: email,
    channel_id: siteId,
    client_id: env.COMMERCE_CLIENT_ID,
    hint: 'cross_device',
    ...deliveryOf(call, 'reset', textOf(call, 'locale', 10)),
  }
  await hideAccount(tellSlas(env, 'password/reset', {form, headers: clientHeader(env)}))
  return DONE
}

/** Sets a new password with a mailed code. @throws ApiFault 400 `invalid-token` */
export async function resetPassword(call: CustomerCall): Promise<object> {
  const {env, siteId} = call
  const email = textOf(call, 'email')
  const form = {
    user_id: email,
    pwd_action_token: textOf(call, 'token'),
    channel_id: siteId,
    client_id: env.COMMERCE_CLIENT_ID,
    new_password: textOf(call, 'password', 4_096),
    hint: 'cross_device',
  }
  await countAttempt(attemptKey(call, `reset ${email}`), () =>
    tellSlas(env, 'password/action', {form, headers: clientHeader(env)}),
  )
  return DONE
}

/**
 * Changes the password of the customer with the current one, which is limited like a login: whoever has taken over a
 * session must not try passwords. All sessions end; the page signs in with the new password.
 * @throws ApiFault 400 for a wrong current password; 429 with the seconds to wait
 */
export async function changePassword(call: CustomerCall): Promise<object> {
  const body = {
    currentPassword: textOf(call, 'currentPassword', 4_096),
    password: textOf(call, 'password', 4_096),
  }
  const {customerId, accessToken} = await requireCustomer(call)
  const customers = customersOf(call, async (refresh) => {
    if (!refresh) return accessToken
    // The access token was refused, not the password.
    // eslint-disable-next-line shop/listed-fields -- The body of the browser's call; nothing is sent.
    return (await requireCustomer({...call, body: {...call.body, refresh: true}})).accessToken
  })
  await countAttempt(attemptKey(call, `password ${customerId}`), () =>
    customers.updateCustomerPassword({parameters: {customerId}, body}),
  )
  return {}
}

/** @throws ApiFault 501 where the site or the client has no login of this kind */
export function requireFeature(call: CustomerCall, name: 'passwordless' | 'passkeys'): void {
  if (call.account[name] && call.env.PWA_KIT_SLAS_CLIENT_SECRET) return
  throw refusal(501, 'feature-unavailable', 'This feature is not currently available')
}

/**
 * Mails a link and a code for a login without a password. An unknown address gets the same answer.
 * @throws ApiFault
 */
export async function requestCode(call: CustomerCall): Promise<object> {
  requireFeature(call, 'passwordless')
  const {env, siteId, request} = call
  const email = textOf(call, 'email')
  await requireAttempt(attemptKey(call, `code ${email}`))
  await countMail(call, email)
  const form = {
    user_id: email,
    channel_id: siteId,
    usid: request.usid,
    ...deliveryOf(call, 'login', textOf(call, 'locale', 10)),
  }
  await hideAccount(tellSlas(env, 'passwordless/login', {form, headers: clientHeader(env)}))
  return DONE
}

/** Signs in with a mailed code. @throws ApiFault 400 for a wrong, used or expired code */
export async function redeemCode(call: CustomerCall): Promise<TokenAnswer> {
  requireFeature(call, 'passwordless')
  const {env, request} = call
  const email = textOf(call, 'email')
  const form = {
    grant_type: 'client_credentials',
    hint: 'pwdless_login',
    pwdless_login_token: textOf(call, 'token'),
    login_id: email,
    usid: request.usid,
    dnt: request.dnt === undefined ? undefined : String(request.dnt),
  }
  const tokens = await countAttempt(attemptKey(call, `code ${email}`), async () =>
    readTokens(await readSlas(env, 'passwordless/token', {form, headers: clientHeader(env)})),
  )
  return welcome(call, tokens)
}
