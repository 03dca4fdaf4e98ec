import {LRUCache} from 'lru-cache'
import {encodePart} from '../../../common/address-part'
import {siblingOrigin} from '../../../common/outgoing'
import type {Environment} from '../../../config/environment'
import type {ConfiguredOrigin} from '../../../config/configured-origin'
import {callBackend, documentOf} from '../call-backend'

/** Settings of the mail service, Marketing Cloud Engagement. */
type MailSettings = Pick<
  Environment,
  | 'MARKETING_CLOUD_ORIGIN'
  | 'MARKETING_CLOUD_CLIENT_ID'
  | 'MARKETING_CLOUD_CLIENT_SECRET'
  | 'BACKEND_TIMEOUT_MS'
>

/** A transactional mail. */
interface MailMessage {
  /** Key of the mail's definition in the service. */
  readonly template: string
  readonly to: string
  readonly attributes: Readonly<Record<string, string>>
}

interface Access {
  readonly token: string
  /** Origin of the calls that send mails. */
  readonly origin: ConfiguredOrigin
}

/** Milliseconds before its expiry at which a token is replaced. */
const RENEW_BEFORE_MS = 60_000

/** The origin that the service names for further calls: its own, or that of its tenant's `rest` service. */
function restOrigin(origin: ConfiguredOrigin, named: unknown): ConfiguredOrigin | undefined {
  const origins = [origin, siblingOrigin(origin, 'auth', 'rest')]
  if (typeof named !== 'string' || !URL.canParse(named)) return undefined
  return origins.find((one) => new URL(named).origin === one)
}

/** An access token, and the seconds for which it is valid. */
async function requestAccess(settings: MailSettings): Promise<Access & {seconds: number}> {
  const body = {
    grant_type: 'client_credentials',
    client_id: settings.MARKETING_CLOUD_CLIENT_ID,
    client_secret: settings.MARKETING_CLOUD_CLIENT_SECRET,
  }
  const response = await callBackend(settings.MARKETING_CLOUD_ORIGIN, '/v2/token', {
    json: body,
    timeoutMs: settings.BACKEND_TIMEOUT_MS,
    thirdParty: true,
  })
  const answer = (await documentOf(response)) as Readonly<Record<string, unknown>>
  const {access_token: token, expires_in: seconds, rest_instance_url: named} = answer
  const origin = restOrigin(settings.MARKETING_CLOUD_ORIGIN, named)
  if (typeof token !== 'string' || typeof seconds !== 'number' || origin === undefined) {
    throw new Error('The mail service gave an answer that cannot be read')
  }
  return {token, origin, seconds}
}

/** Access by the origin of the service, used until shortly before its expiry. */
const accesses = new LRUCache<string, Access, MailSettings>({
  max: 10,
  ttlResolution: 0,
  fetchMethod: async (_origin, _stale, {options, context: settings}) => {
    const {seconds, ...access} = await requestAccess(settings)
    options.ttl = Math.max(1, seconds * 1000 - RENEW_BEFORE_MS)
    return access
  },
})

/**
 * Sends a mail by the mail service. `id` makes a repeated call of the same mail recognisable to the service.
 * @throws ApiFault when the service refuses or cannot be reached
 */
export async function sendMail(
  settings: MailSettings,
  id: string,
  {template, to, attributes}: MailMessage,
): Promise<void> {
  const service = settings.MARKETING_CLOUD_ORIGIN
  const {token, origin} = await accesses.forceFetch(service, {context: settings})
  const path = `/messaging/v1/email/messages/${encodePart(id)}`
  const body = {definitionKey: template, recipient: {contactKey: to, to, attributes}}
  const request = {
    json: body,
    headers: {Authorization: `Bearer ${token}`},
    thirdParty: true,
  } as const
  const timeoutMs = settings.BACKEND_TIMEOUT_MS
  try {
    await documentOf(await callBackend(origin, path, {...request, timeoutMs}))
  } catch (error) {
    // A token that was revoked early is not used again; one that replaces it already stays.
    if (accesses.peek(service)?.token === token) accesses.delete(service)
    throw error
  }
}
