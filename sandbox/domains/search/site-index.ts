import type {Database} from '../../db/database'
import {readRevision} from '../../db/revision'
import {catalogStore, type CatalogStore} from '../catalog/catalog-store'
import {categoryTree, type CategoryTree} from '../catalog/category-tree'
import {isOnline, type ProductRecord} from '../catalog/product-record'
import {resolvePrices, type ProductPrices} from '../pricing/price-model'
import {readPrices} from '../pricing/price-repository'
import type {PriceQuery} from '../catalog/sellable-product'
import type {Site} from '../sites/site-registry'
import {Bitset} from './bitset'
import type {CatalogColumns} from './catalog-columns'
import type {RefinementDefinition} from './refinement-definition'
import {buildSiteTables, type SiteTables} from './site-tables'
import {readStoredTables} from './stored-tables'

/** Sellable unit of a document: a variant, or the product itself. */
export interface Sku {
  readonly id: string
  readonly product: ProductRecord
  /** Values by variation attribute; empty for a product without variants. */
  readonly values: Readonly<Record<string, string>>
  readonly isDefault: boolean
  readonly prices: ProductPrices
}

/** One product that a search can find. */
export interface SearchDocument {
  readonly product: ProductRecord
  readonly skus: readonly Sku[]
  /** Prices of the parts of a set, which determine the set's price range. */
  readonly partPrices?: readonly ProductPrices[]
}

/** Maximum number of parsed documents in memory; when it is exceeded, all are removed. */
const parsedCapacity = 20_000

/** Maximum number of cached filter results. */
const filterCapacity = 300

/**
 * Search index of a site in one currency. Documents and skus are identified by number; their
 * products are read from the database only when a response contains them.
 */
export class SiteIndex {
  /** The document that a product belongs to, by the id of the product or of one of its skus. */
  readonly byProduct: {get(id: string): SearchDocument | undefined; has(id: string): boolean}
  private readonly documents = new Map<number, SearchDocument>()
  /** Document by the ordinal of its product or of one of its skus; -1 without one. */
  private readonly documentOf: Int32Array
  private readonly filters = new Map<string, Bitset>()
  private readonly derived = new Map<string, unknown>()

  constructor(
    private readonly db: Database,
    readonly tables: SiteTables,
  ) {
    const {documentProduct, documentStart, skuProduct} = tables
    this.documentOf = new Int32Array(tables.columns.ids.length).fill(-1)
    documentProduct.forEach((product, document) => {
      this.documentOf[product] = document
      // Variants are assigned to their master, also when they are part of a variation group.
      if (tables.columns.typeOf(product) === 'variation_group') return
      const end = documentStart[document + 1] ?? 0
      for (let sku = documentStart[document] ?? 0; sku < end; sku += 1) {
        this.documentOf[skuProduct[sku] ?? -1] = document
      }
    })
    const find = (id: string) => this.documentOf[this.columns.ordinalOf(id) ?? -1] ?? -1
    this.byProduct = {
      has: (id) => find(id) >= 0,
      get: (id) => {
        const document = find(id)
        return document < 0 ? undefined : this.document(document)
      },
    }
  }

  get columns(): CatalogColumns {
    return this.tables.columns
  }

  /** Time for which the index was built; the present for an index without a time of its own. */
  get time(): Date {
    return new Date(this.tables.time ?? Date.now())
  }

  get tree(): CategoryTree {
    return categoryTree(this.db, this.tables.catalogId)
  }

  get definitions(): ReadonlyMap<string, readonly RefinementDefinition[]> {
    return this.tables.definitions
  }

  get documentCount(): number {
    return this.tables.documentProduct.length
  }

  get skuCount(): number {
    return this.tables.skuProduct.length
  }

  /** Returns the product of a document with its skus. */
  document(number: number): SearchDocument {
    let document = this.documents.get(number)
    if (!document) {
      document = this.readDocument(number)
      if (this.documents.size >= parsedCapacity) this.documents.clear()
      this.documents.set(number, document)
    }
    return document
  }

  /** Returns the skus of a filter, calculated once for each key. */
  filter(key: string, fill: (skus: Bitset) => void): Bitset {
    let skus = this.filters.get(key)
    if (!skus) {
      skus = new Bitset(this.skuCount)
      fill(skus)
      if (this.filters.size >= filterCapacity) this.filters.clear()
      this.filters.set(key, skus)
    }
    return skus
  }

  /** Returns a value that depends only on this index, calculated once for each key. */
  derive<T>(key: string, make: () => T): T {
    if (!this.derived.has(key)) this.derived.set(key, make())
    return this.derived.get(key) as T
  }

  /**
   * Returns a product that is found by id but not in listings: an online product of the site in
   * offline categories, or a master without sellable variants. Undefined for a product that the
   * site does not have.
   */
  unlisted(productId: string): SearchDocument | undefined {
    const {catalogId, siteId} = this.tables
    const catalog = catalogStore(this.db)
    const asked = catalog.product(productId)
    const product = asked?.masterId ? catalog.product(asked.masterId) : asked
    if (
      !asked ||
      !product ||
      !isOnline(asked, siteId, this.time) ||
      !isOnline(product, siteId, this.time)
    )
      return undefined
    if (catalog.categoryIds(asked, catalogId).length === 0) return undefined
    const isShown = ({id}: {id: string}) => {
      const variant = catalog.product(id)
      return !!variant && isOnline(variant, siteId, this.time)
    }
    const shown = catalog.variation(product).variants.filter(isShown)
    return this.describe(product, new Set(shown.map(({id}) => id)))
  }

  private pricesOf(id: string): ProductPrices {
    return resolvePrices(readPrices(this.db, id), this.tables.books, 1, this.time)
  }

  private readDocument(number: number): SearchDocument {
    const {columns, documentProduct, documentStart, skuProduct} = this.tables
    const product = catalogStore(this.db).product(columns.ids[documentProduct[number] ?? -1] ?? '')
    if (!product) throw new Error('The index speaks of a product that is not there.')
    const skus = skuProduct.subarray(documentStart[number] ?? 0, documentStart[number + 1] ?? 0)
    return this.describe(
      product,
      new Set(Array.from(skus, (ordinal) => columns.ids[ordinal] ?? '')),
    )
  }

  /** Returns a product with its skus; only the shown variants are included. */
  private describe(product: ProductRecord, shown: ReadonlySet<string>): SearchDocument {
    const catalog = catalogStore(this.db)
    const pricesOf = (id: string) => this.pricesOf(id)
    const own = pricesOf(product.id)
    if (product.type !== 'master' && product.type !== 'variation_group') {
      const parts = product.type === 'set' ? pricedParts(catalog, product, pricesOf) : []
      const prices = cheapest(parts) ?? own
      const skus = [{id: product.id, product, values: {}, isDefault: true, prices}]
      return parts.length > 0 ? {product, skus, partPrices: parts} : {product, skus}
    }
    const skus = catalog.variation(product).variants.flatMap((variant): Sku[] => {
      const record = shown.has(variant.id) ? catalog.product(variant.id) : undefined
      if (!record) return []
      const prices = pricesOf(variant.id)
      return [{...variant, product: record, prices: prices.effective === null ? own : prices}]
    })
    return {product, skus}
  }
}

/**
 * Returns the prices of the parts of a set. A set has no price of its own; its price range is that
 * of its parts, or of the variants of a master.
 */
function pricedParts(
  catalog: CatalogStore,
  set: ProductRecord,
  pricesOf: (id: string) => ProductPrices,
) {
  return set.setProducts
    .flatMap((id) => {
      const part = catalog.product(id)
      const own = pricesOf(id)
      const variants = part?.type === 'master' ? catalog.variation(part).variants : []
      if (variants.length === 0) return [own]
      return variants.map((variant) => {
        const prices = pricesOf(variant.id)
        return prices.effective === null ? own : prices
      })
    })
    .filter(({effective}) => effective !== null)
}

function cheapest(prices: readonly ProductPrices[]): ProductPrices | undefined {
  return prices.reduce<ProductPrices | undefined>(
    (best, one) => (best && (best.effective ?? 0) <= (one.effective ?? 0) ? best : one),
    undefined,
  )
}

interface CachedIndex {
  readonly revision: number
  readonly index: SiteIndex
}

const indexes = new WeakMap<Database, Map<string, CachedIndex>>()

/**
 * Returns the index of a site, rebuilt when the catalog has changed or a validity date has passed.
 * @param pricing price books and time of a shopper; the site's books and the present without it
 */
export function siteIndex(
  db: Database,
  site: Site,
  currency: string,
  pricing?: PriceQuery,
): SiteIndex {
  const bySite = indexesOf(db, pricing ? personalIndexes : indexes)
  const key = [site.id, currency, ...(pricing ? [personalKey(pricing)] : [])].join('/')
  const revision = readRevision(db, 'catalog')
  const known = bySite.get(key)
  if (known && known.revision === revision && known.index.tables.validUntil > Date.now()) {
    return known.index
  }
  const stored = pricing ? undefined : readStoredTables(db, site, currency)
  const index = new SiteIndex(db, stored ?? buildSiteTables(db, site, currency, pricing))
  if (pricing && bySite.size >= personalCapacity) bySite.clear()
  bySite.set(key, {revision, index})
  return index
}

/** Maximum number of indexes in memory that are not for everyone; when it is exceeded, all are removed. */
const personalCapacity = 8

/** Indexes by other price books, or for another time, by site. */
const personalIndexes: typeof indexes = new WeakMap()

function indexesOf(db: Database, all: typeof indexes): Map<string, CachedIndex> {
  const known = all.get(db) ?? new Map<string, CachedIndex>()
  all.set(db, known)
  return known
}

const personalKey = ({books = [], now}: PriceQuery) =>
  JSON.stringify([books.map(({id}) => id), now ?? null])
