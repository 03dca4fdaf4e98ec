import type {Database} from '../db/database'
import {
  attributeDefinitions,
  type AttributeDefinition,
} from '../domains/attributes/attribute-definition-repository'
import {catalogStore, type CatalogStore} from '../domains/catalog/catalog-store'
import {customProperties} from '../domains/attributes/custom-properties'
import {availabilityOfProduct} from '../domains/catalog/product-stock'
import {imageUrl} from '../domains/catalog/image-url'
import type {ProductRecord} from '../domains/catalog/product-record'
import {
  productAvailability,
  productPrices,
  type PriceQuery,
} from '../domains/catalog/sellable-product'
import type {Availability} from '../domains/inventory/inventory'
import {stockOf, type Stock} from '../domains/inventory/stock'
import {markupLinks, type MarkupLinks} from '../domains/content/markup'
import type {JsonValue} from '../domains/json'
import {toDecimal} from '../domains/money'
import {personalPricing} from '../domains/promotions/personal-pricing'
import {ANYBODY, type ShopperFacts} from '../domains/promotions/situation'
import {siteIndex, type SiteIndex, type Sku} from '../domains/search/site-index'
import {localize, type Localized} from '../domains/sites/locale'
import type {Site} from '../domains/sites/site-registry'
import type {ShopData} from '../domains/shop-data'
import type {RequestScope} from './request-scope'

/** Everything that turning catalog data into answers needs, gathered once per request. */
export class RenderContext {
  /** The site as it sells in the currency of the call. */
  readonly site: Site
  readonly locale: string
  readonly currency: string
  readonly db: Database
  readonly catalog: CatalogStore
  private readonly stock: Stock | null
  private readonly productAttributes: ReadonlyMap<string, AttributeDefinition>
  /** Price books and time of the shopper; undefined for those of everyone. */
  readonly pricing: PriceQuery | undefined

  constructor(
    readonly shop: ShopData,
    scope: RequestScope,
    readonly shopper: ShopperFacts = ANYBODY,
  ) {
    const {db} = shop
    this.db = db
    this.site = {...scope.site, currency: scope.currency}
    this.pricing = personalPricing(db, this.site, shopper)
    this.locale = scope.locale
    this.currency = scope.currency
    this.catalog = catalogStore(db)
    this.stock = stockOf(db, scope.site.inventoryListId)
    this.productAttributes = attributeDefinitions(db, 'Product')
  }

  text(values: Localized | undefined): string | undefined {
    return localize(values, this.locale)
  }

  /** Minor units to the decimal of the wire. */
  money(minor: number): number {
    return toDecimal(minor, this.currency)
  }

  image(owner: string, path: string): string {
    return imageUrl(this.shop, owner, path)
  }

  /** Links of what a catalog or a library holds. */
  links(owner: string): MarkupLinks {
    const {shop, site, locale} = this
    return markupLinks(shop, {site, locale, owner})
  }

  /** A text of markup with the links in it. */
  markup(owner: string, values: Localized | undefined): string | undefined {
    return this.links(owner).localized(values)
  }

  /** Name of a product, its id when it has none. */
  nameOf(product: ProductRecord): string {
    return this.text(product.texts['name']) ?? product.id
  }

  /**
   * Availability of a product on a list (the site's by default), of a master over its variants;
   * null when there is no such list.
   */
  availability(
    product: ProductRecord,
    listId: string = this.site.inventoryListId,
  ): Availability | null {
    const {stock, db, site} = this
    // The stock of other lists is not worth keeping in memory.
    if (listId !== site.inventoryListId) {
      return productAvailability(db, {...site, inventoryListId: listId}, product)
    }
    if (!stock) return null
    return availabilityOfProduct(
      this.catalog,
      product,
      (id, least) => stock.of(id, least),
      (id) => stock.knows(id),
      stock.bundleOnly,
    )
  }

  /** True when the product can be ordered now; false on a site that sells nothing. */
  isOrderable(product: ProductRecord): boolean {
    return this.availability(product)?.orderable ?? false
  }

  /** The site's products, at the time of the shopper context. */
  get index(): SiteIndex {
    const {db, site, currency, pricing} = this
    return siteIndex(db, site, currency, pricing?.now === undefined ? undefined : pricing)
  }

  /** A sku at the prices of the shopper, if they buy by other books or at another time. */
  readonly priced = (sku: Sku): Sku => {
    if (!this.pricing) return sku
    return {
      ...sku,
      prices: productPrices(this.db, this.site, sku.product, 1, this.pricing),
    }
  }

  /** Custom attributes of a product as `c_` properties. */
  custom(product: ProductRecord): Record<string, JsonValue> {
    let byLocale = customCache.get(product)
    if (!byLocale) {
      byLocale = new Map()
      customCache.set(product, byLocale)
    }
    const key = `${this.site.id} ${this.locale}`
    let properties = byLocale.get(key)
    if (!properties) {
      const links = this.links(product.catalogId)
      properties = customProperties(product.custom, this.productAttributes, this.locale, links)
      byLocale.set(key, properties)
    }
    return properties
  }
}

/**
 * Values derived from a product. Products are parsed again for each catalog revision, so the values
 * are never outdated.
 */
const customCache = new WeakMap<ProductRecord, Map<string, Record<string, JsonValue>>>()
