import fs from 'node:fs'
import {readChanges, type ChangeKind} from '../domains/seo/object-change-repository'
import {startArchiveShop, type ArchiveShop} from '../testing/archive-shop'
import {tinyShop, writeArchive} from '../testing/test-archive'
import {importArchive} from './import-archive'

const MASTER = 'catalogs/test-master/catalog.xml'

/** Epoch milliseconds of the second import. */
const LATER = Date.UTC(2100, 0, 1)

let shop: ArchiveShop
beforeAll(async () => {
  shop = await startArchiveShop()
})
afterEach(() => importAgain())
afterAll(() => shop.close())

const site = {id: 'TST', catalogId: 'test-storefront', libraryId: 'test-library'}
const dates = (kind: ChangeKind) =>
  Object.fromEntries(
    readChanges(shop.db, site, {kind, limit: 100, offset: 0}).map(({id, changedAt}) => [
      id,
      changedAt,
    ]),
  )

async function importAgain(changes: Readonly<Record<string, string>> = {}, now?: number) {
  const clock = now === undefined ? null : jest.spyOn(Date, 'now').mockReturnValue(now)
  const archive = writeArchive({...tinyShop, ...changes})
  try {
    await importArchive(shop.db, archive, {mode: 'replace'})
  } finally {
    clock?.mockRestore()
    fs.rmSync(archive, {recursive: true})
  }
}

it('dates what an import changed, and keeps the date of all else', async () => {
  const before = dates('product')
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['chair', 'table']))
  const walnut = (tinyShop[MASTER] ?? '').replace('Oak table', 'Walnut table')
  await importAgain({[MASTER]: walnut}, LATER)
  expect(dates('product')).toEqual({...before, table: LATER})
})

it('dates a master with its variants', async () => {
  const red = /(<product product-id="chair-red-s">)/
  expect(tinyShop[MASTER]).toMatch(red)
  const before = dates('product')
  const changed = (tinyShop[MASTER] ?? '').replace(
    red,
    '$1<min-order-quantity>2</min-order-quantity>',
  )
  await importAgain({[MASTER]: changed}, LATER)
  expect(dates('product')).toMatchObject({chair: LATER, stool: before['stool']})
})

it.each(['category', 'content'] as const)('has the date of each %s', async (kind) => {
  const before = dates(kind)
  expect(Object.values(before).length).toBeGreaterThan(0)
  await importAgain({}, LATER)
  expect(dates(kind)).toEqual(before)
})

it('forgets what is gone', async () => {
  const without = (tinyShop[MASTER] ?? '').replace(
    /<product product-id="table">[^]*?<\/product>/,
    '',
  )
  await importAgain({[MASTER]: without})
  expect(dates('product')).not.toHaveProperty('table')
})
