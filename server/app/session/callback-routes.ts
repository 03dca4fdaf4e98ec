import {randomUUID} from 'node:crypto'
import type {Request, RequestHandler} from 'express'
import {accountSettingsOf} from '../../../common/account-settings'
import {parseJsonObject} from '../../../common/parse-json'
import {createPaths} from '../../../common/paths'
import {sendMail} from '../mail/send-mail'
import {readText, type Route} from '../route'
import {exactlyFromQuery, type SiteAndLocale} from '../site-resolver'
import {acceptCallbackToken, releaseCallbackToken} from './callback-token'
import type {CustomerCall} from './session-request'
import type {SessionContext} from './session-routes'

/** Code of a mail: for a login, or for a new password. */
type CodeKind = 'login' | 'reset'

/** Paths at which SLAS hands over codes. */
const CALLBACK_PATHS: Readonly<Record<CodeKind, string>> = {
  login: '/passwordless-login-callback',
  reset: '/reset-password-callback',
}

/** Fields of a request for a code: SLAS mails it, or hands it over at an absolute address of the shop. */
export function deliveryOf(
  {account, origin, siteId}: CustomerCall,
  kind: CodeKind,
  locale: string,
): Record<string, string> {
  if (account.codeMails === 'slas') return {mode: 'email', locale}
  const query = new URLSearchParams({site: siteId, locale})
  return {mode: 'callback', callback_uri: `${origin}${CALLBACK_PATHS[kind]}?${query}`, locale}
}

/** Whether the shop mails the codes of a site. A login by code needs a private client, too. */
async function isOn(
  {env, sitesAtRunTime}: SessionContext,
  kind: CodeKind,
  {site}: SiteAndLocale,
): Promise<boolean> {
  const {codeMails, passwordless} = accountSettingsOf(await sitesAtRunTime(site))
  if (codeMails !== 'shop') return false
  return kind === 'reset' || (passwordless && Boolean(env.PWA_KIT_SLAS_CLIENT_SECRET))
}

/** The code, and the address that it is for; null for a body without them. */
async function readCode(req: Request): Promise<{code: string; email: string} | null> {
  const {token, email_id: email} = parseJsonObject((await readText(req)) ?? '') ?? {}
  const isCode = typeof token === 'string' && token !== ''
  return isCode && typeof email === 'string' && email !== '' ? {code: token, email} : null
}

/** Mails the link to the page that redeems the code. */
async function mailCode(
  {env, shop}: SessionContext,
  kind: CodeKind,
  {site, locale}: SiteAndLocale,
  {code, email}: {code: string; email: string},
): Promise<void> {
  const paths = createPaths(site, locale)
  const page = kind === 'login' ? paths.loginLink() : paths.newPassword()
  const link = `${shop.origin}${page}?${new URLSearchParams({token: code, email})}`
  const template =
    kind === 'login'
      ? env.MARKETING_CLOUD_PASSWORDLESS_LOGIN_TEMPLATE
      : env.MARKETING_CLOUD_RESET_PASSWORD_TEMPLATE
  const attributes = {'magic-link': link, code, site: site.id, locale: locale.id}
  await sendMail(env, randomUUID(), {template, to: email, attributes})
}

function callback(options: SessionContext, kind: CodeKind): RequestHandler {
  const {env} = options
  const answer = async (req: Request): Promise<{status: number; body: object}> => {
    const token = req.headers['x-slas-callback-token']
    if (typeof token !== 'string' || !(await acceptCallbackToken(env, token))) {
      return {status: 401, body: {title: 'The callback token is missing or not valid'}}
    }
    const outcome = await mail(req)
    if (outcome.status !== 200) await releaseCallbackToken(token)
    return outcome
  }
  const mail = async (req: Request): Promise<{status: number; body: object}> => {
    const where = exactlyFromQuery(req.query)
    if (!where || !(await isOn(options, kind, where))) {
      return {status: 501, body: {title: 'This feature is not currently available.'}}
    }
    const code = await readCode(req)
    if (!code) return {status: 400, body: {title: 'The body has no token or no email_id'}}
    const isSent = await mailCode(options, kind, where, code).then(
      () => true,
      () => false,
    )
    return isSent
      ? {status: 200, body: {}}
      : {status: 502, body: {title: 'The mail service cannot be reached'}}
  }
  return (req, res, next) => {
    res.set({'Cache-Control': 'no-store', Pragma: 'no-cache'})
    answer(req).then(({status, body}) => void res.status(status).json(body), next)
  }
}

/**
 * `POST /passwordless-login-callback` and `POST /reset-password-callback`: SLAS hands over a code, and the shop mails
 * the link with it (rule ACCT-22). Only SLAS can sign the token of these calls, which counts once.
 */
export const callbackRoutes = (context: SessionContext): readonly Route[] =>
  Object.entries(CALLBACK_PATHS).map(([kind, path]) => ({
    method: 'post',
    path,
    // All calls come from SLAS.
    rate: {perSecond: 20, burst: 200},
    maxBody: 8_192,
    handler: callback(context, kind as CodeKind),
  }))
