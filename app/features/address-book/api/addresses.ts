import {customerPath, type CustomerAddress} from '@app/features/account/api/customer'
import type {Shop} from '@app/shared/lib/shop-context'

/** Creates an address, `POST customers/{customerId}/addresses`. @throws ApiFault (rejects) */
export const createAddress = (
  {api}: Shop,
  customerId: string,
  address: CustomerAddress,
): Promise<CustomerAddress> =>
  api.scapi(customerPath(customerId, 'addresses'), {method: 'POST', body: address})

/** Changes an address, `PATCH customers/{customerId}/addresses/{addressName}`. @throws ApiFault (rejects) */
export const updateAddress = (
  {api}: Shop,
  customerId: string,
  addressId: string,
  change: Partial<CustomerAddress>,
): Promise<CustomerAddress> =>
  api.scapi(customerPath(customerId, 'addresses', addressId), {method: 'PATCH', body: change})

/** Deletes an address. @throws ApiFault (rejects) */
export const deleteAddress = ({api}: Shop, customerId: string, addressId: string): Promise<void> =>
  api.scapi(customerPath(customerId, 'addresses', addressId), {method: 'DELETE'})
