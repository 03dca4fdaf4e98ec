import {SignJWT, jwtVerify} from 'jose'
import type {SigningKey} from './signing-key'

/** Identity providers that the sandbox stands in for, with their names. */
export const identityProviders: Readonly<Record<string, string>> = {
  apple: 'Apple',
  google: 'Google',
}

/** Authorization request of a client that waits for an identity provider. */
export interface PendingLogin {
  readonly provider: string
  readonly clientId: string
  readonly siteId: string
  readonly redirectUri: string
  readonly codeChallenge: string
  readonly usid?: string
  readonly state?: string
  readonly scope?: string
}

/** Person whom an identity provider identified. */
export interface ProvenIdentity {
  readonly provider: string
  /** Id of the person at the provider. */
  readonly subject: string
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
}

/** Time for the form of the provider, and life time of its code, in minutes. */
const LOGIN_MINUTES = 15
const CODE_MINUTES = 5

interface Signed {
  readonly audience: string
  readonly minutes: number
}
const PENDING: Signed = {audience: 'idp-request', minutes: LOGIN_MINUTES}
const PROVEN: Signed = {audience: 'idp-code', minutes: CODE_MINUTES}

const sign = (key: SigningKey, value: object, {audience, minutes}: Signed): Promise<string> =>
  new SignJWT({value})
    .setProtectedHeader({alg: 'ES256'})
    .setAudience(audience)
    .setExpirationTime(`${minutes}m`)
    .sign(key.privateKey)

/** The signed value; null for one that is forged or has expired. */
async function read<Value>(key: SigningKey, text: string, {audience}: Signed) {
  try {
    const options = {algorithms: ['ES256'], audience}
    const {payload} = await jwtVerify(text, key.publicKey, options)
    return payload['value'] as Value
  } catch {
    return null
  }
}

/** The `state` that SLAS sends to the provider: its pending request, signed. */
export const signPendingLogin = (key: SigningKey, login: PendingLogin): Promise<string> =>
  sign(key, login, PENDING)
export const readPendingLogin = (key: SigningKey, text: string): Promise<PendingLogin | null> =>
  read<PendingLogin>(key, text, PENDING)

/** The code that the provider returns: the identity, signed. */
export const signIdentity = (key: SigningKey, identity: ProvenIdentity): Promise<string> =>
  sign(key, identity, PROVEN)
export const readIdentity = (key: SigningKey, text: string): Promise<ProvenIdentity | null> =>
  read<ProvenIdentity>(key, text, PROVEN)
