import type {Database} from '../../db/database'
import {execute, queryOne} from '../../db/database'

/** The order and the client of an attempt; the order need not exist. */
export interface Attempt {
  readonly siteId: string
  readonly orderNo: string
  /** Address of the client. */
  readonly client: string
}

/** Returns the number of failed attempts since a time in milliseconds since 1970. */
export function countAttempts(
  db: Database,
  {siteId, orderNo, client}: Attempt,
  since: number,
): number {
  const row = queryOne<{total: number}>(
    db,
    `SELECT count(*) AS total FROM order_attempt
     WHERE site_id = ? AND order_no = ? AND client = ? AND attempted_at > ?`,
    siteId,
    orderNo,
    client,
    since,
  )
  return row?.total ?? 0
}

/** Stores a failed attempt and deletes those before `expired`; times in milliseconds since 1970. */
export function insertAttempt(
  db: Database,
  {siteId, orderNo, client}: Attempt,
  {now, expired}: {now: number; expired: number},
): void {
  execute(db, 'DELETE FROM order_attempt WHERE attempted_at <= ?', expired)
  execute(
    db,
    'INSERT INTO order_attempt (site_id, order_no, client, attempted_at) VALUES (?, ?, ?, ?)',
    siteId,
    orderNo,
    client,
    now,
  )
}
