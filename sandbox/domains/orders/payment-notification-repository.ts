import type {Database} from '../../db/database'
import {execute} from '../../db/database'

/** Stores a notification of the payment provider; returns false for one that was already received. */
export function markNotificationSeen(db: Database, id: string, time: number): boolean {
  const stored = execute(
    db,
    'INSERT OR IGNORE INTO payment_notification_seen (id, seen_at) VALUES (?, ?)',
    id,
    time,
  )
  return stored > 0
}
