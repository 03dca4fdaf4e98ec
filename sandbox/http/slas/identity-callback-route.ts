import {Type} from '@sinclair/typebox'
import {customerOfProfile, findCustomerOfProfile} from '../../domains/auth/external-customer'
import {authorize} from '../../domains/auth/grants'
import {
  readIdentity,
  readPendingLogin,
  type PendingLogin,
  type ProvenIdentity,
} from '../../domains/auth/identity-provider'
import {withQuery} from '../../domains/auth/registered-address'
import {signingKey} from '../../domains/auth/signing-key'
import {CommerceFault} from '../../domains/commerce-fault'
import {findCustomerByLogin} from '../../domains/customers/customer-repository'
import {noteLogin} from '../../domains/customers/customer-service'
import type {Sandbox} from '../../sandbox'
import {redirectTo} from '../common/routes'
import {SlasError, invalidRequest} from './errors'
import {clientInHandler, type SlasRoutes} from './needs'
import {siteOf} from './passwordless-routes'

const Text = (maxLength: number) => Type.Optional(Type.String({maxLength}))
const Params = Type.Object({provider: Type.String()})
const Query = Type.Object({code: Text(4096), state: Text(4096), error: Text(100)})

/** Path of SLAS to which an identity provider returns the browser. */
export const callbackPath = (organizationId: string, provider: string): string =>
  `/shopper/auth/v1/organizations/${organizationId}/oauth2/idp/callback/${provider}`

/**
 * `GET idp/callback/{provider}`: takes the code of an identity provider and sends the browser to the client, with a
 * code of SLAS or with an `error`.
 */
export const identityCallbackRoute: SlasRoutes = (route, sandbox) => {
  const schema = {params: Params, querystring: Query}
  route(
    'GET /idp/callback/:provider',
    {needs: clientInHandler, schema},
    async (_client, {params, query}, reply) => {
      const key = await signingKey(sandbox.db)
      const pending = await readPendingLogin(key, query.state ?? '')
      if (!pending || pending.provider !== params.provider) {
        throw invalidRequest('Bad or missing state.')
      }
      const {redirectUri, state, scope} = pending
      reply.header('cache-control', 'no-store')
      try {
        if (query.error) throw new SlasError(401, 'access_denied', 'The shopper declined.')
        const identity = await readIdentity(key, query.code ?? '')
        if (!identity || identity.provider !== pending.provider) {
          throw invalidRequest('The code of the identity provider is invalid or has expired.')
        }
        const granted = await grant(sandbox, pending, identity)
        return redirectTo(reply, withQuery(redirectUri, {...granted, state, scope}))
      } catch (error) {
        if (!(error instanceof SlasError)) throw error
        const {code, message} = error
        const answer = {error: code, error_description: message, state}
        return redirectTo(reply, withQuery(redirectUri, answer))
      }
    },
  )
}

/** A code for the customer of an identity. Throws `SlasError`. */
async function grant(
  sandbox: Sandbox,
  {clientId, siteId, redirectUri, codeChallenge, usid}: PendingLogin,
  identity: ProvenIdentity,
): Promise<{usid: string; code: string}> {
  const customerId = await customerOf(sandbox, siteId, identity, usid)
  const now = Date.now()
  const request = {clientId, siteId, redirectUri, codeChallenge, usid, customerId, now}
  const granted = authorize(sandbox.db, request)
  noteLogin(sandbox.db, customerId, now)
  return granted
}

/**
 * The customer of an identity, registered at the first login. An account that was opened with the same address and
 * another kind of login is not handed over: the address alone does not prove that it is the same person.
 */
async function customerOf(
  sandbox: Sandbox,
  siteId: string,
  {provider, subject, email, firstName, lastName}: ProvenIdentity,
  usid: string | undefined,
): Promise<string> {
  const site = siteOf(sandbox, siteId)
  const context = {db: sandbox.db, site}
  const authenticationProviderId = provider
  const profile = {authenticationProviderId, externalId: subject, email, firstName, lastName}
  const known = findCustomerOfProfile(context, profile)
  if (known && !known.enabled) throw invalidRequest('The customer is disabled.')
  if (!known && findCustomerByLogin(sandbox.db, site.customerListId, email)) {
    throw invalidRequest('Login Already In Use')
  }
  try {
    return (await customerOfProfile(context, profile, usid)).id
  } catch (error) {
    if (!(error instanceof CommerceFault)) throw error
    throw invalidRequest(error.message)
  }
}
