import {createHash} from 'node:crypto'
import {signAccessToken, signIdToken} from '../../domains/auth/access-token'
import {ACCESS_TOKEN_SECONDS} from '../../domains/auth/claims'
import type {Grant} from '../../domains/auth/grants'
import {GrantError} from '../../domains/auth/grants'
import {signingKey} from '../../domains/auth/signing-key'
import {tenantOf} from '../../domains/shop-data'
import type {Sandbox} from '../../sandbox'
import type {TokenDocument} from '../answers/slas'
import {SlasError} from './errors'

/** Exact texts that clients match, by reason of the refusal. */
const refusals: Record<GrantError['reason'], string> = {
  'invalid-code': 'The authorization code is invalid or has expired.',
  'invalid-verifier': 'The code_verifier does not match the code_challenge.',
  'redirect-mismatch': "The redirect_uri doesn't match the one of the authorization request.",
  'invalid-refresh': 'invalid refresh_token',
  'missing-site': 'Bad or missing channel_id.',
  'invalid-customer': 'The customer is unknown or disabled.',
  'long-subject': 'Issuer Subject length must be less than 256 characters',
}

/** The TokenResponse of the Shopper Login API for a session. */
export async function tokenResponse(
  sandbox: Sandbox,
  grant: Grant,
  now: number,
): Promise<TokenDocument> {
  const key = await signingKey(sandbox.db)
  const tenant = tenantOf(sandbox.config.organizationId)
  const {session} = grant
  return {
    access_token: await signAccessToken(
      key,
      tenant,
      {...session, scopes: sandbox.config.scopes},
      now,
    ),
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

/** Opens a session for an authenticated client and returns its tokens. Throws `SlasError`. */
export async function answerGrant(
  sandbox: Sandbox,
  open: (now: number) => Grant,
): Promise<TokenDocument> {
  const now = Date.now()
  try {
    return await tokenResponse(sandbox, open(now), now)
  } catch (error) {
    if (!(error instanceof GrantError)) throw error
    throw new SlasError(400, 'invalid_grant', refusals[error.reason])
  }
}

/** Answer of `logout`: the same document with empty values. */
export const emptyTokenResponse: TokenDocument = {
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
