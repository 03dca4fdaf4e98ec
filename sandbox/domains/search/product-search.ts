import type {Sandbox} from '../../sandbox'
import {stockOf} from '../inventory/stock'
import type {Site} from '../sites/site-registry'
import {collectFacets, type Facet} from './facets'
import {toFilter, type Filter} from './filters'
import {mergeRefinements, type Refinement} from './refinement'
import type {RefinementDefinition} from './refinement-definition'
import {siteIndex, type SearchDocument, type SiteIndex, type Sku} from './site-index'
import {sortCandidates, sortingOptions, type SortCandidate, type SortingOption} from './sorting'
import {searchText, type TextMatches} from './text-search'

export interface SearchQuery {
  readonly locale: string
  readonly currency: string
  /** Words that products must have; absent for a listing. */
  readonly text?: string | undefined
  readonly refinements: readonly Refinement[]
  /** Id of a sorting option; an unknown or missing one means the default. */
  readonly sort?: string | undefined
  readonly offset: number
  readonly limit: number
}

/** A product that was found, with those of its skus that pass every refinement. */
export interface SearchHit {
  readonly document: SearchDocument
  readonly skus: readonly Sku[]
}

export interface SearchResult {
  readonly hits: readonly SearchHit[]
  readonly total: number
  readonly facets: readonly Facet[]
  readonly sorting: SortingOption | undefined
  readonly sortingOptions: readonly SortingOption[]
  /** How the words were understood; absent without words. */
  readonly text: TextMatches | undefined
}

/**
 * Finds the products of a site. A product is found when one of its skus passes every refinement;
 * the counts of a refinement take all others into account, and not itself.
 */
export function searchProducts(sandbox: Sandbox, site: Site, query: SearchQuery): SearchResult {
  const {db} = sandbox
  const index = siteIndex(db, site, query.currency)
  const stock = stockOf(db, site.inventoryListId)
  const isOrderable = ({id, product}: Sku) =>
    stock?.of(id, product.minOrderQuantity).orderable ?? false
  const refinements = mergeRefinements(query.refinements)
  const categoryId = selectedCategory(refinements)
  const definitions = definitionsFor(index, categoryId)
  const filters = refinements.map((refinement) =>
    toFilter(refinement, {currency: query.currency, definitions, isOrderable}),
  )
  const text = query.text === undefined ? undefined : searchText(db, query.locale, query.text)
  const matches = matchDocuments(index.documents, filters, text)
  const candidates = matches.flatMap(toCandidate)
  const options = sortingOptions(db, site.id)
  const sorting = options.find(({id}) => id === query.sort) ?? options[0]
  const sorted = sortCandidates(candidates, sorting?.attributes ?? [], {
    categoryId: categoryId ?? index.tree.rootId,
    locale: query.locale,
    isOrderable,
  })
  return {
    hits: sorted.slice(query.offset, query.offset + query.limit),
    total: sorted.length,
    facets: collectFacets(db, {index, matches, definitions, refinements, query}),
    sorting,
    sortingOptions: options,
    text,
  }
}

/** A document with, for each sku, the attributes whose filter refuses it. */
export interface DocumentMatch {
  readonly document: SearchDocument
  readonly relevance: number
  readonly skus: readonly {readonly sku: Sku; readonly refusedBy: readonly string[]}[]
}

function matchDocuments(
  documents: readonly SearchDocument[],
  filters: readonly Filter[],
  text: TextMatches | undefined,
): DocumentMatch[] {
  const matches: DocumentMatch[] = []
  for (const document of documents) {
    const relevance = text ? text.scores.get(document.product.id) : 0
    if (relevance === undefined) continue
    // A sku that two filters refuse counts for no refinement: the others are always applied.
    const skus = document.skus.flatMap((sku) => {
      const refusedBy: string[] = []
      for (const filter of filters) {
        if (filter.passes(document, sku)) continue
        refusedBy.push(filter.attributeId)
        if (refusedBy.length > 1) return []
      }
      return [{sku, refusedBy}]
    })
    if (skus.length > 0) matches.push({document, relevance, skus})
  }
  return matches
}

function toCandidate({document, relevance, skus}: DocumentMatch): SortCandidate[] {
  const passing = skus.flatMap(({sku, refusedBy}) => (refusedBy.length === 0 ? [sku] : []))
  return passing.length === 0 ? [] : [{document, relevance, skus: passing}]
}

function selectedCategory(refinements: readonly Refinement[]): string | null {
  const category = refinements.find((refinement) => refinement.kind === 'category')
  return category?.ids[0] ?? null
}

/** Definitions of the selected category and those it inherits, the ones of the root first. */
function definitionsFor(index: SiteIndex, categoryId: string | null): RefinementDefinition[] {
  const path = categoryId ? index.tree.path(categoryId).map(({id}) => id) : []
  const found = new Map<string, RefinementDefinition>()
  for (const id of [index.tree.rootId, ...path]) {
    for (const definition of index.definitions.get(id) ?? []) {
      found.set(`${definition.type}:${definition.attributeId ?? ''}`, definition)
    }
  }
  return [...found.values()]
}
