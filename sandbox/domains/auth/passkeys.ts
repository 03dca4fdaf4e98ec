import {randomBytes} from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type {Database} from '../../db/database'
import {displayName, type Customer} from '../customers/customer'
import {
  findPasskey,
  findPasskeyUser,
  insertChallenge,
  insertPasskey,
  passkeysOf,
  savePasskeyUser,
  setSignCount,
  takeChallenge,
  type Passkey,
  type PasskeyChallenge,
  type PasskeyUser,
} from './passkey-repository'

/** Loaded with the first answer of an authenticator: the library is large. */
const webAuthn = () => import('@simplewebauthn/server')

/** The shop as authenticators know it. */
export interface RelyingParty {
  /** Host name of the shop. */
  readonly id: string
  readonly name: string
}

/** Time for the answer of an authenticator in milliseconds, as SLAS states it. */
const REGISTRATION_MS = 90_000
const LOGIN_MS = 60_000
/** ES256 and RS256. */
const ALGORITHMS = [-7, -257]

const newChallenge = (
  db: Database,
  challenge: Omit<PasskeyChallenge, 'challenge' | 'expiresAt'>,
  lifetimeMs: number,
): string => {
  const now = Date.now()
  const value = randomBytes(32).toString('base64url')
  insertChallenge(db, {...challenge, challenge: value, expiresAt: now + lifetimeMs}, now)
  return value
}

const descriptor = ({credentialId, transports}: Passkey) => ({
  type: 'public-key' as const,
  id: credentialId,
  transports: JSON.parse(transports) as string[],
})

/** The user of a customer, created before the first passkey. */
function requireUser(db: Database, customer: Customer, name: string | undefined): PasskeyUser {
  const userHandle = randomBytes(32).toString('base64url')
  const customerId = customer.id
  savePasskeyUser(db, {customerId, userHandle, displayName: name || displayName(customer)})
  return findPasskeyUser(db, customerId) as PasskeyUser
}

/** Options with which a browser creates a passkey for a customer (WebAuthn, `PublicKeyCredentialCreationOptions`). */
export function registrationOptions(
  db: Database,
  party: RelyingParty,
  customer: Customer,
  {name, nickName}: {name?: string; nickName?: string},
) {
  const user = requireUser(db, customer, name)
  const challenge = {customerId: customer.id, nickName: nickName || party.name}
  return {
    rp: {id: party.id, name: party.name},
    user: {id: user.userHandle, name: customer.login, displayName: user.displayName},
    challenge: newChallenge(db, challenge, REGISTRATION_MS),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({alg, type: 'public-key' as const})),
    timeout: REGISTRATION_MS,
    excludeCredentials: passkeysOf(db, customer.id).map(descriptor),
    authenticatorSelection: {
      residentKey: 'preferred' as const,
      requireResidentKey: false,
      userVerification: 'preferred' as const,
    },
    attestation: 'none' as const,
    extensions: {},
  }
}

/**
 * Options with which a browser signs in (WebAuthn, `PublicKeyCredentialRequestOptions`). Without a customer the browser
 * offers every passkey of the shop.
 */
export const authenticationOptions = (db: Database, party: RelyingParty, customerId?: string) => ({
  rpId: party.id,
  challenge: newChallenge(db, {customerId: null, nickName: ''}, LOGIN_MS),
  timeout: LOGIN_MS,
  allowCredentials: customerId === undefined ? [] : passkeysOf(db, customerId).map(descriptor),
  userVerification: 'preferred' as const,
  extensions: {},
})

interface ClientData {
  readonly challenge: string
  readonly origin: string
}

function readClientData(text: string): ClientData | null {
  try {
    const data = JSON.parse(Buffer.from(text, 'base64url').toString()) as Partial<ClientData>
    const {challenge, origin} = data
    return typeof challenge === 'string' && typeof origin === 'string' ? {challenge, origin} : null
  } catch {
    return null
  }
}

/** What an answer must match: an open challenge, and a page of the relying party on any port. */
function expectationOf(db: Database, party: RelyingParty, clientDataJSON: string) {
  const data = readClientData(clientDataJSON)
  const challenge = data && takeChallenge(db, data.challenge)
  if (!challenge || challenge.expiresAt <= Date.now() || !URL.canParse(data.origin)) return null
  const {protocol, hostname, origin} = new URL(data.origin)
  const isSafe = protocol === 'https:' || hostname === 'localhost'
  const isOurs = hostname === party.id || hostname.endsWith(`.${party.id}`)
  if (!isSafe || !isOurs) return null
  const expected = {
    expectedChallenge: challenge.challenge,
    expectedOrigin: origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }
  return {challenge, expected}
}

/** Verifies a new passkey of a customer and stores it; returns false for one that is not accepted. */
export async function addPasskey(
  db: Database,
  party: RelyingParty,
  customerId: string,
  response: RegistrationResponseJSON,
): Promise<boolean> {
  const expectation = expectationOf(db, party, response.response.clientDataJSON)
  const user = findPasskeyUser(db, customerId)
  if (!user || expectation?.challenge.customerId !== customerId) return false
  const {verifyRegistrationResponse} = await webAuthn()
  const {verified, registrationInfo} = await verifyRegistrationResponse({
    response,
    ...expectation.expected,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({verified: false, registrationInfo: undefined}))
  if (!verified || !registrationInfo) return false
  const {id, publicKey, counter} = registrationInfo.credential
  if (findPasskey(db, id)) return false
  insertPasskey(db, {
    userId: user.id,
    credentialId: id,
    nickName: expectation.challenge.nickName,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    signCount: counter,
    transports: JSON.stringify(response.response.transports ?? []),
  })
  return true
}

/** The passkey that signed an answer; null for an answer that is not accepted. */
export async function provenPasskey(
  db: Database,
  party: RelyingParty,
  response: AuthenticationResponseJSON,
): Promise<Passkey | null> {
  const expectation = expectationOf(db, party, response.response.clientDataJSON)
  const passkey = findPasskey(db, response.id)
  if (!passkey || expectation?.challenge.customerId !== null) return null
  const {credentialId: id, publicKey, signCount: counter, transports} = passkey
  const credential = {
    id,
    publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
    counter,
    transports: JSON.parse(transports) as AuthenticatorTransport[],
  }
  const {verifyAuthenticationResponse} = await webAuthn()
  const {verified, authenticationInfo} = await verifyAuthenticationResponse({
    response,
    ...expectation.expected,
    credential,
  }).catch(() => ({verified: false, authenticationInfo: undefined}))
  if (!verified || !authenticationInfo) return null
  setSignCount(db, id, authenticationInfo.newCounter)
  return passkey
}
