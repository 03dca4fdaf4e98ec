import type {Database} from '../db/database'
import {readImportState} from '../db/import-state-repository'
import {bundledArchiveDir} from '../config'
import {hashArchives} from './archive-files'
import {importArchive} from './import-archive'
import {unpackLimits, type UnpackLimits} from './import-limits'
import type {ImportReport} from './import-report'

const stateKey = 'bundled-archive'

/** Prefix of the hash of the user's own archives. */
const own = 'own:'
/**
 * Marker between that prefix and the hash of the last start's archives, when others were imported
 * manually since.
 */
const byHand = 'by-hand:'

/**
 * The state after an import by hand: from here on the database is the user's own, and neither a newer
 * bundled archive nor the one that it was started with before may take its place.
 */
export function stateAfterImport(db: Database): Readonly<Record<string, string>> {
  const startedWith = (readImportState(db, stateKey) ?? '').replace(own, '').replace(byHand, '')
  return {[stateKey]: `${own}${byHand}${startedWith}`}
}

/**
 * Brings a database up to the archives it is started with: imports them when the database is empty
 * or was started with other ones before. One that holds the user's own archives is left alone as long
 * as no archive is asked for. Returns null when there was nothing to do. Orders, baskets and accounts
 * stay.
 */
export async function ensureArchive(
  db: Database,
  locations: string | readonly string[],
  onProgress: (file: string, index: number, total: number) => void,
  limits: UnpackLimits = unpackLimits(),
): Promise<ImportReport | null> {
  const archives = [locations].flat()
  const known = readImportState(db, stateKey)
  const isBundled = archives.every((location) => location === bundledArchiveDir)
  const isOwn = known === 'replaced' || known?.startsWith(own)
  if (isBundled && isOwn) return null
  const hash = await hashArchives(archives, limits)
  if ([hash, `${own}${hash}`, `${own}${byHand}${hash}`].some((state) => state === known))
    return null
  const state = {[stateKey]: isBundled ? hash : `${own}${hash}`}
  return importArchive(db, archives, {mode: 'replace', onProgress, state, limits})
}
