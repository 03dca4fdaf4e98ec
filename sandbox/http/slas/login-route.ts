import {Type} from '@sinclair/typebox'
import type {FastifyRequest} from 'fastify'
import {authorize} from '../../domains/auth/grants'
import {isCodeChallenge} from '../../domains/auth/pkce'
import {isAllowedRedirect, withQuery} from '../../domains/auth/registered-address'
import {authenticate, noteLogin} from '../../domains/customers/customer-service'
import type {Sandbox} from '../../sandbox'
import {clientAddress} from '../common/client-address'
import {redirectTo} from '../common/routes'
import {basicCredentials, identifyClient, readUsid, requireChannel, requireClientId} from './client'
import {SlasError, invalidRequest} from './errors'
import {clientInHandler, type SlasRoutes} from './needs'

const Text = (maxLength: number) => Type.Optional(Type.String({maxLength}))

const LoginBody = Type.Object({
  client_id: Text(40),
  response_type: Text(40),
  redirect_uri: Text(256),
  state: Text(512),
  scope: Text(256),
  usid: Text(128),
  channel_id: Text(100),
  code_challenge: Text(128),
})

/**
 * `POST login`: a customer sends login and password (Basic) and gets a code at the redirect. A
 * private client may authenticate with `_sfdc_client_auth`; then it needs no code challenge.
 */
export const loginRoute: SlasRoutes = (route, sandbox) => {
  route(
    'POST /login',
    {needs: clientInHandler, schema: {body: LoginBody}},
    async (_client, request, reply) => {
      const {body, headers} = request
      const clientAuth = headers['_sfdc_client_auth']
      const isPrivate = typeof clientAuth === 'string' && clientAuth !== ''
      const {clientId} = isPrivate
        ? // PWA Kit's runtime sends the credentials bare, the API reference with their scheme.
          identifyClient(sandbox, `Basic ${clientAuth.replace(/^Basic\s+/i, '')}`, undefined)
        : {clientId: requireClientId(sandbox, body.client_id)}
      const redirectUri = body.redirect_uri ?? ''
      if (!isAllowedRedirect(redirectUri, sandbox.config.shopOrigins)) {
        throw invalidRequest("The redirect_uri doesn't match the registered redirects.")
      }
      const siteId = requireChannel(sandbox, body.channel_id)
      const codeChallenge = body.code_challenge ?? ''
      if (!isCodeChallenge(codeChallenge) && !(isPrivate && codeChallenge === '')) {
        throw invalidRequest('Bad or missing code_challenge.')
      }
      const usid = readUsid(body.usid)
      const customerId = await provenCustomer(sandbox, siteId, request)
      const now = Date.now()
      const granted = authorize(sandbox.db, {
        clientId,
        siteId,
        redirectUri,
        codeChallenge,
        usid,
        customerId,
        now,
      })
      noteLogin(sandbox.db, customerId, now)
      const {state, scope} = body
      reply.header('cache-control', 'no-store')
      return redirectTo(reply, withQuery(redirectUri, {...granted, state, scope}))
    },
  )
}

async function provenCustomer(
  sandbox: Sandbox,
  siteId: string,
  request: FastifyRequest,
): Promise<string> {
  const {db, sites} = sandbox
  const site = sites.get(siteId)
  const given = basicCredentials(request.headers.authorization ?? '')
  const scope = site && {db, site, client: clientAddress(request)}
  const customer = scope && given && (await authenticate(scope, given.id, given.secret))
  if (customer) return customer.id
  throw new SlasError(401, 'invalid_client', 'Invalid Credentials')
}
