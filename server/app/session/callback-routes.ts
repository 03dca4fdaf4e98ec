import {randomUUID} from 'node:crypto'
import type {Express, Request, RequestHandler} from 'express'
import {accountSettingsOf} from '../../../common/account-settings'
import {createPaths} from '../../../common/paths'
import type {LocaleConfig, SiteConfig} from '../../../config/schema'
import {sites} from '../../../config/sites/registry'
import {sendMail} from '../mail/send-mail'
import {limitRate} from '../rate-limit/limit-rate'
import type {Rate} from '../rate-limit/token-bucket'
import {readLimited} from '../read-limited'
import {acceptCallbackToken, releaseCallbackToken} from './callback-token'
import {CALLBACK_PATHS, type CodeKind} from './callback-uri'
import {refusal} from './session-request'
import type {SessionRoutesOptions} from './session-routes'

/** Rate of SLAS in one process. */
const RATE: Rate = {perSecond: 20, burst: 200}
/** Maximum size of a call in bytes. */
const MAX_BODY = 8_192

interface Where {
  readonly site: SiteConfig
  readonly locale: LocaleConfig
}

/** Site and locale of the query; undefined for an unknown one. */
function whereOf({query}: Request): Where | undefined {
  const site = sites.find(({id}) => id === query.site)
  const locale = site?.l10n.supportedLocales.find(({id}) => id === query.locale)
  return site && locale && {site, locale}
}

/** Whether the shop mails the codes of a site. A login by code needs a private client, too. */
async function isOn(
  {env, sitesAtRunTime}: SessionRoutesOptions,
  kind: CodeKind,
  {site}: Where,
): Promise<boolean> {
  const {codeMails, passwordless} = accountSettingsOf(await sitesAtRunTime(site))
  if (codeMails !== 'shop') return false
  return kind === 'reset' || (passwordless && Boolean(env.PWA_KIT_SLAS_CLIENT_SECRET))
}

/** The code, and the address that it is for. @throws ApiFault 400 */
async function readCode(req: Request): Promise<{code: string; email: string}> {
  const text = await readLimited(req, MAX_BODY).catch(() => null)
  let body: unknown
  try {
    body = JSON.parse(text ?? '')
  } catch {
    body = null
  }
  const {token, email_id: email} = (body ?? {}) as {token?: unknown; email_id?: unknown}
  if (typeof token === 'string' && token !== '' && typeof email === 'string' && email !== '') {
    return {code: token, email}
  }
  throw refusal(400, 'bad-request', 'The body has no token or no email_id')
}

/** Mails the link to the page that redeems the code. */
async function mailCode(
  {env, shop}: SessionRoutesOptions,
  kind: CodeKind,
  {site, locale}: Where,
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

function callback(options: SessionRoutesOptions, kind: CodeKind): RequestHandler {
  const {env} = options
  const answer = async (req: Request): Promise<{status: number; body: object}> => {
    const token = req.headers['x-slas-callback-token']
    if (typeof token !== 'string' || !(await acceptCallbackToken(env, token))) {
      return {status: 401, body: {title: 'The callback token is missing or not valid'}}
    }
    const outcome = await mail(req)
    if (outcome.status !== 200) releaseCallbackToken(token)
    return outcome
  }
  const mail = async (req: Request): Promise<{status: number; body: object}> => {
    const where = whereOf(req)
    if (!where || !(await isOn(options, kind, where))) {
      return {status: 501, body: {title: 'This feature is not currently available.'}}
    }
    const code = await readCode(req).catch(() => null)
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
export function addCallbackRoutes(app: Express, options: SessionRoutesOptions): void {
  for (const [kind, path] of Object.entries(CALLBACK_PATHS)) {
    app.post(path, limitRate(RATE, options.clientOf), callback(options, kind as CodeKind))
  }
}
