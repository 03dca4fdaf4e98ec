import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {openDatabase, queryAll, type Database} from '../db/database'
import {referenceShop, tinyShop, writeArchive} from '../testing/test-archive'
import {
  ensureArchive,
  FilledDataError,
  stateAfterImport,
  type EnsureOptions,
} from './ensure-archive'
import {importArchive} from './import-archive'

let dataDir: string
let db: Database
const archives = [writeArchive(tinyShop), writeArchive(referenceShop)] as const
const [tiny, reference] = archives

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-ensure-'))
  db = openDatabase(dataDir)
})
afterEach(() => {
  db.close()
  fs.rmSync(dataDir, {recursive: true})
})
afterAll(() => {
  for (const archive of archives) fs.rmSync(archive, {recursive: true})
})

/** What a start with these archives leaves: whether it imported, and the sites that are there then. */
async function start(...locations: string[]) {
  return startWith(locations, {})
}

async function startWith(locations: readonly string[], options: EnsureOptions) {
  const report = await ensureArchive(db, locations, () => undefined, options)
  const sites = queryAll<{id: string}>(db, 'SELECT id FROM site ORDER BY id')
  return {imported: report !== null, sites: sites.map(({id}) => id)}
}
const importByHand = (archive: string) =>
  importArchive(db, archive, {mode: 'replace', state: stateAfterImport(db)})

test('the archive of a start is imported once, another one takes its place when the user says so', async () => {
  expect(await start(tiny)).toEqual({imported: true, sites: ['TST']})
  expect(await start(tiny)).toEqual({imported: false, sites: ['TST']})
  await expect(start(reference)).rejects.toThrow(FilledDataError)
  expect(await start(tiny)).toEqual({imported: false, sites: ['TST']})
  const asked = {replace: true}
  expect(await startWith([reference], asked)).toEqual({imported: true, sites: ['RefArch']})
  expect(await startWith([reference], asked)).toEqual({imported: false, sites: ['RefArch']})
})

test('a start without any archive imports nothing', async () => {
  expect(await start()).toEqual({imported: false, sites: []})
  await start(reference)
  expect(await start()).toEqual({imported: false, sites: ['RefArch']})
})

test('a default archive fills an empty database, and a newer one replaces it', async () => {
  const asDefault = {isDefaultArchive: true}
  expect(await startWith([tiny], asDefault)).toEqual({imported: true, sites: ['TST']})
  expect(await startWith([tiny], asDefault)).toEqual({imported: false, sites: ['TST']})
  expect(await startWith([reference], asDefault)).toEqual({imported: true, sites: ['RefArch']})
})

test('a default archive does not replace those of the user', async () => {
  await start(reference)
  expect(await startWith([tiny], {isDefaultArchive: true})).toEqual({
    imported: false,
    sites: ['RefArch'],
  })
})

test('what was imported by hand stays, whether the next start names its archive or not', async () => {
  await start(reference)
  await importByHand(tiny)
  expect(await start(reference)).toEqual({imported: false, sites: ['TST']})
  expect(await startWith([reference], {isDefaultArchive: true})).toEqual({
    imported: false,
    sites: ['TST'],
  })
  await importByHand(tiny)
  expect(await start(reference)).toEqual({imported: false, sites: ['TST']})
  await expect(start(tiny)).rejects.toThrow(FilledDataError)
})
