import {createHmac} from 'node:crypto'
import {generateRequestDetails} from 'web-push'
import {sites} from '../../../config/sites/registry'
import {pushAddress} from '../../../config/push-services'
import {callBackend} from '../call-backend'
import {composePayload} from './compose-payload'
import type {PushSettings} from './push-settings'
import type {PushMessage} from './read-batch'

/** Time of a push service for one message, in milliseconds. */
const TIMEOUT_MS = 5000
/** Maximum size of an answer in bytes. */
const MAX_ANSWER = 16_384
/** Seconds for which a service keeps a message for a browser that is off. */
const TTL = 86_400
const MAX_WAIT_SECONDS = 86_400

/** What became of a message: `gone` ends the subscription, `later` is tried again, `refused` is not. */
export interface SendResult {
  readonly outcome: 'sent' | 'gone' | 'later' | 'refused'
  /** Seconds to wait, as the service asks for. */
  readonly retryAfter?: number
}

/** Name of a subject for the service, which cannot guess the order from it: 32 characters at most (RFC 8030, 5.4). */
const topicOf = (secret: string, site: string, tag: string): string =>
  createHmac('sha256', secret).update(`${site}:${tag}`).digest('base64url').slice(0, 32)

/** Seconds of a header `Retry-After`: a number, or a date. */
function waitOf(value: string | null): {retryAfter?: number} {
  if (value === null) return {}
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  if (!Number.isFinite(seconds) || seconds <= 0) return {}
  return {retryAfter: Math.min(MAX_WAIT_SECONDS, Math.ceil(seconds))}
}

/** Outcome of a service's answer (RFC 8030). */
export function outcomeOf(status: number, retryAfter: string | null = null): SendResult {
  if (status >= 200 && status < 300) return {outcome: 'sent'}
  if (status === 404 || status === 410) return {outcome: 'gone'}
  if (status === 429 || status >= 500) return {outcome: 'later', ...waitOf(retryAfter)}
  return {outcome: 'refused'}
}

/**
 * Encrypts a message for its browser and sends it to the push service (RFC 8291, RFC 8292). Its address is compared with
 * the configuration again: the backend stored what a browser named.
 */
export async function sendMessage(
  {services, subject, publicKey, privateKey, sendSecret}: PushSettings,
  message: PushMessage,
): Promise<SendResult> {
  const {endpoint, p256dh, auth} = message.subscription
  const address = pushAddress(services, endpoint)
  const site = sites.find(({id}) => id === message.site)
  if (!address || !site) return {outcome: 'refused'}
  try {
    const payload = composePayload(site, message)
    const {headers, body} = generateRequestDetails(
      {endpoint, keys: {p256dh, auth}},
      JSON.stringify(payload),
      {
        vapidDetails: {subject, publicKey, privateKey},
        contentEncoding: 'aes128gcm',
        TTL,
        topic: topicOf(sendSecret, site.id, payload.tag),
        urgency: 'orderNo' in message.content ? 'high' : 'normal',
      },
    )
    const {'Content-Length': _length, ...rest} = headers as Record<string, string>
    const answer = await callBackend(address.origin, address.path, {
      method: 'POST',
      headers: Object.fromEntries(
        Object.entries(rest).map(([name, value]) => [name, String(value)]),
      ),
      body: new Uint8Array(body as Buffer),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_ANSWER,
      thirdParty: true,
      secretPath: true,
    })
    return outcomeOf(answer.status, answer.headers.get('retry-after'))
  } catch (error) {
    // Keys that are no point of the curve never work.
    return isKeyFault(error) ? {outcome: 'refused'} : {outcome: 'later'}
  }
}

const isKeyFault = (error: unknown): boolean =>
  (error as {code?: unknown}).code === 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY'
