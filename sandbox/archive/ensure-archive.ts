import type {Database} from '../db/database'
import {queryOne} from '../db/database'
import {bundledArchiveDir} from '../config'
import {hashArchives} from './archive-files'
import {importArchive} from './import-archive'
import type {ImportReport} from './import-report'

const stateKey = 'bundled-archive'

/**
 * Brings a database up to the archives it is started with: imports them when the database is empty
 * or holds other ones. A database into which the user imported an archive is left alone as long as
 * no archive is asked for. Returns null when there was nothing to do. Orders, baskets and accounts
 * stay.
 */
export async function ensureArchive(
  db: Database,
  locations: string | readonly string[],
  onProgress: (file: string, index: number, total: number) => void,
): Promise<ImportReport | null> {
  const archives = [locations].flat()
  const known = queryOne<{value: string}>(
    db,
    'SELECT value FROM import_state WHERE key = ?',
    stateKey,
  )?.value
  const isBundled = archives.every((location) => location === bundledArchiveDir)
  if (known === 'replaced' && isBundled) return null
  const hash = await hashArchives(archives)
  if (known === hash) return null
  return importArchive(db, archives, {mode: 'replace', onProgress, state: {[stateKey]: hash}})
}
