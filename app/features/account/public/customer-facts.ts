import {createStore} from '@app/shared/lib/create-store'

/** Fields of a customer record that every page needs: business mode depends on them (rule CUST-2), and the basket. */
export interface CustomerFacts {
  readonly isRegistered?: boolean
  readonly c_isD2BCustomer?: unknown
  readonly c_accountType?: unknown
  readonly email?: string
}

/** The facts of the customer of this page; null for guests and until they are read. */
export const customerFacts = createStore<CustomerFacts | null>(null)

/** Stores these facts of the loaded customer record; null after logout. Browser only. */
export const publishCustomerFacts = customerFacts.set

/** Email address of the signed-in customer; undefined for guests and until it is read. */
export const useCustomerEmail = (): string | undefined =>
  customerFacts.useSelected((facts) => facts?.email)
