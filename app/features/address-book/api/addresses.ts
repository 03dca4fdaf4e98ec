import {useShopperCustomersMutation} from '@salesforce/commerce-sdk-react'
import {escapeReserved} from '@common/api-id'
import type {CustomerAddress} from '@app/features/account/public/customer-record'
import {emptyAddress} from '@app/features/address/public/address-rules'
import {pick} from '@app/shared/lib/pick'

/** The fields of a form, with the id and the mark of the preferred address. */
const FIELDS = [...Object.keys(emptyAddress('')), 'addressId', 'preferred']
const fieldsOf = (address: Partial<CustomerAddress>) =>
  pick(address, ...(FIELDS as (keyof CustomerAddress)[])) as CustomerAddress

/** Parameters of one address: its id may contain what the Shopper APIs read as separators. */
const addressParameters = (customerId: string, addressId: string) => ({
  customerId,
  addressName: escapeReserved(addressId),
})

/** Creates an address, and adds it to the record that was read. @throws ApiFault (rejects) */
export function useCreateAddress(customerId: string) {
  const {mutateAsync} = useShopperCustomersMutation('createCustomerAddress')
  return (address: CustomerAddress): Promise<CustomerAddress> =>
    mutateAsync({parameters: {customerId}, body: fieldsOf(address)})
}

/** Changes an address. @throws ApiFault (rejects) */
export function useUpdateAddress(customerId: string) {
  const {mutateAsync} = useShopperCustomersMutation('updateCustomerAddress')
  return (addressId: string, change: Partial<CustomerAddress>): Promise<CustomerAddress> =>
    mutateAsync({parameters: addressParameters(customerId, addressId), body: fieldsOf(change)})
}

/** Deletes an address. @throws ApiFault (rejects) */
export function useDeleteAddress(customerId: string) {
  const {mutateAsync} = useShopperCustomersMutation('removeCustomerAddress')
  return (addressId: string): Promise<unknown> =>
    mutateAsync({parameters: addressParameters(customerId, addressId)})
}
