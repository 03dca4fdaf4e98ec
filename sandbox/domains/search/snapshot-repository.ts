import crypto from 'node:crypto'
import type {Database} from '../../db/database'
import {execute, queryAll, queryOne, withoutWaiting, withRelaxedDurability} from '../../db/database'
import {readRevisionNow} from '../../db/revision'
import {codeHash} from './code-hash'

/** What a snapshot is, and what it was built of. */
export interface SnapshotKey {
  /** Names the snapshot, as JSON. */
  readonly parts: readonly unknown[]
  /** Revision of the catalog. */
  readonly revision: number
  /** What else it depends on and changes with time, as JSON. */
  readonly conditions?: readonly unknown[]
}

/** A snapshot of this name that is in date and made by this program. */
const isCurrent = 'name = ? AND revision = ? AND code = ? AND conditions = ?'

const currentValues = (key: SnapshotKey) =>
  [hashed(key.parts), key.revision, codeHash(), hashed(key.conditions ?? [])] as const

const hashed = (value: readonly unknown[]): string =>
  crypto.createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** The parts of a stored snapshot; undefined without one that is in date and made by this program. */
export function readSnapshot(db: Database, key: SnapshotKey): ArrayBuffer[] | undefined {
  const parts = queryAll<{content: ArrayBuffer}>(
    db,
    `SELECT content FROM search_snapshot WHERE ${isCurrent} ORDER BY part`,
    ...currentValues(key),
  )
  return parts.length > 0 ? parts.map(({content}) => content) : undefined
}

/** True when `readSnapshot` would return a snapshot. */
export function hasSnapshot(db: Database, key: SnapshotKey): boolean {
  const sql = `SELECT part FROM search_snapshot WHERE ${isCurrent} LIMIT 1`
  return queryOne(db, sql, ...currentValues(key)) !== undefined
}

/**
 * Stores a snapshot in place of an older one of its name, unless the catalog has changed
 * since. Without room on the disk, or while another process writes, it stores nothing: the next
 * start then builds the data again. Call it outside of requests.
 */
export function writeSnapshot(db: Database, key: SnapshotKey, parts: readonly Buffer[]): void {
  writeIfPossible(db, () => {
    if (readRevisionNow(db, 'catalog') !== key.revision) return
    const values = currentValues(key)
    execute(db, 'DELETE FROM search_snapshot WHERE name = ?', values[0])
    parts.forEach((content, part) =>
      execute(
        db,
        `INSERT INTO search_snapshot (name, revision, code, conditions, part, content)
         VALUES (?, ?, ?, ?, ?, ?)`,
        ...values,
        part,
        content,
      ),
    )
  })
}

/**
 * Removes one snapshot of another revision or program. Returns true when none is left, or when it
 * cannot be removed now.
 */
export function removeOldSnapshot(db: Database): boolean {
  let removed = 0
  writeIfPossible(db, () => {
    removed = execute(
      db,
      `DELETE FROM search_snapshot WHERE name =
         (SELECT name FROM search_snapshot WHERE revision <> ? OR code <> ? LIMIT 1)`,
      readRevisionNow(db, 'catalog'),
      codeHash(),
    )
  })
  return removed === 0
}

/** Another process writes, the disk is full, or the file is not for writing. */
const expected = ['SQLITE_BUSY', 'SQLITE_FULL', 'SQLITE_READONLY']

function writeIfPossible(db: Database, work: () => void): void {
  // An import of this process, which changes the catalog.
  if (db.inTransaction) return
  try {
    withoutWaiting(db, () => withRelaxedDurability(db, () => db.transaction(work).immediate()))
  } catch (error) {
    if (!expected.includes((error as {code?: string}).code ?? '')) throw error
  }
}
