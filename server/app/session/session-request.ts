import type {Request, Response} from 'express'
import type {AccountSettings} from '../../../common/account-settings'
import {ApiFault} from '../../../common/fault'
import {parseJsonObject} from '../../../common/parse-json'
import {sites} from '../../../config/sites/registry'
import type {Environment} from '../../../config/environment'
import type {SiteConfig} from '../../../config/schema'
import {readText} from '../route'
import {readDnt, readSession, type StoredSession} from './session-cookies'
import type {SessionRequest} from './tokens'

/** One call of a session route. */
export interface SessionCall {
  readonly env: Environment
  readonly req: Request
  readonly res: Response
  /** Origin of the shop, such as `https://shop.example`. */
  readonly origin: string
  /** The site as it is configured, without its preferences. */
  readonly site: SiteConfig
  readonly siteId: string
  /** The site sells nothing: it has guests, but no customers. */
  readonly isContentOnly: boolean
  readonly stored: StoredSession | null
  /** Site, session and privacy choice for SLAS. */
  readonly request: SessionRequest
  readonly body: Readonly<Record<string, unknown>>
  /** Address of the client, for delays. */
  readonly client: string
}

/** A call that depends on the sign-in options of the site, preferences included (rule SITE-12). */
export interface CustomerCall extends SessionCall {
  readonly account: AccountSettings
}

/** A fault that the route itself decides. */
export const refusal = (
  status: number,
  type: string,
  title: string,
  fields: Record<string, unknown> = {},
): ApiFault => new ApiFault({type, status, title, detail: title, arguments: fields})

async function readBody(req: Request): Promise<Record<string, unknown>> {
  if (!/^application\/json\b/i.test(req.headers['content-type'] ?? '')) {
    throw refusal(415, 'unsupported-media-type', 'The body must be JSON')
  }
  const text = await readText(req)
  if (text === null) throw refusal(413, 'content-too-large', 'The body is too long')
  const body = parseJsonObject(text)
  if (!body) throw refusal(400, 'bad-request', 'The body is no JSON object')
  return body
}

/** A text of the body. @throws ApiFault 400 when it is missing, empty or too long */
export function textOf({body}: SessionCall, name: string, maxLength = 256): string {
  const value = body[name]
  if (typeof value === 'string' && value !== '' && value.length <= maxLength) return value
  throw refusal(400, 'bad-request', `The value ${name} is missing or too long`)
}

/** Reads a call: JSON, for the site that its address names. @throws ApiFault */
export async function readCall(
  env: Environment,
  req: Request,
  res: Response,
  {origin, client}: {origin: string; client: string},
): Promise<SessionCall> {
  const body = await readBody(req)
  const site = sites.find(({id}) => id === req.params.site)
  if (!site) throw refusal(404, 'not-found', 'The site is unknown')
  const stored = readSession(req, {origin, siteId: site.id})
  const request = {siteId: site.id, usid: stored?.usid || undefined, dnt: readDnt(req)}
  const isContentOnly = site.isContentOnlySite
  return {
    env,
    req,
    res,
    origin,
    site,
    siteId: site.id,
    isContentOnly,
    stored,
    request,
    body,
    client,
  }
}
