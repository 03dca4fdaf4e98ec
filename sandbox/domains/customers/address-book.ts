import type {Database} from '../../db/database'
import {execute, queryAll} from '../../db/database'
import type {AddressInput} from './address'
import {CommerceFault} from '../commerce-fault'
import {changeCustom} from '../custom-values'

/** An address that a customer keeps. Times are milliseconds since 1970. */
export interface CustomerAddress extends AddressInput {
  readonly addressId: string
  /** One address at most is. */
  readonly preferred: boolean
  readonly createdAt: number
  readonly modifiedAt: number
}

/** What a client says of an address; fields that are left out of a change stay. */
export type AddressChange = Partial<Omit<CustomerAddress, 'createdAt' | 'modifiedAt'>>

interface AddressRow {
  address_id: string
  preferred: number
  created_at: number
  modified_at: number
  content: string
}

/** The addresses of a customer, the preferred one first, then by id. */
export function listAddresses(db: Database, customerId: string): CustomerAddress[] {
  return queryAll<AddressRow>(
    db,
    `SELECT * FROM customer_address WHERE customer_id = ? ORDER BY preferred DESC, address_id`,
    customerId,
  ).map((row) => ({
    ...(JSON.parse(row.content) as AddressInput),
    addressId: row.address_id,
    preferred: row.preferred === 1,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  }))
}

/** Throws AddressNotFound. */
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

/** Changes an address, its id too. Throws AddressNotFound and AddressIdAlreadyInUse. */
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
      if (renamed !== addressId) erase(db, customerId, addressId)
      storeAddress(db, customerId, address)
      return address
    })
    .immediate()
}

/** Throws AddressNotFound. */
export function removeAddress(db: Database, customerId: string, addressId: string): void {
  requireAddress(db, customerId, addressId)
  erase(db, customerId, addressId)
}

function requireFreeId(db: Database, customerId: string, addressId: string): void {
  if (!listAddresses(db, customerId).some((address) => address.addressId === addressId)) return
  throw new CommerceFault(
    'AddressIdAlreadyInUse',
    `The address ID '${addressId}' is already in use for this customer.`,
    {addressId},
  )
}

function erase(db: Database, customerId: string, addressId: string): void {
  execute(
    db,
    'DELETE FROM customer_address WHERE customer_id = ? AND address_id = ?',
    customerId,
    addressId,
  )
}

/** Writes an address; a preferred one takes that from every other. */
export function storeAddress(db: Database, customerId: string, address: CustomerAddress): void {
  const {addressId, preferred, createdAt, modifiedAt, ...content} = address
  if (preferred) {
    execute(db, 'UPDATE customer_address SET preferred = 0 WHERE customer_id = ?', customerId)
  }
  execute(
    db,
    `INSERT OR REPLACE INTO customer_address
       (customer_id, address_id, preferred, created_at, modified_at, content)
     VALUES (?, ?, ?, ?, ?, ?)`,
    customerId,
    addressId,
    preferred ? 1 : 0,
    createdAt,
    modifiedAt,
    JSON.stringify(content),
  )
}
