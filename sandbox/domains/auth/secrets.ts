import {createHash, randomBytes, timingSafeEqual} from 'node:crypto'

/** An opaque bearer secret (code, refresh token): 43 characters a part, parts joined by a dot. */
export function randomSecret(parts = 2): string {
  return Array.from({length: parts}, () => randomBytes(32).toString('base64url')).join('.')
}

/** What is stored of a bearer secret, so that a copy of the database opens no session. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Compares two secrets in a time that does not depend on where they differ. */
export function secretsEqual(a: string, b: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(a), digest(b))
}
