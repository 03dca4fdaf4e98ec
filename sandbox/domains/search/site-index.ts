import type {Database} from '../../db/database'
import {readRevision} from '../../db/revision'
import {catalogStore} from '../catalog/catalog-store'
import {categoryTree, type CategoryTree} from '../catalog/category-tree'
import {isOnline, type ProductRecord} from '../catalog/product-record'
import {resolvePrices, type PriceBook, type ProductPrices} from '../pricing/price-model'
import {readPrices} from '../pricing/price-repository'
import type {Site} from '../sites/site-registry'
import {Bitset} from './bitset'
import type {CatalogColumns} from './catalog-columns'
import type {RefinementDefinition} from './refinement-definition'
import {buildSiteTables, type SiteTables} from './site-tables'

/** What can be bought of a document: a variant, or the product itself. */
export interface Sku {
  readonly id: string
  readonly product: ProductRecord
  /** Choice by variation attribute; empty for a product without variants. */
  readonly values: Readonly<Record<string, string>>
  readonly isDefault: boolean
  readonly prices: ProductPrices
}

/** One product that a search can find. */
export interface SearchDocument {
  readonly product: ProductRecord
  readonly skus: readonly Sku[]
  /** Prices of the parts of a set, between which its own lies. */
  readonly partPrices?: readonly ProductPrices[]
}

/** Parsed documents kept in memory; beyond this all go. */
const parsedCapacity = 20_000

/** Sets of skus kept for filters that come again. */
const filterCapacity = 300

/**
 * Everything that a site shows, in one currency. Documents and skus go by number; their products
 * are read from the database only when an answer shows them.
 */
export class SiteIndex {
  /** The document that a product belongs to, by the id of the product or of one of its skus. */
  readonly byProduct: {get(id: string): SearchDocument | undefined; has(id: string): boolean}
  private readonly documents = new Map<number, SearchDocument>()
  private readonly documentOf = new Map<number, number>()
  private readonly filters = new Map<string, Bitset>()
  private readonly derived = new Map<string, unknown>()

  constructor(
    private readonly db: Database,
    readonly tables: SiteTables,
  ) {
    const {documentProduct, documentStart, skuProduct} = tables
    documentProduct.forEach((product, document) => {
      this.documentOf.set(product, document)
      // Variants belong to their master, also where a group stands for them.
      if (tables.columns.typeOf(product) === 'variation_group') return
      const end = documentStart[document + 1] ?? 0
      for (let sku = documentStart[document] ?? 0; sku < end; sku += 1) {
        this.documentOf.set(skuProduct[sku] ?? -1, document)
      }
    })
    const find = (id: string) => this.documentOf.get(this.columns.ordinalOf(id) ?? -1)
    this.byProduct = {
      has: (id) => find(id) !== undefined,
      get: (id) => {
        const document = find(id)
        return document === undefined ? undefined : this.document(document)
      },
    }
  }

  get columns(): CatalogColumns {
    return this.tables.columns
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

  /** The product of a document with everything that can be bought of it. */
  document(number: number): SearchDocument {
    let document = this.documents.get(number)
    if (!document) {
      document = this.readDocument(number)
      if (this.documents.size >= parsedCapacity) this.documents.clear()
      this.documents.set(number, document)
    }
    return document
  }

  /** The skus of a filter, made once for each key. */
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

  /** A value that depends on nothing but this index, made once for each key. */
  derive<T>(key: string, make: () => T): T {
    if (!this.derived.has(key)) this.derived.set(key, make())
    return this.derived.get(key) as T
  }

  /**
   * What no listing shows but a call by id does: an online product of the site whose categories are
   * not, or a master that has nothing to sell. Undefined for what the site does not have.
   */
  unlisted(productId: string): SearchDocument | undefined {
    const {catalogId, siteId} = this.tables
    const catalog = catalogStore(this.db)
    const asked = catalog.product(productId)
    const product = asked?.masterId ? catalog.product(asked.masterId) : asked
    if (!asked || !product || !isOnline(asked, siteId) || !isOnline(product, siteId))
      return undefined
    if (catalog.categoryIds(asked, catalogId).length === 0) return undefined
    const isShown = ({id}: {id: string}) => {
      const variant = catalog.product(id)
      return !!variant && isOnline(variant, siteId)
    }
    const shown = catalog.variation(product).variants.filter(isShown)
    return this.describe(product, new Set(shown.map(({id}) => id)))
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

  /** A product with what can be bought of it, of its variants those that are shown. */
  private describe(product: ProductRecord, shown: ReadonlySet<string>): SearchDocument {
    const {books} = this.tables
    const catalog = catalogStore(this.db)
    const own = resolvePrices(readPrices(this.db, product.id), books)
    if (product.type !== 'master' && product.type !== 'variation_group') {
      const parts = product.type === 'set' ? pricedParts(this.db, product, books) : []
      const prices = cheapest(parts) ?? own
      const skus = [{id: product.id, product, values: {}, isDefault: true, prices}]
      return parts.length > 0 ? {product, skus, partPrices: parts} : {product, skus}
    }
    const skus = catalog.variation(product).variants.flatMap((variant): Sku[] => {
      const record = shown.has(variant.id) ? catalog.product(variant.id) : undefined
      if (!record) return []
      const prices = resolvePrices(readPrices(this.db, variant.id), books)
      return [{...variant, product: record, prices: prices.effective === null ? own : prices}]
    })
    return {product, skus}
  }
}

/**
 * A set has no price of its own: it lies between those of its parts, of a master between those of its
 * variants.
 */
function pricedParts(db: Database, set: ProductRecord, books: readonly PriceBook[]) {
  const catalog = catalogStore(db)
  const pricesOf = (id: string) => resolvePrices(readPrices(db, id), books)
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

/** The index of a site, built when the catalog has changed or a date has passed. */
export function siteIndex(db: Database, site: Site, currency: string): SiteIndex {
  const revision = readRevision(db, 'catalog')
  let bySite = indexes.get(db)
  if (!bySite) {
    bySite = new Map()
    indexes.set(db, bySite)
  }
  const key = `${site.id}/${currency}`
  const known = bySite.get(key)
  if (known && known.revision === revision && known.index.tables.validUntil > Date.now()) {
    return known.index
  }
  const index = new SiteIndex(db, buildSiteTables(db, site, currency))
  bySite.set(key, {revision, index})
  return index
}
