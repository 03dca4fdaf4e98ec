import type {ActionCode} from '../../../domains/auth/action-code-repository'
import {CODE_MINUTES, issueCode, redeemActionCode} from '../../../domains/auth/action-codes'
import type {Customer} from '../../../domains/customers/customer'
import {findCustomersByEmail} from '../../../domains/customers/customer-repository'
import {updateCustomer} from '../../../domains/customers/customer-service'
import {requireAcceptable} from '../../../domains/customers/password-rules'
import {setPassword} from '../../../domains/auth/change-password'
import {addresseeName} from '../../../domains/outbox/addressee-name'
import {sendMail} from '../../../domains/outbox/send-mail'
import type {Sandbox} from '../../../sandbox'
import {shopLink} from '../../common/shop-link'
import {ApiProblem} from '../../errors'
import type {CustomContext} from './custom-context'

/** Input of the account calls: without a token a code is mailed, with one it is redeemed. */
export interface AccountRequest {
  readonly email: string
  readonly token?: string
  readonly password?: string
}

const accountOf = ({db, site}: CustomContext, email: string) =>
  findCustomersByEmail(db, site.customerListId, email)[0]

function codeFor({db, site}: CustomContext, action: ActionCode['action'], userId: string): string {
  const request = {action, siteId: site.id, userId, usid: null, registration: null}
  return issueCode(db, {...request, codeChallenge: null})
}

function redeem(
  {db, site}: CustomContext,
  action: ActionCode['action'],
  userId: string,
  token: string,
): void {
  if (redeemActionCode(db, action, token, {siteId: site.id, userId})) return
  throw new ApiProblem(400, 'invalid-token', 'Invalid Token', 'The token is wrong or too old.')
}

/**
 * Activates an account by mailed code: `c_activated` of the customer becomes true. An address
 * without an account gets the same answer. Throws `ApiProblem` 400 for a wrong code.
 */
export async function activate(
  sandbox: Sandbox,
  context: CustomContext,
  {email, token}: AccountRequest,
) {
  const customer = accountOf(context, email)
  if (token === undefined) {
    if (customer) mailActivation(sandbox, context, email, customer)
    return {activated: false}
  }
  redeem(context, 'activate', customer?.login ?? email, token)
  if (customer) {
    const custom = {...customer.profile.custom, c_activated: true}
    await updateCustomer(context, customer.id, {profile: {custom}})
  }
  return {activated: true}
}

/**
 * Mails a code for a new password, or sets one with it. Throws `ApiProblem` 400 for a wrong code,
 * InvalidPassword for a weak password.
 */
export async function resetPassword(
  sandbox: Sandbox,
  context: CustomContext,
  {email, token, password}: AccountRequest,
) {
  const customer = accountOf(context, email)
  if (token === undefined || password === undefined) {
    if (customer) mailReset(sandbox, context, email, customer)
    return {sent: true}
  }
  // A password that the rules refuse does not use the code up.
  requireAcceptable(password, context.site)
  redeem(context, 'reset', customer?.login ?? email, token)
  if (customer) await setPassword(context, customer.id, password)
  return {changed: true}
}

function mailActivation(
  sandbox: Sandbox,
  context: CustomContext,
  email: string,
  {login, profile}: Customer,
): void {
  const {db, site, locale} = context
  const code = codeFor(context, 'activate', login)
  const link = shopLink(sandbox, site, 'activation', {locale, code, email})
  const hours = CODE_MINUTES.activate / 60
  const values = {code, hours, link, ...addresseeName(profile)}
  sendMail(db, site, {locale, to: email, template: 'accountActivation', values})
}

function mailReset(
  sandbox: Sandbox,
  context: CustomContext,
  email: string,
  {login}: Customer,
): void {
  const {db, site, locale} = context
  const code = codeFor(context, 'reset', login)
  const link = shopLink(sandbox, site, 'reset', {locale, code, email})
  const values = {code, minutes: CODE_MINUTES.reset, link}
  sendMail(db, site, {locale, to: email, template: 'passwordReset', values})
}
