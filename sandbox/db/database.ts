import fs from 'node:fs'
import path from 'node:path'
import Libsql from 'libsql'
import {migrate} from './migrate'

/** The synchronous libsql connection (API of better-sqlite3). */
export type Database = Libsql.Database

/** A value that can be bound to a statement. */
export type SqlValue = string | number | bigint | Buffer | null

/** How long (ms) a statement waits for another process that writes. */
const busyTimeout = 5000

/**
 * Opens `{dataDir}/sandbox.db`, creating the directory and the schema when missing. Write-ahead log
 * with `synchronous=FULL`: a committed order survives a crash of the machine.
 */
export function openDatabase(dataDir: string): Database {
  fs.mkdirSync(dataDir, {recursive: true})
  const file = path.join(dataDir, 'sandbox.db')
  closeToOthers(file)
  const db = new Libsql(file)
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.pragma('foreign_keys = ON')
  db.pragma(`busy_timeout = ${busyTimeout}`)
  migrate(db)
  return db
}

/** The database holds the signing key and data of customers: it is for this user alone, and so are its log files. */
function closeToOthers(file: string): void {
  try {
    // Never opened when it exists: closing it would end the locks that another connection of this process holds.
    if (fs.existsSync(file)) fs.chmodSync(file, 0o600)
    else fs.closeSync(fs.openSync(file, 'wx', 0o600))
  } catch {
    // A file of another user, or a read-only disk: opening the database says what is wrong.
  }
}

/**
 * Runs transactions that do not wait for the disk: committed data survives a crash of the process,
 * but the latest of it may be lost when the machine crashes. Used for baskets, which are not paid
 * yet.
 */
export function withRelaxedDurability<T>(db: Database, work: () => T): T {
  if (db.inTransaction) return work()
  db.exec('PRAGMA synchronous = NORMAL')
  try {
    return work()
  } finally {
    db.exec('PRAGMA synchronous = FULL')
  }
}

/** Runs statements that fail at once with `SQLITE_BUSY` while another process writes. */
export function withoutWaiting<T>(db: Database, work: () => T): T {
  db.exec('PRAGMA busy_timeout = 0')
  try {
    return work()
  } finally {
    db.exec(`PRAGMA busy_timeout = ${busyTimeout}`)
  }
}

const statements = new WeakMap<Database, Map<string, Libsql.Statement<unknown[]>>>()

/** The statement for `sql`, compiled once per connection. */
export function prepared(db: Database, sql: string): Libsql.Statement<unknown[]> {
  let known = statements.get(db)
  if (!known) {
    known = new Map()
    statements.set(db, known)
  }
  let statement = known.get(sql)
  if (!statement) {
    statement = db.prepare(sql)
    known.set(sql, statement)
  }
  return statement
}

/** All rows of a query; `Row` names the selected columns. */
export function queryAll<Row>(db: Database, sql: string, ...params: SqlValue[]): Row[] {
  return prepared(db, sql).all(...params) as Row[]
}

/**
 * First row of a query, or undefined. Rows are plain objects, without the properties that libsql
 * adds to the first row.
 */
export function queryOne<Row>(db: Database, sql: string, ...params: SqlValue[]): Row | undefined {
  const row = prepared(db, sql).get(...params) as {_metadata?: unknown} | undefined
  if (row) delete row._metadata
  return row as Row | undefined
}

/** Runs a statement that changes rows; returns how many. */
export function execute(db: Database, sql: string, ...params: SqlValue[]): number {
  return prepared(db, sql).run(...params).changes
}
