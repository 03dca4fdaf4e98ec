import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'

/** A product of a storefront catalog as recommenders see it. */
export interface AssortedProduct {
  readonly id: string
  /** Greater sells better. */
  readonly rank: number
  readonly categoryIds: readonly string[]
}

/** The products of a storefront catalog, best seller first, and those of each category. */
export interface Assortment {
  readonly products: ReadonlyMap<string, AssortedProduct>
  readonly byCategory: ReadonlyMap<string, readonly AssortedProduct[]>
}

const assortments = new RevisionCache('catalog', (db: Database, catalogId: string): Assortment => {
  const rows = queryAll<{id: string; rank: number | null; categories: string}>(
    db,
    `SELECT p.id, p.search_rank AS rank, group_concat(a.category_id, char(10)) AS categories
     FROM category_assignment a JOIN product p ON p.id = a.product_id
     WHERE a.catalog_id = ? AND p.type NOT IN ('variant', 'variation_group') GROUP BY p.id
     ORDER BY p.search_rank DESC, p.id`,
    catalogId,
  )
  const products = rows.map(({id, rank, categories}) => ({
    id,
    rank: rank ?? 0,
    categoryIds: categories.split('\n'),
  }))
  const byCategory = new Map<string, AssortedProduct[]>()
  for (const product of products) {
    for (const categoryId of product.categoryIds) {
      const list = byCategory.get(categoryId) ?? []
      byCategory.set(categoryId, list)
      list.push(product)
    }
  }
  return {products: new Map(products.map((product) => [product.id, product])), byCategory}
})

export function assortmentOf(db: Database, catalogId: string): Assortment {
  return assortments.get(db, catalogId)
}
