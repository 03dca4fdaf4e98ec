import type {Database} from '../../db/database'
import {attributeDefinitions} from '../catalog/attribute-definitions'
import type {Category} from '../catalog/category-tree'
import {toMinor} from '../money'
import {localize} from '../sites/locale'
import {attributeBuckets, attributeValues} from './filters'
import type {DocumentMatch, SearchQuery} from './product-search'
import type {Refinement} from './refinement'
import type {RefinementDefinition} from './refinement-definition'
import type {SearchDocument, SiteIndex, Sku} from './site-index'

/** One way to narrow a result, with how many products each value leaves. */
export interface Facet {
  readonly attributeId: string
  readonly label: string
  readonly values: readonly FacetValue[]
}

export interface FacetValue {
  readonly value: string
  readonly label: string
  readonly hitCount: number
  readonly presentationId?: string
  /** Values below this one, for categories. */
  readonly values?: readonly FacetValue[]
}

interface FacetInput {
  readonly index: SiteIndex
  readonly matches: readonly DocumentMatch[]
  readonly definitions: readonly RefinementDefinition[]
  readonly refinements: readonly Refinement[]
  readonly query: SearchQuery
}

/** The refinements of a result in the order of their definitions; one without values is left out. */
export function collectFacets(db: Database, input: FacetInput): Facet[] {
  return input.definitions.flatMap((definition) => {
    const facet = collectFacet(db, input, definition)
    if (!facet || facet.values.length === 0) return []
    if (definition.cutoff !== null && input.matches.length < definition.cutoff) return []
    return [facet]
  })
}

function collectFacet(
  db: Database,
  input: FacetInput,
  definition: RefinementDefinition,
): Facet | undefined {
  const label = localize(definition.name, input.query.locale)
  switch (definition.type) {
    case 'category':
      return {attributeId: 'cgid', label: label ?? 'Category', values: categoryValues(input)}
    case 'price':
      return {attributeId: 'price', label: label ?? 'Price', values: priceValues(input, definition)}
    case 'attribute': {
      const attributeId = `c_${definition.attributeId ?? ''}`
      const values = valuesOfAttribute(db, input, definition, attributeId)
      return {attributeId, label: label ?? attributeId, values}
    }
    case 'promotion':
      return undefined
  }
}

/** Counts documents by the keys that their skus have, every other filter applied. */
function countBy(
  {matches}: FacetInput,
  attributeId: string,
  keysOf: (document: SearchDocument, sku: Sku) => Iterable<string>,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const {document, skus} of matches) {
    const keys = new Set<string>()
    for (const {sku, refusedBy} of skus) {
      if (refusedBy.length > 0 && refusedBy[0] !== attributeId) continue
      for (const key of keysOf(document, sku)) keys.add(key)
    }
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** Children of the root that hold hits; below the selected category's way down, theirs as well. */
function categoryValues(input: FacetInput): FacetValue[] {
  const {index, refinements, query} = input
  const counts = countBy(input, 'cgid', ({categories}) => categories)
  const selected = refinements.find(({kind}) => kind === 'category')
  const selectedId = selected?.kind === 'category' ? selected.ids[0] : undefined
  const open = new Set(selectedId ? index.tree.path(selectedId).map(({id}) => id) : [])
  const build = (category: Category): FacetValue[] => {
    const hitCount = counts.get(category.id) ?? 0
    if (hitCount === 0) return []
    const values = open.has(category.id) ? category.children.flatMap(build) : []
    return [
      {
        value: category.id,
        label: localize(category.texts['name'], query.locale) ?? category.id,
        hitCount,
        ...(values.length > 0 ? {values} : {}),
      },
    ]
  }
  return (index.tree.root?.children ?? []).flatMap(build)
}

function priceValues(input: FacetInput, definition: RefinementDefinition): FacetValue[] {
  const {currency, locale} = input.query
  const buckets = definition.buckets
    .flatMap((bucket) => (bucket.kind === 'price' && bucket.currency === currency ? [bucket] : []))
    .sort((a, b) => a.threshold - b.threshold)
  const steps = buckets.map((bucket, position) => {
    const from = buckets[position - 1]?.threshold ?? 0
    const value = `(${from}..${bucket.threshold})`
    return {
      value,
      label: localize(bucket.name, locale) ?? value,
      from: toMinor(from, currency),
      to: toMinor(bucket.threshold, currency),
    }
  })
  const counts = countBy(input, 'price', (_document, {prices: {effective}}) =>
    effective === null
      ? []
      : steps.filter(({from, to}) => effective >= from && effective < to).map(({value}) => value),
  )
  return steps.flatMap(({value, label}) => {
    const hitCount = counts.get(value) ?? 0
    return hitCount > 0 ? [{value, label, hitCount}] : []
  })
}

function valuesOfAttribute(
  db: Database,
  input: FacetInput,
  definition: RefinementDefinition,
  attributeId: string,
): FacetValue[] {
  const {locale} = input.query
  const selected = new Set(
    input.refinements.flatMap((one) =>
      one.kind === 'attribute' && one.attributeId === attributeId ? one.values : [],
    ),
  )
  const buckets = attributeBuckets([definition], attributeId)
  const counts = countBy(input, attributeId, (_document, {product}) =>
    attributeValues(product, attributeId),
  )
  const names = attributeDefinitions(db, 'Product').get(attributeId.slice(2))?.valueNames
  const values =
    buckets.length > 0
      ? buckets.map(({name, values: grouped, presentationId}) => ({
          value: name['default'] ?? grouped[0] ?? '',
          label: localize(name, locale) ?? name['default'] ?? '',
          hitCount:
            countBy(input, attributeId, (_document, {product}) =>
              attributeValues(product, attributeId).some((value) => grouped.includes(value))
                ? ['bucket']
                : [],
            ).get('bucket') ?? 0,
          ...(presentationId ? {presentationId} : {}),
        }))
      : [...new Set([...(names?.keys() ?? []), ...counts.keys(), ...selected])].map((value) => ({
          value,
          label: localize(names?.get(value), locale) ?? value,
          hitCount: counts.get(value) ?? 0,
          presentationId: value,
        }))
  const shown = values.filter(({value, hitCount}) => hitCount > 0 || selected.has(value))
  return sortValues(shown, definition, locale)
}

function sortValues(
  values: readonly FacetValue[],
  {sortMode, sortDescending}: RefinementDefinition,
  locale: string,
): FacetValue[] {
  const collator = new Intl.Collator(locale === 'default' ? 'en' : locale, {numeric: true})
  const sign = sortDescending ? -1 : 1
  if (sortMode === 'value-name') {
    return values.toSorted((a, b) => sign * collator.compare(a.label, b.label))
  }
  if (sortMode === 'value-count') {
    return values.toSorted((a, b) => sign * (a.hitCount - b.hitCount))
  }
  return [...values]
}
