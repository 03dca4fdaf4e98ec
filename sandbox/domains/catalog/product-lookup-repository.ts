import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'

const sets = new RevisionCache('catalog', (db: Database): ReadonlyMap<string, string[]> => {
  const byProduct = new Map<string, string[]>()
  const rows = queryAll<{id: string; set_products: string}>(
    db,
    `SELECT id, set_products FROM product WHERE type = 'set'`,
  )
  for (const row of rows) {
    for (const id of JSON.parse(row.set_products) as string[]) {
      byProduct.set(id, [...(byProduct.get(id) ?? []), row.id])
    }
  }
  return byProduct
})

/** Returns the ids of the sets that contain a product. */
export function setsOf(db: Database, productId: string): readonly string[] {
  return sets.get(db, '').get(productId) ?? []
}

/** Returns the ids of all products. */
export function productIds(db: Database): string[] {
  return queryAll<{id: string}>(db, 'SELECT id FROM product').map(({id}) => id)
}

/** Selects the products that can be added to a basket, and their masters. */
const SELLABLE = `
  WITH assigned AS (SELECT DISTINCT product_id AS id FROM category_assignment WHERE catalog_id = ?)
  SELECT p.id FROM product p WHERE p.type IN ('item', 'bundle', 'variant') AND (
    p.id IN (SELECT id FROM assigned) OR p.id IN (
      SELECT v.variant_id FROM product_variant v WHERE v.master_id IN (SELECT id FROM assigned)))`

/**
 * Returns the ids of the items, variants and bundles of a storefront catalog, assigned directly or
 * through a master.
 */
export function sellableProductIds(db: Database, catalogId: string): string[] {
  return queryAll<{id: string}>(db, SELLABLE, catalogId).map(({id}) => id)
}

/** A product with its page URL by locale. */
export interface PageUrl {
  readonly id: string
  readonly pageUrl: Readonly<Record<string, string>> | undefined
}

const pageUrls = new RevisionCache('catalog', (db: Database): PageUrl[] =>
  queryAll<{id: string; texts: string}>(
    db,
    `SELECT id, texts FROM product WHERE texts LIKE '%"pageUrl"%'`,
  ).map(({id, texts}) => ({
    id,
    pageUrl: (JSON.parse(texts) as {pageUrl?: Record<string, string>}).pageUrl,
  })),
)

/** The products that have a page URL. */
export function readPageUrls(db: Database): readonly PageUrl[] {
  return pageUrls.get(db, '')
}

/** A product of a storefront catalog with its rank and categories. */
export interface RankedProduct {
  readonly id: string
  /** Search rank; a higher rank means a better seller. */
  readonly rank: number
  readonly categoryIds: readonly string[]
}

/** Returns the products of a storefront catalog without variants and groups, highest rank first. */
export function readRankedProducts(db: Database, catalogId: string): RankedProduct[] {
  return queryAll<{id: string; rank: number | null; categories: string}>(
    db,
    `SELECT p.id, p.search_rank AS rank, group_concat(a.category_id, char(10)) AS categories
     FROM category_assignment a JOIN product p ON p.id = a.product_id
     WHERE a.catalog_id = ? AND p.type NOT IN ('variant', 'variation_group') GROUP BY p.id
     ORDER BY p.search_rank DESC, p.id`,
    catalogId,
  ).map(({id, rank, categories}) => ({
    id,
    rank: rank ?? 0,
    categoryIds: categories.split('\n'),
  }))
}
