import {tenantOf} from '../../domains/shop-data'
import {signAccessToken} from '../../domains/auth/access-token'
import {GrantError, openSession, refreshSession, type Grant} from '../../domains/auth/grants'
import {signingKey} from '../../domains/auth/signing-key'
import type {Sandbox} from '../../sandbox'
import {OcapiFault} from '../errors'

/** 401 for invalid credentials, sessions and tokens. */
export function authenticationFailed(credentialType: string, message: string): OcapiFault {
  return new OcapiFault(401, 'AuthenticationFailedException', message, {credentialType})
}

/** Shopper and site of a new session. */
export interface SessionRequest {
  readonly siteId: string
  readonly usid?: string
  readonly customerId?: string
  readonly dnt?: boolean
}

/** Opens a session of the shop's client; its refresh token stays the same when it is used. */
export function openOcapiSession(sandbox: Sandbox, request: SessionRequest): Grant {
  return openSession(sandbox.db, {
    dnt: false,
    ...request,
    clientId: sandbox.config.clientId,
    clientType: 'private',
    now: Date.now(),
  })
}

/** The session behind a `dwsid` cookie. Throws `OcapiFault` 401. */
export function resumeOcapiSession(sandbox: Sandbox, siteId: string, dwsid: string): Grant {
  try {
    return refreshSession(sandbox.db, {
      clientId: sandbox.config.clientId,
      clientType: 'private',
      siteId,
      refreshToken: dwsid,
      now: Date.now(),
    })
  } catch (error) {
    if (!(error instanceof GrantError)) throw error
    throw authenticationFailed('session', 'The session is unknown or has expired.')
  }
}

/** The value of the `Authorization` header that proves a session. */
export async function bearerOf(sandbox: Sandbox, {session}: Grant): Promise<string> {
  const key = await signingKey(sandbox.db)
  const tenant = tenantOf(sandbox.config.organizationId)
  const bearer = {...session, scopes: sandbox.config.scopes}
  return `Bearer ${await signAccessToken(key, tenant, bearer, Date.now())}`
}
