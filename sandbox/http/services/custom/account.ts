import type {ActionCode} from '../../../domains/auth/action-code-repository'
import {CODE_MINUTES, issueCode, redeemActionCode} from '../../../domains/auth/action-codes'
import {findCustomersByEmail} from '../../../domains/customers/customer-repository'
import {updateCustomer} from '../../../domains/customers/customer-service'
import {setPassword} from '../../../domains/auth/change-password'
import {sendMail} from '../../../domains/outbox/send-mail'
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
export async function activate(context: CustomContext, {email, token}: AccountRequest) {
  const customer = accountOf(context, email)
  if (token === undefined) {
    if (customer) mailCode(context, 'login', email, customer.login)
    return {activated: false}
  }
  redeem(context, 'login', customer?.login ?? email, token)
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
  context: CustomContext,
  {email, token, password}: AccountRequest,
) {
  const customer = accountOf(context, email)
  if (token === undefined || password === undefined) {
    if (customer) mailCode(context, 'reset', email, customer.login)
    return {sent: true}
  }
  redeem(context, 'reset', customer?.login ?? email, token)
  if (customer) await setPassword(context, customer.id, password)
  return {changed: true}
}

function mailCode(
  context: CustomContext,
  action: ActionCode['action'],
  email: string,
  login: string,
): void {
  const {db, site, locale} = context
  const values = {code: codeFor(context, action, login), minutes: CODE_MINUTES[action]}
  const mail = {locale, to: email, values}
  sendMail(db, site, {...mail, template: action === 'login' ? 'loginCode' : 'passwordReset'})
}
