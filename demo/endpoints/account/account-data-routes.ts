import {CODE_MINUTES, createOwnerCode} from 'commerce-sandbox/domains/auth'
import {addresseeName, sendMail} from 'commerce-sandbox/domains/outbox'
import {shopper, Type} from 'commerce-sandbox/plugin'
import {closeAccount} from './close-account'
import {accountDataDocument} from './account-data-document'
import type {CustomRoutes} from '../custom-routes'

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
