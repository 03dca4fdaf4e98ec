import {randomUUID} from 'node:crypto'
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

/** Years that a registered product is covered from the day of purchase. */
const YEARS = 7

/** The last day of a warranty; the 29th of February becomes the first of March. */
export function warrantyEnd(purchasedOn: string): string {
  const day = new Date(`${purchasedOn}T00:00:00Z`)
  day.setUTCFullYear(day.getUTCFullYear() + YEARS)
  return day.toISOString().slice(0, 10)
}

/** Registers a product; null when somebody has registered its serial number. */
export function registerWarranty(
  db: Database,
  owner: {siteId: string; customerId: string},
  input: Omit<Warranty, 'id' | 'endsOn'>,
): Warranty | null {
  const warranty = {...input, id: randomUUID(), endsOn: warrantyEnd(input.purchasedOn)}
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
  return stored > 0 ? warranty : null
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
