import {encodePart} from '../../../common/address-part'
import {siblingOrigin} from '../../../common/outgoing'
import type {Environment} from '../../../config/environment'
import type {ConfiguredOrigin} from '../../../config/variables'
import {callBackend} from '../call-backend'

/** Settings of the mail service, Marketing Cloud Engagement. */
export type MailSettings = Pick<
  Environment,
  | 'MARKETING_CLOUD_ORIGIN'
  | 'MARKETING_CLOUD_CLIENT_ID'
  | 'MARKETING_CLOUD_CLIENT_SECRET'
  | 'BACKEND_TIMEOUT_MS'
>

/** A transactional mail. */
export interface MailMessage {
  /** Key of the mail's definition in the service. */
  readonly template: string
  readonly to: string
  readonly attributes: Readonly<Record<string, string>>
}

interface Access {
  readonly token: string
  /** Origin of the calls that send mails. */
  readonly origin: ConfiguredOrigin
  readonly expiresAt: number
}

/** Milliseconds before its expiry at which a token is replaced. */
const RENEW_BEFORE_MS = 60_000

const known = new Map<string, Promise<Access>>()

/** The origin that the service names for further calls: its own, or that of its tenant's `rest` service. */
function restOrigin(origin: ConfiguredOrigin, named: unknown): ConfiguredOrigin | undefined {
  const origins = [origin, siblingOrigin(origin, 'auth', 'rest')]
  if (typeof named !== 'string' || !URL.canParse(named)) return undefined
  return origins.find((one) => new URL(named).origin === one)
}

async function requestAccess(settings: MailSettings): Promise<Access> {
  const body = {
    grant_type: 'client_credentials',
    client_id: settings.MARKETING_CLOUD_CLIENT_ID,
    client_secret: settings.MARKETING_CLOUD_CLIENT_SECRET,
  }
  const answer = (await callBackend(settings.MARKETING_CLOUD_ORIGIN, '/v2/token', {
    json: body,
    timeoutMs: settings.BACKEND_TIMEOUT_MS,
  })) as {access_token?: unknown; expires_in?: unknown; rest_instance_url?: unknown}
  const {access_token: token, expires_in: seconds, rest_instance_url: named} = answer
  const origin = restOrigin(settings.MARKETING_CLOUD_ORIGIN, named)
  if (typeof token !== 'string' || typeof seconds !== 'number' || origin === undefined) {
    throw new Error('The mail service gave an answer that cannot be read')
  }
  return {token, origin, expiresAt: Date.now() + seconds * 1000 - RENEW_BEFORE_MS}
}

/** The access token of the service, which is used until shortly before its expiry. */
async function accessOf(settings: MailSettings): Promise<Access> {
  const key = settings.MARKETING_CLOUD_ORIGIN
  const access = await known.get(key)?.catch(() => undefined)
  if (access && access.expiresAt > Date.now()) return access
  const requested = requestAccess(settings)
  known.set(key, requested)
  return requested
}

/**
 * Sends a mail by the mail service. `id` makes a repeated call of the same mail recognisable to the service.
 * @throws ApiFault when the service refuses or cannot be reached
 */
export async function sendMail(
  settings: MailSettings,
  id: string,
  {template, to, attributes}: MailMessage,
): Promise<void> {
  const {token, origin} = await accessOf(settings)
  const path = `/messaging/v1/email/messages/${encodePart(id)}`
  const body = {definitionKey: template, recipient: {contactKey: to, to, attributes}}
  await callBackend(origin, path, {
    json: body,
    headers: {Authorization: `Bearer ${token}`},
    timeoutMs: settings.BACKEND_TIMEOUT_MS,
  }).catch((error: unknown) => {
    // A token that was revoked early is not used again.
    known.delete(settings.MARKETING_CLOUD_ORIGIN)
    throw error
  })
}
