import type {Environment} from '../../../config/environment'

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
  /** Origin of the calls that send mails, with a trailing slash. */
  readonly base: string
  readonly expiresAt: number
}

/** Milliseconds before its expiry at which a token is replaced. */
const RENEW_BEFORE_MS = 60_000

const known = new Map<string, Promise<Access>>()

async function postJson(
  url: string,
  body: object,
  {timeout, token}: {timeout: number; token?: string},
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...(token && {Authorization: `Bearer ${token}`})},
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) throw new Error(`The mail service answered ${response.status}`)
  return response.json()
}

async function requestAccess(settings: MailSettings): Promise<Access> {
  const body = {
    grant_type: 'client_credentials',
    client_id: settings.MARKETING_CLOUD_CLIENT_ID,
    client_secret: settings.MARKETING_CLOUD_CLIENT_SECRET,
  }
  const answer = (await postJson(`${settings.MARKETING_CLOUD_ORIGIN}/v2/token`, body, {
    timeout: settings.BACKEND_TIMEOUT_MS,
  })) as {access_token?: unknown; expires_in?: unknown; rest_instance_url?: unknown}
  const {access_token: token, expires_in: seconds, rest_instance_url: base} = answer
  if (typeof token !== 'string' || typeof seconds !== 'number' || typeof base !== 'string') {
    throw new Error('The mail service gave an answer that cannot be read')
  }
  return {token, base, expiresAt: Date.now() + seconds * 1000 - RENEW_BEFORE_MS}
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
 * @throws Error when the service refuses or cannot be reached
 */
export async function sendMail(
  settings: MailSettings,
  id: string,
  {template, to, attributes}: MailMessage,
): Promise<void> {
  const {token, base} = await accessOf(settings)
  const url = new URL(`messaging/v1/email/messages/${encodeURIComponent(id)}`, base)
  const body = {definitionKey: template, recipient: {contactKey: to, to, attributes}}
  await postJson(url.href, body, {timeout: settings.BACKEND_TIMEOUT_MS, token}).catch(
    (error: unknown) => {
      // A token that was revoked early is not used again.
      known.delete(settings.MARKETING_CLOUD_ORIGIN)
      throw error
    },
  )
}
