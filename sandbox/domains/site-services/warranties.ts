import {randomUUID} from 'node:crypto'
import type {Database} from '../../db/database'
import type {Warranty} from './warranty-repository'
import {insertWarranty} from './warranty-repository'

/** Years that a registered product is covered from the day of purchase. */
const YEARS = 7

/** The last day of a warranty; the 29th of February becomes the first of March. */
export function warrantyEnd(purchasedOn: string): string {
  const day = new Date(`${purchasedOn}T00:00:00Z`)
  day.setUTCFullYear(day.getUTCFullYear() + YEARS)
  return day.toISOString().slice(0, 10)
}

/** Registers a product; null when its serial number is already registered. */
export function registerWarranty(
  db: Database,
  owner: {siteId: string; customerId: string},
  input: Omit<Warranty, 'id' | 'endsOn'>,
): Warranty | null {
  const {email, productId, serialNumber, purchasedOn} = input
  const endsOn = warrantyEnd(purchasedOn)
  const warranty = {id: randomUUID(), email, productId, serialNumber, purchasedOn, endsOn}
  return insertWarranty(db, owner, warranty) ? warranty : null
}
