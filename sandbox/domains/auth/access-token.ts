import {SignJWT, errors, jwtVerify} from 'jose'
import type {ShopperSession} from './claims'
import {
  ACCESS_TOKEN_SECONDS,
  accessTokenClaims,
  audienceOf,
  issuerOf,
  newTokenId,
  readSession,
} from './claims'
import type {SigningKey} from './signing-key'

export type TokenDefect =
  | 'missing'
  | 'malformed'
  | 'forged'
  | 'expired'
  | 'foreign-site'
  | 'revoked'
  | 'credentials-changed'

/** Error for a token that is not accepted, with the reason. */
export class InvalidTokenError extends Error {
  constructor(readonly defect: TokenDefect) {
    super(`The access token is refused: ${defect}`)
  }
}

/** Accepted clock skew in seconds. Clients subtract a minute from the life time themselves. */
const CLOCK_TOLERANCE_SECONDS = 5

/**
 * Signs an access token that is valid from `now` (milliseconds since 1970) for 30 minutes.
 * The header and claims are those of a real SLAS token.
 */
export function signAccessToken(
  key: SigningKey,
  tenant: string,
  session: ShopperSession,
  now: number,
): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  return new SignJWT({...accessTokenClaims(tenant, session)})
    .setProtectedHeader({
      ver: '1.0',
      jku: issuerOf(tenant),
      kid: key.kid,
      typ: 'jwt',
      clv: 'J2.3.4',
      alg: 'ES256',
    })
    .setIssuer(issuerOf(tenant))
    .setAudience(audienceOf(tenant))
    .setIssuedAt(issuedAt)
    .setNotBefore(issuedAt - 30)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .setJti(newTokenId(session.tokenFamily))
    .sign(key.privateKey)
}

/** Signs the id token that is issued with an access token; both have the same life time. */
export function signIdToken(
  key: SigningKey,
  tenant: string,
  session: ShopperSession,
  now: number,
): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  return new SignJWT({})
    .setProtectedHeader({kid: key.kid, alg: 'ES256'})
    .setSubject(`usid:${session.usid}`)
    .setIssuer(issuerOf(tenant))
    .setAudience(session.clientId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(key.privateKey)
}

interface Verified {
  session: ShopperSession
  /** Expiry time in milliseconds since 1970. */
  expiresAt: number
}

/**
 * Maximum number of cached token verifications. A page sends many requests with the same token, so
 * a signature is verified once.
 */
const MAX_REMEMBERED = 1000
const remembered = new WeakMap<SigningKey, Map<string, Verified>>()

/**
 * Verifies an access token and returns its session. Throws `InvalidTokenError`: `expired`, `forged`
 * (wrong signature, issuer or algorithm), `malformed`.
 */
export async function verifyAccessToken(
  key: SigningKey,
  tenant: string,
  token: string,
): Promise<ShopperSession> {
  const known = remembered.get(key) ?? new Map<string, Verified>()
  remembered.set(key, known)
  const name = `${tenant} ${token}`
  const hit = known.get(name)
  if (hit && hit.expiresAt > Date.now()) return hit.session
  const claims = await verifiedClaims(key, tenant, token)
  const session = readSession(claims)
  if (!session) throw new InvalidTokenError('malformed')
  if (known.size >= MAX_REMEMBERED) known.clear()
  known.set(name, {session, expiresAt: (claims.exp ?? 0) * 1000})
  return session
}

async function verifiedClaims(key: SigningKey, tenant: string, token: string) {
  try {
    const {payload} = await jwtVerify(token, key.publicKey, {
      algorithms: ['ES256'],
      issuer: issuerOf(tenant),
      audience: audienceOf(tenant),
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['exp', 'iat'],
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new InvalidTokenError('expired')
    if (error instanceof errors.JWTInvalid || error instanceof errors.JWSInvalid) {
      throw new InvalidTokenError('malformed')
    }
    if (error instanceof errors.JOSEError) throw new InvalidTokenError('forged')
    throw error
  }
}
