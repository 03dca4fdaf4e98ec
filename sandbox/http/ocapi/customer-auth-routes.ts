import {createHash} from 'node:crypto'
import {Type, type Static} from '@sinclair/typebox'
import type {FastifyRequest} from 'fastify'
import {revokeAccessToken} from '../../domains/auth/auth-repository'
import type {Grant} from '../../domains/auth/grants'
import type {Site} from '../../domains/sites/site-registry'
import {findCustomer} from '../../domains/customers/customer-repository'
import {authenticate, noteLogin} from '../../domains/customers/customer-service'
import type {Sandbox} from '../../sandbox'
import {clientAddress} from '../common/client-address'
import {basicCredentials} from '../slas/client'
import {customerState, ocapiCustomer, ocapiGuest} from './customer-documents'
import {token, type OcapiRoutes} from './needs'
import {readShop, readToken} from './ocapi-context'
import type {ShopContext} from '../../domains/baskets/shop-context'
import type {Need} from '../common/routes'
import {authenticationFailed, bearerOf, openOcapiSession, resumeOcapiSession} from './ocapi-tokens'

const AuthBody = Type.Object({
  type: Type.Unsafe<'guest' | 'credentials' | 'session' | 'refresh'>({
    type: 'string',
    enum: ['guest', 'credentials', 'session', 'refresh'],
  }),
})

/** The value of a cookie, or an empty string. */
function cookieOf(request: FastifyRequest, name: string): string {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  return decodeURIComponent(pairs.find(([key]) => key === name)?.[1] ?? '')
}

/** Names of B2C Commerce's per-site cookies end in a hash of the site. */
const siteHash = (siteId: string) => createHash('md5').update(siteId).digest('hex')

/** A client; credentials occupy the header of the token, and the client id is then sent in another way. */
const authClient: Need<{context: ShopContext}> = {
  caller: 'client',
  read: async (sandbox, request) => {
    const {type} = request.body as Static<typeof AuthBody>
    return {context: await readShop(sandbox, request, type === 'credentials' ? null : undefined)}
  },
}

/**
 * `customers/auth` opens, extends and ends sessions: the token is in the response header
 * `Authorization`. `sessions` turns a token into the cookies of a classic storefront.
 */
export const customerAuthRoutes: OcapiRoutes = (route, sandbox) => {
  const grantFor = async (
    request: FastifyRequest,
    site: Site,
    type: 'guest' | 'credentials' | 'session',
  ): Promise<Grant> => {
    if (type === 'guest') return openOcapiSession(sandbox, {siteId: site.id})
    if (type === 'session') {
      return resumeOcapiSession(sandbox, site.id, cookieOf(request, 'dwsid'))
    }
    const given = basicCredentials(request.headers.authorization ?? '')
    const scope = {db: sandbox.db, site, client: clientAddress(request)}
    const customer = given && (await authenticate(scope, given.id, given.secret))
    if (!customer) {
      throw authenticationFailed(
        'credentials',
        `Customer authentication based on '${given?.id ?? ''}' failed.`,
      )
    }
    noteLogin(sandbox.db, customer.id)
    return openOcapiSession(sandbox, {siteId: site.id, customerId: customer.id})
  }

  route(
    'POST /customers/auth',
    {needs: authClient, schema: {body: AuthBody}},
    async ({context}, request, reply) => {
      const {type} = request.body
      const grant =
        type === 'refresh'
          ? await prolong(sandbox, request)
          : await grantFor(request, context.site, type)
      const {session} = grant
      void reply.header('authorization', await bearerOf(sandbox, grant))
      const customer = session.guest ? undefined : findCustomer(sandbox.db, session.customerId)
      if (!customer) return ocapiGuest(session.customerId, context.locale)
      void reply.header('etag', customerState(customer))
      return ocapiCustomer(sandbox.db, customer)
    },
  )

  route('DELETE /customers/auth', {needs: token}, ({session}) => {
    if (session.tokenId !== undefined) {
      revokeAccessToken(sandbox.db, session.tokenId, session.tokenExpiresAt ?? 0)
    }
  })

  route('POST /sessions', {needs: token}, ({site, session}, _request, reply) => {
    const {usid, dnt, guest, customerId} = session
    const {refreshToken, refreshExpiresIn} = openOcapiSession(sandbox, {
      siteId: site.id,
      usid,
      dnt,
      ...(guest ? {} : {customerId}),
    })
    const hash = siteHash(site.id)
    const attributes = 'Path=/; HttpOnly; SameSite=Lax'
    void reply.header('set-cookie', [
      `dwsid=${refreshToken}; ${attributes}`,
      `dwanonymous_${hash}=${session.guestCustomerId ?? customerId}; Max-Age=${refreshExpiresIn}; ${attributes}`,
      ...(guest ? [] : [`dwsecuretoken_${hash}=${refreshToken}; ${attributes}`]),
    ])
  })
}

/** A new token for the session of a valid one. */
async function prolong(sandbox: Sandbox, request: FastifyRequest): Promise<Grant> {
  const {site, session} = await readToken(sandbox, request)
  const {usid, dnt, guest, customerId} = session
  return openOcapiSession(sandbox, {
    siteId: site.id,
    usid,
    dnt,
    ...(guest ? {} : {customerId}),
  })
}
