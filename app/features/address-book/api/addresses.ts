import {customerPath, type CustomerAddress} from '@app/features/account/api/customer'
import {addressFields} from '@app/features/address/model/address-fields'
import type {Shop} from '@app/shared/lib/shop-context'

const fieldsOf = ({addressId, preferred, ...address}: Partial<CustomerAddress>) => ({
  ...addressFields(address),
  addressId,
  preferred,
})

/** Creates an address, `POST customers/{customerId}/addresses`. @throws ApiFault (rejects) */
export const createAddress = (
  {api}: Shop,
  customerId: string,
  address: CustomerAddress,
): Promise<CustomerAddress> =>
  api.scapi(customerPath(customerId, 'addresses'), {
    method: 'POST',
    body: fieldsOf(address),
  })

/** Changes an address, `PATCH customers/{customerId}/addresses/{addressName}`. @throws ApiFault (rejects) */
export const updateAddress = (
  {api}: Shop,
  customerId: string,
  addressId: string,
  change: Partial<CustomerAddress>,
): Promise<CustomerAddress> =>
  api.scapi(customerPath(customerId, 'addresses', addressId), {
    method: 'PATCH',
    body: fieldsOf(change),
  })

/** Deletes an address. @throws ApiFault (rejects) */
export const deleteAddress = ({api}: Shop, customerId: string, addressId: string): Promise<void> =>
  api.scapi(customerPath(customerId, 'addresses', addressId), {method: 'DELETE'})
