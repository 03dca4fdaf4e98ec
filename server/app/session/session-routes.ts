import type {IncomingMessage} from 'node:http'
import type {Express, RequestHandler, Response} from 'express'
import {accountSettingsOf} from '../../../common/account-settings'
import {faultFromThrown, type ApiFault} from '../../../common/fault'
import type {Environment} from '../../../config/environment'
import {limitRate} from '../rate-limit/limit-rate'
import type {Rate} from '../rate-limit/token-bucket'
import type {RunTimeSites} from '../run-time-site'
import {foreignPart} from '../sender'
import {redeemCode, requestCode, requestReset, resetPassword} from './code-actions'
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
import {changePassword} from './password-action'
import {SESSION_PATH} from './session-cookies'
import {readCall, refusal, type CustomerCall, type SessionCall} from './session-request'
import {beginSocialLogin, finishSocialLogin} from './social-actions'
import {readToken} from './token-action'

type Action = (call: SessionCall, sitesAtRunTime: RunTimeSites) => Promise<object>

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

export interface SessionRoutesOptions {
  readonly env: Environment
  /** Address under which browsers reach the shop. */
  readonly shop: URL
  /** Whether `Host` must name the shop; an edge that chooses the shop by it may send another one. */
  readonly checkHost: boolean
  /** Address of the client of a request. */
  readonly clientOf: (req: IncomingMessage) => string
  readonly sitesAtRunTime: RunTimeSites
}

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
  ({shop, checkHost}: SessionRoutesOptions): RequestHandler =>
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

function handle(run: Action, options: SessionRoutesOptions): RequestHandler {
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
export function addSessionRoutes(app: Express, options: SessionRoutesOptions): void {
  app.use(SESSION_PATH, refuseForeign(options))
  for (const [name, {run, rate}] of Object.entries(actions)) {
    app.post(
      `${SESSION_PATH}/:site/${name}`,
      limitRate(rate, options.clientOf),
      handle(run, options),
    )
  }
  app.all(`${SESSION_PATH}/*`, (_req, res) => {
    res.status(404).json({title: 'There is no such session call'})
  })
}
