import type {Database} from '../../db/database'
import {catalogStore} from '../catalog/catalog-store'
import {categoryTree, type CategoryTree} from '../catalog/category-tree'
import {siteValue, type SiteValues} from '../attributes/attribute-values'
import {variantsOfGroup} from '../catalog/variation'
import {effectivePrice, type PriceBook, type PriceEntry} from '../pricing/price-model'
import {readBookPrices, sitePriceBooks} from '../pricing/price-repository'
import type {PriceQuery} from '../catalog/sellable-product'
import type {Site} from '../sites/site-registry'
import {Bitset} from './bitset'
import {catalogColumns, type CatalogColumns} from './catalog-columns'
import {type RefinementDefinition} from './refinement-definition'
import {readCategoryPlaces, readSetParts} from './search-repository'
import {readRefinementDefinitions} from './refinement-definition-repository'

/** Tables of a site's products in typed arrays: documents are products, skus their sellable units. */
export interface SiteTables {
  readonly siteId: string
  readonly catalogId: string
  readonly columns: CatalogColumns
  readonly books: readonly PriceBook[]
  readonly definitions: ReadonlyMap<string, readonly RefinementDefinition[]>
  /** Ordinal of the product by document, in the order of the catalog. */
  readonly documentProduct: Int32Array
  /** First sku by document, with an additional entry for the end. */
  readonly documentStart: Int32Array
  readonly skuProduct: Int32Array
  readonly skuDocument: Int32Array
  /** Effective price by sku in minor units; NaN without one. */
  readonly skuPrice: Float64Array
  /** Skus of documents that are searchable. */
  readonly searchable: Bitset
  /** Categories by number; the categories of documents include the parent categories. */
  readonly categoryIds: readonly string[]
  readonly documentCategoryStart: Int32Array
  readonly documentCategory: Int32Array
  /** Position of the document in the category; the best one when there are several paths. */
  readonly documentPosition: Float64Array
  /** Time (ms) for which the tables were built; null for the present. */
  readonly time: number | null
  /** Time (ms) at which the tables were built. */
  readonly builtAt: number
  /** Time (ms) at which the next price or product comes into or goes out of force. */
  readonly validUntil: number
}

/** Reads the tables of a site from the database, by its price books at present unless `pricing` differs. */
export function buildSiteTables(
  db: Database,
  site: Site,
  currency: string,
  pricing: PriceQuery = {},
): SiteTables {
  return new SiteTablesBuilder(db, site, currency, pricing).build()
}

interface Dated {
  readonly onlineFrom: string | null
  readonly onlineTo: string | null
}

class SiteTablesBuilder {
  private readonly now: number
  private validUntil = Infinity
  private readonly columns: CatalogColumns
  private readonly tree: CategoryTree
  private readonly books: readonly PriceBook[]
  private readonly prices: Map<string, PriceEntry[]>
  private readonly flags = new Map<string, boolean | undefined>()
  private readonly documentProduct: number[] = []
  private readonly documentStart: number[] = [0]
  private readonly skuProduct: number[] = []
  private readonly skuDocument: number[] = []
  private readonly skuPrice: number[] = []
  private readonly unsearchable: number[] = []
  private readonly categoryNumbers = new Map<string, number>()
  private readonly categoryStart: number[] = [0]
  private readonly categories: number[] = []
  private readonly positions: number[] = []

  constructor(
    private readonly db: Database,
    private readonly site: Site,
    currency: string,
    private readonly pricing: PriceQuery,
  ) {
    this.now = pricing.now ?? Date.now()
    this.columns = catalogColumns(db)
    this.tree = categoryTree(db, site.catalogId)
    this.books = pricing.books ?? sitePriceBooks(db, site, currency)
    this.books.forEach((book) => this.noteDates(book))
    this.prices = this.readAllPrices()
  }

  build(): SiteTables {
    for (const [productId, placed] of this.readAssignments()) this.addDocument(productId, placed)
    const skuProduct = Int32Array.from(this.skuProduct)
    const searchable = Bitset.full(skuProduct.length)
    this.unsearchable.forEach((sku) => searchable.delete(sku))
    return {
      siteId: this.site.id,
      catalogId: this.site.catalogId,
      columns: this.columns,
      books: this.books,
      definitions: readRefinementDefinitions(this.db, this.site.catalogId),
      documentProduct: Int32Array.from(this.documentProduct),
      documentStart: Int32Array.from(this.documentStart),
      skuProduct,
      skuDocument: Int32Array.from(this.skuDocument),
      skuPrice: Float64Array.from(this.skuPrice),
      searchable,
      categoryIds: [...this.categoryNumbers.keys()],
      documentCategoryStart: Int32Array.from(this.categoryStart),
      documentCategory: Int32Array.from(this.categories),
      documentPosition: Float64Array.from(this.positions),
      time: this.pricing.now ?? null,
      builtAt: this.now,
      // What holds at a given time does not change when dates pass.
      validUntil: this.pricing.now === undefined ? this.validUntil : Infinity,
    }
  }

  private addDocument(productId: string, placed: ReadonlyMap<string, number>): void {
    const ordinal = this.columns.ordinalOf(productId)
    const row = ordinal === undefined ? undefined : this.columns.rows[ordinal]
    if (ordinal === undefined || !row || row.type === 'variant') return
    if (!this.isShown(ordinal)) return
    const positions = this.placeInTree(placed)
    if (positions.size === 0) return
    const skus = this.skusOf(ordinal).filter((sku) => sku === ordinal || this.isShown(sku))
    if (skus.length === 0) return
    const document = this.documentProduct.length
    this.documentProduct.push(ordinal)
    const isSearchable = this.flag(row.searchable) !== false
    for (const sku of skus) {
      if (!isSearchable) this.unsearchable.push(this.skuProduct.length)
      this.skuProduct.push(sku)
      this.skuDocument.push(document)
      this.skuPrice.push(this.priceOf(sku, ordinal))
    }
    this.documentStart.push(this.skuProduct.length)
    for (const [category, position] of positions) {
      this.categories.push(category)
      this.positions.push(position)
    }
    this.categoryStart.push(this.categories.length)
  }

  /** Returns the skus of a product: its variants, those of its variation group, or the product itself. */
  private skusOf(ordinal: number): readonly number[] {
    switch (this.columns.typeOf(ordinal)) {
      case 'master':
        return this.columns.variantsOf(ordinal)
      case 'variation_group': {
        const catalog = catalogStore(this.db)
        const id = this.columns.ids[ordinal] ?? ''
        const product = catalog.product(id)
        const {groups, variants} = product ? catalog.variation(product) : {groups: [], variants: []}
        const group = groups.find((one) => one.id === id)
        const members = group ? variantsOfGroup(group, variants) : []
        return members.flatMap((one) => this.columns.ordinalOf(one.id) ?? [])
      }
      default:
        return [ordinal]
    }
  }

  /** True when a product is online now; a variant without dates has those of its master. */
  private isShown(ordinal: number): boolean {
    const row = this.columns.rows[ordinal]
    if (!row || this.flag(row.online) !== true) return false
    const master = this.columns.rows[this.columns.masterOf[ordinal] ?? -1]
    const dates = {
      onlineFrom: row.online_from ?? master?.online_from ?? null,
      onlineTo: row.online_to ?? master?.online_to ?? null,
    }
    this.noteDates(dates)
    if (dates.onlineFrom && Date.parse(dates.onlineFrom) > this.now) return false
    return !dates.onlineTo || Date.parse(dates.onlineTo) > this.now
  }

  private noteDates({onlineFrom, onlineTo}: Dated): void {
    for (const date of [onlineFrom, onlineTo]) {
      const time = date ? Date.parse(date) : NaN
      if (time > this.now && time < this.validUntil) this.validUntil = time
    }
  }

  /** The value of a flag on this site; parsed texts are cached, because they repeat. */
  private flag(json: string): boolean | undefined {
    if (!this.flags.has(json)) {
      this.flags.set(json, siteValue(JSON.parse(json) as SiteValues<boolean>, this.site.id))
    }
    return this.flags.get(json)
  }

  private priceOf(sku: number, document: number): number {
    const own = this.effectivePrice(sku)
    if (own !== null) return own
    if (sku !== document) return this.effectivePrice(document) ?? NaN
    if (this.columns.typeOf(document) !== 'set') return NaN
    return this.setPrice(this.columns.ids[document] ?? '')
  }

  private effectivePrice(ordinal: number): number | null {
    const entries = this.prices.get(this.columns.ids[ordinal] ?? '')
    if (!entries) return null
    entries.forEach((entry) => this.noteDates(entry))
    return effectivePrice(entries, this.books, this.now)
  }

  private setPrice(id: string): number {
    const amounts = readSetParts(this.db, id).flatMap(
      (part) => this.effectivePrice(this.columns.ordinalOf(part) ?? -1) ?? [],
    )
    return amounts.length > 0 ? Math.min(...amounts) : NaN
  }

  private readAllPrices(): Map<string, PriceEntry[]> {
    const found = new Map<string, PriceEntry[]>()
    for (const book of this.books) {
      for (const [productId, entries] of readBookPrices(this.db, book.id)) {
        const known = found.get(productId)
        if (known) known.push(...entries)
        else found.set(productId, entries)
      }
    }
    return found
  }

  /** Products of the storefront catalog with their categories, in the catalog's order. */
  private readAssignments(): Map<string, Map<string, number>> {
    const rows = readCategoryPlaces(this.db, this.site.catalogId)
    const byProduct = new Map<string, Map<string, number>>()
    for (const row of rows) {
      const placed = byProduct.get(row.product_id)
      if (placed) placed.set(row.category_id, row.position)
      else byProduct.set(row.product_id, new Map([[row.category_id, row.position]]))
    }
    return byProduct
  }

  /** Returns the numbers of the categories on the paths to a product, with its best position below each. */
  private placeInTree(placed: ReadonlyMap<string, number>): Map<number, number> {
    const positions = new Map<number, number>()
    for (const [categoryId, position] of placed) {
      if (!this.tree.get(categoryId)) continue
      const path = this.tree.path(categoryId).map((category) => category.id)
      for (const id of [this.tree.rootId, ...path]) {
        let number = this.categoryNumbers.get(id)
        if (number === undefined) {
          number = this.categoryNumbers.size
          this.categoryNumbers.set(id, number)
        }
        positions.set(number, Math.min(position, positions.get(number) ?? Infinity))
      }
    }
    return positions
  }
}
