import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {execute, type Database} from '../db/database'
import {bumpRevision} from '../db/revision'
import {SiteIndex} from '../domains/search/site-index'
import {buildSiteTables} from '../domains/search/site-tables'
import type {Site} from '../domains/sites/site-registry'
import {openPreparedDatabase} from './prepared-data'

/** A product of the catalog `shop`, with what a search reads of it. */
export interface SearchedProduct {
  readonly id: string
  readonly type?: 'item' | 'master' | 'variant' | 'set' | 'bundle'
  readonly name?: Readonly<Record<string, string>>
  readonly rank?: number
  /** Price in cents; none when absent. */
  readonly price?: number
  /** Position by category; only a product in a category is found. */
  readonly categories?: Readonly<Record<string, number>>
  readonly attributes?: Readonly<Record<string, string>>
  readonly custom?: Readonly<Record<string, string | readonly string[]>>
  readonly variants?: readonly string[]
}

/** A category of the catalog `shop`; its parent is the root when absent. */
export interface SearchedCategory {
  readonly id: string
  readonly parent?: string
  readonly name?: Readonly<Record<string, string>>
}

/** A site on the catalog `shop`. */
export const searchSite: Site = {
  id: 'TST',
  name: 'Test',
  catalogId: 'shop',
  priceBookIds: ['list'],
  inventoryListId: 'stock',
  libraryId: 'library',
  customerListId: 'TST',
  currency: 'EUR',
  currencies: ['EUR'],
  locales: ['en-GB', 'de-DE'],
  defaultLocale: 'en-GB',
  taxation: 'gross',
  contentOnly: false,
  online: true,
  preferences: {},
  notes: [],
}

const book = {
  id: 'list',
  currency: 'EUR',
  parentId: null,
  online: true,
  onlineFrom: null,
  onlineTo: null,
}

/** An empty database in a folder of its own, filled by the rows of a test. */
export async function openSearchShop(): Promise<{db: Database; close(): void}> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-search-'))
  const db = await openPreparedDatabase(dataDir)
  return {
    db,
    close() {
      db.close()
      fs.rmSync(dataDir, {recursive: true})
    },
  }
}

/** Stores products and categories, the categories in their order. */
export function addSearched(
  db: Database,
  products: readonly SearchedProduct[],
  categories: readonly SearchedCategory[] = [],
): void {
  categories.forEach((category, position) => addCategory(db, category, position))
  for (const product of products) addProduct(db, product)
  bumpRevision(db, 'catalog')
}

/** The index of the site over what is stored. */
export const searchIndex = (db: Database): SiteIndex =>
  new SiteIndex(db, buildSiteTables(db, searchSite, 'EUR', {books: [book]}))

function addCategory(
  db: Database,
  {id, parent = 'root', name = {}}: SearchedCategory,
  position: number,
): void {
  execute(
    db,
    `INSERT INTO category (catalog_id, id, parent_id, position, online, texts, custom)
     VALUES ('shop', ?, ?, ?, 1, ?, '{}')`,
    id,
    parent,
    position,
    JSON.stringify({name}),
  )
}

function addProduct(
  db: Database,
  {id, type = 'item', name, rank, price, categories, attributes, custom, variants}: SearchedProduct,
): void {
  const localized = Object.entries(custom ?? {}).map(([key, value]) => [key, {default: value}])
  execute(
    db,
    `INSERT INTO product (id, catalog_id, type, online, searchable, search_rank, texts, attributes, custom,
       set_products, bundled_products)
     VALUES (?, 'master', ?, '{"default":true}', '{}', ?, ?, ?, ?, '[]', '[]')`,
    id,
    type,
    rank ?? null,
    JSON.stringify(name ? {name} : {}),
    JSON.stringify(attributes ?? {}),
    JSON.stringify(Object.fromEntries(localized)),
  )
  if (price !== undefined)
    execute(
      db,
      `INSERT INTO price (price_book_id, product_id, quantity, amount) VALUES ('list', ?, 1, ?)`,
      id,
      price,
    )
  for (const [category, position] of Object.entries(categories ?? {}))
    execute(
      db,
      `INSERT INTO category_assignment (catalog_id, category_id, product_id, position, is_primary)
       VALUES ('shop', ?, ?, ?, 0)`,
      category,
      id,
      position,
    )
  variants?.forEach((variant, position) =>
    execute(
      db,
      `INSERT INTO product_variant (master_id, variant_id, position, is_default) VALUES (?, ?, ?, 0)`,
      id,
      variant,
      position,
    ),
  )
}
