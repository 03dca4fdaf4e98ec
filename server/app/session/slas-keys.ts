import {createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey} from 'jose'
import {callBackend} from '../call-backend'
import type {SlasSettings} from './slas-call'

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
async function readKeys(env: SlasSettings, path: string): Promise<KeySet> {
  const {COMMERCE_API_ORIGIN: origin, BACKEND_TIMEOUT_MS: timeoutMs} = env
  const find = createLocalJWKSet((await callBackend(origin, path, {timeoutMs})) as JSONWebKeySet)
  return {find, readAt: performance.now()}
}

/** The public keys of SLAS for `jwtVerify`; they are read again when they are old, and for a token with an unknown key. */
export function slasKeys(env: SlasSettings): JWTVerifyGetKey {
  const path = `/shopper/auth/v1/organizations/${env.COMMERCE_ORGANIZATION_ID}/oauth2/jwks`
  const name = env.COMMERCE_API_ORIGIN + path
  const renew = (): Promise<KeySet> => {
    const read = readKeys(env, path)
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
