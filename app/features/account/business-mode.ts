import {createStore} from '@app/shared/lib/create-store'
import {useShop} from '@app/shared/lib/shop-context'

/** The fields of a customer record that decide about business mode (rule CUST-2). */
export interface BusinessFacts {
  readonly isRegistered?: boolean
  readonly c_isD2BCustomer?: unknown
  readonly c_accountType?: unknown
}

/** The account type of business customers. */
const BUSINESS_ACCOUNT = 'business'

/** The facts of every business customer. */
export const BUSINESS_FACTS: BusinessFacts = {
  isRegistered: true,
  c_isD2BCustomer: true,
  c_accountType: BUSINESS_ACCOUNT,
}

const customer = createStore<BusinessFacts | null>(null)

/** Stores these facts of the loaded customer record; null after logout. Browser only. */
export const publishCustomerFacts = customer.set

/**
 * True if the customer is flagged, has the business account type, and the site has the feature
 * (rule CUST-2).
 */
export const isBusinessCustomer = (
  facts: BusinessFacts | null,
  site: {features: {business: boolean}},
): boolean =>
  site.features.business &&
  facts?.isRegistered === true &&
  facts.c_isD2BCustomer === true &&
  facts.c_accountType === BUSINESS_ACCOUNT

/** Whether prices are net; false on the server and at the first render, the same for all visitors. */
export function useBusinessMode(): boolean {
  const {site} = useShop()
  return customer.useSelected((facts) => isBusinessCustomer(facts, site))
}
