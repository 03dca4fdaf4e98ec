import {createHash} from 'node:crypto'
import {
  createLocalJWKSet,
  errors,
  jwtVerify,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose'
import {askHost} from '../shared-state'
import {readSlas, type SlasSettings} from './slas-call'

/** Milliseconds for which keys are used, and for which an unknown key is not looked for again. */
const MAX_AGE_MS = 600_000
const COOL_DOWN_MS = 30_000

interface KeySet {
  readonly find: JWTVerifyGetKey
  /** Time of `performance.now()`. */
  readonly readAt: number
}

const keySets = new Map<string, Promise<KeySet>>()

/** Reads the keys that are valid now. Rejects when SLAS does not answer with keys. */
async function readKeys(env: SlasSettings): Promise<KeySet> {
  const keys = (await readSlas(env, 'jwks')) as unknown as JSONWebKeySet
  return {find: createLocalJWKSet(keys), readAt: performance.now()}
}

/** The public keys of SLAS for `jwtVerify`; they are read again when they are old, and for a token with an unknown key. */
function slasKeys(env: SlasSettings): JWTVerifyGetKey {
  const name = `${env.COMMERCE_API_ORIGIN} ${env.COMMERCE_ORGANIZATION_ID}`
  const renew = (): Promise<KeySet> => {
    const read = readKeys(env)
    keySets.set(name, read)
    return read
  }
  return async (header, token) => {
    const known = await keySets.get(name)?.catch(() => undefined)
    const age = known ? performance.now() - known.readAt : Infinity
    if (!known || age > MAX_AGE_MS) return (await renew()).find(header, token)
    try {
      return await known.find(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || age < COOL_DOWN_MS) throw error
      return (await renew()).find(header, token)
    }
  }
}

/** `bhlt_001` of the organization `f_ecom_bhlt_001` */
const tenantOf = ({COMMERCE_ORGANIZATION_ID: id}: SlasSettings): string =>
  id.replace(/^f_ecom_/, '')

/** Claims of tokens that SLAS issues to shoppers with the same keys: issuer subject, scopes, kind of user. */
const SHOPPER_CLAIMS = ['isb', 'scp', 'sty', 'aut'] as const
/** Longest validity of a callback token that is accepted, in seconds; SLAS signs them for minutes. */
const MAX_VALIDITY = 3600

/**
 * Whether the claims are those of a callback token for our client. The documentation of SLAS names the issuer alone, so
 * audience and subject are optional; where they are present, they must be SLAS itself or our client, not a shopper.
 */
function isForUs(env: SlasSettings, payload: JWTPayload): boolean {
  const {iss = '', sub, aud = [], exp = 0, iat = 0} = payload
  const tenant = tenantOf(env)
  const [service, environment, issued, ...more] = iss.split('/')
  if (service !== 'slas' || !environment || issued !== tenant || more.length > 0) return false
  if (SHOPPER_CLAIMS.some((claim) => claim in payload) || exp - iat > MAX_VALIDITY) return false
  const client = env.COMMERCE_CLIENT_ID
  const audiences = typeof aud === 'string' ? [aud] : aud
  if (!audiences.every((one) => one === client || one === iss)) return false
  const ofClient = `cc-slas::${tenant}::scid:${client}`
  return sub === undefined || sub === iss || sub === ofClient || sub.startsWith(`${ofClient}::`)
}

/** Hashes of the tokens that this process has accepted, with their time of expiry in milliseconds since 1970. */
const accepted = new Map<string, number>()

/** Marks a token as used until it expires; false for one that is marked already. */
async function claim(token: string, expiresAt: number): Promise<boolean> {
  const now = Date.now()
  for (const [hash, end] of accepted) if (end <= now) accepted.delete(hash)
  const hash = hashOf(token)
  if (accepted.has(hash)) return false
  accepted.set(hash, expiresAt)
  return (await askHost({kind: 'mark', key: hash, forMs: expiresAt - now})) !== 0
}

/** Hash of what is signed and of the first half of the signature: its second half has another form that is valid, too. */
function hashOf(token: string): string {
  const dot = token.lastIndexOf('.')
  const half = Buffer.from(token.slice(dot + 1), 'base64url').subarray(0, 32)
  return createHash('sha256').update(token.slice(0, dot)).update(half).digest('hex')
}

/**
 * Accepts the value of `x-slas-callback-token` once: SLAS signed it as a callback of our tenant and client, and it has
 * not expired. Without a host that shares it every process keeps its own list of used tokens, so another process of the
 * shop accepts a token again while it is valid.
 */
export async function acceptCallbackToken(env: SlasSettings, token: string): Promise<boolean> {
  try {
    const {payload} = await jwtVerify(token, slasKeys(env), {
      algorithms: ['ES256'],
      requiredClaims: ['exp', 'iat', 'iss'],
    })
    return isForUs(env, payload) && (await claim(token, (payload.exp ?? 0) * 1000))
  } catch {
    return false
  }
}

/** Makes a token usable again, after a call that had no effect: SLAS may repeat it. */
export async function releaseCallbackToken(token: string): Promise<void> {
  accepted.delete(hashOf(token))
  await askHost({kind: 'unmark', key: hashOf(token)})
}
