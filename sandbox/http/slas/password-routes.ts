import {Type} from '@sinclair/typebox'
import {MailPermit, redeemActionCode} from '../../domains/auth/action-codes'
import {isCodeChallenge} from '../../domains/auth/pkce'
import {CommerceFault} from '../../domains/commerce-fault'
import {findCustomerByLogin} from '../../domains/customers/customer-repository'
import {setPassword} from '../../domains/auth/change-password'
import {requireAcceptable} from '../../domains/customers/password-rules'
import {addresseeName} from '../../domains/outbox/addressee-name'
import {sendMail} from '../../domains/outbox/send-mail'
import {clientAddress} from '../common/client-address'
import {inEqualTime} from '../common/equal-time'
import {sendAs} from '../common/routes'
import {deliverCode, readDelivery} from './deliver-code'
import {SlasError, invalidRequest, slasErrorOf} from './errors'
import {client, type SlasRoutes} from './needs'
import {siteOf} from './passwordless-routes'

const Text = (maxLength: number) => Type.Optional(Type.String({maxLength}))

const ResetBody = Type.Object({
  user_id: Text(256),
  mode: Text(20),
  channel_id: Text(100),
  client_id: Text(40),
  callback_uri: Text(2048),
  hint: Text(40),
  locale: Text(20),
  idp_name: Text(128),
  code_challenge: Text(128),
})

const ActionBody = Type.Object({
  user_id: Text(256),
  pwd_action_token: Text(4096),
  channel_id: Text(100),
  client_id: Text(40),
  new_password: Text(4096),
  hint: Text(40),
  code_verifier: Text(128),
})

const CROSS_DEVICE = 'cross_device'

/**
 * `password/reset` mails a code, `password/action` sets the new password with it. A PKCE challenge connects
 * the two calls, or with hint `cross_device` the user id.
 */
export const passwordRoutes: SlasRoutes = (route, sandbox) => {
  const {db} = sandbox

  route(
    'POST /password/reset',
    {needs: client, schema: {body: ResetBody}},
    async (_client, request, reply) => {
      const {body} = request
      const site = siteOf(sandbox, body.channel_id)
      const userId = body.user_id?.trim()
      if (!userId) throw invalidRequest('Bad or missing user_id.')
      const delivery = await readDelivery(sandbox, body)
      const challenge = body.hint === CROSS_DEVICE ? null : (body.code_challenge ?? '')
      if (challenge !== null && !isCodeChallenge(challenge)) {
        throw invalidRequest('Bad or missing code_challenge.')
      }
      const permit = MailPermit.request({db, client: clientAddress(request)}, userId)
      await inEqualTime(async () => {
        const customer = findCustomerByLogin(db, site.customerListId, userId)
        // An unknown login gets the same answer: the answer must not reveal which logins exist.
        if (!customer?.enabled) return
        const action = 'reset'
        const code = permit.issueCode({action, siteId: site.id, userId, codeChallenge: challenge})
        const {email, profile} = customer
        const {phoneMobile: phone} = profile
        await deliverCode(sandbox, site, delivery, {action, code, email, phone, name: profile})
      })
      return sendAs(reply)
    },
  )

  route(
    'POST /password/action',
    {needs: client, schema: {body: ActionBody}},
    async (_client, request, reply) => {
      const {body} = request
      const site = siteOf(sandbox, body.channel_id)
      const crossDevice = body.hint === CROSS_DEVICE
      if (crossDevice && !body.user_id) throw invalidRequest('Bad or missing user_id.')
      if (!body.new_password) throw invalidRequest('Bad or missing new_password.')
      try {
        // Before the code is consumed: after a weak password the customer may try another with the same code.
        requireAcceptable(body.new_password, site)
        const code = redeemActionCode(db, 'reset', body.pwd_action_token ?? '', {
          siteId: site.id,
          userId: crossDevice ? body.user_id : undefined,
          codeVerifier: body.code_verifier,
          client: clientAddress(request),
        })
        const customer = code && findCustomerByLogin(db, site.customerListId, code.userId)
        if (!customer) throw new SlasError(400, 'invalid_grant', 'Invalid token.')
        const {email, profile} = await setPassword({db, site}, customer.id, body.new_password)
        sendMail(db, site, {
          locale: profile.preferredLocale,
          to: email,
          template: 'passwordChanged',
          values: addresseeName(profile),
        })
      } catch (error) {
        throw error instanceof CommerceFault ? slasErrorOf(error) : error
      }
      return sendAs(reply)
    },
  )
}
