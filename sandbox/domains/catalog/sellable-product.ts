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

/** Product data on one site that a basket uses. Money is in minor units. */
export interface SellableProduct {
  readonly id: string
  readonly masterId: string | null
  readonly name: string
  /** True when the product is online; false for a variant whose master is offline. */
  readonly online: boolean
  readonly type: ProductType
  readonly taxClassId: string | null
  readonly currency: string
  readonly listPrice: number | null
  readonly salePrice: number | null
  /** Effective unit price at quantity 1; null when no price book of the site has a price. */
  readonly price: number | null
  readonly minOrderQuantity: number
  readonly stepQuantity: number
  /** Availability; null on a site without an inventory list, and for a list that does not exist. */
  readonly inventory: Availability | null
  /** Id of the inventory list that `inventory` refers to. */
  readonly inventoryListId: string
}

/**
 * Returns the product as sold on the site, or null when it does not exist or is not assigned to the
 * site's catalog. A variant without its own name, prices or rules has those of its master.
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

/** Price books and time of a price query; the default is the site's own books and the current time. */
export interface PriceQuery {
  readonly books?: readonly PriceBook[]
  /** Time of the prices in milliseconds since 1970. */
  readonly now?: number
}

/** Returns the prices of a product on a site; a variant without own prices has its master's. */
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

/** Returns the availability on the site's inventory list, for any product type. */
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
