import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {openDatabase, queryAll, type Database} from '../db/database'
import {assignment, campaign, promotionsXml, sourceCodesXml} from '../testing/promotion-files'
import {tinyShop, writeArchive} from '../testing/test-archive'
import {importArchive} from './import-archive'
import {readImportNotes, type ImportNote} from './import-note-repository'
import {reportLines} from './report-lines'

let dataDir: string
let db: Database
const archives: string[] = []

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-findings-'))
  db = openDatabase(dataDir)
})
afterEach(() => {
  db.close()
  for (const folder of [dataDir, ...archives.splice(0)]) fs.rmSync(folder, {recursive: true})
})

/** Imports the tiny shop with changed files (text, bytes, or null for none). */
async function importChanged(changes: Record<string, string | Buffer | null>) {
  const folder = writeArchive({...tinyShop, ...changes})
  archives.push(folder)
  return importArchive(db, folder)
}
const notes = (kind: ImportNote['kind']) =>
  readImportNotes(db)
    .filter((note) => note.kind === kind)
    .map(({file, line, text, count}) => [file, line, text, count])

describe('the report of an import', () => {
  it('says what each site can sell, and what stands in the way', async () => {
    await importChanged({})
    expect(notes('sellable')).toEqual([
      [
        'sites/TST',
        null,
        expect.stringMatching(/^TST: \d+ of \d+ products can be bought/),
        expect.any(Number),
      ],
    ])
    const [before] = notes('sellable')
    await importChanged({
      'inventory-lists/test-stock.xml': `<inventory><inventory-list>
        <header list-id="test-stock"><default-instock>false</default-instock></header>
        <records><record product-id="table"><allocation>0</allocation></record></records>
        </inventory-list></inventory>`,
    })
    const [after] = notes('sellable')
    expect(after?.[2]).toContain('without stock')
    expect(after?.[3]).toBe(Number(before?.[3]) - 1)
  })

  it('names a catalog that is missing by the products that it would define', async () => {
    await importChanged({'catalogs/test-master/catalog.xml': null})
    expect(notes('warning')).toContainEqual([
      'catalogs/test-storefront',
      null,
      expect.stringMatching(
        /^\d+ assigned products are not defined \(chair, .*\): import the catalog that has them$/,
      ),
      1,
    ])
    expect(notes('sellable')[0]?.[2]).toBe('TST: 0 of 0 products can be bought')
  })

  it('names masters whose variants are missing', async () => {
    await importChanged({
      'catalogs/test-master/catalog.xml': `<catalog catalog-id="test-master">
        <product product-id="chair"><online-flag>true</online-flag><variations><variants>
          <variant product-id="gone-1"/><variant product-id="gone-2"/>
        </variants></variations></product></catalog>`,
    })
    const messages = notes('warning').map(([, , text]) => text)
    expect(messages).toContain('2 variants of masters are not defined (gone-1, gone-2)')
    expect(messages).toContain('1 masters have no variants and cannot be bought (chair)')
  })

  it('names bytes that are no characters, with file and line', async () => {
    const name = 'catalogs/test-master/catalog.xml'
    const text = String(tinyShop[name])
    const bytes = Buffer.concat([
      Buffer.from(text.slice(0, text.indexOf('Oak table'))),
      Buffer.from([0xe4, 0xff]),
      Buffer.from(text.slice(text.indexOf('Oak table'))),
    ])
    await importChanged({[name]: bytes})
    const line = text.slice(0, text.indexOf('Oak table')).split('\n').length
    expect(notes('warning')).toContainEqual([
      name,
      line,
      `bytes that are no characters of the file's encoding`,
      1,
    ])
  })

  it('leaves out negative amounts, with file and line', async () => {
    await importChanged({
      'pricebooks/test-sale.xml': `<pricebooks><pricebook>
        <header pricebook-id="test-sale"><currency>EUR</currency></header>
        <price-tables>
        <price-table product-id="table"><amount quantity="1">-5.00</amount></price-table>
        <price-table product-id="stool"><amount quantity="1">5.00</amount></price-table>
        </price-tables></pricebook></pricebooks>`,
    })
    expect(notes('warning')).toContainEqual([
      'pricebooks/test-sale.xml',
      4,
      `<amount> must not be negative, not '-5.00': left out`,
      1,
    ])
    const prices = `SELECT product_id, amount FROM price WHERE price_book_id = 'test-sale'`
    expect(queryAll(db, prices)).toMatchObject([{product_id: 'stool', amount: 500}])
  })

  it('names a currency that does not exist, with file and line', async () => {
    await importChanged({
      'pricebooks/other.xml': `<pricebooks>
        <pricebook><header pricebook-id="other"><currency>QQQ</currency></header></pricebook></pricebooks>`,
    })
    expect(notes('warning')).toContainEqual([
      'pricebooks/other.xml',
      2,
      `currency 'QQQ' is none of ISO 4217`,
      1,
    ])
  })

  it('names images without a file, with file and line', async () => {
    const file = 'catalogs/test-master/catalog.xml'
    await importChanged({'catalogs/test-master/static/default/images/chair/green.jpg': 'a picture'})
    const missing = notes('missing-image')
    const lineOf = (image: string) =>
      String(tinyShop[file]).slice(0, String(tinyShop[file]).indexOf(image)).split('\n').length
    expect(missing).toContainEqual([file, lineOf('chair/red.jpg'), 'chair/red.jpg', 1])
    expect(missing.map(([, , image]) => image)).not.toContain('chair/green.jpg')
  })

  it('is complete on demand, and short otherwise', async () => {
    const unknown = Array.from({length: 30}, (_, index) => `<thing-${index}/>`).join('')
    const report = await importChanged({
      'catalogs/test-master/catalog.xml': `<catalog catalog-id="test-master">${unknown}</catalog>`,
    })
    const short = reportLines(report.notes(), {whole: false})
    expect(short).toContain('  and 18 more')
    expect(short.at(-1)).toBe('All of it: commerce-sandbox import --report, or GET /admin/import.')
    const whole = reportLines(readImportNotes(db), {whole: true})
    expect(whole.filter((line) => line.includes('catalog/thing-'))).toHaveLength(30)
    expect(whole.join()).not.toContain('more')
  })
})

it('names what objects of every kind refer to and no archive defines', async () => {
  const site = (file: string) => `sites/TST/${file}.xml`
  await importChanged({
    [site('promotions')]: promotionsXml(
      campaign('c', '<coupons><coupon coupon-id="no-coupon"/></coupons>') +
        assignment('no-promotion', 'c') +
        assignment('no-promotion', 'no-campaign') +
        campaign('all'),
    ),
    [site('source-codes')]: sourceCodesXml(
      '<sourcecode-group group-id="g"><pricebooks><pricebook pricebook-id="no-book"/></pricebooks></sourcecode-group>',
    ),
    [site('sort')]:
      '<sort><sorting-options><sorting-option option-id="o"><rule-id>no-rule</rule-id></sorting-option></sorting-options></sort>',
    [site('stores')]:
      '<stores><store store-id="s"><inventory-list-id>no-list</inventory-list-id></store></stores>',
  })
  expect(notes('warning').map(([file, , text]) => `${file} ${text}`)).toEqual(
    expect.arrayContaining([
      'sites/TST/promotions.xml 1 promotions of assignments are not defined (no-promotion)',
      'sites/TST/promotions.xml 1 campaigns of promotions are not defined (no-campaign)',
      'sites/TST/promotions.xml 1 coupons of campaigns are not defined (no-coupon)',
      'sites/TST/source-codes.xml 1 price books of source codes are not defined (no-book)',
      'sites/TST/sort.xml 1 sorting rules of options are not defined (no-rule)',
      'sites/TST/stores.xml 1 inventory lists of stores are not defined (no-list)',
    ]),
  )
  expect(notes('warning').map(([, , text]) => text)).not.toContainEqual(
    expect.stringContaining('Everyone'),
  )
})

it('names tax classes without a rate', async () => {
  const catalog = String(tinyShop['catalogs/test-master/catalog.xml'])
  const odd = catalog.replace('<tax-class-id>standard', '<tax-class-id>books')
  await importChanged({'catalogs/test-master/catalog.xml': odd})
  expect(notes('warning')).toEqual([
    [
      'sites/TST/tax.xml',
      null,
      'site TST has no rate for the tax classes books: that of the default class stands in, or none',
      1,
    ],
  ])
})

it('speaks of the import first, then of the shop after it', async () => {
  await importChanged({})
  const folder = writeArchive({
    'sites/TST/stores.xml': '<stores><store store-id="s"><shoe/></store></stores>',
    'sites/TST/shipping.xml':
      '<shipping><shipping-method method-id="standard" mode="delete"/></shipping>',
  })
  archives.push(folder)
  const lines = reportLines((await importArchive(db, folder)).notes(), {whole: true})
  expect(lines.filter((line) => !line.startsWith('  '))).toEqual([
    'Imported 1 stores.',
    'Left out: elements without a meaning here (1):',
    'Missing in the whole shop (1):',
    'What can be bought (1):',
  ])
})
