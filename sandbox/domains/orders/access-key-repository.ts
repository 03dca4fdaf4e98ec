import type {Database} from '../../db/database'
import {execute, queryOne} from '../../db/database'

/** Key that opens one order; `expiresAt` is in milliseconds since 1970. */
export interface AccessKey {
  readonly keyHash: string
  readonly siteId: string
  readonly orderNo: string
  /** Whether the email address of the order proved the key. */
  readonly byEmail: boolean
  readonly expiresAt: number
}

/** Stores a key and deletes the keys that expired before `now`. */
export function insertAccessKey(db: Database, key: AccessKey, now: number): void {
  execute(db, 'DELETE FROM order_access_key WHERE expires_at <= ?', now)
  execute(
    db,
    `INSERT INTO order_access_key (key_hash, site_id, order_no, by_email, expires_at)
     VALUES (?, ?, ?, ?, ?)`,
    key.keyHash,
    key.siteId,
    key.orderNo,
    key.byEmail ? 1 : 0,
    key.expiresAt,
  )
}

/** Returns the key with this hash that opens the order at a time in milliseconds since 1970. */
export function findAccessKey(
  db: Database,
  {keyHash, siteId, orderNo}: Omit<AccessKey, 'expiresAt' | 'byEmail'>,
  now: number,
): Pick<AccessKey, 'byEmail'> | undefined {
  const row = queryOne<{by_email: number}>(
    db,
    `SELECT by_email FROM order_access_key
     WHERE key_hash = ? AND site_id = ? AND order_no = ? AND expires_at > ?`,
    keyHash,
    siteId,
    orderNo,
    now,
  )
  return row && {byEmail: row.by_email === 1}
}
