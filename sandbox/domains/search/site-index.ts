import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {readRevision} from '../../db/revision'
import {catalogStore, type CatalogStore} from '../catalog/catalog-store'
import {categoryTree, type CategoryTree} from '../catalog/category-tree'
import type {ProductRecord} from '../catalog/product-record'
import {isOnline, siteValue} from '../catalog/product-record'
import {resolvePrices, type PriceBook, type ProductPrices} from '../pricing/price-model'
import {readPrices, sitePriceBooks} from '../pricing/price-repository'
import type {Site} from '../sites/site-registry'
import {readRefinementDefinitions, type RefinementDefinition} from './refinement-definition'

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
  /** Categories it is in, those above them included. */
  readonly categories: ReadonlySet<string>
  /** Place in each of these categories; the best of several ways down. */
  readonly positions: ReadonlyMap<string, number>
}

/** Everything that a site shows, in one currency. */
export interface SiteIndex {
  /** What a search can find. */
  readonly documents: readonly SearchDocument[]
  /** The document that a product belongs to, by the id of the product or of one of its skus. */
  readonly byProduct: ReadonlyMap<string, SearchDocument>
  readonly tree: CategoryTree
  readonly definitions: ReadonlyMap<string, readonly RefinementDefinition[]>
  /** Moment (ms) at which a price or product comes into or goes out of force. */
  readonly validUntil: number
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
  if (known && known.revision === revision && known.index.validUntil > Date.now()) {
    return known.index
  }
  const index = buildIndex(db, site, currency)
  bySite.set(key, {revision, index})
  return index
}

function buildIndex(db: Database, site: Site, currency: string): SiteIndex {
  const now = Date.now()
  const catalog = catalogStore(db)
  const tree = categoryTree(db, site.catalogId)
  const books = sitePriceBooks(db, site, currency)
  const documents: SearchDocument[] = []
  const byProduct = new Map<string, SearchDocument>()
  let validUntil = nextChange(now, Infinity, books)
  for (const [productId, placed] of readAssignments(db, site.catalogId)) {
    const product = catalog.product(productId)
    if (!product || product.type === 'variant') continue
    validUntil = nextChange(now, validUntil, [product])
    if (!isOnline(product, site.id)) continue
    const {categories, positions} = placeInTree(tree, placed)
    if (categories.size === 0) continue
    const built = buildSkus(db, catalog, site, product, books)
    validUntil = nextChange(now, validUntil, built.dated)
    if (built.skus.length === 0) continue
    const document = {product, skus: built.skus, categories, positions}
    for (const {id} of [product, ...built.skus]) byProduct.set(id, document)
    if (siteValue(product.searchable, site.id) !== false) documents.push(document)
  }
  return {
    documents,
    byProduct,
    tree,
    definitions: readRefinementDefinitions(db, site.catalogId),
    validUntil,
  }
}

interface Dated {
  readonly onlineFrom: string | null
  readonly onlineTo: string | null
}

/** The earlier of `until` and the first date after `now` among the given spans. */
function nextChange(now: number, until: number, spans: readonly Dated[]): number {
  let next = until
  for (const {onlineFrom, onlineTo} of spans) {
    for (const date of [onlineFrom, onlineTo]) {
      const time = date ? Date.parse(date) : NaN
      if (time > now && time < next) next = time
    }
  }
  return next
}

function buildSkus(
  db: Database,
  catalog: CatalogStore,
  site: Site,
  product: ProductRecord,
  books: readonly PriceBook[],
): {skus: Sku[]; dated: Dated[]} {
  const dated: Dated[] = []
  const ownEntries = readPrices(db, product.id)
  dated.push(...ownEntries)
  const own = resolvePrices(ownEntries, books)
  if (product.type !== 'master') {
    const prices = product.type === 'set' ? setPrices(db, product, books) : own
    return {skus: [{id: product.id, product, values: {}, isDefault: true, prices}], dated}
  }
  const skus = catalog.variation(product).variants.flatMap((variant): Sku[] => {
    const record = catalog.product(variant.id)
    if (!record) return []
    dated.push(record)
    if (!isOnline(record, site.id)) return []
    const entries = readPrices(db, variant.id)
    dated.push(...entries)
    const prices = resolvePrices(entries, books)
    return [{...variant, product: record, prices: prices.effective === null ? own : prices}]
  })
  return {skus, dated}
}

/** A set has no price of its own: it starts at that of its cheapest part. */
function setPrices(db: Database, set: ProductRecord, books: readonly PriceBook[]): ProductPrices {
  const parts = set.setProducts.map((id) => resolvePrices(readPrices(db, id), books))
  const priced = parts.filter(({effective}) => effective !== null)
  const cheapest = priced.reduce<ProductPrices | undefined>(
    (best, part) => (best && (best.effective ?? 0) <= (part.effective ?? 0) ? best : part),
    undefined,
  )
  return cheapest ?? resolvePrices([], books)
}

/** Products of a storefront catalog with their categories, in the catalog's order. */
function readAssignments(db: Database, catalogId: string): Map<string, Map<string, number>> {
  const rows = queryAll<{product_id: string; category_id: string; position: number}>(
    db,
    `SELECT product_id, category_id, position FROM category_assignment
     WHERE catalog_id = ? ORDER BY position, product_id`,
    catalogId,
  )
  const byProduct = new Map<string, Map<string, number>>()
  for (const row of rows) {
    const placed = byProduct.get(row.product_id) ?? new Map<string, number>()
    placed.set(row.category_id, row.position)
    byProduct.set(row.product_id, placed)
  }
  return byProduct
}

function placeInTree(tree: CategoryTree, placed: ReadonlyMap<string, number>) {
  const positions = new Map<string, number>()
  for (const [categoryId, position] of placed) {
    if (!tree.get(categoryId)) continue
    for (const id of [tree.rootId, ...tree.path(categoryId).map((category) => category.id)]) {
      positions.set(id, Math.min(position, positions.get(id) ?? Infinity))
    }
  }
  return {categories: new Set(positions.keys()), positions}
}
