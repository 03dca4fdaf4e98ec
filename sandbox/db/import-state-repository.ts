import type {Database} from './database'
import {execute, queryOne} from './database'

/** Returns the value that an import stored under a key, or undefined. */
export function readImportState(db: Database, key: string): string | undefined {
  const row = queryOne<{value: string}>(db, 'SELECT value FROM import_state WHERE key = ?', key)
  return row?.value
}

/** Stores a value under a key and replaces the previous one. */
export function writeImportState(db: Database, key: string, value: string): void {
  execute(db, 'INSERT OR REPLACE INTO import_state (key, value) VALUES (?, ?)', key, value)
}
