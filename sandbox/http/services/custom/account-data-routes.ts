import {Type} from '@sinclair/typebox'
import {closeAccount} from '../../../domains/account-data/close-account'
import {CODE_MINUTES} from '../../../domains/auth/action-codes'
import {createOwnerCode} from '../../../domains/auth/owner-proof'
import {addresseeName} from '../../../domains/outbox/addressee-name'
import {sendMail} from '../../../domains/outbox/send-mail'
import {accountDataDocument} from '../../../wire/customers/account-data-document'
import {shopper} from '../../common/shopper-api'
import type {CustomRoutes} from './custom-routes'

const CloseBody = Type.Object({
  currentPassword: Type.Optional(Type.String({minLength: 1, maxLength: 4096})),
  code: Type.Optional(Type.String({minLength: 1, maxLength: 16})),
})

/** What a customer may ask of the shop about the own data: all of it, and its deletion. */
export const accountDataRoutes: CustomRoutes = (route) => {
  route('GET /shopper-customer/v1/account-data', {needs: shopper}, ({context}) =>
    accountDataDocument(context, context.shopper.customerId),
  )

  route(
    'POST /shopper-customer/v1/close-account',
    {needs: shopper, schema: {body: CloseBody}},
    async ({context}, request) => {
      await closeAccount(context, context.shopper.customerId, request.body)
    },
  )

  route('POST /shopper-customer/v1/close-account/code', {needs: shopper}, ({context}) => {
    const {db, site, locale} = context
    const {customer, code} = createOwnerCode(context, context.shopper.customerId, 'close')
    const minutes = CODE_MINUTES.close
    const values = {code, minutes, ...addresseeName(customer.profile)}
    sendMail(db, site, {locale, to: customer.email, template: 'accountDeletionCode', values})
    return {minutes}
  })
}
