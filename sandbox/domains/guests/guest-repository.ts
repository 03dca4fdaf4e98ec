import type {Database} from '../../db/database'
import {execute, queryOne} from '../../db/database'

/** The customer id of a guest, created with `candidate` when this usid is new to the site. */
export function guestCustomerId(
  db: Database,
  guest: {usid: string; siteId: string},
  candidate: string,
  now: number,
): string {
  execute(
    db,
    `INSERT INTO slas_guest (usid, site_id, customer_id, created_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (usid, site_id) DO NOTHING`,
    guest.usid,
    guest.siteId,
    candidate,
    now,
  )
  const row = queryOne<{customerId: string}>(
    db,
    'SELECT customer_id AS customerId FROM slas_guest WHERE usid = ? AND site_id = ?',
    guest.usid,
    guest.siteId,
  )
  if (!row) throw new Error(`Guest ${guest.usid} was not stored`)
  return row.customerId
}

/** Notes which account a guest has opened. */
export function markRegisteredGuest(
  db: Database,
  guest: {usid: string; siteId: string},
  customerId: string,
): void {
  execute(
    db,
    'UPDATE slas_guest SET registered_customer_id = ? WHERE usid = ? AND site_id = ?',
    customerId,
    guest.usid,
    guest.siteId,
  )
}

/** Forgets that a guest has opened an account; returns false when it was not this one. */
export function claimRegisteredGuest(
  db: Database,
  guest: {usid: string; siteId: string},
  customerId: string,
): boolean {
  const changed = execute(
    db,
    `UPDATE slas_guest SET registered_customer_id = NULL
     WHERE usid = ? AND site_id = ? AND registered_customer_id = ?`,
    guest.usid,
    guest.siteId,
    customerId,
  )
  return changed > 0
}
