import type {QueryClient} from '@tanstack/react-query'
import {customerQuery} from '@app/features/account/public/customer-record'
import {isBusinessCustomer} from '@app/features/account/public/business-mode'
import {publishCustomerFacts} from '@app/features/account/public/customer-facts'
import type {Shop} from '@app/shared/lib/shop-context'
import {rememberBusiness} from './public/last-business'

/** Reads a customer's record, which has the business flag, and publishes what every page needs of it. */
export async function readRecord(
  shop: Shop,
  queries: QueryClient,
  customerId: string,
): Promise<void> {
  const customer = await queries.fetchQuery(customerQuery(shop, customerId))
  const facts = {...customer, isRegistered: true}
  publishCustomerFacts(facts)
  rememberBusiness(shop.site.id, isBusinessCustomer(facts, shop.site))
}
