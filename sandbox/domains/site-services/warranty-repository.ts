import type {Database} from '../../db/database'
import {execute, queryAll} from '../../db/database'

/** A registered extended warranty; days in ISO form. */
export interface Warranty {
  readonly id: string
  readonly email: string
  readonly productId: string
  readonly serialNumber: string
  readonly purchasedOn: string
  readonly endsOn: string
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

/** Keeps a warranty; returns false when its serial number is registered already. */
export function insertWarranty(
  db: Database,
  owner: {readonly siteId: string; readonly customerId: string},
  warranty: Warranty,
): boolean {
  const stored = execute(
    db,
    `INSERT OR IGNORE INTO warranty (id, site_id, customer_id, email, product_id, serial_number,
       purchased_on, ends_on, registered_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    warranty.id,
    owner.siteId,
    owner.customerId,
    warranty.email,
    warranty.productId,
    warranty.serialNumber,
    warranty.purchasedOn,
    warranty.endsOn,
    Date.now(),
  )
  return stored > 0
}

export function deleteWarrantiesOf(db: Database, customerId: string): void {
  execute(db, 'DELETE FROM warranty WHERE customer_id = ?', customerId)
}
