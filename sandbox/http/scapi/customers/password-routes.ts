import {Type} from '@sinclair/typebox'
import {CODE_MINUTES, MailPermit, redeemActionCode} from '../../../domains/auth/action-codes'
import {CommerceFault} from '../../../domains/commerce-fault'
import {findCustomerByLogin} from '../../../domains/customers/customer-repository'
import {changePassword, setPassword} from '../../../domains/auth/change-password'
import {requireAcceptable} from '../../../domains/customers/password-rules'
import {ownCustomer, type ApiRoutes} from '../../common/shopper-api'
import {inEqualTime} from '../../common/equal-time'
import {mailReset, resetCode} from '../../common/mail-reset'
import {shopperOrProgram} from '../account-manager'
import {PasswordBody} from '../../../wire/customers/customer-bodies'
import {CustomerParams} from '../../../wire/customers/customer-params'

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
export const passwordRoutes: ApiRoutes<'/shopper-customers/v1'> = (route, {db}) => {
  route(
    'PUT /customers/:customerId/password',
    {needs: ownCustomer, schema: {params: CustomerParams, body: PasswordBody}},
    async ({context, customer}, {body}) => {
      await changePassword(context, customer.id, body)
    },
  )

  route(
    'POST /customers/password/actions/create-reset-token',
    {needs: shopperOrProgram, schema: {body: TokenBody}},
    async ({shop, isProgram}, request) => {
      const {login} = request.body
      const expiresInMinutes = CODE_MINUTES.reset
      const permit = MailPermit.request(shop, login)
      const find = () => findCustomerByLogin(db, shop.site.customerListId, login)
      if (!isProgram) {
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

  route(
    'POST /customers/password/actions/reset',
    {needs: shopperOrProgram, schema: {body: ResetBody}},
    async ({shop: context}, request) => {
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
    },
  )
}
