import type {RequestHandler, Response} from 'express'
import {accountSettingsOf} from '../../../common/account-settings'
import {faultFromThrown, type ApiFault} from '../../../common/fault'
import type {Rate} from '../rate-limit/token-bucket'
import type {Route, RouteContext} from '../route'
import type {RunTimeSites} from '../run-time-site'
import {foreignPart} from '../sender'
import {changePassword, redeemCode, requestCode, requestReset, resetPassword} from './code-actions'
import {logIn, logOut} from './login-action'
import {
  addPasskey,
  listPasskeys,
  passkeyCreationOptions,
  passkeyLogin,
  passkeyLoginOptions,
  removePasskey,
  requestPasskeyCode,
} from './passkey-actions'
import {SESSION_PATH} from './session-cookies'
import {readCall, refusal, type CustomerCall, type SessionCall} from './session-request'
import {beginSocialLogin, finishSocialLogin} from './social-actions'
import {readToken} from './token-action'

type Action = (call: SessionCall, sitesAtRunTime: RunTimeSites) => Promise<object>

/** Maximum size of a request body in bytes; an answer of an authenticator has a few thousand. */
const MAX_BODY = 32_768
/** Rates of one client in one process: of tokens, and of calls that prove an identity or send a mail. */
const TOKEN_RATE: Rate = {perSecond: 5, burst: 100}
const PROOF_RATE: Rate = {perSecond: 0.5, burst: 30}

/** A call for customers. @throws ApiFault 400 at a site that sells nothing */
const forCustomers =
  (run: (call: CustomerCall) => Promise<object>): Action =>
  async (call, sitesAtRunTime) => {
    if (call.isContentOnly) throw refusal(400, 'bad-request', 'The site has no customers')
    return run({...call, account: accountSettingsOf(await sitesAtRunTime(call.site))})
  }

const actions: Readonly<Record<string, {run: Action; rate: Rate}>> = {
  token: {run: readToken, rate: TOKEN_RATE},
  logout: {run: logOut, rate: TOKEN_RATE},
  login: {run: forCustomers(logIn), rate: PROOF_RATE},
  'password-reset': {run: forCustomers(requestReset), rate: PROOF_RATE},
  'new-password': {run: forCustomers(resetPassword), rate: PROOF_RATE},
  'change-password': {run: forCustomers(changePassword), rate: PROOF_RATE},
  'login-code': {run: forCustomers(requestCode), rate: PROOF_RATE},
  social: {run: forCustomers(beginSocialLogin), rate: PROOF_RATE},
  'social-login': {run: forCustomers(finishSocialLogin), rate: PROOF_RATE},
  'code-login': {run: forCustomers(redeemCode), rate: PROOF_RATE},
  'passkey/login-options': {run: forCustomers(passkeyLoginOptions), rate: TOKEN_RATE},
  'passkey/login': {run: forCustomers(passkeyLogin), rate: PROOF_RATE},
  'passkey/code': {run: forCustomers(requestPasskeyCode), rate: PROOF_RATE},
  'passkey/creation-options': {run: forCustomers(passkeyCreationOptions), rate: PROOF_RATE},
  'passkey/add': {run: forCustomers(addPasskey), rate: PROOF_RATE},
  'passkey/list': {run: forCustomers(listPasskeys), rate: TOKEN_RATE},
  'passkey/remove': {run: forCustomers(removePasskey), rate: TOKEN_RATE},
}

/** What the routes of sessions are made of. */
export type SessionContext = Pick<
  RouteContext,
  'env' | 'shop' | 'checkHost' | 'clientOf' | 'sitesAtRunTime'
>

/** Status of an answer: an error of SLAS itself, or no answer, is an error of the gateway. */
const statusOf = ({status, type}: ApiFault): number => {
  if (type === 'timeout') return 504
  return status >= 400 && status < 500 ? status : status === 501 ? 501 : 502
}

function sendFault(res: Response, fault: ApiFault): void {
  const {type, title, detail} = fault
  const {seconds} = fault.arguments
  if (typeof seconds === 'number') res.set('Retry-After', String(seconds))
  res.status(statusOf(fault)).json({type, title, detail, ...fault.arguments})
}

/** Refuses requests for another host than the shop's, and those of pages of other sites. */
const refuseForeign =
  ({shop, checkHost}: SessionContext): RequestHandler =>
  (req, res, next) => {
    res.set({'Cache-Control': 'no-store', Pragma: 'no-cache'})
    const part = foreignPart(req, res, shop, {checkHost})
    if (part === null) return next()
    sendFault(
      res,
      part === 'host'
        ? refusal(403, 'foreign-host', `The shop is ${shop.origin} (EXTERNAL_DOMAIN_NAME)`)
        : refusal(403, 'forbidden', 'Only pages of the shop may call this'),
    )
  }

function handle(run: Action, options: SessionContext): RequestHandler {
  const {env, shop, clientOf, sitesAtRunTime} = options
  return async (req, res) => {
    try {
      const call = await readCall(env, req, res, {origin: shop.origin, client: clientOf(req)})
      res.json(await run(call, sitesAtRunTime))
    } catch (error) {
      sendFault(res, faultFromThrown(error))
    }
  }
}

/**
 * `POST /session/{site}/{action}`: every login of browsers. The routes alone read and write the cookies with the tokens of
 * a session; they answer pages of the shop only, and answers are not stored (rules ACCT-1 to ACCT-4).
 */
export const sessionRoutes = (context: SessionContext): readonly Route[] => [
  {method: 'use', path: SESSION_PATH, handler: refuseForeign(context)},
  ...Object.entries(actions).map(([name, {run, rate}]): Route => ({
    method: 'post',
    path: `${SESSION_PATH}/:site/${name}`,
    rate,
    maxBody: MAX_BODY,
    handler: handle(run, context),
  })),
  {
    method: 'all',
    path: `${SESSION_PATH}/*`,
    handler: (_req, res) => void res.status(404).json({title: 'There is no such session call'}),
  },
]
