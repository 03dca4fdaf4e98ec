import type {Database} from '../db/database'
import {queryOne} from '../db/database'
import {hashArchive, listArchive} from './archive-files'
import {importArchive} from './import-archive'
import type {ImportReport} from './import-report'

const stateKey = 'bundled-archive'

/**
 * Brings a database up to the bundled archive: imports it when the database is empty or holds an
 * older one, and leaves a database alone into which the user imported an archive of their own.
 * Returns null when there was nothing to do. Orders, baskets and accounts stay.
 */
export async function ensureArchive(
  db: Database,
  directory: string,
  onProgress: (file: string, index: number, total: number) => void,
): Promise<ImportReport | null> {
  const known = queryOne<{value: string}>(
    db,
    'SELECT value FROM import_state WHERE key = ?',
    stateKey,
  )?.value
  if (known === 'replaced') return null
  const hash = hashArchive(listArchive(directory))
  if (known === hash) return null
  return importArchive(db, directory, {mode: 'replace', onProgress, state: {[stateKey]: hash}})
}
