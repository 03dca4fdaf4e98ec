import type {Database} from '../db/database'
import {readImportState} from '../db/import-state-repository'
import {hashArchives} from './archive-files'
import {importArchive} from './import-archive'
import {unpackLimits, type UnpackLimits} from './import-limits'
import type {ImportReport} from './import-report'

/** The name is that of the first version; databases keep it. */
const stateKey = 'bundled-archive'

/** Prefix of the hash of the user's own archives. */
const own = 'own:'
/**
 * Marker between that prefix and the hash of the last start's archives, when others were imported
 * manually since.
 */
const byHand = 'by-hand:'

/**
 * The state after a manual import: from then on the database has the user's own archives. Neither a newer
 * default archive nor the archive of an earlier start may replace it.
 */
export function stateAfterImport(db: Database): Readonly<Record<string, string>> {
  const startedWith = (readImportState(db, stateKey) ?? '').replace(own, '').replace(byHand, '')
  return {[stateKey]: `${own}${byHand}${startedWith}`}
}

export interface EnsureOptions {
  /** True for an archive that the user did not ask for. */
  readonly isDefaultArchive?: boolean
  readonly unpackLimits?: UnpackLimits
  /** True when the user lets these archives replace what is there. */
  readonly replace?: boolean
}

/** The data folder holds other archives, and the user did not say that they go. */
export class FilledDataError extends Error {}

/**
 * Imports the archives of a start when the database is empty, and with `replace` also in place of others. A newer
 * default archive replaces an older one, and never the user's own archives. Returns null when nothing was imported.
 * Orders, baskets and accounts stay. Throws `FilledDataError` when archives of the user would replace others unasked.
 */
export async function ensureArchive(
  db: Database,
  locations: string | readonly string[],
  onProgress: (file: string, index: number, total: number) => void,
  {
    isDefaultArchive = false,
    unpackLimits: limits = unpackLimits(),
    replace = false,
  }: EnsureOptions = {},
): Promise<ImportReport | null> {
  const archives = [locations].flat()
  const known = readImportState(db, stateKey)
  const isOwn = known === 'replaced' || known?.startsWith(own)
  if (archives.length === 0 || (isDefaultArchive && isOwn)) return null
  const hash = await hashArchives(archives, limits)
  if ([hash, `${own}${hash}`, `${own}${byHand}${hash}`].some((state) => state === known))
    return null
  if (known !== undefined && !isDefaultArchive && !replace) {
    throw new FilledDataError('the data folder holds other archives')
  }
  const state = {[stateKey]: isDefaultArchive ? hash : `${own}${hash}`}
  return importArchive(db, archives, {mode: 'replace', onProgress, state, limits})
}
