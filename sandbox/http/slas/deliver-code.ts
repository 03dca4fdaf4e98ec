import {randomUUID} from 'node:crypto'
import {SignJWT} from 'jose'
import {tenantOf} from '../../domains/shop-data'
import {CODE_MINUTES} from '../../domains/auth/action-codes'
import {issuerOf} from '../../domains/auth/claims'
import {signingKey} from '../../domains/auth/signing-key'
import {addresseeName} from '../../domains/outbox/addressee-name'
import {sendMail} from '../../domains/outbox/send-mail'
import type {PersonName} from '../../domains/person-name'
import type {Site} from '../../domains/sites/site-registry'
import type {Sandbox} from '../../sandbox'
import {shopLink} from '../common/shop-link'
import {SlasError, invalidRequest} from './errors'

/** Delivery of a code to its user. */
export type Delivery =
  | {readonly mode: 'email' | 'sms'; readonly locale: string | undefined}
  | {readonly mode: 'callback'; readonly callbackUri: string}

/** The delivery that a request names. Throws 400 with the text that clients match. */
export async function readDelivery(
  {outgoing}: Sandbox,
  body: {mode?: string; callback_uri?: string; locale?: string},
): Promise<Delivery> {
  const {mode, callback_uri: callbackUri, locale} = body
  switch (mode) {
    case 'email':
    case 'sms':
      return {mode, locale: locale || undefined}
    case 'callback':
      if (!callbackUri) throw invalidRequest('There is no callback_uri is registered for client.')
      if (!(await outgoing.mayCall(callbackUri))) {
        throw invalidRequest(
          "The callback_uri doesn't match the registered callbacks. Register the origin of the storefront with --shop-origins (SANDBOX_SHOP_ORIGINS).",
        )
      }
      return {mode, callbackUri}
    default:
      throw invalidRequest('Bad or missing mode.')
  }
}

/** Recipient and purpose of a code. */
export interface Delivered {
  readonly action: 'login' | 'reset' | 'passkey'
  readonly code: string
  readonly email: string
  readonly phone?: string
  readonly name: PersonName
}

/**
 * Puts a code into the outbox, or posts it to the client's callback as SLAS does: `{token,
 * email_id}` with a JWT in `x-slas-callback-token` that authenticates the sender. Throws 412 when the
 * callback cannot be reached.
 */
export async function deliverCode(
  sandbox: Sandbox,
  site: Site,
  delivery: Delivery,
  {action, code, email, phone, name}: Delivered,
): Promise<void> {
  if (delivery.mode === 'callback') {
    await callBack(sandbox, delivery.callbackUri, {token: code, email_id: email})
    return
  }
  const {mode, locale} = delivery
  const to = mode === 'sms' ? phone : email
  if (!to) throw invalidRequest('The user has no phone number.')
  // A text message has no room for a long link; a passkey is added in the account.
  const linkOf = () =>
    mode === 'email' && action !== 'passkey'
      ? {
          link: shopLink(sandbox, site, sandbox.links.shopPages[action], {
            locale,
            token: code,
            email: to,
          }),
        }
      : {}
  sendMail(sandbox.db, site, {
    locale,
    to,
    channel: mode,
    template: TEMPLATES[action],
    values: {code, minutes: CODE_MINUTES[action], ...addresseeName(name), ...linkOf()},
  })
}

const TEMPLATES = {
  login: 'loginCode',
  reset: 'passwordReset',
  passkey: 'passkeyCode',
} as const

async function callBack(sandbox: Sandbox, uri: string, body: {token: string; email_id: string}) {
  const key = await signingKey(sandbox.db)
  const issuer = issuerOf(tenantOf(sandbox.config.organizationId))
  const proof = await new SignJWT({})
    .setProtectedHeader({kid: key.kid, alg: 'ES256', typ: 'jwt'})
    .setIssuer(issuer)
    .setSubject(issuer)
    .setAudience(sandbox.config.clientId)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key.privateKey)
  const status = await sandbox.outgoing
    .post(uri, JSON.stringify(body), {'x-slas-callback-token': proof})
    .catch(() => 0)
  if (status >= 200 && status < 300) return
  throw new SlasError(412, 'precondition_failure', 'The callback_uri could not be reached.')
}
