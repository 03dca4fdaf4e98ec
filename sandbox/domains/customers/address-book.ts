import type {Database} from '../../db/database'
import type {CustomerAddress} from './address'
import {deleteAddress, listAddresses, storeAddress} from './address-repository'
import {CommerceFault} from '../commerce-fault'
import {changeCustom} from '../custom-values'

/** Address data that a client sends; fields that are left out of a change are kept. */
export type AddressChange = Partial<Omit<CustomerAddress, 'createdAt' | 'modifiedAt'>>

/** Returns an address of a customer. Throws AddressNotFound. */
export function requireAddress(
  db: Database,
  customerId: string,
  addressId: string,
): CustomerAddress {
  const address = listAddresses(db, customerId).find((one) => one.addressId === addressId)
  if (address) return address
  throw new CommerceFault(
    'AddressNotFound',
    `No address with ID '${addressId}' for customer '${customerId}' could be found.`,
    {customerId, addressId},
  )
}

/** Adds an address. Throws AddressIdAlreadyInUse. */
export function addAddress(
  db: Database,
  customerId: string,
  input: AddressChange & {readonly addressId: string},
): CustomerAddress {
  return db
    .transaction(() => {
      requireFreeId(db, customerId, input.addressId)
      const now = Date.now()
      const address = {
        custom: {},
        ...input,
        preferred: input.preferred ?? false,
        createdAt: now,
        modifiedAt: now,
      }
      storeAddress(db, customerId, address)
      return address
    })
    .immediate()
}

/** Changes an address, including its id. Throws AddressNotFound and AddressIdAlreadyInUse. */
export function changeAddress(
  db: Database,
  customerId: string,
  addressId: string,
  change: AddressChange,
): CustomerAddress {
  return db
    .transaction(() => {
      const before = requireAddress(db, customerId, addressId)
      const renamed = change.addressId ?? addressId
      if (renamed !== addressId) requireFreeId(db, customerId, renamed)
      const address = {
        ...before,
        ...change,
        custom: changeCustom(before.custom, change.custom),
        modifiedAt: Date.now(),
      }
      if (renamed !== addressId) deleteAddress(db, customerId, addressId)
      storeAddress(db, customerId, address)
      return address
    })
    .immediate()
}

/** Removes an address. Throws AddressNotFound. */
export function removeAddress(db: Database, customerId: string, addressId: string): void {
  requireAddress(db, customerId, addressId)
  deleteAddress(db, customerId, addressId)
}

function requireFreeId(db: Database, customerId: string, addressId: string): void {
  if (!listAddresses(db, customerId).some((address) => address.addressId === addressId)) return
  throw new CommerceFault(
    'AddressIdAlreadyInUse',
    `The address ID '${addressId}' is already in use for this customer.`,
    {addressId},
  )
}
