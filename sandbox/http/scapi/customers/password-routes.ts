import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {CODE_MINUTES, MailPermit, redeemActionCode} from '../../../domains/auth/action-codes'
import {CommerceFault} from '../../../domains/commerce-fault'
import {findCustomerByLogin} from '../../../domains/customers/customer-repository'
import {changePassword, setPassword} from '../../../domains/auth/change-password'
import {requireAcceptable} from '../../../domains/customers/password-rules'
import type {Sandbox} from '../../../sandbox'
import {readCheckout} from '../../common/checkout-context'
import {inEqualTime} from '../../common/equal-time'
import {mailReset, resetCode} from '../../common/mail-reset'
import {alsoByAccountManager, isByProgram, readShop} from '../account-manager'
import {PasswordBody} from '../../../wire/customers/customer-bodies'
import {CustomerParams, requireSelfRegistered} from '../../../wire/customers/customer-params'

const TokenBody = Type.Object({login: Type.String({minLength: 1, maxLength: 256})})
const ResetBody = Type.Object({
  login: Type.String({minLength: 1, maxLength: 256}),
  resetToken: Type.String({minLength: 1, maxLength: 4096}),
  newPassword: Type.String({maxLength: 4096}),
})

/**
 * Change a known password; reset a forgotten one by a token. Whoever has the token may enter the account: a program of
 * the shop gets it and delivers it; for a shopper, such as the page of an older PWA Kit template, it is mailed, and the
 * answer is the same whether the account exists.
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
    {...alsoByAccountManager, schema: {body: TokenBody}},
    async (request) => {
      const shop = readShop(sandbox, request)
      const {login} = request.body
      const expiresInMinutes = CODE_MINUTES.reset
      const permit = MailPermit.request(shop, login)
      const find = () => findCustomerByLogin(db, shop.site.customerListId, login)
      if (!isByProgram(request)) {
        await inEqualTime(() => {
          const customer = find()
          if (customer?.enabled) mailReset(shop, permit, customer)
        })
        return {login, email: login, expiresInMinutes}
      }
      const customer = find()
      if (!customer) throw new CommerceFault('InvalidCustomer', 'The customer is invalid.')
      const resetToken = resetCode(shop, permit, customer)
      return {login: customer.login, email: customer.email, resetToken, expiresInMinutes}
    },
  )

  app.post(
    '/customers/password/actions/reset',
    {...alsoByAccountManager, schema: {body: ResetBody}},
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
