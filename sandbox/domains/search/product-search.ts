import type {Database} from '../../db/database'
import {personalPricing} from '../promotions/personal-pricing'
import {promotedProducts} from '../promotions/product-promotions'
import {ANYBODY, audienceKey, type ShopperFacts} from '../promotions/situation'
import type {Site} from '../sites/site-registry'
import {Bitset} from './bitset'
import {collectFacets, type Facet} from './facets'
import {filterSkus, type FilterContext} from './filters'
import {orderableSkus} from './orderable'
import {mergeRefinements, type Refinement} from './refinement'
import {definitionsFor} from './refinement-definition'
import {siteIndex, type SearchDocument, type SiteIndex, type Sku} from './site-index'
import {siteText} from './site-text'
import {defaultSorting, sortDocuments, sortingOptions, type SortingOption} from './sorting'
import type {TextMatches} from './text/text-matcher'

export interface SearchQuery {
  readonly locale: string
  readonly currency: string
  /** Shopper whose prices and promotions apply; an anonymous one when absent. */
  readonly shopper?: ShopperFacts
  /** Words that products must contain; absent for a category listing. */
  readonly text?: string | undefined
  readonly refinements: readonly Refinement[]
  /** Id of a sorting option; an unknown or missing one means the default. */
  readonly sort?: string | undefined
  readonly offset: number
  readonly limit: number
}

/** Product that was found, with the skus that match all refinements. */
export interface SearchHit {
  readonly document: SearchDocument
  readonly skus: readonly Sku[]
}

export interface SearchResult {
  readonly hits: readonly SearchHit[]
  readonly total: number
  readonly facets: readonly Facet[]
  /** Requested sorting option, if the site has it. */
  readonly sorting: SortingOption | undefined
  readonly sortingOptions: readonly SortingOption[]
  /** Interpretation of the search words; absent without words. */
  readonly text: TextMatches | undefined
}

/**
 * Finds the products of a site. A product is found when one of its skus matches all refinements;
 * the counts of a refinement are calculated with all other refinements applied.
 */
export function searchProducts(db: Database, shop: Site, query: SearchQuery): SearchResult {
  const site = {...shop, currency: query.currency}
  const {shopper = ANYBODY} = query
  const index = siteIndex(db, site, query.currency, personalPricing(db, site, shopper))
  const refinements = mergeRefinements(query.refinements)
  const categoryId = selectedCategory(refinements, index.tree) ?? index.tree.rootId
  const path = [index.tree.rootId, ...index.tree.path(categoryId).map(({id}) => id)]
  const definitions = definitionsFor(index.definitions, path)
  const orderable = () => orderableSkus(db, index, site.inventoryListId)
  const context: FilterContext = {
    db,
    index,
    currency: query.currency,
    definitions,
    orderable,
    inStock: (listId) => orderableSkus(db, index, listId),
    audience: audienceKey(shopper),
    promoted: (id, role) => promotedProducts(db, site, id, {role, shopper}),
  }
  const text = query.text === undefined ? undefined : searchText(db, site, index, query)
  const base = text ? index.tables.searchable.and(text.skus) : index.tables.searchable
  const filters = refinements.map((refinement) => ({
    attributeId: refinement.attributeId,
    skus: filterSkus(refinement, context),
  }))
  const skusWithout = memoized((attributeId) =>
    filters.reduce(
      (skus, one) => (one.attributeId === attributeId ? skus : skus.and(one.skus)),
      base,
    ),
  )
  const skus = skusWithout('')
  const options = sortingOptions(db, site.id)
  const sorting = options.find(({id}) => id === query.sort)
  const sorted = sortDocuments(
    documentsOf(index, skus),
    sorting?.attributes ?? defaultSorting(db, site, {hasText: text !== undefined, path, shopper}),
    {
      db,
      siteId: site.id,
      index,
      categoryId,
      locale: query.locale,
      relevance: text?.relevance ?? null,
      skus,
      isPartial: refinements.some(({kind}) => kind !== 'category'),
      orderable,
    },
  )
  const facetInput = {...query, index, definitions, refinements, skusWithout}
  return {
    hits: sorted
      .slice(query.offset, query.offset + query.limit)
      .map((document) => toHit(index, document, skus)),
    total: sorted.length,
    facets: collectFacets(db, facetInput),
    sorting,
    sortingOptions: options,
    text: text?.matches,
  }
}

function searchText(db: Database, site: Site, index: SiteIndex, query: SearchQuery) {
  const {matcher, documentOf} = siteText(db, site, query.locale)
  const matches = matcher.match(query.text ?? '')
  const {documentProduct, documentStart} = index.tables
  const relevance = new Float64Array(documentProduct.length)
  const skus = new Bitset(index.skuCount)
  for (let document = 0; document < documentProduct.length; document += 1) {
    const score = matches.scores[documentOf[documentProduct[document] ?? -1] ?? -1] ?? 0
    if (score === 0) continue
    relevance[document] = score
    const end = documentStart[document + 1] ?? 0
    for (let sku = documentStart[document] ?? 0; sku < end; sku += 1) skus.add(sku)
  }
  return {matches, relevance, skus}
}

/** Returns the documents that have one of the skus, in the order of the catalog. */
function documentsOf(index: SiteIndex, skus: Bitset): number[] {
  const documents: number[] = []
  let last = -1
  skus.each((sku) => {
    const document = index.tables.skuDocument[sku] ?? -1
    if (document === last) return
    last = document
    documents.push(document)
  })
  return documents
}

function toHit(index: SiteIndex, number: number, skus: Bitset): SearchHit {
  const document = index.document(number)
  const start = index.tables.documentStart[number] ?? 0
  return {document, skus: document.skus.filter((_sku, at) => skus.has(start + at))}
}

function selectedCategory(
  refinements: readonly Refinement[],
  tree: SiteIndex['tree'],
): string | null {
  const category = refinements.find((refinement) => refinement.kind === 'category')
  return category?.ids.find((id) => tree.get(id)) ?? null
}

function memoized(compute: (key: string) => Bitset): (key: string) => Bitset {
  const known = new Map<string, Bitset>()
  return (key) => {
    let value = known.get(key)
    if (!value) {
      value = compute(key)
      known.set(key, value)
    }
    return value
  }
}
