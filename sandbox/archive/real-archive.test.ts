import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {ZipFile} from 'yazl'
import {openDatabase, queryAll, type Database} from '../db/database'
import {catalogStore} from '../domains/catalog/catalog-store'
import {SiteRegistry} from '../domains/sites/site-registry'
import {referenceShop, tinyShop, writeArchive} from '../testing/test-archive'
import {ArchiveError} from './archive-error'
import {hashArchives} from './archive-files'
import {importArchive} from './import-archive'

const directories: string[] = []
let db: Database

function temporary(): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-real-'))
  directories.push(directory)
  return directory
}

beforeEach(() => {
  db = openDatabase(temporary())
})

afterEach(() => {
  db.close()
  for (const directory of directories.splice(0)) {
    fs.rmSync(directory, {recursive: true, force: true})
  }
})

function folder(files: Readonly<Record<string, string | Buffer>>): string {
  const directory = writeArchive(files)
  directories.push(directory)
  return directory
}

/** The files as an export packs them: one folder in a zip. */
async function zip(files: Readonly<Record<string, string>>): Promise<string> {
  const archive = new ZipFile()
  for (const [name, text] of Object.entries(files)) {
    archive.addBuffer(Buffer.from(text), `20260101_export/${name}`, {mtime: new Date(0)})
  }
  archive.end()
  const file = path.join(temporary(), 'export.zip')
  const target = fs.createWriteStream(file)
  archive.outputStream.pipe(target)
  await new Promise<void>((resolve) => target.on('close', () => resolve()))
  return file
}

const site = (id: string) => new SiteRegistry(db).get(id)

describe('an archive in the shape of the public reference storefront', () => {
  it('assigns by standard preferences', async () => {
    const report = await importArchive(db, folder(referenceShop))
    expect(report.warnings).toEqual([])
    expect(site('RefArch')).toMatchObject({
      catalogId: 'storefront-catalog-m-en',
      priceBookIds: ['usd-m-list-prices', 'usd-m-sale-prices', 'eur-m-list-prices'],
      inventoryListId: 'inventory_m',
      libraryId: 'RefArchSharedLibrary',
      currency: 'USD',
      currencies: ['USD', 'EUR'],
      locales: ['en-US', 'fr-FR'],
      defaultLocale: 'en-US',
      taxation: 'net',
    })
  })

  it('finds what belongs together when nothing says so', async () => {
    const {'sites/RefArch/preferences.xml': _preferences, ...bare} = referenceShop
    const report = await importArchive(db, folder(bare))
    expect(report.warnings).toEqual([])
    expect(site('RefArch')).toMatchObject({
      catalogId: 'storefront-catalog-m-en',
      inventoryListId: 'inventory_m',
      libraryId: 'RefArchSharedLibrary',
      currency: 'USD',
      locales: ['default'],
    })
    expect(site('RefArch')?.priceBookIds).toEqual(
      expect.arrayContaining(['usd-m-list-prices', 'usd-m-sale-prices', 'eur-m-list-prices']),
    )
  })

  it('reports files of other readers by name and never fails on them', async () => {
    const report = await importArchive(
      db,
      folder({...referenceShop, 'sites/RefArch/cache-settings.xml': '<cache-settings/>'}),
    )
    expect(report.skippedFiles).toContain('sites/RefArch/cache-settings.xml')
  })

  it('says that there is no shop in an archive without a site', async () => {
    const files = Object.entries(referenceShop).filter(([name]) => !name.startsWith('sites/'))
    const report = await importArchive(db, folder(Object.fromEntries(files)))
    expect(report.warnings[0]?.message).toContain('no archive holds a site')
  })
})

describe('a file that a tool wrote', () => {
  const names = async () =>
    queryAll<{texts: string}>(db, "SELECT texts FROM product WHERE id = 'table'").map(
      ({texts}) => (JSON.parse(texts) as {name: Record<string, string>}).name,
    )
  const catalog = (declaration: string, open = '<catalog xmlns="x"', prefix = '') =>
    `${declaration}${open} catalog-id="test-master"><${prefix}product product-id="table">` +
    `<${prefix}display-name xml:lang="de"><![CDATA[Küche & Co]]></${prefix}display-name>` +
    `<other:display-name xmlns:other="y" xml:lang="fr">no</other:display-name>` +
    `</${prefix}product></${prefix}catalog>`

  it.each<[string, Buffer]>([
    [
      'with a prefix',
      Buffer.from(catalog('<?xml version="1.0"?>\n', '<c:catalog xmlns:c="x"', 'c:')),
    ],
    ['with a byte order mark', Buffer.from(catalog('\ufeff<?xml version="1.0"?>\r\n'))],
    ['in UTF-16', Buffer.from(catalog('\ufeff<?xml version="1.0" encoding="UTF-16"?>'), 'utf16le')],
    ['in UTF-16 without a mark', Buffer.from(catalog('<?xml version="1.0"?>'), 'utf16le')],
    [
      'in UTF-8 that calls itself UTF-16',
      Buffer.from(catalog('<?xml version="1.0" encoding="utf-16"?>')),
    ],
    ['in Latin 1', Buffer.from(catalog("<?xml version='1.0' encoding='ISO-8859-1'?>"), 'latin1')],
  ])('is read %s', async (_form, content) => {
    await importArchive(db, folder(tinyShop))
    await importArchive(db, folder({'catalogs/test-master/catalog.xml': content}))
    expect(await names()).toEqual([{default: 'Oak table', de: 'Küche & Co'}])
  })

  it('in an encoding that nobody knows is refused with its name', async () => {
    const file = catalog('<?xml version="1.0" encoding="EBCDIC-9"?>')
    const error = await importArchive(db, folder({'catalogs/m/catalog.xml': file})).catch(String)
    expect(error).toContain("catalogs/m/catalog.xml:1: unknown encoding 'EBCDIC-9'")
  })
})

it('takes no master for a variant, not even of itself', async () => {
  const master = (id: string, ...variants: string[]) =>
    `<product product-id="${id}"><online-flag>true</online-flag><variations><variants>${variants
      .map((variant) => `<variant product-id="${variant}"/>`)
      .join('')}</variants><variation-groups><variation-group product-id="${id}"/>` +
    `</variation-groups></variations></product>`
  const catalog = `<catalog catalog-id="test-master">${master('one', 'one', 'two')}${master('two', 'one', 'table')}</catalog>`
  await importArchive(db, folder(tinyShop))
  await importArchive(db, folder({'catalogs/test-master/catalog.xml': catalog}))
  const links = 'SELECT master_id AS master, variant_id AS variant FROM product_variant'
  expect(queryAll(db, `${links} WHERE master_id IN ('one', 'two')`)).toEqual([
    {master: 'two', variant: 'table'},
  ])
  expect(queryAll(db, `SELECT * FROM variation_group WHERE group_id = 'one'`)).toEqual([])
  expect(catalogStore(db).product('one')?.type).toBe('master')
})

describe('a zip file', () => {
  it('is read like the folder it packs', async () => {
    const report = await importArchive(db, await zip(tinyShop))
    expect(report.counts.get('products')).toBe(7)
    expect(report.unread.size).toBe(0)
    expect(site('TST')?.catalogId).toBe('test-storefront')
  })

  it('is found in the folder that it was downloaded to', async () => {
    const download = temporary()
    const later = {'sites/TST/site.xml': '<site site-id="TST"><name>Later</name></site>'}
    fs.copyFileSync(await zip(tinyShop), path.join(download, '1-shop.zip'))
    fs.copyFileSync(await zip(later), path.join(download, '2-changes.zip'))
    const report = await importArchive(db, download)
    expect(report.counts.get('products')).toBe(7)
    expect(site('TST')).toMatchObject({name: 'Later', catalogId: 'test-storefront'})
    fs.writeFileSync(path.join(download, '3-broken.zip'), 'not a zip')
    await expect(importArchive(db, download)).rejects.toThrow('3-broken.zip: not a readable zip')
  })

  it('has a hash of its own content', async () => {
    const one = await zip(tinyShop)
    const same = await zip(tinyShop)
    const other = await zip({...tinyShop, 'pricebooks/test-sale.xml': '<pricebooks/>'})
    expect(await hashArchives([one])).toBe(await hashArchives([same]))
    expect(await hashArchives([one])).not.toBe(await hashArchives([other]))
    expect(await hashArchives([one, other])).not.toBe(await hashArchives([other, one]))
  })

  it('that is none is refused in one line', async () => {
    const file = path.join(temporary(), 'export.zip')
    fs.writeFileSync(file, 'not a zip')
    const error = await importArchive(db, file).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ArchiveError)
    expect((error as Error).message).toContain('not a readable zip file')
  })
})

describe('several archives', () => {
  const overlay = {
    'catalogs/test-master/catalog.xml': `<catalog xmlns="x" catalog-id="test-master">
      <product product-id="table"><display-name xml:lang="de">Eichentisch neu</display-name></product>
      <product product-id="stool" mode="delete"/>
    </catalog>`,
    'sites/TST/shipping.xml': `<shipping xmlns="x">
      <shipping-method method-id="express" default="false">
        <display-name xml:lang="x-default">Express</display-name><online-flag>true</online-flag>
        <price-table><amount order-value="0">9.90</amount></price-table><currency>EUR</currency>
      </shipping-method>
    </shipping>`,
  }

  it('overlay each other: the later one changes only what it speaks of', async () => {
    await importArchive(db, [folder(tinyShop), await zip(overlay)], {mode: 'replace'})
    const products = queryAll<{id: string; texts: string; online: string}>(
      db,
      `SELECT id, texts, online FROM product WHERE id IN ('table', 'stool')`,
    )
    expect(products.map(({id}) => id)).toEqual(['table'])
    expect(JSON.parse(products[0]?.texts ?? '')).toMatchObject({
      name: {default: 'Oak table', de: 'Eichentisch neu'},
    })
    expect(JSON.parse(products[0]?.online ?? '')).toEqual({default: true})
    const methods = queryAll<{id: string}>(db, 'SELECT id FROM shipping_method ORDER BY id')
    expect(methods.map(({id}) => id)).toEqual(['express', 'standard'])
  })

  it('delete what they name with mode="delete"', async () => {
    await importArchive(db, folder(tinyShop))
    await importArchive(
      db,
      folder({
        'sites/TST/shipping.xml': `<shipping xmlns="x"><shipping-method method-id="standard" mode="delete"/></shipping>`,
        'sites/TST/payment-methods.xml': `<payment-settings xmlns="x"><payment-method method-id="INVOICE" mode="delete"/></payment-settings>`,
        'pricebooks/any.xml': `<pricebooks xmlns="x"><pricebook><header pricebook-id="test-sale" mode="delete"/></pricebook></pricebooks>`,
        'catalogs/test-storefront/catalog.xml': `<catalog xmlns="x" catalog-id="test-storefront">
          <category category-id="attic" mode="delete"/>
          <category-assignment category-id="seats" product-id="stool" mode="delete"/>
          <recommendation source-id="chair" source-type="product" target-id="table" target-type="product" type="1" mode="delete"/>
        </catalog>`,
      }),
    )
    const count = (sql: string) => queryAll(db, sql).length
    expect(count('SELECT id FROM shipping_method')).toBe(0)
    expect(count('SELECT id FROM payment_method')).toBe(0)
    expect(count(`SELECT id FROM price_book WHERE id = 'test-sale'`)).toBe(0)
    expect(count(`SELECT id FROM category WHERE id = 'attic'`)).toBe(0)
    expect(count(`SELECT 1 FROM category_assignment WHERE product_id = 'stool'`)).toBe(0)
    expect(count('SELECT 1 FROM product_recommendation')).toBe(0)
    expect(count(`SELECT 1 FROM category WHERE id = 'seats'`)).toBe(1)
  })
})
