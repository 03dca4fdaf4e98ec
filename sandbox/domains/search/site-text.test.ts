import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {importArchive} from '../../archive/import-archive'
import {openDatabase, type Database} from '../../db/database'
import {tinyShop, writeArchive} from '../../testing/test-archive'
import {SiteRegistry, type Site} from '../sites/site-registry'
import {growSiteText, siteText} from './site-text'
import {warmUpSearch} from './warm-up'

/** More products than one step reads. */
const count = 600

const numbers = Array.from({length: count}, (_, number) => String(number).padStart(4, '0'))
const catalog = (id: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
   <catalog xmlns="http://www.demandware.com/xml/impex/catalog/2006-10-31" catalog-id="${id}">${content}</catalog>`
const many = numbers.map(
  (number) =>
    `<product product-id="lamp-${number}"><display-name xml:lang="x-default">Lampion${number} lamp</display-name><online-flag>true</online-flag></product>`,
)
const assigned = numbers.map(
  (number) => `<category-assignment category-id="tables" product-id="lamp-${number}"/>`,
)

let dataDir: string
let archive: string
let db: Database
let site: Site

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-text-'))
  archive = writeArchive({
    ...tinyShop,
    'catalogs/many/catalog.xml': catalog('many', many.join('')),
    'catalogs/many-assigned/catalog.xml': catalog('test-storefront', assigned.join('')),
  })
  db = openDatabase(dataDir)
  await importArchive(db, archive)
  site = new SiteRegistry(db).get('TST') as Site
})
afterAll(() => {
  db.close()
  for (const folder of [dataDir, archive]) fs.rmSync(folder, {recursive: true})
})

const found = (word: string) =>
  siteText(db, site, 'en')
    .matcher.match(word)
    .scores.filter((score) => score > 0).length

it('grows step by step, and is whole for who asks in between', () => {
  expect(growSiteText(db, site, 'en')).toBe(false)
  expect(growSiteText(db, site, 'en')).toBe(false)
  expect(found('lampion0000')).toBe(1)
  expect(found('lampion0599')).toBe(1)
  expect(found('lampion')).toBe(count)
  expect(growSiteText(db, site, 'en')).toBe(true)
})

it('is the same when nobody asks before it is whole', () => {
  let steps = 1
  while (!growSiteText(db, site, 'de-DE')) steps += 1
  expect(steps).toBeGreaterThan(2)
  const {matcher} = siteText(db, site, 'de-DE')
  expect(matcher.match('lampion').scores.filter((score) => score > 0)).toHaveLength(count)
})

it('begins anew after a failure', () => {
  expect(growSiteText(db, site, 'ja-JP')).toBe(false)
  db.exec('ALTER TABLE product_variant RENAME TO product_variant_away')
  expect(() => growSiteText(db, site, 'ja-JP')).toThrow('product_variant')
  db.exec('ALTER TABLE product_variant_away RENAME TO product_variant')
  const {matcher} = siteText(db, site, 'ja-JP')
  expect(matcher.match('lampion0000').scores.filter((score) => score > 0)).toHaveLength(1)
})

test('the indexes grow while nobody asks, and hardly while somebody does', async () => {
  const grown = async (busy: boolean): Promise<number> => {
    let asked = 0
    const end = warmUpSearch(db, new SiteRegistry(db).all(), () => {
      asked += 1
      return busy
    })
    await sleep(500)
    end()
    return asked
  }
  // The function is called before every step: once for the first remaining step.
  expect(await grown(true)).toBe(1)
  expect(await grown(false)).toBeGreaterThan(1)
})
