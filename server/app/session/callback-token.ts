import {createRemoteJWKSet, jwtVerify} from 'jose'
import type {SlasSettings} from './slas-call'

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

/** The public keys of SLAS; jose reads them again when a token names an unknown key. */
function keysOf(env: SlasSettings): ReturnType<typeof createRemoteJWKSet> {
  const url = `${env.COMMERCE_API_ORIGIN}/shopper/auth/v1/organizations/${env.COMMERCE_ORGANIZATION_ID}/oauth2/jwks`
  const known = keySets.get(url)
  if (known) return known
  const keys = createRemoteJWKSet(new URL(url), {timeoutDuration: env.BACKEND_TIMEOUT_MS})
  keySets.set(url, keys)
  return keys
}

/** `bhlt_001` of the organization `f_ecom_bhlt_001` */
const tenantOf = ({COMMERCE_ORGANIZATION_ID: id}: SlasSettings): string =>
  id.replace(/^f_ecom_/, '')

/**
 * True for the value of `x-slas-callback-token` that SLAS signed for our tenant and that has not expired. Its issuer
 * is `slas/{environment}/{tenant}`.
 */
export async function isCallbackToken(env: SlasSettings, token: string): Promise<boolean> {
  try {
    const {payload} = await jwtVerify(token, keysOf(env), {
      algorithms: ['ES256'],
      requiredClaims: ['exp', 'iss'],
    })
    const [service, , tenant] = (payload.iss ?? '').split('/')
    return service === 'slas' && tenant === tenantOf(env)
  } catch {
    return false
  }
}
