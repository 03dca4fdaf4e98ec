import {createPublicKey, verify} from 'node:crypto'
import {z} from 'zod'

/** Most hours for which a token may be valid (RFC 8292, 2). */
const MAX_HOURS = 24

const claims = z.object({aud: z.string(), exp: z.number(), sub: z.string().min(1).optional()})
const header = z.object({alg: z.literal('ES256')})

const json = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())

/** The key of a P-256 point: `0x04`, 32 bytes x, 32 bytes y, as base64url. */
function publicKeyOf(point: string) {
  const bytes = Buffer.from(point, 'base64url')
  if (bytes.length !== 65 || bytes[0] !== 4) throw new Error('The key is no point of P-256.')
  const coordinate = (from: number) => bytes.subarray(from, from + 32).toString('base64url')
  return createPublicKey({
    key: {kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33)},
    format: 'jwk',
  })
}

/**
 * Verifies the sender of a message: `Authorization: vapid t={token}, k={key}` (RFC 8292).
 * @param origin of the push service, for which the token has to be
 * @returns subject of the sender, '' without one; null when the token is wrong
 */
export function senderOf(authorization: string, origin: string, now = Date.now()): string | null {
  const [, token = '', key = ''] =
    /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  try {
    header.parse(json(head))
    const {aud, exp, sub = ''} = claims.parse(json(body))
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      {key: publicKeyOf(key), dsaEncoding: 'ieee-p1363'},
      Buffer.from(signature, 'base64url'),
    )
    const seconds = exp - now / 1000
    const isTimely = seconds > 0 && seconds <= MAX_HOURS * 3600
    return isSigned && aud === origin && isTimely ? sub : null
  } catch {
    return null
  }
}
