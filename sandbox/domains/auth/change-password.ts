import type {Customer} from '../customers/customer'
import {saveCustomer} from '../customers/customer-repository'
import type {CustomerScope} from '../customers/customer-service'
import {requireCustomer, requirePassword} from '../customers/customer-service'
import {hashPassword} from '../customers/password-hash'
import {requireAcceptable} from '../customers/password-rules'
import {deleteCustomerGrants} from './auth-repository'

/** Changes a password after checking the current one. Throws InvalidPassword, TooManyAttempts. */
export async function changePassword(
  scope: CustomerScope,
  customerId: string,
  {currentPassword, password}: {currentPassword: string; password: string},
): Promise<Customer> {
  await requirePassword(scope, requireCustomer(scope, customerId), currentPassword)
  return setPassword(scope, customerId, password)
}

/**
 * Sets a password without checking the old one. All access and refresh tokens that were issued
 * before become void. Throws InvalidPassword for a password that does not meet the site's rules.
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
      deleteCustomerGrants(db, customerId)
      return after
    })
    .immediate()
}
