import type {Database} from '../../db/database'
import {execute, queryOne} from '../../db/database'

/** Returns the customer id of a guest; stores `candidate` when the usid is new on the site. */
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

/** Stores which account a guest has created. */
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

/** Deletes the note that a guest has created an account; returns false when it was a different account. */
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
