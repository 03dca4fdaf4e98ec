import type {Database} from '../../db/database'
import {execute, queryOne} from '../../db/database'

/** A limited call of a client: a failed attempt to open a link, or a change of a reservation. */
export interface WishAttempt {
  readonly siteId: string
  readonly client: string
  readonly kind: 'open' | 'change'
}

/** Returns the number of attempts since a time in milliseconds since 1970. */
export function countAttempts(
  db: Database,
  {siteId, client, kind}: WishAttempt,
  since: number,
): number {
  const row = queryOne<{total: number}>(
    db,
    `SELECT count(*) AS total FROM wish_link_attempt
     WHERE site_id = ? AND client = ? AND kind = ? AND attempted_at > ?`,
    siteId,
    client,
    kind,
    since,
  )
  return row?.total ?? 0
}

/** Stores an attempt and deletes those before `expired`. */
export function insertAttempt(
  db: Database,
  {siteId, client, kind}: WishAttempt,
  {now, expired}: {now: number; expired: number},
): void {
  execute(db, 'DELETE FROM wish_link_attempt WHERE attempted_at <= ?', expired)
  execute(
    db,
    'INSERT INTO wish_link_attempt (site_id, client, kind, attempted_at) VALUES (?, ?, ?, ?)',
    siteId,
    client,
    kind,
    now,
  )
}
