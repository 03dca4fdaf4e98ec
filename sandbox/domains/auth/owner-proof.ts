import {CommerceFault} from '../commerce-fault'
import type {Customer} from '../customers/customer'
import type {CustomerScope} from '../customers/customer-service'
import {requireCustomer, requirePassword} from '../customers/customer-service'
import {MailPermit, redeemActionCode} from './action-codes'

/** Changes of an account that its owner has to prove: a new email address, and the deletion. */
export type ProvenAction = 'email' | 'close'

/** What proves that the owner of the account asks: the password, or a mailed code for accounts without a password. */
export interface OwnerProof {
  readonly currentPassword?: string | undefined
  readonly code?: string | undefined
}

const codeUse = ({site, client}: CustomerScope, {login}: Customer) => ({
  siteId: site.id,
  userId: login,
  client,
})

/**
 * Creates the code that stands in for the password of a customer without one.
 * Throws CustomerNotFound, TooManyAttempts, and InvalidPassword for a customer with a password.
 */
export function createOwnerCode(
  scope: CustomerScope,
  customerId: string,
  action: ProvenAction,
  now = Date.now(),
): {readonly customer: Customer; readonly code: string} {
  const customer = requireCustomer(scope, customerId)
  const permit = MailPermit.request(scope, customer.login, now)
  if (customer.passwordHash !== null)
    throw new CommerceFault('InvalidPassword', 'The account has a password.')
  const request = {action, siteId: scope.site.id, userId: customer.login}
  return {customer, code: permit.issueCode(request, now)}
}

/** Throws InvalidPassword for a wrong password, InvalidAccessCodeRequest for a wrong code, and TooManyAttempts. */
export async function requireOwnerProof(
  scope: CustomerScope,
  customer: Customer,
  action: ProvenAction,
  {currentPassword, code = ''}: OwnerProof,
  now = Date.now(),
): Promise<void> {
  if (customer.passwordHash !== null) return requirePassword(scope, customer, currentPassword)
  if (redeemActionCode(scope.db, action, code, codeUse(scope, customer), now)) return
  throw new CommerceFault('InvalidAccessCodeRequest', 'The code is wrong or too old.')
}
