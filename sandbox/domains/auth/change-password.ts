import type {Customer} from '../customers/customer'
import {saveCustomer} from '../customers/customer-repository'
import type {CustomerScope} from '../customers/customer-service'
import {requireCustomer, wrongPassword} from '../customers/customer-service'
import {hashPassword, passwordMatches} from '../customers/password-hash'
import {requireAcceptable} from '../customers/password-rules'
import {deleteCustomerRefreshTokens} from './auth-repository'

/** Changes a password that the customer knows. Throws InvalidPassword. */
export async function changePassword(
  scope: CustomerScope,
  customerId: string,
  {currentPassword, password}: {currentPassword: string; password: string},
): Promise<Customer> {
  const {passwordHash} = requireCustomer(scope, customerId)
  if (!(await passwordMatches(currentPassword, passwordHash))) throw wrongPassword()
  return setPassword(scope, customerId, password)
}

/**
 * Sets a password without asking for the old one: every token and refresh token that was issued
 * before is void from now on. Throws InvalidPassword for one that the site's rules refuse.
 */
export async function setPassword(
  scope: CustomerScope,
  customerId: string,
  password: string,
): Promise<Customer> {
  const {db} = scope
  requireAcceptable(password, scope.site)
  const passwordHash = await hashPassword(password)
  return db
    .transaction(() => {
      const before = requireCustomer(scope, customerId)
      const after: Customer = {
        ...before,
        passwordHash,
        credentialsRevision: before.credentialsRevision + 1,
        revision: before.revision + 1,
        modifiedAt: Date.now(),
      }
      saveCustomer(db, after)
      deleteCustomerRefreshTokens(db, customerId)
      return after
    })
    .immediate()
}
