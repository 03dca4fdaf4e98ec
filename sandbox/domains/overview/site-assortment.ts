import {queryAll, type Database} from '../../db/database'
import {catalogStore} from '../catalog/catalog-store'
import {availabilityOfProduct} from '../catalog/product-stock'
import {isOnline, type ProductRecord} from '../catalog/product-record'
import {stockOf} from '../inventory/stock'
import {effectivePrice, type PriceEntry} from '../pricing/price-model'
import {sitePriceBooks, toPriceEntry, type PriceRow} from '../pricing/price-repository'
import type {Site} from '../sites/site-registry'

/** Why products of a site can or cannot be bought; each product counts once, by its first obstacle. */
export interface Assortment {
  /** Items, variants and bundles that the site's catalog assigns. */
  readonly assigned: number
  readonly offline: number
  readonly withoutPrice: number
  readonly withoutStock: number
  readonly sellable: number
}

/** Products that can be put into a basket, and their masters, of a storefront catalog. */
const ASSIGNED = `
  WITH assigned AS (SELECT DISTINCT product_id AS id FROM category_assignment WHERE catalog_id = ?)
  SELECT p.id FROM product p WHERE p.type IN ('item', 'bundle', 'variant') AND (
    p.id IN (SELECT id FROM assigned) OR p.id IN (
      SELECT v.variant_id FROM product_variant v WHERE v.master_id IN (SELECT id FROM assigned)))`

/** Counts what a site can sell at this moment by its own price books, currency and inventory list. */
export function siteAssortment(db: Database, site: Site): Assortment {
  const counts = {assigned: 0, offline: 0, withoutPrice: 0, withoutStock: 0, sellable: 0}
  const catalog = catalogStore(db)
  const hasPrice = priceLookup(db, site)
  const hasStock = stockLookup(db, site)
  for (const {id} of queryAll<{id: string}>(db, ASSIGNED, site.catalogId)) {
    const product = catalog.product(id)
    if (!product) continue
    const master = product.masterId ? catalog.product(product.masterId) : undefined
    counts.assigned += 1
    if (!isOnline(product, site.id) || (master && !isOnline(master, site.id))) counts.offline += 1
    else if (!hasPrice(product)) counts.withoutPrice += 1
    else if (!hasStock(product)) counts.withoutStock += 1
    else counts.sellable += 1
  }
  return counts
}

/** An assortment as a sentence: `DEU: 412 of 450 products can be bought (30 offline, 8 without stock)`. */
export function describeAssortment(site: Site, assortment: Assortment): string {
  const obstacles = [
    [assortment.offline, 'offline'],
    [assortment.withoutPrice, `without a price in ${site.currency || 'any currency'}`],
    [assortment.withoutStock, 'without stock'],
  ] as const
  const reasons = obstacles.filter(([count]) => count > 0).map(([count, why]) => `${count} ${why}`)
  const rest = reasons.length > 0 ? ` (${reasons.join(', ')})` : ''
  return `${site.id}: ${assortment.sellable} of ${assortment.assigned} products can be bought${rest}`
}

/** Whether a product, or else its master, has a price in the books of the site. */
function priceLookup(db: Database, site: Site): (product: ProductRecord) => boolean {
  const books = sitePriceBooks(db, site)
  const byProduct = new Map<string, PriceEntry[]>()
  for (const {id} of books) {
    const rows = queryAll<PriceRow & {product_id: string}>(
      db,
      'SELECT * FROM price WHERE price_book_id = ?',
      id,
    )
    for (const row of rows) {
      const entries = byProduct.get(row.product_id)
      if (entries) entries.push(toPriceEntry(row))
      else byProduct.set(row.product_id, [toPriceEntry(row)])
    }
  }
  const isPriced = (id: string) => effectivePrice(byProduct.get(id) ?? [], books) !== null
  return ({id, masterId}) => isPriced(id) || (masterId !== null && isPriced(masterId))
}

function stockLookup(db: Database, site: Site): (product: ProductRecord) => boolean {
  const stock = stockOf(db, site.inventoryListId)
  if (!stock) return () => false
  return (product) =>
    availabilityOfProduct(
      catalogStore(db),
      product,
      (id, minOrderQuantity) => stock.of(id, minOrderQuantity),
      (id) => stock.knows(id),
      stock.bundleOnly,
    ).orderable
}
