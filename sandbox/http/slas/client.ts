import type {ClientType} from '../../domains/auth/auth-repository'
import {secretsEqual} from '../../domains/auth/secrets'
import type {Sandbox} from '../../sandbox'
import {invalidClient, invalidRequest} from './errors'

/** The OAuth client of a request: private when it sent its secret, public otherwise. */
export interface Client {
  clientId: string
  clientType: ClientType
}

/** The two halves of a Basic authorization header, or null. */
export function basicCredentials(authorization: string): {id: string; secret: string} | null {
  const match = /^Basic\s+([A-Za-z0-9+/=_-]+)$/i.exec(authorization)
  if (!match?.[1]) return null
  const text = Buffer.from(match[1], 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? null : {id: text.slice(0, colon), secret: text.slice(colon + 1)}
}

/** The client of a token request. Throws `SlasError`: 401 on wrong credentials, 400 on an unknown id. */
export function identifyClient(
  sandbox: Sandbox,
  authorization: string | undefined,
  clientId: string | undefined,
): Client {
  const {config} = sandbox
  // Public clients of PWA Kit send an empty header.
  if (authorization !== undefined && authorization !== '') {
    const given = basicCredentials(authorization)
    const known =
      given &&
      secretsEqual(given.id, config.clientId) &&
      secretsEqual(given.secret, config.clientSecret)
    if (!known) throw invalidClient()
    return {clientId: config.clientId, clientType: 'private'}
  }
  return {clientId: requireClientId(sandbox, clientId), clientType: 'public'}
}

/** The authenticated private client. Throws `SlasError` 400 without a secret, 401 for a wrong one. */
export function requirePrivateClient(sandbox: Sandbox, authorization: string | undefined): Client {
  // PWA Kit storefronts match this text.
  if (!authorization) throw invalidRequest('The client secret is not provided.')
  return identifyClient(sandbox, authorization, undefined)
}

/** Throws 400 for a client id that is missing or unknown. */
export function requireClientId(sandbox: Sandbox, clientId: string | undefined): string {
  if (clientId !== sandbox.config.clientId) throw invalidRequest('Bad or missing client_id.')
  return clientId
}

/** The site that `channel_id` names. Throws 400 when it is missing or unknown. */
export function requireChannel(sandbox: Sandbox, channelId: string | undefined): string {
  if (!channelId) throw invalidRequest('Bad or missing channel_id.')
  if (!sandbox.sites.get(channelId)) {
    throw invalidRequest(`The channel_id '${channelId}' is not a site of this tenant.`)
  }
  return channelId
}

const USID = /^[A-Za-z0-9-]{1,64}$/

/** An optional usid; one that would break the token's format is refused. */
export function readUsid(usid: string | undefined): string | undefined {
  if (usid === undefined || usid === '') return undefined
  if (!USID.test(usid)) throw invalidRequest('Bad usid.')
  return usid
}
