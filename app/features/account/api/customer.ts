import {getCustomer} from '@salesforce/commerce-sdk-react/hooks/ShopperCustomers/queryKeyHelpers'
import type {ShopperCustomersTypes} from 'commerce-sdk-isomorphic'
import {ShopperCustomers} from '@app/generated/commerce/shopper-customers'
import {declaredQuery} from '@app/shared/commerce/declared-query'
import type {Shop} from '@app/shared/lib/shop-context'

/** A registered customer's record. */
export type Customer = ShopperCustomersTypes.Customer
export type CustomerAddress = ShopperCustomersTypes.CustomerAddress

/** The session and several parts of a page read the record; code that changes the record updates it here. */
export const CUSTOMER_STALE_TIME_MS = 60_000

/** Parameters of the read, the same for every reader: others are another key of the cache. */
export const customerParameters = (customerId: string) => ({customerId})

/** Query of a customer's record with its addresses, under the key of `useCustomerRecord`. */
export function customerQuery({api}: Shop, customerId: string) {
  const client = api.clients.of(ShopperCustomers)
  return {
    ...declaredQuery(client, getCustomer, customerParameters(customerId), (options) =>
      client.getCustomer(options),
    ),
    staleTime: CUSTOMER_STALE_TIME_MS,
  }
}
