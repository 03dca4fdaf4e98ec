import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {SaxesParser} from 'saxes'
import {openDatabase, queryAll, type Database} from '../db/database'
import {everyKind} from '../testing/every-kind-archive'
import {assignment, promotion, promotionsXml} from '../testing/promotion-files'
import {writeArchive} from '../testing/test-archive'
import {importArchive, type ImportOptions} from './import-archive'
import {ImportReport} from './import-report'
import {archiveReaders} from './readers/registry'

let db: Database
const folders: string[] = []

beforeEach(async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-merge-'))
  folders.push(dataDir)
  db = openDatabase(dataDir)
  await importFiles(everyKind)
})

afterEach(() => {
  db.close()
  for (const folder of folders.splice(0)) fs.rmSync(folder, {recursive: true})
})

function importFiles(files: Readonly<Record<string, string>>, options: ImportOptions = {}) {
  const folder = writeArchive(files)
  folders.push(folder)
  return importArchive(db, folder, options)
}

/** Every row that an archive writes, by table. */
function imported(): Record<string, string[]> {
  const tables = [...archiveReaders.flatMap((reader) => reader.tables), 'customer_group_member']
  return Object.fromEntries(
    tables.map((table) => [
      table,
      queryAll(db, `SELECT * FROM ${table}`)
        .map((row) => JSON.stringify(row))
        .sort(),
    ]),
  )
}

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (Element | string)[]
}

function parse(text: string): Element {
  interface Open extends Element {
    readonly children: (Element | string)[]
  }
  const top: Open = {name: '', attributes: {}, children: []}
  const open = [top]
  const parser = new SaxesParser()
  parser.on('opentag', ({name, attributes}) => {
    const element: Open = {name, attributes: attributes as Record<string, string>, children: []}
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (value) => open.at(-1)?.children.push(value))
  parser.on('closetag', () => open.pop())
  parser.write(text).close()
  return elementsOf(top)[0]!
}

const elementsOf = ({children}: Element): Element[] =>
  children.filter((child) => typeof child !== 'string')

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function write(node: Element | string): string {
  if (typeof node === 'string') return escape(node)
  const attributes = Object.entries(node.attributes).map(
    ([key, text]) => ` ${key}="${escape(text)}"`,
  )
  return `<${node.name}${attributes.join('')}>${node.children.map(write).join('')}</${node.name}>`
}

/** The archive with each document changed: `change` gets the records of every kind and returns those that stay. */
function overlay(change: (records: readonly Element[], kind: string) => Element[]) {
  return Object.fromEntries(
    Object.entries(everyKind).map(([file, text]) => {
      const reader = archiveReaders.find(({pattern}) => pattern.test(file))
      if (!reader) throw new Error(`no reader for ${file}`)
      const id = reader.pattern.exec(file)?.[1] ?? ''
      const context = {db, report: new ImportReport(), siteId: file.startsWith('sites/') ? id : ''}
      const kinds = Object.keys(reader.create(context, id).records)
      const shrink = (node: Element, at: string): Element => {
        const all = elementsOf(node)
        const children = [...new Set(all.map(({name}) => name))].flatMap((name) => {
          const nodes = all.filter((one) => one.name === name)
          const kind = at === '' ? name : `${at}/${name}`
          if (!kinds.includes(kind)) return nodes.map((one) => shrink(one, kind))
          // Prices and stock belong to the header before them.
          return name === 'header' ? nodes : change(nodes, kind)
        })
        return {...node, children}
      }
      return [file, write(shrink(parse(text), ''))]
    }),
  )
}

it('tests every table that archives fill', () => {
  const empty = Object.entries(imported()).filter(([, rows]) => rows.length === 0)
  expect(empty.map(([table]) => table)).toEqual(['customer_group_member'])
})

it.each([
  ['documents without any element', () => []],
  ['the last element of each kind', (records: readonly Element[]) => records.slice(-1)],
  ['the first element of each kind', (records: readonly Element[]) => records.slice(0, 1)],
  [
    'elements that name nothing but their object',
    (records: readonly Element[]) =>
      records
        .filter((record) => elementsOf(record).length > 0)
        .map((record) => ({...record, children: []})),
  ],
])('merges %s and changes nothing', async (_, change) => {
  const before = imported()
  await importFiles(overlay(change))
  expect(imported()).toEqual(before)
})

it('adds a promotion beside the others', async () => {
  const before = imported()
  const rule =
    '<order-promotion-rule><discounts condition-type="order-total"><discount><threshold>1</threshold><percentage>1</percentage></discount></discounts></order-promotion-rule>'
  await importFiles({
    'sites/TST/promotions.xml': promotionsXml(promotion('new', rule) + assignment('new', 'club')),
  })
  const after = imported()
  for (const [table, rows] of Object.entries(before)) {
    expect(after[table]).toEqual(expect.arrayContaining(rows))
  }
  expect(after['promotion']).toHaveLength((before['promotion'] ?? []).length + 1)
})

it('puts new methods of payment and shipping, stores and sorting options behind the others', async () => {
  const ids = (table: string) =>
    queryAll<{id: string}>(db, `SELECT id FROM ${table} ORDER BY position`).map(({id}) => id)
  const tables = ['payment_method', 'shipping_method', 'store', 'sorting_option']
  const before = Object.fromEntries(tables.map((table) => [table, ids(table)]))
  await importFiles({
    'sites/TST/payment-methods.xml':
      '<payment-settings><payment-method method-id="new"/></payment-settings>',
    'sites/TST/shipping.xml':
      '<shipping><shipping-method method-id="new"><currency>EUR</currency></shipping-method></shipping>',
    'sites/TST/stores.xml': '<stores><store store-id="new"/></stores>',
    'sites/TST/sort.xml':
      '<sort><sorting-options><sorting-option option-id="new"/></sorting-options></sort>',
  })
  for (const table of tables) expect(ids(table)).toEqual([...(before[table] ?? []), 'new'])
})

it.each([
  ['campaign', 'promotions', '<campaign campaign-id="club" mode="delete"/>'],
  ['promotion', 'promotions', '<promotion promotion-id="ranked" mode="delete"/>'],
  ['source_code_group', 'source-codes', '<sourcecode-group group-id="card" mode="delete"/>'],
  ['sorting_rule', 'sort', '<sorting-rule rule-id="newest" mode="delete"/>'],
  [
    'sorting_assignment',
    'sort',
    '<sorting-rule-assignment category-id="linked" rule-id="cheap" mode="delete"/>',
  ],
  [
    'sorting_campaign',
    'sort',
    '<sorting-rule-campaign-assignment category-id="root" campaign-id="club" rule-id="cheap" mode="delete"/>',
  ],
  [
    'sorting_dynamic_attribute',
    'sort',
    '<dynamic-attribute dynamic-attribute-id="mix" mode="delete"/>',
  ],
])('deletes the %s that says so, and no other', async (table, file, element) => {
  const before = imported()[table] ?? []
  const root = parse(everyKind[`sites/TST/${file}.xml`] ?? '').name
  await importFiles({[`sites/TST/${file}.xml`]: `<${root}>${element}</${root}>`})
  const after = imported()[table] ?? []
  expect(before).toEqual(expect.arrayContaining(after))
  expect(after).toHaveLength(before.length - 1)
})

it('says what an import with replace removed', async () => {
  const {'sites/TST/promotions.xml': _, ...others} = everyKind
  const report = await importFiles(others, {mode: 'replace'})
  const removed = report.notes().filter(({kind}) => kind === 'removed')
  expect(removed.map(({text}) => text)).toEqual([
    'campaign',
    'promotion',
    'promotion assignment',
    'promotion settings',
  ])
})

it('names objects that an archive contains twice, with both places', async () => {
  const report = await importFiles({
    'sites/TST/stores.xml':
      '<stores>\n<store store-id="a"/>\n<store store-id="b"/>\n<store store-id="a"/></stores>',
    'pricebooks/list.xml': `<pricebooks><pricebook><header pricebook-id="x"><currency>EUR</currency></header><price-tables>
      <price-table product-id="table"><amount quantity="1">1</amount></price-table>
      <price-table product-id="table"><amount quantity="1">2</amount></price-table></price-tables></pricebook></pricebooks>`,
  })
  expect(report.doubles.map(({file, line, message}) => `${file}:${line} ${message}`)).toEqual([
    'pricebooks/list.xml:3 x table (price) is there twice, first at pricebooks/list.xml:2: this one counts',
    'sites/TST/stores.xml:4 TST a (store) is there twice, first at sites/TST/stores.xml:2: this one counts',
  ])
})

it('skips hidden and empty files, and says so', async () => {
  const report = await importFiles({
    'sites/TST/._promotions.xml': 'Mac OS X',
    'sites/TST/coupons.xml': '',
    'catalogs/.DS_Store': 'x',
  })
  expect(report.skipped).toEqual([
    {file: 'catalogs/.DS_Store', reason: 'a hidden file'},
    {file: 'sites/TST/._promotions.xml', reason: 'a hidden file'},
    {file: 'sites/TST/coupons.xml', reason: 'an empty file'},
  ])
  expect(report.skippedFiles).toEqual([])
})
