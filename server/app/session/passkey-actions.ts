import {isApiFault} from '../../../common/fault'
import {attemptKey, countAttempt, countMail, requireAttempt, welcome} from './login-action'
import {requireFeature} from './code-actions'
import {refusal, textOf, type CustomerCall} from './session-request'
import {clientHeader, readSlas, tellSlas, type SlasRequest} from './slas-call'
import {requireCustomer, type SessionCustomer} from './session-customer'
import type {TokenAnswer} from './token-action'
import {readTokens} from './tokens'

/** A passkey in the list of its customer. */
interface PasskeyEntry {
  readonly id: string
  readonly name: string
}

/** Client and site of a call. */
const common = ({env, siteId}: CustomerCall) => ({
  client_id: env.COMMERCE_CLIENT_ID,
  channel_id: siteId,
})

/** An object of the body. @throws ApiFault 400 */
function objectOf({body}: CustomerCall, name: string): object {
  const value = body[name]
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw refusal(400, 'bad-request', `The value ${name} is missing`)
}

const post = (call: CustomerCall, path: string, request: SlasRequest) =>
  readSlas(call.env, `webauthn/${path}`, {...request, headers: clientHeader(call.env)})
const tell = (call: CustomerCall, path: string, request: SlasRequest) =>
  tellSlas(call.env, `webauthn/${path}`, {...request, headers: clientHeader(call.env)})

/** The customer of the session, who may have passkeys. @throws ApiFault */
function requireOwner(call: CustomerCall): Promise<SessionCustomer> {
  requireFeature(call, 'passkeys')
  return requireCustomer(call)
}

/**
 * Options with which the browser asks for a passkey. No account is named, so the answer is the same for everyone.
 * @throws ApiFault
 */
export async function passkeyLoginOptions(call: CustomerCall): Promise<object> {
  requireFeature(call, 'passkeys')
  return post(call, 'authenticate/start', {form: common(call)})
}

/** Signs in with the answer of an authenticator. @throws ApiFault 401 for a passkey that is not accepted */
export async function passkeyLogin(call: CustomerCall): Promise<TokenAnswer> {
  requireFeature(call, 'passkeys')
  const json = {...common(call), usid: call.request.usid, credential: objectOf(call, 'credential')}
  const tokens = await countAttempt(attemptKey(call, 'passkey'), async () => {
    const {tokenResponse} = await post(call, 'authenticate/finish', {json})
    return readTokens((tokenResponse ?? {}) as Record<string, unknown>)
  })
  return welcome(call, tokens)
}

/** Mails a code with which the customer may add a passkey. @throws ApiFault */
export async function requestPasskeyCode(call: CustomerCall): Promise<object> {
  const {login} = await requireOwner(call)
  await requireAttempt(attemptKey(call, `passkey ${login}`))
  await countMail(call, login)
  const form = {
    ...common(call),
    user_id: login,
    mode: 'email',
    locale: textOf(call, 'locale', 10),
  }
  await tell(call, 'register/authorize', {form})
  return {}
}

/** Options with which the browser creates a passkey. @throws ApiFault 400 for a wrong or expired code */
export async function passkeyCreationOptions(call: CustomerCall): Promise<object> {
  const {login} = await requireOwner(call)
  const form = {
    ...common(call),
    user_id: login,
    pwd_action_token: textOf(call, 'token', 8),
    nick_name: textOf(call, 'name', 32),
  }
  return countAttempt(attemptKey(call, `passkey ${login}`), () =>
    post(call, 'register/start', {form}),
  )
}

/** Stores a new passkey. @throws ApiFault 400 for one that is not accepted */
export async function addPasskey(call: CustomerCall): Promise<object> {
  const {login: username} = await requireOwner(call)
  const credential = objectOf(call, 'credential')
  const token = textOf(call, 'token', 8)
  await tell(call, 'register/finish', {
    json: {...common(call), username, pwd_action_token: token, credential},
  })
  return {}
}

const userPath = (call: CustomerCall, login: string, credential = ''): string =>
  `webauthn/passkey/user/${encodeURIComponent(login)}${credential}?channel_id=${call.siteId}`

/** Calls SLAS for the passkeys of the customer; one that does not exist is no fault. */
async function withToken<Result>(run: () => Promise<Result>, missing: Result): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (isApiFault(error) && error.status === 404) return missing
    throw error
  }
}

/** The passkeys of the customer, oldest first. @throws ApiFault */
export async function listPasskeys(call: CustomerCall): Promise<{passkeys: PasskeyEntry[]}> {
  const {accessToken, login} = await requireOwner(call)
  const headers = {Authorization: `Bearer ${accessToken}`}
  const {credentials = []} = (await withToken(
    () => readSlas(call.env, userPath(call, login), {headers}),
    {},
  )) as {credentials?: {credentialId: string; nickName?: string}[]}
  return {
    passkeys: credentials.map(({credentialId, nickName = ''}) => ({
      id: credentialId,
      name: nickName,
    })),
  }
}

/** Deletes a passkey of the customer. @throws ApiFault */
export async function removePasskey(call: CustomerCall): Promise<object> {
  const {accessToken, login} = await requireOwner(call)
  const path = userPath(call, login, `/credentials/${encodeURIComponent(textOf(call, 'id', 1024))}`)
  const headers = {Authorization: `Bearer ${accessToken}`}
  await withToken(() => tellSlas(call.env, path, {method: 'DELETE', headers}), undefined)
  return {}
}
