import {Type, type Static} from '@sinclair/typebox'
import {openSession} from '../../domains/auth/grants'
import {CommerceFault} from '../../domains/commerce-fault'
import {findCustomerByLogin} from '../../domains/customers/customer-repository'
import {noteLogin} from '../../domains/customers/customer-service'
import {customerOfProfile} from '../../domains/auth/external-customer'
import type {Site} from '../../domains/sites/site-registry'
import type {Sandbox} from '../../sandbox'
import {readUsid} from './client'
import {SlasError, invalidRequest} from './errors'
import {privateClient, type SlasRoutes} from './needs'
import {siteOf} from './passwordless-routes'
import {answerGrant} from './token-response'
import {readDnt} from './token-route'

const Text = (maxLength: number) => Type.Optional(Type.String({maxLength}))

const Body = Type.Object({
  grant_type: Text(40),
  hint: Text(40),
  client_id: Text(40),
  channel_id: Text(100),
  login_id: Text(128),
  email_id: Text(128),
  idp_origin: Text(40),
  usid: Text(256),
  dnt: Text(5),
})

const HINT = 'ts_ext_on_behalf_of'

/**
 * `POST trusted-system/token`: a session on behalf of a shopper, or of a guest, whom a private client
 * authenticated. A shopper from another identity provider gets an account at the first login.
 */
export const trustedSystemRoute: SlasRoutes = (route, sandbox) => {
  route(
    'POST /trusted-system/token',
    {needs: privateClient, schema: {body: Body}},
    async ({client}, {body}, reply) => {
      if (!sandbox.config.scopes.split(' ').includes(`sfcc.${HINT}`)) {
        throw new SlasError(403, 'insufficient_scope', `The client lacks the scope sfcc.${HINT}.`)
      }
      if (body.grant_type !== 'client_credentials')
        throw invalidRequest('Bad or missing grant_type.')
      if (body.hint !== HINT) throw invalidRequest('Bad or missing hint.')
      const site = siteOf(sandbox, body.channel_id)
      const usid = readUsid(body.usid)
      const customerId = await customerOf(sandbox, site, {...body, usid})
      const dnt = readDnt(body.dnt) ?? false
      reply.headers({'cache-control': 'no-store', pragma: 'no-cache'})
      const answer = await answerGrant(sandbox, (now) =>
        openSession(sandbox.db, {...client, siteId: site.id, now, usid, dnt, customerId}),
      )
      if (customerId !== undefined) noteLogin(sandbox.db, customerId)
      return answer
    },
  )
}

/** The customer of the request; undefined for a guest. Throws `SlasError` 400. */
async function customerOf(
  sandbox: Sandbox,
  site: Site,
  {login_id: login, email_id: email, idp_origin: provider, usid}: Static<typeof Body>,
): Promise<string | undefined> {
  if (!login) throw invalidRequest('Bad or missing login_id.')
  if (!provider) throw invalidRequest('Bad or missing idp_origin.')
  if (login === 'guest') return undefined
  if (provider === 'ecom') {
    const customer = findCustomerByLogin(sandbox.db, site.customerListId, login)
    if (customer) return customer.id
    throw invalidRequest('User not found.')
  }
  try {
    const profile = {authenticationProviderId: provider, externalId: login, email}
    return (await customerOfProfile({db: sandbox.db, site}, profile, usid)).id
  } catch (error) {
    if (!(error instanceof CommerceFault)) throw error
    throw invalidRequest(error.message)
  }
}
