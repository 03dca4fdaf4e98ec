/**
 * Data folders for tests, made once and then copied: migrations, imports and seeds take up to some seconds, a copy
 * takes milliseconds. They are kept in `.cache/test-data/`, named by the hash of the code and files they come from, for
 * one day: some of the data is relative to the date.
 */
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import {hashArchives} from '../archive/archive-files'
import {ensureArchive} from '../archive/ensure-archive'
import {importArchive} from '../archive/import-archive'
import {openDatabase, type Database} from '../db/database'

const sandboxDir = path.resolve(__dirname, '..')
const cacheDir = path.resolve(sandboxDir, '../.cache/test-data')
/** Folders of the sandbox whose code decides what is in a database after an import. */
const CODE = ['archive', 'db', 'domains']
/** A folder that no run has used for this long is removed, milliseconds. */
const RETENTION_MS = 24 * 3_600_000

/** Hash of the content of files and folders, tests left out. */
function hashFiles(places: readonly string[]): string {
  const hash = crypto.createHash('sha256')
  const add = (place: string): void => {
    if (fs.statSync(place).isDirectory()) {
      for (const name of fs.readdirSync(place).sort()) add(path.join(place, name))
    } else if (/(?<!\.test)\.(ts|sql)$/.test(place)) {
      hash.update(place).update(fs.readFileSync(place))
    }
  }
  places.forEach(add)
  return hash.digest('hex')
}

let known: string | undefined
const codeHash = (): string =>
  (known ??= hashFiles(CODE.map((folder) => path.join(sandboxDir, folder))))

/** A hard link where the file system allows it: files of `static/` are replaced, never changed. */
function linkFile(from: string, to: string): void {
  try {
    fs.linkSync(from, to)
  } catch {
    fs.copyFileSync(from, to)
  }
}

function copyData(from: string, to: string): void {
  fs.mkdirSync(to, {recursive: true})
  fs.copyFileSync(path.join(from, 'sandbox.db'), path.join(to, 'sandbox.db'))
  const statics = path.join(from, 'static')
  if (!fs.existsSync(statics)) return
  fs.mkdirSync(path.join(to, 'static'), {recursive: true})
  for (const name of fs.readdirSync(statics))
    linkFile(path.join(statics, name), path.join(to, 'static', name))
}

/** Removes folders of former code. */
function sweep(): void {
  for (const name of fs.readdirSync(cacheDir)) {
    const folder = path.join(cacheDir, name)
    const {mtimeMs = Date.now()} = fs.statSync(folder, {throwIfNoEntry: false}) ?? {}
    if (Date.now() - mtimeMs > RETENTION_MS) fs.rmSync(folder, {recursive: true, force: true})
  }
}

/** Makes a folder under a name of its own, so that tests at the same time see it whole or not at all. */
async function makeFolder(
  folder: string,
  fill: (db: Database) => void | Promise<void>,
): Promise<void> {
  fs.mkdirSync(cacheDir, {recursive: true})
  sweep()
  const draft = fs.mkdtempSync(`${folder}.part-`)
  const db = openDatabase(draft)
  try {
    await fill(db)
    // Everything into the one file that is copied.
    db.pragma('wal_checkpoint(TRUNCATE)')
  } finally {
    db.close()
  }
  try {
    fs.renameSync(draft, folder)
  } catch {
    // Another test was faster.
    fs.rmSync(draft, {recursive: true, force: true})
  }
}

/**
 * Fills `dataDir` with a database that holds what `fill` writes, and the static files beside it.
 * @param key what decides the content beside the code: hashes of archives, the name of a seed
 */
export async function prepareData(
  dataDir: string,
  key: string,
  fill: (db: Database) => void | Promise<void>,
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  const name = crypto.createHash('sha256').update(`${day} ${codeHash()} ${key}`).digest('hex')
  const folder = path.join(cacheDir, name.slice(0, 32))
  if (!fs.existsSync(folder)) await makeFolder(folder, fill)
  fs.utimesSync(folder, new Date(), new Date())
  copyData(folder, dataDir)
}

/** Fills `dataDir` as a start of the sandbox with these archives does. */
export async function prepareArchives(dataDir: string, archives: readonly string[]): Promise<void> {
  const key = `archives ${await hashArchives(archives)}`
  await prepareData(dataDir, key, async (db) => {
    await ensureArchive(db, archives, () => undefined)
  })
}

/** Opens a new database in `dataDir` whose tables are there already. */
export async function openPreparedDatabase(dataDir: string): Promise<Database> {
  await prepareData(dataDir, 'no data', () => undefined)
  return openDatabase(dataDir)
}

/**
 * Opens a new database in `dataDir` with what `seed` writes; `file` is the source of that function.
 * @param archive folder that is imported over it
 */
export async function openSeededDatabase(
  dataDir: string,
  file: string,
  seed: (db: Database) => void,
  archive?: string,
): Promise<Database> {
  const archives = archive === undefined ? [] : [archive]
  const key = `seed ${hashFiles([file])}`
  await prepareData(
    dataDir,
    archive ? `${key} ${await hashArchives(archives)}` : key,
    async (db) => {
      seed(db)
      for (const folder of archives) await importArchive(db, folder)
    },
  )
  return openDatabase(dataDir)
}
