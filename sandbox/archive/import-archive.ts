import type {Database} from '../db/database'
import {writeImportState} from '../db/import-state-repository'
import {bumpRevision} from '../db/revision'
import {hasImage} from '../domains/catalog/image-url'
import {SiteRegistry} from '../domains/sites/site-registry'
import type {Archive, ArchiveFile} from './archive-files'
import {openArchive} from './archive-files'
import {checkCatalogs} from './check-catalogs'
import {checkSites} from './check-sites'
import {UnpackBudget, unpackLimits, type UnpackLimits} from './import-limits'
import {storeImportNotes} from './import-note-repository'
import {ImportReport, type NamedImage} from './import-report'
import {recordChanges} from './object-change-repository'
import {keepKeys, removedRows} from './removed-row-repository'
import {keepTurnover} from './turnover-repository'
import {linkVariants} from './variant-link-repository'
import type {ReadContext} from './readers/read-context'
import {archiveReaders, type ArchiveReader} from './readers/registry'
import {staticPlace, storeStaticFile, sweepStaticFiles} from './static-files'
import {emptyTable, findRow, insertMissing} from './row-repository'
import {streamFile} from './xml-stream'

export interface ImportOptions {
  /** `replace` removes what earlier imports wrote and the archives lack; `merge` keeps it. */
  readonly mode?: 'merge' | 'replace'
  /** Called before each file. */
  readonly onProgress?: (file: string, index: number, total: number) => void
  /** Written to `import_state` in the transaction of the import. */
  readonly state?: Readonly<Record<string, string>>
  /** How much the archives may unpack to. */
  readonly limits?: UnpackLimits
}

/** A file with its reader. */
interface Job {
  readonly file: ArchiveFile
  readonly reader: ArchiveReader
  /** Number of its archive. */
  readonly archive: number
  /** Id in the path of the file, such as that of a catalog or a site. */
  readonly id: string
}

/**
 * Imports site archives (folders or zip files) in one transaction: all of it or nothing.
 * Several archives overlay each other in their order. A second import of the same archives changes nothing; orders
 * and baskets stay. The report, which is also stored in the database, lists what was not read.
 * Throws `ArchiveError`, which names file and line, for XML that is not well formed and for archives
 * beyond the limits.
 */
export async function importArchive(
  db: Database,
  locations: string | readonly string[],
  {mode = 'merge', onProgress, state = {}, limits = unpackLimits()}: ImportOptions = {},
): Promise<ImportReport> {
  const report = new ImportReport()
  const archives: Archive[] = []
  try {
    const budget = new UnpackBudget(limits)
    for (const location of [locations].flat()) archives.push(await openArchive(location, budget))
    const files = archives.flatMap((archive) => archive.files)
    const jobs = planJobs(archives, report)
    report.skipped.push(...archives.flatMap(({skipped}) => skipped))
    db.exec('BEGIN IMMEDIATE')
    try {
      keepTurnover(db)
      if (mode === 'replace') {
        keepKeys(db, objectTables)
        emptyTables(db)
      }
      addSites(db, jobs, report)
      for (const [index, job] of jobs.entries()) {
        onProgress?.(job.file.name, index, jobs.length)
        await readFile(db, report, job)
      }
      await storeStaticFiles(db, files, report)
      if (mode === 'replace') report.removed = removedRows(db, objectTables)
      linkVariants(db)
      recordChanges(db)
      // The checks use caches that belong to the previous revision.
      bumpRevision(db, 'catalog')
      report.missingImages = missingImages(db, report.images.values())
      checkCatalogs(db, report)
      checkSites(db, new SiteRegistry(db).all(), report)
      for (const [key, value] of Object.entries(state)) {
        writeImportState(db, key, value)
      }
      storeImportNotes(db, report.notes())
      bumpRevision(db, 'catalog')
      bumpRevision(db, 'inventory')
      db.exec('COMMIT')
    } catch (error) {
      db.exec('ROLLBACK')
      throw error
    } finally {
      sweepStaticFiles(db)
    }
    return report
  } finally {
    archives.forEach((archive) => archive.close())
  }
}

/** An archive may contain files of a site without its `site.xml`; the site is created all the same. */
function addSites(db: Database, jobs: readonly Job[], report: ImportReport): void {
  const described = new Set(jobs.map(({file}) => file.name))
  for (const id of new Set(jobs.map(({file}) => siteOf(file)))) {
    const isKnown = findRow(db, 'site', {id}) !== undefined
    if (id === '' || isKnown || described.has(`sites/${id}/site.xml`)) continue
    report.warn(`site ${id} has no site.xml: name, currency and taxation are chosen`, `sites/${id}`)
    insertMissing(db, 'site', {
      id,
      name: id,
      currency: '',
      taxation: 'gross',
      status: 'online',
      preferences: '{}',
    })
  }
}

async function readFile(db: Database, report: ImportReport, job: Job): Promise<void> {
  const {file, reader, id, archive} = job
  report.archive = archive
  const context: ReadContext = {db, report, siteId: siteOf(file)}
  await streamFile(await file.open(), reader.create(context, id), {
    label: file.name,
    onUnread: (element, line) => report.countUnread(file.name, line, element),
    onUndecodable: (line) => report.countUndecodable(file.name, line),
    onRefused: ({reason, line}) => report.warn(`${reason}: left out`, file.name, line),
  })
}

/** The files of each reader, in the order of the readers and then of the archives. */
function planJobs(archives: readonly Archive[], report: ImportReport): Job[] {
  const files = archives.flatMap((one) => one.files)
  const jobs = archiveReaders.flatMap((reader) =>
    archives.flatMap((one, archive) =>
      one.files.flatMap((file) => {
        const match = reader.pattern.exec(file.name)
        return match ? [{file, reader, archive, id: match[1] ?? ''}] : []
      }),
    ),
  )
  const planned = new Set(jobs.map(({file}) => file))
  const skipped = files.filter((file) => file.name.endsWith('.xml') && !planned.has(file))
  report.skippedFiles.push(...skipped.filter(({name}) => !staticPlace(name)).map(({name}) => name))
  return jobs
}

/** Files of the default locale come last, so that they replace those of other locales. */
async function storeStaticFiles(
  db: Database,
  files: readonly ArchiveFile[],
  report: ImportReport,
): Promise<void> {
  const isDefault = (file: ArchiveFile) => file.name.includes('/static/default/')
  for (const file of files.filter((one) => !isDefault(one))) await storeStaticFile(db, file, report)
  for (const file of files.filter(isDefault)) await storeStaticFile(db, file, report)
}

/** Tables of the objects that archives contain. */
const objectTables = archiveReaders.flatMap(({tables}) => tables)

/** Deletes all rows that readers write. */
function emptyTables(db: Database): void {
  objectTables.forEach((table) => emptyTable(db, table))
  emptyTable(db, 'static_file')
}

function siteOf(file: ArchiveFile): string {
  const [area, site] = file.name.split('/')
  return area === 'sites' && site ? site : ''
}

/** The images that products name and no archive has a file for. */
function missingImages(db: Database, images: Iterable<NamedImage>): NamedImage[] {
  return [...images].filter(({catalogId, path}) => !hasImage(db, catalogId, path))
}
