import type {Database, SqlValue} from '../db/database'
import {execute, queryOne} from '../db/database'
import {mergeColumns, mergeJson} from './merge'

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

/**
 * Writes the columns that an element names; the others stay as an earlier import wrote them, and a new row has those
 * of `fresh`. An undefined column is not named. Objects are merged, lists and texts replaced (`whole`).
 * @returns the row before, or undefined for a new one
 */
export function mergeRow(
  db: Database,
  table: string,
  key: Readonly<Record<string, SqlValue>>,
  named: Readonly<Record<string, Cell>>,
  fresh: Readonly<Record<string, Cell>> = {},
): Readonly<Record<string, SqlValue>> | undefined {
  const before = findRow<Record<string, SqlValue>>(db, table, key)
  if (before) upsert(db, table, {...before, ...mergeColumns(before, named)})
  else upsert(db, table, {...mergeJson(fresh, named), ...key})
  return before
}

/** An object that replaces the stored one, as the rule of a promotion does; undefined stays so. */
export function whole(value: object | null | undefined): string | null | undefined {
  return value ? JSON.stringify(value) : value
}

/** Condition that the columns have the given values, which follow as parameters. */
const equals = (values: Readonly<Record<string, SqlValue>>): string =>
  Object.keys(values)
    .map((column) => `${column} = ?`)
    .join(' AND ')

/** Position behind all rows with these values. */
export function nextPosition(
  db: Database,
  table: string,
  among: Readonly<Record<string, SqlValue>>,
): number {
  const condition = equals(among)
  const row = queryOne<{position: number | null}>(
    db,
    `SELECT MAX(position) AS position FROM ${table} WHERE ${condition || 'TRUE'}`,
    ...Object.values(among),
  )
  return (row?.position ?? -1) + 1
}

/** Number of rows with these values. */
export function countRows(
  db: Database,
  table: string,
  among: Readonly<Record<string, SqlValue>>,
): number {
  const condition = equals(among)
  const row = queryOne<{count: number}>(
    db,
    `SELECT COUNT(*) AS count FROM ${table} WHERE ${condition}`,
    ...Object.values(among),
  )
  return row?.count ?? 0
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
  const condition = equals(key)
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
  const condition = equals(key)
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
