import {CODE_MINUTES, createOwnerCode} from 'commerce-sandbox/domains/auth'
import {requireCustomer} from 'commerce-sandbox/domains/customers'
import {addresseeName, sendMail} from 'commerce-sandbox/domains/outbox'
import {
  ApiProblem,
  type Sandbox,
  type SessionContext,
  shopLink,
  shopper,
  Type,
} from 'commerce-sandbox/plugin'
import type {CustomRoutes} from '../custom-routes'
import {
  cancelEmailChange,
  confirmEmailChange,
  EMAIL_CHANGE_HOURS as hours,
  openEmailChange,
  requestEmailChange,
  type RequestedChange,
} from './email-change'

const RequestBody = Type.Object({
  email: Type.String({minLength: 1, maxLength: 256}),
  currentPassword: Type.Optional(Type.String({minLength: 1, maxLength: 4096})),
  code: Type.Optional(Type.String({minLength: 1, maxLength: 16})),
})
const ConfirmBody = Type.Object({token: Type.String({minLength: 1, maxLength: 256})})

/**
 * Mails the link to the new address and a notice to the old one. An address that belongs to another account gets a
 * notice without a link, so that only its owner learns about that account.
 */
function mailRequest(sandbox: Sandbox, context: SessionContext, change: RequestedChange): void {
  const {db, site, locale} = context
  const {customer, email, token} = change
  const name = addresseeName(customer.profile)
  if (token === null) {
    sendMail(db, site, {locale, to: email, template: 'emailInUse', values: {}})
  } else {
    const link = shopLink(sandbox, site, '/confirm-email', {locale, token, email})
    const values = {link, hours, ...name}
    sendMail(db, site, {locale, to: email, template: 'emailChangeLink', values})
  }
  const notice = {locale, to: customer.email, template: 'emailChangeRequested'} as const
  const withoutPassword = customer.passwordHash === null
  sendMail(db, site, {...notice, values: {...name, withoutPassword}})
}

/** Change of a customer's email address, which a link in a mail to the new address confirms. */
export const emailChangeRoutes: CustomRoutes = (route, sandbox) => {
  route('GET /shopper-customer/v1/email-change', {needs: shopper}, ({context}) => {
    const customer = requireCustomer(context, context.shopper.customerId)
    const open = openEmailChange(context, customer)
    const pending = open
      ? {email: open.email, expiresAt: new Date(open.expiresAt).toISOString()}
      : null
    return {email: customer.email, pending, hasPassword: customer.passwordHash !== null}
  })

  route(
    'POST /shopper-customer/v1/email-change',
    {needs: shopper, schema: {body: RequestBody}},
    async ({context}, request) => {
      const change = await requestEmailChange(context, context.shopper.customerId, request.body)
      mailRequest(sandbox, context, change)
      return {hours}
    },
  )

  route('POST /shopper-customer/v1/email-change/code', {needs: shopper}, ({context}) => {
    const {db, site, locale} = context
    const {customer, code} = createOwnerCode(context, context.shopper.customerId, 'email')
    const minutes = CODE_MINUTES.email
    const values = {code, minutes, ...addresseeName(customer.profile)}
    sendMail(db, site, {locale, to: customer.email, template: 'emailChangeCode', values})
    return {minutes}
  })

  route('DELETE /shopper-customer/v1/email-change', {needs: shopper}, ({context}) => {
    cancelEmailChange(context, requireCustomer(context, context.shopper.customerId).id)
  })

  route(
    'POST /shopper-customer/v1/email-change/confirm',
    {needs: shopper, schema: {body: ConfirmBody}},
    ({context}, request) => {
      const {db, site, locale} = context
      const changed = confirmEmailChange(context, request.body.token)
      if (!changed) {
        throw new ApiProblem(400, 'invalid-token', 'Invalid Token', 'The link is wrong or too old.')
      }
      const {before, email} = changed
      const notice = {locale, to: before.email, template: 'emailChanged'} as const
      sendMail(db, site, {...notice, values: addresseeName(before.profile)})
      return {email}
    },
  )
}
