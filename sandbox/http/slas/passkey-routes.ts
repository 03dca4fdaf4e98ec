import {Type} from '@sinclair/typebox'
import type {FastifyRequest} from 'fastify'
import type {AuthenticationResponseJSON, RegistrationResponseJSON} from '@simplewebauthn/server'
import {isOpenCode, MailPermit, redeemActionCode} from '../../domains/auth/action-codes'
import {openSession} from '../../domains/auth/grants'
import {
  addPasskey,
  authenticationOptions,
  provenPasskey,
  registrationOptions,
  type RelyingParty,
} from '../../domains/auth/passkeys'
import type {Customer} from '../../domains/customers/customer'
import {findCustomer, findCustomerByLogin} from '../../domains/customers/customer-repository'
import {noteLogin} from '../../domains/customers/customer-service'
import type {Site} from '../../domains/sites/site-registry'
import type {Sandbox} from '../../sandbox'
import {clientAddress} from '../common/client-address'
import {inEqualTime} from '../common/equal-time'
import {needing} from '../common/routes'
import {readUsid} from './client'
import {deliverCode, readDelivery} from './deliver-code'
import {SlasError, invalidRequest} from './errors'
import {client, type SlasRoutes} from './needs'
import {requirePasswordless, siteOf} from './passwordless-routes'
import {answerGrant} from './token-response'

const Text = (maxLength: number) => Type.Optional(Type.String({maxLength}))

const AuthorizeBody = Type.Object({
  user_id: Text(128),
  mode: Text(20),
  channel_id: Text(100),
  client_id: Text(40),
  callback_uri: Text(2048),
  locale: Text(20),
})
const StartBody = Type.Object({
  client_id: Text(40),
  channel_id: Text(100),
  user_id: Text(128),
  pwd_action_token: Text(8),
  display_name: Text(128),
  nick_name: Text(128),
})
const Credential = Type.Object({
  id: Type.String({maxLength: 1024}),
  rawId: Type.String({maxLength: 1024}),
  type: Type.Literal('public-key'),
  response: Type.Object({clientDataJSON: Type.String({maxLength: 4096})}),
})
const FinishBody = Type.Object({
  client_id: Text(40),
  channel_id: Text(128),
  username: Text(128),
  pwd_action_token: Text(8),
  credential: Credential,
})
const LoginStartBody = Type.Object({
  client_id: Text(40),
  channel_id: Text(100),
  user_id: Text(128),
})
const LoginBody = Type.Object({
  client_id: Text(40),
  channel_id: Text(100),
  user_id: Text(128),
  usid: Text(128),
  credential: Credential,
})

/** The shop is the relying party: passkeys belong to its host. */
const partyOf = ({config}: Sandbox, {name}: Site): RelyingParty => ({
  id: new URL(config.shopUrl).hostname,
  name,
})

const invalidToken = () => new SlasError(400, 'invalid_grant', 'Invalid token.')

/** The customer of a login. Throws `SlasError` 400. */
function requireCustomer({db}: Sandbox, site: Site, login: string | undefined): Customer {
  if (!login) throw invalidRequest('Bad or missing user_id.')
  const customer = findCustomerByLogin(db, site.customerListId, login)
  if (customer?.enabled) return customer
  throw invalidToken()
}

const proofOf = (site: Site, {login}: Customer, request: FastifyRequest) => ({
  siteId: site.id,
  userId: login,
  client: clientAddress(request),
})

/** The client, and the site that its call names. */
const passkeyClient = needing(client, ({client: known}, {body}, sandbox) => {
  requirePasswordless(sandbox)
  const {channel_id: channelId} = body as {channel_id?: string}
  return {client: known, site: siteOf(sandbox, channelId)}
})

/** `webauthn/register/...` and `webauthn/authenticate/...`: customers add passkeys and sign in with them. */
export const passkeyRoutes: SlasRoutes = (route, sandbox) => {
  const {db} = sandbox
  route(
    'POST /webauthn/register/authorize',
    {needs: passkeyClient, schema: {body: AuthorizeBody}},
    async ({site}, request) => {
      const {body} = request
      const userId = body.user_id?.trim()
      if (!userId) throw invalidRequest('Bad or missing user_id.')
      const delivery = await readDelivery(sandbox, body)
      const permit = MailPermit.request({db, client: clientAddress(request)}, userId)
      await inEqualTime(async () => {
        const customer = findCustomerByLogin(db, site.customerListId, userId)
        if (!customer?.enabled) return
        const action = 'passkey'
        const code = permit.issueCode({action, siteId: site.id, userId})
        const {email, profile} = customer
        const {phoneMobile: phone} = profile
        await deliverCode(sandbox, site, delivery, {action, code, email, phone, name: profile})
      })
    },
  )

  route(
    'POST /webauthn/register/start',
    {needs: passkeyClient, schema: {body: StartBody}},
    async ({site}, request) => {
      const {body} = request
      const customer = requireCustomer(sandbox, site, body.user_id)
      if (
        !isOpenCode(db, 'passkey', body.pwd_action_token ?? '', proofOf(site, customer, request))
      ) {
        throw invalidToken()
      }
      const {display_name: name, nick_name: nickName} = body
      return registrationOptions(db, partyOf(sandbox, site), customer, {name, nickName})
    },
  )

  route(
    'POST /webauthn/register/finish',
    {needs: passkeyClient, schema: {body: FinishBody}},
    async ({site}, request) => {
      const {body} = request
      const customer = requireCustomer(sandbox, site, body.username)
      const proof = proofOf(site, customer, request)
      const token = body.pwd_action_token ?? ''
      if (!isOpenCode(db, 'passkey', token, proof)) throw invalidToken()
      const credential = body.credential as unknown as RegistrationResponseJSON
      if (!(await addPasskey(db, partyOf(sandbox, site), customer.id, credential))) {
        throw invalidRequest('The credential is not valid.')
      }
      redeemActionCode(db, 'passkey', token, proof)
    },
  )

  route(
    'POST /webauthn/authenticate/start',
    {needs: passkeyClient, schema: {body: LoginStartBody}},
    async ({site}, {body}) => {
      const {user_id: login} = body
      const customer = login ? findCustomerByLogin(db, site.customerListId, login) : undefined
      if (login && !customer?.enabled) throw new SlasError(404, 'not_found', 'User Not Found')
      return authenticationOptions(db, partyOf(sandbox, site), customer?.id)
    },
  )

  route(
    'POST /webauthn/authenticate/finish',
    {needs: passkeyClient, schema: {body: LoginBody}},
    async ({client: known, site}, {body}, reply) => {
      const credential = body.credential as unknown as AuthenticationResponseJSON
      const passkey = await provenPasskey(db, partyOf(sandbox, site), credential)
      const customer = passkey && findCustomer(db, passkey.customerId)
      const isRequestedUser = !body.user_id || customer?.login === body.user_id
      if (!customer?.enabled || customer.listId !== site.customerListId || !isRequestedUser) {
        throw new SlasError(401, 'invalid_client', 'The passkey is not valid.')
      }
      const customerId = customer.id
      const usid = readUsid(body.usid)
      reply.headers({'cache-control': 'no-store', pragma: 'no-cache'})
      const tokenResponse = await answerGrant(sandbox, (now) =>
        openSession(db, {...known, siteId: site.id, now, usid, dnt: false, customerId}),
      )
      noteLogin(db, customerId)
      return {
        credentialId: credential.id,
        username: customer.login,
        success: true as const,
        tokenResponse,
      }
    },
  )
}
