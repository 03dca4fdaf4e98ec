import type {Database} from '../../db/database'
import {execute, queryOne} from '../../db/database'

/** Key that opens one order; `expiresAt` is in milliseconds since 1970. */
export interface AccessKey {
  readonly keyHash: string
  readonly siteId: string
  readonly orderNo: string
  readonly expiresAt: number
}

/** Stores a key and deletes the keys that expired before `now`. */
export function insertAccessKey(db: Database, key: AccessKey, now: number): void {
  execute(db, 'DELETE FROM order_access_key WHERE expires_at <= ?', now)
  execute(
    db,
    `INSERT INTO order_access_key (key_hash, site_id, order_no, expires_at) VALUES (?, ?, ?, ?)`,
    key.keyHash,
    key.siteId,
    key.orderNo,
    key.expiresAt,
  )
}

/** Returns true when a key with this hash opens the order at a time in milliseconds since 1970. */
export function hasAccessKey(
  db: Database,
  {keyHash, siteId, orderNo}: Omit<AccessKey, 'expiresAt'>,
  now: number,
): boolean {
  const row = queryOne(
    db,
    `SELECT 1 FROM order_access_key
     WHERE key_hash = ? AND site_id = ? AND order_no = ? AND expires_at > ?`,
    keyHash,
    siteId,
    orderNo,
    now,
  )
  return row !== undefined
}
