import type {Database} from '../../db/database'
import {sellableProductIds} from '../catalog/product-lookup-repository'
import {catalogStore} from '../catalog/catalog-store'
import {availabilityOfProduct} from '../catalog/product-stock'
import {isOnline, type ProductRecord} from '../catalog/product-record'
import {stockOf} from '../inventory/stock'
import {effectivePrice, type PriceEntry} from '../pricing/price-model'
import {readBookPrices, sitePriceBooks} from '../pricing/price-repository'
import type {Site} from '../sites/site-registry'

/**
 * Numbers of products that can be bought, and of those that cannot, by reason; each product counts
 * once, under the first reason that applies.
 */
export interface Assortment {
  /** Number of items, variants and bundles that are assigned to the site's catalog. */
  readonly assigned: number
  readonly offline: number
  readonly withoutPrice: number
  readonly withoutStock: number
  readonly sellable: number
}

/** Counts the products that a site can currently sell with its price books, currency and inventory list. */
export function siteAssortment(db: Database, site: Site): Assortment {
  const counts = {assigned: 0, offline: 0, withoutPrice: 0, withoutStock: 0, sellable: 0}
  const catalog = catalogStore(db)
  const hasPrice = priceLookup(db, site)
  const hasStock = stockLookup(db, site)
  for (const id of sellableProductIds(db, site.catalogId)) {
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

/**
 * Returns an assortment as a sentence: `DEU: 412 of 450 products can be bought (30 offline, 8
 * without stock)`.
 */
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

/**
 * Returns a function that checks whether a product, or else its master, has a price in the site's
 * price books.
 */
function priceLookup(db: Database, site: Site): (product: ProductRecord) => boolean {
  const books = sitePriceBooks(db, site)
  const byProduct = new Map<string, PriceEntry[]>()
  for (const {id} of books) {
    for (const [productId, prices] of readBookPrices(db, id)) {
      byProduct.set(productId, [...(byProduct.get(productId) ?? []), ...prices])
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
