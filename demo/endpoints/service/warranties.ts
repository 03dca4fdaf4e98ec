import {randomUUID} from 'node:crypto'
import type {Database} from 'commerce-sandbox/database'
import type {Warranty, WarrantyDetails} from './warranty-repository'
import {insertWarranty} from './warranty-repository'
import type {ServiceFile} from './service-file'
import {insertFiles} from './service-file-repository'

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
  input: Omit<Warranty, 'id' | 'endsOn'> & WarrantyDetails,
  proof: readonly ServiceFile[] = [],
): Warranty | null {
  const {email, productId, serialNumber, purchasedOn} = input
  const endsOn = warrantyEnd(purchasedOn)
  const warranty = {id: randomUUID(), email, productId, serialNumber, purchasedOn, endsOn}
  const store = db.transaction(() => {
    if (!insertWarranty(db, owner, warranty, input)) return null
    insertFiles(db, warranty.id, proof)
    return warranty
  })
  return store.immediate()
}

/** Years before today in which a purchase may lie. */
const MAX_AGE_YEARS = 100

/** True for an existing day, not in the future and at most 100 years back. */
export function isPurchaseDay(day: string, now: number): boolean {
  const time = new Date(`${day}T00:00:00Z`)
  // JavaScript reads 31 February as 3 March.
  if (Number.isNaN(time.getTime()) || !time.toISOString().startsWith(day)) return false
  const first = new Date(now)
  first.setUTCFullYear(first.getUTCFullYear() - MAX_AGE_YEARS)
  return time.getTime() <= now && day >= first.toISOString().slice(0, 10)
}
