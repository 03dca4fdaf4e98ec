import {randomBytes} from 'node:crypto'
import type {RequestHandler} from 'express'
import {prefixOf} from '../../../common/paths'
import {SOCIAL_CALLBACK_PATH} from '../../../config/login'
import type {RouteModule} from '../route'
import {exactlyFromQuery} from '../site-resolver'
import {welcome} from './login-action'
import {clearSocialLogin, readSocialLogin, storeSocialLogin} from './session-cookies'
import {refusal, textOf, type CustomerCall} from './session-request'
import type {TokenAnswer} from './token-action'
import {createProof, exchangeCode} from './tokens'

/** Separates site, locale and secret in a state; no id has it. */
const SEPARATOR = '.'

/** Site and locale of a state; undefined for a state of another origin. */
function whereOfState(state: string): {site: string; locale: string} | undefined {
  const [site = '', locale = '', secret] = state.split(SEPARATOR)
  return secret ? {site, locale} : undefined
}

/** A state that names its site and locale, because the address to which a provider returns has neither. */
function newState({siteId}: CustomerCall, locale: string): string {
  const isKnown = exactlyFromQuery({site: siteId, locale}) !== null
  if (!isKnown) throw refusal(400, 'bad-request', 'The locale is unknown')
  return [siteId, locale, randomBytes(24).toString('base64url')].join(SEPARATOR)
}

const redirectUriOf = ({origin}: CustomerCall): string => origin + SOCIAL_CALLBACK_PATH

/**
 * Begins a login by Apple or Google: the browser goes to `url`, and returns to the shop with a code. State and
 * verifier stay in a cookie that scripts cannot read.
 * @throws ApiFault 501 for a provider that the site does not have
 */
export async function beginSocialLogin(call: CustomerCall): Promise<{url: string}> {
  const {env, siteId, account, request} = call
  const provider = textOf(call, 'provider', 20)
  if (!account.social.some((name) => name === provider)) {
    throw refusal(501, 'feature-unavailable', 'This feature is not currently available')
  }
  const state = newState(call, textOf(call, 'locale', 10))
  const {verifier, challenge} = createProof()
  storeSocialLogin(call.res, call, {state, verifier})
  const query = new URLSearchParams({
    redirect_uri: redirectUriOf(call),
    response_type: 'code',
    client_id: env.COMMERCE_CLIENT_ID,
    hint: provider,
    channel_id: siteId,
    code_challenge: challenge,
    state,
    ...(request.usid && {usid: request.usid}),
  })
  const base = `${env.COMMERCE_API_ORIGIN}/shopper/auth/v1/organizations/${env.COMMERCE_ORGANIZATION_ID}`
  return {url: `${base}/oauth2/authorize?${query}`}
}

/**
 * Completes a login by Apple or Google, once. The provider has proved the address, so the account needs no activation.
 * @throws ApiFault 400: `login-expired` without a login that this browser began, `state-mismatch` for the answer to
 * another one
 */
export async function finishSocialLogin(call: CustomerCall): Promise<TokenAnswer> {
  const {env, req, res, request} = call
  const begun = readSocialLogin(req, call)
  clearSocialLogin(res, call)
  if (!begun) throw refusal(400, 'login-expired', 'The login took too long')
  if (textOf(call, 'state', 512) !== begun.state) {
    throw refusal(400, 'state-mismatch', 'The answer belongs to another login')
  }
  const code = {
    code: textOf(call, 'code', 2_048),
    usid: request.usid,
    verifier: begun.verifier,
    redirectUri: redirectUriOf(call),
  }
  return welcome(call, await exchangeCode(env, request, code), {isProven: true})
}

/** Parameters of an answer that the page reads; the usid stays in a cookie. */
const ANSWER = ['code', 'state', 'error', 'error_description'] as const

/**
 * `GET /social-callback`: leads to the page of the site and locale in which the login began. An address without a
 * state of ours is left to the following routes.
 */
const socialCallback: RequestHandler = (req, res, next) => {
  const query = new URLSearchParams(req.originalUrl.split('?').slice(1).join('?'))
  const where = exactlyFromQuery(whereOfState(query.get('state') ?? '') ?? {})
  if (!where) return next()
  const {site, locale} = where
  const answer = ANSWER.flatMap((name): [string, string][] => {
    const value = query.get(name)
    return value === null ? [] : [[name, value]]
  })
  res.set({'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer'})
  res.redirect(
    302,
    `${prefixOf(site, locale)}${SOCIAL_CALLBACK_PATH}?${new URLSearchParams(answer)}`,
  )
}

export const socialCallbackRoutes: RouteModule = () => [
  {method: 'get', path: SOCIAL_CALLBACK_PATH, handler: socialCallback},
]
