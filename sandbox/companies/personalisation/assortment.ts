import {type Database, RevisionCache} from 'commerce-sandbox/database'
import {type RankedProduct, readRankedProducts} from 'commerce-sandbox/domains/catalog'

/** Products of a storefront catalog, best sellers first, and the products of each category. */
export interface Assortment {
  readonly products: ReadonlyMap<string, RankedProduct>
  readonly byCategory: ReadonlyMap<string, readonly RankedProduct[]>
}

const assortments = new RevisionCache('catalog', (db: Database, catalogId: string): Assortment => {
  const products = readRankedProducts(db, catalogId)
  const byCategory = new Map<string, RankedProduct[]>()
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
