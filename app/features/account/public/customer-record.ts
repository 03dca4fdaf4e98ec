import {getCustomer} from '@salesforce/commerce-sdk-react/hooks/ShopperCustomers/queryKeyHelpers'
import type {ShopperCustomersTypes} from 'commerce-sdk-isomorphic'
import {ShopperCustomers} from '@app/generated/commerce/shopper-customers'
import {CUSTOMER_KEY} from '@app/shared/api/define-query'
import {declaredQuery} from '@app/shared/commerce/declared-query'
import type {Shop} from '@app/shared/lib/shop-context'
import {useCustomer} from '@salesforce/commerce-sdk-react'
import type {QueryClient, QueryKey} from '@tanstack/react-query'

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

/** A customer's record with its addresses; it is not read for the id '', that of a guest. */
export const useCustomerRecord = (customerId: string) =>
  useCustomer(
    {parameters: customerParameters(customerId)},
    {staleTime: CUSTOMER_STALE_TIME_MS, enabled: customerId !== ''},
  )

interface Keyed {
  readonly queryKey: QueryKey
}

/**
 * Id of the customer whose personal data a query holds; undefined for other queries. Their keys are `['account', id, …]`,
 * or those of commerce-sdk-react below `/customers/`. Baskets belong to the basket, which has rules of its own.
 */
function ownerOf({queryKey: [area, second, , kind, fourth, part]}: Keyed): unknown {
  if (area === CUSTOMER_KEY) return second
  return kind === '/customers/' && part !== '/baskets' ? fourth : undefined
}

/** The subscriptions of the customer who is signed in: the only personal data whose key does not name the customer. */
const isOfSession = ({queryKey}: Keyed): boolean =>
  queryKey[3] === '/shopper-consents/subscriptions'

/** Whether a query holds personal data of any customer. */
export const isPersonal = (query: Keyed): boolean =>
  ownerOf(query) !== undefined || isOfSession(query)

/** Whether a query is a read of a customer below `/customers/`, of baskets too. */
export const isOfCustomer = (query: Keyed): boolean =>
  isPersonal(query) || query.queryKey[3] === '/customers/'

/**
 * Forgets the orders that were read: their keys name the order, not its customer. Those on the page are read again, with
 * the rights of the shopper who is there now.
 */
export const forgetOrders = (queryClient: QueryClient): Promise<void> =>
  queryClient.resetQueries({predicate: ({queryKey: [area]}) => area === 'order'})

/** Drops what was read for other shoppers than this one. What the page already reads for this one stays. */
export function dropOthersData(queryClient: QueryClient, customerId: string | undefined): void {
  queryClient.removeQueries({
    predicate: (query) => {
      const owner = ownerOf(query)
      return owner !== undefined && owner !== customerId
    },
  })
  void queryClient.resetQueries({predicate: isOfSession})
}
