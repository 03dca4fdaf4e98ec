import {createHmac, timingSafeEqual} from 'node:crypto'

/** Returns the signature of a body: HMAC-SHA256 with a shared key, in hex. */
export function signatureOf(body: string, key: string): string {
  return createHmac('sha256', key).update(body).digest('hex')
}

/** Returns true when the signature belongs to the body and the key. */
export function isSigned(body: string, signature: string | undefined, key: string): boolean {
  const expected = Buffer.from(signatureOf(body, key))
  const given = Buffer.from(signature ?? '')
  return expected.length === given.length && timingSafeEqual(expected, given)
}
