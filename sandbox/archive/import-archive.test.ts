import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {openDatabase, queryAll, queryOne, type Database} from '../db/database'
import {readRevision} from '../db/revision'
import {takeStock} from '../domains/inventory/inventory-repository'
import {SiteRegistry} from '../domains/sites/site-registry'
import {tinyShop, writeArchive} from '../testing/test-archive'
import {ArchiveError} from './archive-error'
import {ensureArchive} from './ensure-archive'
import {importArchive} from './import-archive'
import {readImportNotes} from './import-note-repository'

const directories: string[] = []
let db: Database

beforeEach(() => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-import-'))
  directories.push(dataDir)
  db = openDatabase(dataDir)
})

afterEach(() => {
  db.close()
  for (const directory of directories.splice(0)) {
    fs.rmSync(directory, {recursive: true, force: true})
  }
})

function archive(changes: Record<string, string | null> = {}): string {
  const directory = writeArchive({...tinyShop, ...changes})
  directories.push(directory)
  return directory
}

/** Every imported row, to compare databases by. */
function dump(): Record<string, unknown[]> {
  const tables = queryAll<{name: string}>(
    db,
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'
     AND name NOT IN ('data_revision', 'schema_migration') ORDER BY name`,
  )
  return Object.fromEntries(
    tables.map(({name}) => [
      name,
      queryAll(db, `SELECT * FROM ${name}`)
        .map((row) => JSON.stringify(row))
        .sort(),
    ]),
  )
}

async function failure(directory: string): Promise<ArchiveError> {
  const error = await importArchive(db, directory).catch((reason: unknown) => reason)
  if (!(error instanceof ArchiveError)) throw new Error(`expected an ArchiveError, got ${error}`)
  return error
}

describe('importArchive', () => {
  it('reads every part of an archive', async () => {
    const report = await importArchive(db, archive())

    expect(Object.fromEntries(report.counts)).toMatchObject({
      products: 7,
      categories: 5,
      assignments: 4,
      'price books': 2,
      'inventory records': 5,
      'content assets': 2,
      'shipping methods': 1,
      'payment methods': 1,
      'tax rates': 1,
    })
    expect(report.unread.size).toBe(0)
    expect(new SiteRegistry(db).get('TST')).toMatchObject({
      catalogId: 'test-storefront',
      priceBookIds: ['test-list', 'test-sale'],
      locales: ['de-DE', 'en-DE', 'ja-JP'],
      defaultLocale: 'de-DE',
      taxation: 'gross',
      contentOnly: false,
    })
  })

  it('tells masters, variants and items apart', async () => {
    await importArchive(db, archive())
    const types = queryAll<{id: string; type: string}>(db, 'SELECT id, type FROM product')
    expect(Object.fromEntries(types.map(({id, type}) => [id, type]))).toEqual({
      chair: 'master',
      'chair-green-l': 'variant',
      'chair-green-s': 'variant',
      'chair-red-s': 'variant',
      hidden: 'item',
      stool: 'item',
      table: 'item',
    })
  })

  it('keeps prices in minor units with their tiers', async () => {
    await importArchive(db, archive())
    expect(
      queryAll(
        db,
        `SELECT quantity, amount FROM price WHERE product_id = 'table' ORDER BY quantity`,
      ),
    ).toEqual([
      {quantity: 1, amount: 9999},
      {quantity: 10, amount: 8999},
    ])
  })

  it('sorts shipping costs by order value, in minor units', async () => {
    await importArchive(db, archive())
    const row = queryOne<{price_table: string}>(db, 'SELECT price_table FROM shipping_method')
    expect(JSON.parse(row?.price_table ?? '')).toEqual([
      {orderValue: 0, amount: 490},
      {orderValue: 9900, amount: 0},
    ])
  })

  it('changes nothing when it is done again', async () => {
    await importArchive(db, archive())
    const before = dump()
    await importArchive(db, archive())
    expect(dump()).toEqual(before)
  })

  it('merges by default and removes what is missing on request', async () => {
    await importArchive(db, archive())
    const smaller = archive({'pricebooks/test-sale.xml': null})
    const books = () => queryAll<{id: string}>(db, 'SELECT id FROM price_book').map(({id}) => id)

    await importArchive(db, smaller)
    expect(books()).toEqual(['test-list', 'test-sale'])
    await importArchive(db, smaller, {mode: 'replace'})
    expect(books()).toEqual(['test-list'])
  })

  it.each(['merge', 'replace'] as const)('keeps what orders took from stock (%s)', async (mode) => {
    await importArchive(db, archive())
    takeStock(db, 'test-stock', 'table', 2)
    const turnover = () =>
      queryOne<{turnover: number}>(
        db,
        `SELECT turnover FROM inventory_record WHERE product_id = 'table'`,
      )?.turnover

    await importArchive(db, archive(), {mode})
    expect(turnover()).toBe(2)

    const stock = tinyShop['inventory-lists/test-stock.xml'] ?? ''
    const newer = stock.replaceAll('2026-01-01', '2026-02-02')
    await importArchive(db, archive({'inventory-lists/test-stock.xml': newer}), {mode})
    expect(turnover()).toBe(0)
  })

  it('counts elements and files without a meaning here', async () => {
    const text = tinyShop['catalogs/test-master/catalog.xml'] ?? ''
    const odd = text
      .replace('<brand>', '<shoe-size>1</shoe-size><shoe-size>2</shoe-size><brand>')
      .replace('</catalog>', '<shoe-rack><a/></shoe-rack></catalog>')
    const report = await importArchive(
      db,
      archive({'catalogs/test-master/catalog.xml': odd, 'stores.xml': '<stores/>'}),
    )
    const file = 'catalogs/test-master/catalog.xml'
    const line = (element: string) => odd.slice(0, odd.indexOf(`<${element}`)).split('\n').length
    expect([...report.unread.values()]).toEqual([
      {file, line: line('shoe-size'), element: 'catalog/product/shoe-size', count: 2},
      {file, line: line('shoe-rack'), element: 'catalog/shoe-rack', count: 1},
    ])
    expect(report.skippedFiles).toEqual(['stores.xml'])
    expect(readImportNotes(db)).toEqual(
      expect.arrayContaining([
        {kind: 'imported', file: '', line: null, text: 'products', count: 7},
        {
          kind: 'unknown-element',
          file,
          line: line('shoe-size'),
          text: 'catalog/product/shoe-size',
          count: 2,
        },
        {kind: 'unknown-file', file: 'stores.xml', line: null, text: '', count: 1},
      ]),
    )
  })

  it('deletes objects that say so', async () => {
    await importArchive(db, archive())
    const deletion = `<catalog xmlns="x" catalog-id="test-master"><product product-id="stool" mode="delete"/></catalog>`
    await importArchive(db, archive({'catalogs/test-master/catalog.xml': deletion}))
    expect(queryOne(db, `SELECT id FROM product WHERE id = 'stool'`)).toBeUndefined()
    expect(queryOne(db, `SELECT id FROM product WHERE id = 'table'`)).toBeDefined()
  })

  it('deletes definitions of attributes, and takes one without a type for text', async () => {
    const definition = (id: string, rest: string) =>
      `<metadata><type-extension type-id="Product"><custom-attribute-definitions>
        <attribute-definition attribute-id="${id}"${rest}
        </custom-attribute-definitions></type-extension></metadata>`
    const meta = (text: string) => archive({'meta/extensions.xml': text})
    await importArchive(
      db,
      meta(definition('fresh', '><min-length>0</min-length></attribute-definition>')),
    )
    const found = () => queryAll(db, `SELECT type FROM attribute_definition WHERE id = 'fresh'`)
    expect(found()).toEqual([{type: 'string'}])
    expect(
      (await importArchive(db, meta(definition('fresh', ' mode="delete"/>')))).warnings,
    ).toEqual([])
    expect(found()).toEqual([])
  })

  it('says where a broken file is broken, and changes nothing', async () => {
    await importArchive(db, archive())
    const before = dump()
    const revision = readRevision(db, 'catalog')
    const text = tinyShop['pricebooks/test-sale.xml'] ?? ''

    const cut = await failure(archive({'pricebooks/test-sale.xml': text.slice(0, -20)}))
    expect(cut.message).toBe('pricebooks/test-sale.xml:8: unclosed tag: pricebook')
    expect(dump()).toEqual(before)
    expect(readRevision(db, 'catalog')).toBe(revision)
  })

  it('leaves out the records that it cannot read, says where, and reads the others', async () => {
    const book = (id: string, currency: string, product: string) =>
      `<pricebook><header pricebook-id="${id}"><currency>${currency}</currency></header>` +
      `<price-tables><price-table product-id="${product}"><amount quantity="1">1.00</amount>` +
      `</price-table></price-tables></pricebook>`
    const sale = tinyShop['pricebooks/test-sale.xml'] ?? ''
    const report = await importArchive(
      db,
      archive({
        'pricebooks/test-sale.xml': sale.replace('99.50', 'cheap'),
        'pricebooks/two.xml': `<pricebooks>${book('good', 'EUR', 'table')}\n${book('bad', 'coins', 'stool')}</pricebooks>`,
        'inventory-lists/other.xml': '<catalog/>',
        'sites/TST/tax.xml': '<tax><tax-classes><tax-class/></tax-classes></tax>',
      }),
    )
    expect(report.warnings.map(({file, line, message}) => `${file}:${line} ${message}`)).toEqual([
      `pricebooks/test-sale.xml:6 <amount> must be a decimal amount, not 'cheap': left out`,
      'pricebooks/two.xml:2 price book bad needs a three-letter <currency>: left out',
      'inventory-lists/other.xml:1 expected <inventory> but found <catalog>: left out',
      'sites/TST/tax.xml:1 <tax-class> needs the attribute class-id: left out',
      'sites/TST:null site TST has no tax rates: nothing is taxed',
    ])
    const prices = `SELECT price_book_id AS book, product_id AS product FROM price`
    expect(queryAll(db, `${prices} WHERE amount = 100`)).toEqual([{book: 'good', product: 'table'}])
    expect(report.counts.get('products')).toBe(7)
  })

  it('makes a site of what is below sites/ without a site.xml', async () => {
    const report = await importArchive(
      db,
      archive({'sites/TST/site.xml': null, 'sites/TST/preferences.xml': null}),
    )
    expect(report.warnings[0]?.message).toBe(
      'site TST has no site.xml: name, currency and taxation are chosen',
    )
    expect(new SiteRegistry(db).get('TST')).toMatchObject({
      catalogId: 'test-storefront',
      currency: 'EUR',
      inventoryListId: 'test-stock',
    })
  })

  it('removes every assignment of a category or a product at once', async () => {
    await importArchive(db, archive())
    const left = () =>
      queryAll<{product_id: string}>(db, 'SELECT product_id FROM category_assignment')
    const [first] = left()
    const deletion = `<catalog xmlns="x" catalog-id="test-storefront">
      <category-assignment product-id="${first?.product_id}" mode="delete"/></catalog>`
    await importArchive(db, archive({'catalogs/test-storefront/catalog.xml': deletion}))
    expect(left().length).toBeGreaterThan(0)
    expect(left()).not.toContainEqual(first)
  })

  it('says what a site lacks, and chooses what comes closest', async () => {
    const report = await importArchive(
      db,
      archive({
        'catalogs/test-storefront/catalog.xml': null,
        'sites/TST/shipping.xml': null,
        'sites/TST/tax.xml': null,
      }),
    )
    expect(report.warnings.map(({message}) => message)).toEqual([
      'catalog test-storefront is not in the archive, test-master is used instead',
      'site TST has no tax rates: nothing is taxed',
      'site TST has no shipping methods: one without costs stands in',
    ])
    expect(new SiteRegistry(db).get('TST')?.catalogId).toBe('test-master')
  })

  it('refuses what is no archive', async () => {
    expect((await failure('/nowhere/at/all')).message).toContain('no such file or directory')
    expect((await failure(writeArchive({'readme.txt': 'nothing'}))).message).toContain(
      'no site archive',
    )
  })

  it('accepts an archive inside one folder, as exports unpack', async () => {
    const inner = Object.fromEntries(
      Object.entries(tinyShop).map(([name, text]) => [`export-2026/${name}`, text]),
    )
    const directory = writeArchive(inner)
    directories.push(directory)
    const report = await importArchive(db, directory)
    expect(report.counts.get('products')).toBe(7)
  })
})

describe('ensureArchive', () => {
  const silent = () => undefined

  it('imports once, and again only when the archive has changed', async () => {
    const directory = archive()
    expect(await ensureArchive(db, directory, silent)).not.toBeNull()
    expect(await ensureArchive(db, directory, silent)).toBeNull()

    const file = path.join(directory, 'pricebooks/test-sale.xml')
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('99.50', '88.00'))
    expect(await ensureArchive(db, directory, silent, {replace: true})).not.toBeNull()
    expect(queryOne(db, `SELECT amount FROM price WHERE price_book_id = 'test-sale'`)).toEqual({
      amount: 8800,
    })
  })

  it('leaves a database alone that holds an archive of the user', async () => {
    await importArchive(db, archive(), {state: {'bundled-archive': 'replaced'}})
    expect(await ensureArchive(db, archive(), silent, {isDefaultArchive: true})).toBeNull()
    expect(await ensureArchive(db, archive(), silent, {replace: true})).not.toBeNull()
  })
})
