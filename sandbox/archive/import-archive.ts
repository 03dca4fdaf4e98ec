import path from 'node:path'
import type {Database} from '../db/database'
import {execute, queryOne} from '../db/database'
import {bumpRevision} from '../db/revision'
import {rebuildTextIndex} from '../domains/search/text-index'
import type {ArchiveFile} from './archive-files'
import {listArchive} from './archive-files'
import {ArchiveError} from './archive-error'
import {ImportReport} from './import-report'
import {keepTurnover} from './readers/inventory'
import {linkVariants} from './readers/product'
import {archiveReaders} from './readers/registry'
import {streamFile} from './xml-stream'

export interface ImportOptions {
  /** `replace` removes what earlier imports wrote and the archive lacks; `merge` keeps it. */
  readonly mode?: 'merge' | 'replace'
  /** Called before each file. */
  readonly onProgress?: (file: string, index: number, total: number) => void
  /** Written to `import_state` in the transaction of the import. */
  readonly state?: Readonly<Record<string, string>>
}

/**
 * Imports a site archive in one transaction: either all of it, or nothing. Doing it again changes
 * nothing; orders and baskets stay.
 * Throws `ArchiveError`, which names file and line, for an archive that cannot be read.
 */
export async function importArchive(
  db: Database,
  directory: string,
  {mode = 'merge', onProgress, state = {}}: ImportOptions = {},
): Promise<ImportReport> {
  const report = new ImportReport()
  const jobs = planJobs(listArchive(directory), report)
  db.exec('BEGIN IMMEDIATE')
  try {
    keepTurnover(db)
    if (mode === 'replace') emptyTables(db)
    for (const [index, {file, create, id}] of jobs.entries()) {
      onProgress?.(file.name, index, jobs.length)
      await streamFile(file.path, create({db, report, siteId: siteOf(file)}, id), {
        label: file.name,
        onUnread: (found) => report.countUnread(found),
      })
    }
    linkVariants(db)
    checkSites(
      db,
      jobs.map(({file}) => file),
    )
    rebuildTextIndex(db)
    for (const [key, value] of Object.entries(state)) {
      execute(db, 'INSERT OR REPLACE INTO import_state (key, value) VALUES (?, ?)', key, value)
    }
    bumpRevision(db, 'catalog')
    bumpRevision(db, 'inventory')
    db.exec('COMMIT')
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
  return report
}

function planJobs(files: readonly ArchiveFile[], report: ImportReport) {
  const jobs = archiveReaders.flatMap(({pattern, create}) =>
    files.flatMap((file) => {
      const match = pattern.exec(file.name)
      return match ? [{file, create, id: match[1] ?? ''}] : []
    }),
  )
  const planned = new Set(jobs.map(({file}) => file))
  report.skippedFiles.push(...files.filter((file) => !planned.has(file)).map(({name}) => name))
  return jobs
}

/** Forgets everything that readers write. */
function emptyTables(db: Database): void {
  for (const {tables} of archiveReaders) tables.forEach((table) => db.exec(`DELETE FROM ${table}`))
}

function siteOf(file: ArchiveFile): string {
  const [area, site] = file.name.split('/')
  return area === 'sites' && site ? site : ''
}

/** A site that names a catalog nobody has would answer every call with nothing: say so at once. */
function checkSites(db: Database, files: readonly ArchiveFile[]): void {
  const sites = new Set(files.map(siteOf).filter((site) => site !== ''))
  for (const site of sites) {
    const preferences = queryOne<{preferences: string}>(
      db,
      'SELECT preferences FROM site WHERE id = ?',
      site,
    )
    const catalogId = (JSON.parse(preferences?.preferences ?? '{}') as Record<string, unknown>)[
      'siteCatalog'
    ]
    if (typeof catalogId !== 'string' || catalogId === '') continue
    if (queryOne(db, 'SELECT id FROM catalog WHERE id = ?', catalogId)) continue
    throw new ArchiveError(
      `preference siteCatalog names catalog ${catalogId}, which is not in the archive`,
      path.posix.join('sites', site, 'preferences.xml'),
    )
  }
}
