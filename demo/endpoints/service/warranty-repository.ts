import {type Database, execute, queryAll, queryOne} from 'commerce-sandbox/database'

/** A registered extended warranty; days in ISO form. */
export interface Warranty {
  readonly id: string
  readonly email: string
  readonly productId: string
  readonly serialNumber: string
  readonly purchasedOn: string
  readonly endsOn: string
}

/** Who registered a product, and the shop where it was bought. */
export interface WarrantyDetails {
  readonly firstName?: string
  readonly lastName?: string
  readonly shop?: string
}

/** The warranties of a customer, the latest purchase first. */
export function warrantiesOf(db: Database, customerId: string): Warranty[] {
  return queryAll<{
    id: string
    email: string
    product_id: string
    serial_number: string
    purchased_on: string
    ends_on: string
  }>(
    db,
    'SELECT * FROM warranty WHERE customer_id = ? ORDER BY purchased_on DESC, registered_at DESC',
    customerId,
  ).map((row) => ({
    id: row.id,
    email: row.email,
    productId: row.product_id,
    serialNumber: row.serial_number,
    purchasedOn: row.purchased_on,
    endsOn: row.ends_on,
  }))
}

/** The product and the last day of a registered serial number; nothing about its owner. */
export const findBySerialNumber = (
  db: Database,
  siteId: string,
  serialNumber: string,
): Pick<Warranty, 'productId' | 'serialNumber' | 'endsOn'> | undefined =>
  queryOne(
    db,
    `SELECT product_id AS productId, serial_number AS serialNumber, ends_on AS endsOn
     FROM warranty WHERE site_id = ? AND upper(serial_number) = upper(?)`,
    siteId,
    serialNumber,
  )

/** Keeps a warranty; returns false when its serial number is registered already. */
export function insertWarranty(
  db: Database,
  owner: {readonly siteId: string; readonly customerId: string},
  warranty: Warranty,
  {firstName, lastName, shop}: WarrantyDetails = {},
): boolean {
  const stored = execute(
    db,
    `INSERT OR IGNORE INTO warranty (id, site_id, customer_id, email, product_id, serial_number,
       purchased_on, ends_on, registered_at, first_name, last_name, shop)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    warranty.id,
    owner.siteId,
    owner.customerId,
    warranty.email,
    warranty.productId,
    warranty.serialNumber,
    warranty.purchasedOn,
    warranty.endsOn,
    Date.now(),
    firstName ?? null,
    lastName ?? null,
    shop ?? null,
  )
  return stored > 0
}

export function deleteWarrantiesOf(db: Database, customerId: string): void {
  execute(
    db,
    'DELETE FROM service_file WHERE owner_id IN (SELECT id FROM warranty WHERE customer_id = ?)',
    customerId,
  )
  execute(db, 'DELETE FROM warranty WHERE customer_id = ?', customerId)
}
