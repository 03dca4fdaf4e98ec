import type {Database} from './database'
import {execute, queryOne} from './database'

/** What an import noted under a key, or undefined. */
export function readImportState(db: Database, key: string): string | undefined {
  const row = queryOne<{value: string}>(db, 'SELECT value FROM import_state WHERE key = ?', key)
  return row?.value
}

/** Notes a value under a key, in place of the one before. */
export function writeImportState(db: Database, key: string, value: string): void {
  execute(db, 'INSERT OR REPLACE INTO import_state (key, value) VALUES (?, ?)', key, value)
}
