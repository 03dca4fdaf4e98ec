import {createHash, timingSafeEqual} from 'node:crypto'

/** Pattern of a code verifier: 43 to 128 unreserved characters (RFC 7636, 4.1). */
const VERIFIER = /^[A-Za-z0-9\-._~]{43,128}$/
/** Pattern of a code challenge: base64url of 32 bytes without padding. */
const CHALLENGE = /^[A-Za-z0-9\-_]{43}$/

/** True for a value that can be an S256 code challenge. */
export function isCodeChallenge(value: string): boolean {
  return CHALLENGE.test(value)
}

/** Returns the S256 code challenge: base64url(SHA-256(verifier)) without padding. */
export function codeChallenge(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

/** True when `verifier` is well formed and its S256 hash is `challenge`. */
export function verifierMatches(verifier: string, challenge: string): boolean {
  if (!VERIFIER.test(verifier)) return false
  const expected = Buffer.from(challenge)
  const actual = Buffer.from(codeChallenge(verifier))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
