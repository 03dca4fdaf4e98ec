import type {FastifyRequest} from 'fastify'
import {tenantOf} from '../../domains/shop-data'
import type {TokenDefect} from '../../domains/auth/access-token'
import {InvalidTokenError, verifyAccessToken} from '../../domains/auth/access-token'
import type {ShopperContext, ShopperSession} from '../../domains/auth/claims'
import {liveSession} from '../../domains/auth/live-session'
import {allows} from '../../domains/auth/scopes'
import {signingKey} from '../../domains/auth/signing-key'
import type {Sandbox} from '../../sandbox'
import {ApiProblem, malformedParameter, missingParameter, siteNotFound} from '../errors'

/**
 * The shopper that an `Authorization: Bearer` header identifies, on `siteId` when one is given.
 * Throws `InvalidTokenError`; each protocol turns that into its own fault.
 */
export async function readShopper(
  sandbox: Sandbox,
  authorization: string | undefined,
  siteId?: string,
): Promise<ShopperSession> {
  const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new InvalidTokenError('missing')
  const key = await signingKey(sandbox.db)
  const tenant = tenantOf(sandbox.config.organizationId)
  const shopper = await verifyAccessToken(key, tenant, token)
  if (siteId !== undefined && shopper.siteId !== siteId) {
    throw new InvalidTokenError('foreign-site')
  }
  return liveSession(sandbox.db, shopper)
}

const details: Record<TokenDefect, string> = {
  missing: 'The request carries no shopper access token.',
  malformed: 'Your shopper JWT is invalid and could not be used to identify the API client.',
  forged: 'Your shopper JWT is invalid and could not be used to identify the API client.',
  expired: 'Your shopper JWT has expired.',
  'foreign-site': 'Your shopper JWT was issued for another site.',
  revoked: 'Your shopper JWT has been revoked.',
  // PWA Kit clients log out when they receive exactly this text.
  'credentials-changed': 'Customer credentials changed after token was issued.',
}

/**
 * The shopper of a Shopper API call: a valid token issued for the site that `siteId` names.
 * Throws `ApiProblem`: 400 without `siteId`, 404 for an unknown site, 401 for a token that is
 * missing, forged, expired or of another site, 403 for one with insufficient scopes. Clients
 * refresh their token on 401 and try again.
 */
export function requireShopper(sandbox: Sandbox, request: FastifyRequest): Promise<ShopperContext> {
  const known = proven.get(request)
  if (known) return known
  const shopper = proveShopper(sandbox, request)
  proven.set(request, shopper)
  return shopper
}

/** Authenticated shoppers by request: a request needs its shopper before its body is read, and in its route. */
const proven = new WeakMap<FastifyRequest, Promise<ShopperContext>>()

async function proveShopper(sandbox: Sandbox, request: FastifyRequest): Promise<ShopperContext> {
  const {siteId} = request.query as {siteId?: string}
  if (siteId === undefined) throw missingParameter('siteId')
  if (siteId === '') throw malformedParameter('siteId', 'must not be empty')
  if (!sandbox.sites.get(siteId)) throw siteNotFound(siteId)
  try {
    const shopper = await readShopper(sandbox, request.headers.authorization, siteId)
    if (mayCall(shopper, request)) return shopper
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error
    throw new ApiProblem(401, 'unauthorized', 'Unauthorized', details[error.defect])
  }
  throw new ApiProblem(
    403,
    'forbidden',
    'Forbidden',
    'Your access-token is valid, but you have no permissions to access the resource.',
  )
}

/** Whether the scopes of a token permit a request. */
export function mayCall({scopes}: ShopperSession, request: FastifyRequest): boolean {
  return (
    scopes === undefined || allows(scopes, request.method, request.routeOptions.url ?? request.url)
  )
}
