import type {FastifyRequest} from 'fastify'
import {shopOf} from '../common/checkout-context'
import {clientAddress} from '../common/client-address'
import {InvalidTokenError, type TokenDefect} from '../../domains/auth/access-token'
import type {ShopperSession} from '../../domains/auth/claims'
import type {CheckoutContext} from '../../domains/baskets/basket-service'
import type {ShopContext} from '../../domains/baskets/shop-context'
import type {Site} from '../../domains/sites/site-registry'
import type {Sandbox} from '../../sandbox'
import {OcapiFault} from '../errors'
import {mayCall, readShopper} from '../slas/verify'

interface ShopRequest {
  params: {siteId: string}
  query: {locale?: string; client_id?: string}
}

/** The site of the path, written `DEU` or `Sites-DEU-Site`. */
function readSite(sandbox: Sandbox, pathSegment: string): Site {
  const siteId = /^Sites-(.+)-Site$/.exec(pathSegment)?.[1] ?? pathSegment
  const site = sandbox.sites.get(siteId)
  if (!site) {
    throw new OcapiFault(404, 'SiteNotFoundException', `No site with ID '${siteId}' was found.`, {
      siteId,
    })
  }
  return site
}

const tokenFaults: Record<TokenDefect, [type: string, message: string]> = {
  missing: [
    'InvalidAuthorizationHeaderException',
    'The authorization header is missing or broken.',
  ],
  malformed: ['InvalidAccessTokenException', 'The access token is invalid.'],
  forged: ['InvalidAccessTokenException', 'The access token is invalid.'],
  expired: ['ExpiredTokenException', 'The access token has expired.'],
  'foreign-site': ['InvalidAccessTokenException', 'The access token belongs to another site.'],
  revoked: ['InvalidAccessTokenException', 'The access token has been revoked.'],
  'credentials-changed': [
    'InvalidAccessTokenException',
    'Customer credentials changed after token was issued.',
  ],
}

async function shopperOf(
  sandbox: Sandbox,
  request: FastifyRequest,
  site: Site,
): Promise<ShopperSession> {
  const session = await tokenSession(sandbox, request.headers.authorization, site)
  if (mayCall(session, request)) return session
  const path = (request.url.split('?')[0] ?? '').replace(/^\/s\/[^/]+/, '')
  throw new OcapiFault(
    403,
    'ClientAccessForbiddenException',
    `Access to resource '${path}' isn't allowed for the current client.`,
    {method: request.method, path},
  )
}

async function tokenSession(sandbox: Sandbox, authorization: string | undefined, site: Site) {
  try {
    return await readShopper(sandbox, authorization, site.id)
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error
    const [type, message] = tokenFaults[error.defect]
    throw new OcapiFault(401, type, message)
  }
}

/** OCAPI falls back from any locale to `default`; without one the site's default locale applies. */
function readLocale(site: Site, locale: string | undefined): string {
  return locale === undefined || locale === '' ? site.defaultLocale : locale
}

/**
 * Site, locale and, with a token, shopper of a call that needs no login. The client is identified by its token, else by query
 * `client_id`, else by header `x-dw-client-id`; throws `OcapiFault` 400, 401 or 403. Without
 * `authorization` (null) the header of that name is no token.
 */
export async function readShop(
  sandbox: Sandbox,
  request: FastifyRequest,
  authorization: string | null = request.headers.authorization ?? null,
): Promise<ShopContext> {
  const {params, query} = request as unknown as ShopRequest
  const site = readSite(sandbox, params.siteId)
  const locale = readLocale(site, query.locale)
  const context = {...shopOf(sandbox), site, locale, client: clientAddress(request)}
  if (authorization !== null) {
    return {...context, shopper: await shopperOf(sandbox, request, site)}
  }
  const clientId = query.client_id ?? request.headers['x-dw-client-id']
  if (!clientId) {
    throw new OcapiFault(400, 'MissingClientIdException', 'The client ID is missing.')
  }
  if (clientId !== sandbox.config.clientId) {
    throw new OcapiFault(
      403,
      'UnknownClientIdException',
      `The client with ID '${String(clientId)}' is unknown.`,
      {clientId: String(clientId)},
    )
  }
  return context
}

/** Shopper, site and locale of a call that needs a session. Throws `OcapiFault` 401. */
export async function readSession(
  sandbox: Sandbox,
  request: FastifyRequest,
): Promise<CheckoutContext> {
  const {params, query} = request as unknown as ShopRequest
  const site = readSite(sandbox, params.siteId)
  const shopper = await shopperOf(sandbox, request, site)
  const locale = readLocale(site, query.locale)
  return {...shopOf(sandbox), site, locale, shopper, client: clientAddress(request)}
}

/** The session of a token with all its claims, and its site. Throws `OcapiFault` 401. */
export async function readToken(
  sandbox: Sandbox,
  request: FastifyRequest,
): Promise<{site: Site; session: ShopperSession}> {
  const {params} = request as unknown as ShopRequest
  const site = readSite(sandbox, params.siteId)
  return {site, session: await shopperOf(sandbox, request, site)}
}

/** The resource state on which a changing call is based, from its body or from a header. */
export function expectedState(
  request: Pick<FastifyRequest, 'body' | 'headers'>,
): string | undefined {
  const body = request.body as {_resource_state?: unknown} | null | undefined
  if (typeof body?._resource_state === 'string') return body._resource_state
  const header = request.headers['x-dw-resource-state']
  return typeof header === 'string' ? header : undefined
}

/** The ids in the path of a changing call, and the state on which it is based. */
export const targetOf = <Params extends object>(
  request: Pick<FastifyRequest, 'body' | 'headers'> & {params: Params},
): Params & {expectedState?: string} => ({...request.params, expectedState: expectedState(request)})
