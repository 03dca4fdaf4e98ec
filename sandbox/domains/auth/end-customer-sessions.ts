import type {Database} from '../../db/database'
import {findCustomer, saveCustomer} from '../customers/customer-repository'
import {deleteCustomerGrants} from './auth-repository'

/**
 * Ends all sessions of a customer at once: refresh tokens, access tokens and open authorization codes become void.
 * @returns false when there is no such customer
 */
export function endCustomerSessions(db: Database, customerId: string): boolean {
  return db
    .transaction(() => {
      const customer = findCustomer(db, customerId)
      if (!customer) return false
      const credentialsRevision = customer.credentialsRevision + 1
      saveCustomer(db, {...customer, credentialsRevision})
      deleteCustomerGrants(db, customerId)
      return true
    })
    .immediate()
}
