import type {Database} from '../../db/database'
import {execute, queryAll} from '../../db/database'
import type {AddressInput, CustomerAddress} from './address'

interface AddressRow {
  address_id: string
  preferred: number
  created_at: number
  modified_at: number
  content: string
}

/** Returns the addresses of a customer, the preferred one first, then by id. */
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

/** Deletes an address, if it exists. */
export function deleteAddress(db: Database, customerId: string, addressId: string): void {
  execute(
    db,
    'DELETE FROM customer_address WHERE customer_id = ? AND address_id = ?',
    customerId,
    addressId,
  )
}

/** Stores an address; when it is preferred, the other addresses lose this flag. */
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
