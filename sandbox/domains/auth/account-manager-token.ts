import {jwtVerify, SignJWT} from 'jose'
import {randomUUID} from 'node:crypto'
import type {SigningKey} from './signing-key'

/**
 * Tokens of Account Manager: programs of the shop call with them, no shopper does. In the real service another host
 * issues them (`account.demandware.com`).
 */

/** Life time in seconds. */
export const MANAGER_TOKEN_SECONDS = 1799

const ISSUER = 'account-manager'

/** Signs the token of a client that proved its secret. @param now milliseconds since 1970 */
export function signManagerToken(key: SigningKey, clientId: string, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  return new SignJWT({})
    .setProtectedHeader({kid: key.kid, typ: 'JWT', alg: 'ES256'})
    .setIssuer(ISSUER)
    .setSubject(clientId)
    .setAudience(clientId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + MANAGER_TOKEN_SECONDS)
    .setJti(randomUUID())
    .sign(key.privateKey)
}

/** Returns true for a valid token of the client. */
export async function isManagerToken(
  key: SigningKey,
  clientId: string,
  token: string,
): Promise<boolean> {
  try {
    const options = {algorithms: ['ES256'], issuer: ISSUER, audience: clientId, subject: clientId}
    await jwtVerify(token, key.publicKey, {...options, requiredClaims: ['exp']})
    return true
  } catch {
    return false
  }
}
