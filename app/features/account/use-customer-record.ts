import {useCustomer} from '@salesforce/commerce-sdk-react'
import {CUSTOMER_STALE_TIME_MS, customerParameters} from './api/customer'

/** A customer's record with its addresses; it is not read for the id '', that of a guest. */
export const useCustomerRecord = (customerId: string) =>
  useCustomer(
    {parameters: customerParameters(customerId)},
    {staleTime: CUSTOMER_STALE_TIME_MS, enabled: customerId !== ''},
  )
