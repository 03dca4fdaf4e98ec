import {customerPath, type CustomerAddress} from '@app/features/account/api/customer'
import {emptyAddress} from '@app/features/address/model/address-rules'
import {pick} from '@app/shared/lib/pick'
import type {Shop} from '@app/shared/lib/shop-context'

/** The fields of a form, with the id and the mark of the preferred address. */
const FIELDS = [...Object.keys(emptyAddress('')), 'addressId', 'preferred']
const fieldsOf = (address: Partial<CustomerAddress>) =>
  pick(address, ...(FIELDS as (keyof CustomerAddress)[]))

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
