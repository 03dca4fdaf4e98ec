import {createHash, randomBytes, timingSafeEqual} from 'node:crypto'

/** Creates an opaque bearer secret (code, refresh token): 43 characters per part, parts joined by a dot. */
export function randomSecret(parts = 2): string {
  return Array.from({length: parts}, () => randomBytes(32).toString('base64url')).join('.')
}

/**
 * Returns the hash of a bearer secret. Only the hash is stored, so that a copy of the database
 * contains no usable secret.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Compares two secrets in constant time. */
export function secretsEqual(a: string, b: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(a), digest(b))
}
