import {createHash} from 'node:crypto'
import {signAccessToken, signIdToken} from '../../domains/auth/access-token'
import {ACCESS_TOKEN_SECONDS} from '../../domains/auth/claims'
import type {Grant} from '../../domains/auth/grants'
import {signingKey} from '../../domains/auth/signing-key'
import {tenantOf} from '../../config'
import type {Sandbox} from '../../sandbox'

/** The TokenResponse of the Shopper Login API for a session. */
export async function tokenResponse(sandbox: Sandbox, grant: Grant, now: number) {
  const key = await signingKey(sandbox.db)
  const tenant = tenantOf(sandbox.config.organizationId)
  const {session} = grant
  return {
    access_token: await signAccessToken(key, tenant, session, now),
    id_token: await signIdToken(key, tenant, session, now),
    refresh_token: grant.refreshToken,
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token_expires_in: grant.refreshExpiresIn,
    token_type: 'Bearer',
    usid: session.usid,
    customer_id: session.customerId,
    enc_user_id: createHash('md5').update(session.customerId).digest('hex').toUpperCase(),
    idp_access_token: '',
    dnt: String(session.dnt),
  }
}

/** What `logout` answers: the same document with nothing in it. */
export const emptyTokenResponse = {
  access_token: '',
  id_token: 'null',
  refresh_token: '',
  expires_in: 0,
  refresh_token_expires_in: 0,
  token_type: 'Bearer',
  usid: 'null',
  customer_id: 'null',
  enc_user_id: 'null',
  idp_access_token: '',
  idp_refresh_token: 'null',
  dnt: 'null',
}
