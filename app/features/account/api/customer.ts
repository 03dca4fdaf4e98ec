import type {ShopperCustomersTypes} from 'commerce-sdk-isomorphic'
import {scapiId} from '@common/api-id'
import type {Shop} from '@app/shared/lib/shop-context'
import type {CustomerFacts} from '../customer-facts'

/** A registered customer's record. */
export type Customer = ShopperCustomersTypes.Customer & CustomerFacts
export type CustomerAddress = ShopperCustomersTypes.CustomerAddress

const CUSTOMER_STALE_TIME_MS = 60_000

/** Path of a customer's record, or of something below it. */
export const customerPath = (customerId: string, ...below: readonly string[]): string =>
  ['/customer/shopper-customers/v1/organizations/:org/customers', customerId, ...below]
    .map((part, index) => (index === 0 ? part : scapiId(part)))
    .join('/')

/** Query of a customer's record with its addresses. All keys of personal data begin with `account` and the id. */
export const customerQuery = ({api, site}: Shop, customerId: string) => ({
  queryKey: ['account', customerId, 'record', site.id],
  // The session and several parts of a page read the record; who changes it says so.
  staleTime: CUSTOMER_STALE_TIME_MS,
  queryFn: () => api.scapi<Customer>(customerPath(customerId)),
})
