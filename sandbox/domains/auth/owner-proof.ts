import {CommerceFault} from '../commerce-fault'
import type {Customer} from '../customers/customer'
import type {CustomerScope} from '../customers/customer-service'
import {requireCustomer, wrongPassword} from '../customers/customer-service'
import {passwordMatches} from '../customers/password-hash'
import {issueCode, redeemActionCode} from './action-codes'
import {insertEmailAttempt, recentAttempts} from './email-change-repository'

/** Requests that a customer has within the window, with a right or a wrong password. */
const MAX_REQUESTS = 5
const WINDOW_MS = 15 * 60_000

/** Changes of an account that its owner has to prove: a new email address, and the deletion. */
export type ProvenAction = 'email' | 'close'

/** What proves that the owner of the account asks: the password, or a mailed code for accounts without a password. */
export interface OwnerProof {
  readonly currentPassword?: string | undefined
  readonly code?: string | undefined
}

/** Counts a request of a customer. Throws TooManyAttempts for more than five in 15 minutes. */
export function countRequest({db}: CustomerScope, customerId: string, now: number): void {
  db.transaction(() => {
    if (recentAttempts(db, customerId, now - WINDOW_MS) >= MAX_REQUESTS) {
      throw new CommerceFault('TooManyAttempts', 'Too many attempts. Try again later.', {
        retryAfterMinutes: WINDOW_MS / 60_000,
      })
    }
    insertEmailAttempt(db, customerId, now)
  }).immediate()
}

const codeUse = ({site}: CustomerScope, {login}: Customer) => ({siteId: site.id, userId: login})

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
  countRequest(scope, customerId, now)
  if (customer.passwordHash !== null) throw wrongPassword()
  const none = {usid: null, registration: null, codeChallenge: null}
  const request = {action, ...codeUse(scope, customer), ...none}
  return {customer, code: issueCode(scope.db, request, now)}
}

/** Throws InvalidPassword for a wrong password, and InvalidAccessCodeRequest for a wrong code. */
export async function requireOwnerProof(
  scope: CustomerScope,
  customer: Customer,
  action: ProvenAction,
  {currentPassword = '', code = ''}: OwnerProof,
  now = Date.now(),
): Promise<void> {
  if (customer.passwordHash !== null) {
    if (await passwordMatches(currentPassword, customer.passwordHash)) return
    throw wrongPassword()
  }
  if (redeemActionCode(scope.db, action, code, codeUse(scope, customer), now)) return
  throw new CommerceFault('InvalidAccessCodeRequest', 'The code is wrong or too old.')
}
