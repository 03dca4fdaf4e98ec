import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {execute, type Database} from '../../db/database'
import {bumpRevision} from '../../db/revision'
import {preparePlugins} from '../../plugins/prepare-plugins'
import {openPreparedDatabase} from '../../testing/prepared-data'
import {companies} from '../companies'
import {assortmentOf} from './assortment'

let dataDir: string
let db: Database

beforeEach(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-assortment-'))
  db = await openPreparedDatabase(dataDir)
  preparePlugins(db, companies)
})
afterEach(() => {
  db.close()
  fs.rmSync(dataDir, {recursive: true})
})

interface Row {
  id: string
  rank?: number
  type?: string
  categories?: readonly string[]
  catalog?: string
}

function add(...rows: Row[]): void {
  for (const {id, rank = null, type = 'item', categories = ['all'], catalog = 'shop'} of rows) {
    execute(
      db,
      `INSERT INTO product (id, catalog_id, type, online, searchable, search_rank, texts, attributes, custom,
         set_products, bundled_products)
       VALUES (?, 'master', ?, '{}', '{}', ?, '{}', '{}', '{}', '[]', '[]')`,
      id,
      type,
      rank,
    )
    for (const category of categories)
      execute(
        db,
        `INSERT INTO category_assignment (catalog_id, category_id, product_id, is_primary)
         VALUES (?, ?, ?, 0)`,
        catalog,
        category,
        id,
      )
  }
  bumpRevision(db, 'catalog')
}

const idsOf = (products: Iterable<{readonly id: string}> = []) => [...products].map(({id}) => id)

it('lists the best seller first, then by id', () => {
  add({id: 'b', rank: 1}, {id: 'c', rank: 3}, {id: 'a', rank: 1}, {id: 'unranked'})
  const {products} = assortmentOf(db, 'shop')
  expect(idsOf(products.values())).toEqual(['c', 'a', 'b', 'unranked'])
  expect(products.get('c')).toEqual({id: 'c', rank: 3, categoryIds: ['all']})
  expect(products.get('unranked')?.rank).toBe(0)
})

it('lists each product in each of its categories, in the same order', () => {
  add(
    {id: 'pram', rank: 1, categories: ['prams', 'sale']},
    {id: 'cot', rank: 2, categories: ['cots', 'sale']},
  )
  const {products, byCategory} = assortmentOf(db, 'shop')
  expect([...(products.get('pram')?.categoryIds ?? [])].sort()).toEqual(['prams', 'sale'])
  expect([...byCategory.keys()].sort()).toEqual(['cots', 'prams', 'sale'])
  expect(idsOf(byCategory.get('sale'))).toEqual(['cot', 'pram'])
  expect(idsOf(byCategory.get('prams'))).toEqual(['pram'])
})

it('leaves out variants and the products of other catalogs', () => {
  add(
    {id: 'master', type: 'master'},
    {id: 'variant', type: 'variant'},
    {id: 'elsewhere', catalog: 'other'},
    {id: 'nowhere', categories: []},
  )
  expect(idsOf(assortmentOf(db, 'shop').products.values())).toEqual(['master'])
  expect(idsOf(assortmentOf(db, 'other').products.values())).toEqual(['elsewhere'])
})

it('is empty for an unknown catalog', () => {
  expect(assortmentOf(db, 'none')).toEqual({products: new Map(), byCategory: new Map()})
})

it('is read again once the catalog has changed', () => {
  add({id: 'pram'})
  expect(idsOf(assortmentOf(db, 'shop').products.values())).toEqual(['pram'])
  add({id: 'cot'})
  expect(idsOf(assortmentOf(db, 'shop').products.values())).toEqual(['cot', 'pram'])
})
