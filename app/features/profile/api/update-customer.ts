import {useShopperCustomersMutation} from '@salesforce/commerce-sdk-react'
import {customerParameters, type Customer} from '@app/features/account/public/customer-record'
import {postSession} from '@app/features/session/public/post-session'
import {pick} from '@app/shared/lib/pick'
import type {Shop} from '@app/shared/lib/shop-context'

/** Fields of the record that customers change in their profile. */
const CHANGEABLE = [
  'firstName',
  'lastName',
  'phoneHome',
  'birthday',
  'companyName',
  'phoneBusiness',
  'preferredLocale',
  'c_taxId',
] as const

export type CustomerChange = Partial<
  Pick<Customer & {c_taxId: string}, (typeof CHANGEABLE)[number]>
>

/** Changes the record of a customer, and the one that was read. @throws ApiFault (rejects) */
export function useUpdateCustomer(customerId: string) {
  const {mutateAsync} = useShopperCustomersMutation('updateCustomer')
  return (change: CustomerChange): Promise<Customer> =>
    mutateAsync({parameters: customerParameters(customerId), body: pick(change, ...CHANGEABLE)})
}

/**
 * Changes the password of the customer of the session, by our server, which limits wrong current ones. It ends all
 * sessions. @throws ApiFault (rejects)
 */
export const changePassword = (
  {site}: Shop,
  {currentPassword, password}: {currentPassword: string; password: string},
): Promise<object> => postSession(site.id, 'change-password', {currentPassword, password})
