import {createHmac, timingSafeEqual} from 'node:crypto'

/** Purpose of a signed value; a value signed for one purpose is not valid for another. */
export type Purpose = 'link' | 'login'

const signatureOf = (secret: string, purpose: Purpose, content: string): Buffer =>
  createHmac('sha256', secret).update(`preview-${purpose}.${content}`).digest()

/** Content and signature of a value that ends, as URL-safe text. @param endsAt milliseconds since 1970 */
export function sign(secret: string, purpose: Purpose, value: object, endsAt: number): string {
  const content = Buffer.from(JSON.stringify({...value, endsAt})).toString('base64url')
  return `${content}.${signatureOf(secret, purpose, content).toString('base64url')}`
}

/** The value of a signed text; null when the signature is wrong or the value has ended. */
export function readSigned<Value extends object>(
  secret: string,
  purpose: Purpose,
  text: string,
  now = Date.now(),
): (Value & {endsAt: number}) | null {
  const [content = '', signature = '', ...more] = text.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(secret, purpose, content)
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return null
  }
  const value = JSON.parse(Buffer.from(content, 'base64url').toString()) as Value & {
    endsAt: number
  }
  return value.endsAt > now ? value : null
}
