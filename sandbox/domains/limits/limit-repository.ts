import type {Database} from '../../db/database'
import {execute, queryOne} from '../../db/database'

/** Returns the number of attempts of a subject since a time in milliseconds since 1970. */
export function countAttempts(
  db: Database,
  {act, subject}: {act: string; subject: string},
  since: number,
): number {
  const row = queryOne<{total: number}>(
    db,
    `SELECT count(*) AS total FROM limited_attempt
     WHERE act = ? AND subject = ? AND attempted_at > ?`,
    act,
    subject,
    since,
  )
  return row?.total ?? 0
}

/** Stores an attempt and returns its id. */
export function insertAttempt(
  db: Database,
  {act, subject}: {act: string; subject: string},
  now: number,
): number {
  const row = queryOne<{id: number}>(
    db,
    'INSERT INTO limited_attempt (act, subject, attempted_at) VALUES (?, ?, ?) RETURNING id',
    act,
    subject,
    now,
  )
  return row?.id ?? 0
}

export function deleteAttempt(db: Database, id: number): void {
  execute(db, 'DELETE FROM limited_attempt WHERE id = ?', id)
}

/** Deletes the attempts before a time in milliseconds since 1970. */
export function deleteAttemptsBefore(db: Database, time: number): void {
  execute(db, 'DELETE FROM limited_attempt WHERE attempted_at <= ?', time)
}

/** Marks a token as used; returns false when it is marked already. Marks before `expired` are deleted. */
export function insertUsedToken(
  db: Database,
  tokenHash: string,
  {now, expired}: {now: number; expired: number},
): boolean {
  execute(db, 'DELETE FROM used_token WHERE used_at <= ?', expired)
  const query = 'INSERT OR IGNORE INTO used_token (token_hash, used_at) VALUES (?, ?)'
  return execute(db, query, tokenHash, now) > 0
}
