import type {Database, SqlValue} from '../db/database'
import {execute, queryOne} from '../db/database'

/** A cell as readers give it; booleans become 0 and 1, objects and lists JSON. */
export type Cell = SqlValue | boolean | undefined | object

/** Inserts a row or replaces the one with the same key. */
export function upsert(db: Database, table: string, row: Readonly<Record<string, Cell>>): void {
  const columns = Object.keys(row)
  const marks = columns.map(() => '?').join(', ')
  execute(
    db,
    `INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) VALUES (${marks})`,
    ...Object.values(row).map(toSqlValue),
  )
}

/** Inserts a row unless one with its key is there. */
export function insertMissing(
  db: Database,
  table: string,
  row: Readonly<Record<string, SqlValue>>,
): void {
  const columns = Object.keys(row)
  const marks = columns.map(() => '?').join(', ')
  execute(
    db,
    `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${marks})`,
    ...Object.values(row),
  )
}

/** Deletes the rows whose columns equal the given values. */
export function remove(db: Database, table: string, key: Readonly<Record<string, SqlValue>>): void {
  const condition = Object.keys(key)
    .map((column) => `${column} = ?`)
    .join(' AND ')
  execute(db, `DELETE FROM ${table} WHERE ${condition}`, ...Object.values(key))
}

function toSqlValue(cell: Cell): SqlValue {
  if (cell === undefined || cell === null) return null
  if (typeof cell === 'boolean') return cell ? 1 : 0
  if (Buffer.isBuffer(cell)) return cell
  return typeof cell === 'object' ? JSON.stringify(cell) : cell
}

/** The row with these values in its columns, or undefined. */
export function findRow<Row>(
  db: Database,
  table: string,
  key: Readonly<Record<string, SqlValue>>,
): Row | undefined {
  const condition = Object.keys(key)
    .map((column) => `${column} = ?`)
    .join(' AND ')
  return queryOne<Row>(
    db,
    `SELECT * FROM ${table} WHERE ${condition} LIMIT 1`,
    ...Object.values(key),
  )
}

/** Deletes every row of a table. */
export function emptyTable(db: Database, table: string): void {
  execute(db, `DELETE FROM ${table}`)
}
