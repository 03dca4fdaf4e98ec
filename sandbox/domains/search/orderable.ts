import type {Database} from '../../db/database'
import {catalogStore} from '../catalog/catalog-store'
import {availabilityOfProduct} from '../catalog/product-stock'
import type {Stock} from '../inventory/stock'
import {stockOf} from '../inventory/stock'
import {Bitset} from './bitset'
import type {SiteIndex} from './site-index'

interface Orderable {
  readonly stock: Stock
  readonly skus: Bitset
  /** Number of stock changes that the set includes. */
  seen: number
}

/** Returns the skus of an index that can be ordered now; none on a site that sells no products. */
export function orderableSkus(db: Database, index: SiteIndex, listId: string): Bitset {
  const stock = stockOf(db, listId)
  if (!stock) return index.filter('none', () => undefined)
  const known = index.derive<{current?: Orderable}>(`orderable/${listId}`, () => ({}))
  if (known.current?.stock !== stock) {
    const skus = new Bitset(index.skuCount)
    for (let sku = 0; sku < index.skuCount; sku += 1) {
      if (isOrderable(db, index, stock, sku)) skus.add(sku)
    }
    known.current = {stock, skus, seen: stock.changes.length}
  }
  const {current} = known
  if (current.seen < stock.changes.length) update(db, index, current)
  return current.skus
}

function update(db: Database, index: SiteIndex, current: Orderable): void {
  const {stock, skus} = current
  const changed = new Set(stock.changes.slice(current.seen))
  current.seen = stock.changes.length
  index.tables.skuProduct.forEach((product, sku) => {
    const type = index.columns.rows[product]?.type
    const depends = type === 'set' || type === 'bundle'
    if (!depends && !changed.has(index.columns.ids[product] ?? '')) return
    if (isOrderable(db, index, stock, sku)) skus.add(sku)
    else skus.delete(sku)
  })
}

function isOrderable(db: Database, {tables, columns}: SiteIndex, stock: Stock, sku: number) {
  const ordinal = tables.skuProduct[sku] ?? -1
  const row = columns.rows[ordinal]
  const id = columns.ids[ordinal] ?? ''
  const master = columns.rows[columns.masterOf[ordinal] ?? -1]
  const least = row?.min_order_quantity ?? master?.min_order_quantity ?? 1
  const catalog = catalogStore(db)
  const product = row?.type === 'set' || row?.type === 'bundle' ? catalog.product(id) : undefined
  if (!product) return stock.of(id, least).orderable
  const lookup = (part: string, quantity: number) => stock.of(part, quantity)
  const knows = (part: string) => stock.knows(part)
  return availabilityOfProduct(catalog, product, lookup, knows, stock.bundleOnly).orderable
}
