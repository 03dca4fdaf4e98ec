import type {Static} from '@sinclair/typebox'
import {Type} from '@sinclair/typebox'
import type {ActionCode} from '../../domains/auth/action-code-repository'
import {MailPermit, redeemActionCode} from '../../domains/auth/action-codes'
import {markRegisteredGuest} from '../../domains/guests/guest-repository'
import {openSession} from '../../domains/auth/grants'
import {findCustomerByLogin, saveCustomer} from '../../domains/customers/customer-repository'
import {noteLogin, registerCustomer, requireEmail} from '../../domains/customers/customer-service'
import {CommerceFault} from '../../domains/commerce-fault'
import type {Site} from '../../domains/sites/site-registry'
import type {Sandbox} from '../../sandbox'
import {clientAddress} from '../common/client-address'
import {sendAs} from '../common/routes'
import {readUsid, requireChannel} from './client'
import {deliverCode, readDelivery} from './deliver-code'
import {SlasError, invalidRequest, slasErrorOf} from './errors'
import {privateClient, type SlasRoutes} from './needs'
import {answerGrant} from './token-response'
import {readDnt} from './token-route'

const Text = (maxLength: number) => Type.Optional(Type.String({maxLength}))

const LoginQuery = Type.Object({register_customer: Text(5), strict_verify: Text(5)})
const LoginBody = Type.Object({
  user_id: Text(256),
  mode: Text(20),
  locale: Text(20),
  usid: Text(128),
  channel_id: Text(100),
  callback_uri: Text(2048),
  last_name: Text(100),
  email: Text(256),
  first_name: Text(100),
  phone_number: Text(48),
  customer_no: Text(100),
})
type LoginBody = Static<typeof LoginBody>

const TokenBody = Type.Object({
  grant_type: Text(40),
  hint: Text(40),
  pwdless_login_token: Text(4096),
  code_verifier: Text(128),
  login_id: Text(256),
  usid: Text(128),
  dnt: Text(5),
})

/** Data of an account that is opened when its code is redeemed. */
interface Registration {
  email: string
  lastName?: string
  firstName?: string
  phone?: string
  customerNo?: string
}

/**
 * Login without a password, for private clients: `passwordless/login` mails a code (or posts it to
 * the client's callback), `passwordless/token` exchanges it for a session.
 */
export const passwordlessRoutes: SlasRoutes = (route, sandbox) => {
  const {db} = sandbox

  route(
    'POST /passwordless/login',
    {needs: privateClient, schema: {body: LoginBody, querystring: LoginQuery}},
    async (_client, request, reply) => {
      const {body, query} = request
      requirePasswordless(sandbox)
      const site = siteOf(sandbox, body.channel_id)
      const userId = body.user_id?.trim()
      if (!userId) throw invalidRequest('Bad or missing user_id.')
      const delivery = await readDelivery(sandbox, body)
      const permit = MailPermit.request({db, client: clientAddress(request)}, userId)
      const customer = findCustomerByLogin(db, site.customerListId, userId)
      if (customer && query.strict_verify === 'true' && !customer.profile.emailVerified) {
        throw invalidRequest('Email not verified.')
      }
      const registration =
        !customer && query.register_customer === 'true' ? readRegistration(body, userId) : null
      // The private proxy of PWA Kit masks this status, so that it does not reveal which logins exist.
      if (!customer?.enabled && !registration) {
        throw new SlasError(404, 'invalid_request', 'User not found.')
      }
      const code = permit.issueCode({
        action: 'login',
        siteId: site.id,
        userId,
        usid: readUsid(body.usid) ?? null,
        registration: registration && JSON.stringify(registration),
      })
      await deliverCode(sandbox, site, delivery, {
        action: 'login',
        code,
        email: customer?.email ?? registration?.email ?? userId,
        phone: customer?.profile.phoneMobile ?? registration?.phone,
        name: customer?.profile ?? registration ?? {},
      })
      return sendAs(reply)
    },
  )

  route(
    'POST /passwordless/token',
    {needs: privateClient, schema: {body: TokenBody}},
    async ({client}, request, reply) => {
      const {body} = request
      if (body.grant_type !== 'client_credentials' || body.hint !== 'pwdless_login') {
        throw invalidRequest(
          'The grant_type must be client_credentials and the hint pwdless_login.',
        )
      }
      const code = redeemActionCode(db, 'login', body.pwdless_login_token ?? '', {
        userId: body.login_id,
        codeVerifier: body.code_verifier,
        client: clientAddress(request),
      })
      if (!code) throw new SlasError(400, 'invalid_grant', 'Invalid token.')
      const usid = readUsid(body.usid) ?? code.usid ?? undefined
      const customerId = await customerOf(sandbox, code, usid)
      reply.headers({'cache-control': 'no-store', pragma: 'no-cache'})
      const {siteId} = code
      const dnt = readDnt(body.dnt) ?? false
      const answer = await answerGrant(sandbox, (now) =>
        openSession(db, {...client, siteId, now, usid, dnt, customerId}),
      )
      noteLogin(sandbox.db, customerId)
      return answer
    },
  )
}

/** Throws `SlasError` 403, with a text that PWA Kit storefronts match. */
export function requirePasswordless({config}: Sandbox): void {
  if (config.scopes.split(' ').includes('sfcc.pwdless_login')) return
  throw new SlasError(
    403,
    'insufficient_scope',
    `Passwordless Permissions Error for clientId:${config.clientId}`,
  )
}

/** The site that `channel_id` names. Throws `SlasError` 400. */
export function siteOf(sandbox: Sandbox, channelId: string | undefined): Site {
  return sandbox.sites.get(requireChannel(sandbox, channelId)) as Site
}

function readRegistration(body: LoginBody, userId: string): Registration {
  const email = body.email || userId
  const isEmail = (text: string) => {
    try {
      requireEmail(text)
      return true
    } catch (error) {
      if (error instanceof CommerceFault) return false
      throw error
    }
  }
  if (!isEmail(email)) throw invalidRequest('Bad or missing email.')
  if (!body.last_name && !isEmail(userId)) throw invalidRequest('Bad or missing last_name.')
  return {
    email,
    lastName: body.last_name,
    firstName: body.first_name,
    phone: body.phone_number,
    customerNo: body.customer_no,
  }
}

/** The customer of a redeemed code, created now for a registration; the code verifies the email address. */
async function customerOf(
  sandbox: Sandbox,
  code: ActionCode,
  usid: string | undefined,
): Promise<string> {
  const site = siteOf(sandbox, code.siteId)
  const known = findCustomerByLogin(sandbox.db, site.customerListId, code.userId)
  if (known) {
    const profile = {...known.profile, emailVerified: true}
    saveCustomer(sandbox.db, {...known, profile})
    return known.id
  }
  if (code.registration === null) throw new SlasError(400, 'invalid_grant', 'Invalid token.')
  const {email, lastName, firstName, phone, customerNo} = JSON.parse(
    code.registration,
  ) as Registration
  try {
    const customer = await registerCustomer(
      {db: sandbox.db, site},
      {
        login: code.userId,
        email,
        customerNo,
        profile: {lastName, firstName, phoneMobile: phone, emailVerified: true, custom: {}},
      },
    )
    if (usid !== undefined) {
      markRegisteredGuest(sandbox.db, {usid, siteId: site.id}, customer.id)
    }
    return customer.id
  } catch (error) {
    throw error instanceof CommerceFault ? slasErrorOf(error) : error
  }
}
