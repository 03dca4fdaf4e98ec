import {useShop} from '@app/shared/lib/shop-context'
import {customerFacts, type CustomerFacts} from './customer-facts'

/** The account type of business customers. */
const BUSINESS_ACCOUNT = 'business'

/** The facts of every business customer. */
export const BUSINESS_FACTS: CustomerFacts = {
  isRegistered: true,
  c_isD2BCustomer: true,
  c_accountType: BUSINESS_ACCOUNT,
}

/**
 * True if the customer is flagged, has the business account type, and the site has the feature
 * (rule CUST-2).
 */
export const isBusinessCustomer = (
  facts: CustomerFacts | null,
  site: {features: {business: boolean}},
): boolean =>
  site.features.business &&
  facts?.isRegistered === true &&
  facts.c_isD2BCustomer === true &&
  facts.c_accountType === BUSINESS_ACCOUNT

/** Whether prices are net; false on the server and at the first render, the same for all visitors. */
export function useBusinessMode(): boolean {
  const {site} = useShop()
  return customerFacts.useSelected((facts) => isBusinessCustomer(facts, site))
}
