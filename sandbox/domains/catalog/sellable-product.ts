import type {Database} from '../../db/database'
import type {Availability} from '../inventory/inventory'
import {availabilityOf} from '../inventory/inventory'
import {
  countsBundlesOnly,
  findDefaultInStock,
  findInventoryRecord,
} from '../inventory/inventory-repository'
import type {PriceBook} from '../pricing/price-model'
import {resolvePrices} from '../pricing/price-model'
import {readPrices, sitePriceBooks} from '../pricing/price-repository'
import {localize} from '../sites/locale'
import type {Site} from '../sites/site-registry'
import {catalogStore} from './catalog-store'
import type {ProductRecord, ProductType} from './product-record'
import {isOnline} from './product-record'
import {availabilityOfProduct} from './product-stock'

/** What a basket needs to know about a product on one site. Money is in minor units. */
export interface SellableProduct {
  readonly id: string
  readonly masterId: string | null
  readonly name: string
  /** False as well for a variant whose master is offline. */
  readonly online: boolean
  readonly type: ProductType
  readonly taxClassId: string | null
  readonly currency: string
  readonly listPrice: number | null
  readonly salePrice: number | null
  /** Effective unit price at quantity 1; null when no price book of the site has one. */
  readonly price: number | null
  readonly minOrderQuantity: number
  readonly stepQuantity: number
  /** Null on a site without an inventory list, and on a list that does not exist. */
  readonly inventory: Availability | null
  /** The list that `inventory` speaks of. */
  readonly inventoryListId: string
}

/**
 * The product as the site sells it, or null when it does not exist or is not assigned to the
 * site's catalog. A variant takes name, prices and rules from its master where it has none.
 */
export function findSellableProduct(
  db: Database,
  site: Site,
  productId: string,
  locale: string,
): SellableProduct | null {
  const catalog = catalogStore(db)
  const product = catalog.product(productId)
  if (!product || catalog.categoryIds(product, site.catalogId).length === 0) return null
  const master = product.masterId ? catalog.product(product.masterId) : undefined
  const prices = productPrices(db, site, product)
  return {
    id: product.id,
    masterId: product.masterId,
    name: localize(product.texts['name'], locale) ?? product.id,
    online: isOnline(product, site.id) && (!master || isOnline(master, site.id)),
    type: product.type,
    taxClassId: product.taxClassId,
    currency: site.currency,
    listPrice: prices.list,
    salePrice: prices.sale,
    price: prices.effective,
    minOrderQuantity: product.minOrderQuantity,
    stepQuantity: product.stepQuantity,
    inventory: productAvailability(db, site, product),
    inventoryListId: site.inventoryListId,
  }
}

/** By which books and for when prices are asked; the site's own and now unless given. */
export interface PriceQuery {
  readonly books?: readonly PriceBook[]
  /** Milliseconds since 1970. */
  readonly now?: number
}

/** Prices of a product on a site; a variant without prices of its own has its master's. */
export function productPrices(
  db: Database,
  site: Site,
  product: Pick<ProductRecord, 'id' | 'masterId'>,
  quantity = 1,
  {books = sitePriceBooks(db, site), now = Date.now()}: PriceQuery = {},
) {
  const at = new Date(now)
  const own = resolvePrices(readPrices(db, product.id), books, quantity, at)
  if (own.effective !== null || !product.masterId) return own
  return resolvePrices(readPrices(db, product.masterId), books, quantity, at)
}

/** Availability on the site's inventory list, of whatever the product is made of. */
export function productAvailability(
  db: Database,
  site: Site,
  product: ProductRecord,
): Availability | null {
  const defaultInStock = findDefaultInStock(db, site.inventoryListId)
  if (defaultInStock === undefined) return null
  const recordOf = (id: string) => findInventoryRecord(db, site.inventoryListId, id)
  return availabilityOfProduct(
    catalogStore(db),
    product,
    (id, minOrderQuantity) => availabilityOf(recordOf(id), defaultInStock, minOrderQuantity),
    (id) => recordOf(id) !== undefined,
    countsBundlesOnly(db, site.inventoryListId),
  )
}
