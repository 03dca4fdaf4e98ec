import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {CODE_MINUTES, MailPermit, redeemActionCode} from '../../../domains/auth/action-codes'
import {CommerceFault} from '../../../domains/commerce-fault'
import {findCustomerByLogin} from '../../../domains/customers/customer-repository'
import {changePassword, setPassword} from '../../../domains/auth/change-password'
import {requireAcceptable} from '../../../domains/customers/password-rules'
import type {Sandbox} from '../../../sandbox'
import {readCheckout} from '../../common/checkout-context'
import {byAccountManager, readShop} from '../account-manager'
import {PasswordBody} from '../../../wire/customers/customer-bodies'
import {CustomerParams, requireSelfRegistered} from '../../../wire/customers/customer-params'

const TokenBody = Type.Object({login: Type.String({minLength: 1, maxLength: 256})})
const ResetBody = Type.Object({
  login: Type.String({minLength: 1, maxLength: 256}),
  resetToken: Type.String({minLength: 1, maxLength: 4096}),
  newPassword: Type.String({maxLength: 4096}),
})

/**
 * Change a known password; reset a forgotten one by a token that the caller delivers. Whoever gets such a token may
 * enter the account, so programs of the shop alone ask for it.
 */
export const passwordRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  const {db} = sandbox

  app.put(
    '/customers/:customerId/password',
    {schema: {params: CustomerParams, body: PasswordBody}},
    async (request, reply) => {
      const context = await readCheckout(sandbox, request)
      const {id} = requireSelfRegistered(context, request.params.customerId)
      await changePassword(context, id, request.body)
      return reply.status(204).send()
    },
  )

  app.post(
    '/customers/password/actions/create-reset-token',
    {...byAccountManager, schema: {body: TokenBody}},
    async (request) => {
      const context = readShop(sandbox, request)
      const {site} = context
      const {login} = request.body
      const permit = MailPermit.request(context, login)
      const customer = findCustomerByLogin(db, site.customerListId, login)
      if (!customer) throw new CommerceFault('InvalidCustomer', 'The customer is invalid.')
      const resetToken = permit.issueCode({action: 'reset', siteId: site.id, userId: login})
      const {email} = customer
      return {login: customer.login, email, resetToken, expiresInMinutes: CODE_MINUTES.reset}
    },
  )

  app.post(
    '/customers/password/actions/reset',
    {...byAccountManager, schema: {body: ResetBody}},
    async (request, reply) => {
      const context = readShop(sandbox, request)
      const {login, resetToken, newPassword} = request.body
      const {site, client} = context
      requireAcceptable(newPassword, site)
      const proof = {siteId: site.id, userId: login, client}
      const code = redeemActionCode(db, 'reset', resetToken, proof)
      const customer = code && findCustomerByLogin(db, site.customerListId, code.userId)
      if (!customer) {
        throw new CommerceFault('InvalidResetToken', 'The reset token is wrong or has expired.')
      }
      await setPassword(context, customer.id, newPassword)
      return reply.status(204).send()
    },
  )
}
