import type {Database} from '../../db/database'
import {attributeDefinitions} from '../attributes/attribute-definition-repository'
import type {Category} from '../catalog/category-tree'
import {toMinor} from '../money'
import {localize} from '../sites/locale'
import type {Bitset} from './bitset'
import {attributeBuckets, bucketLabel, compareValues, isAskedFor} from './buckets'
import type {Refinement} from './refinement'
import type {RefinementDefinition} from './refinement-definition'
import type {SiteIndex} from './site-index'

/** Refinement of a result, with the number of products for each value. */
export interface Facet {
  readonly attributeId: string
  readonly label: string
  readonly values: readonly FacetValue[]
}

export interface FacetValue {
  readonly value: string
  readonly label: string
  readonly hitCount: number
  readonly description?: string
  readonly presentationId?: string
  /** Child values, for categories. */
  readonly values?: readonly FacetValue[]
}

export interface FacetInput {
  readonly index: SiteIndex
  readonly definitions: readonly RefinementDefinition[]
  readonly refinements: readonly Refinement[]
  readonly locale: string
  readonly currency: string
  /** Returns the skus that match all refinements except that of an attribute. */
  skusWithout(attributeId: string): Bitset
}

/**
 * Returns the refinements of a result in the order of their definitions; refinements without values
 * are left out.
 */
export function collectFacets(db: Database, input: FacetInput): Facet[] {
  return input.definitions.flatMap((definition) => {
    const facet = collectFacet(db, input, definition)
    return facet && facet.values.length > 0 ? [facet] : []
  })
}

function collectFacet(
  db: Database,
  input: FacetInput,
  definition: RefinementDefinition,
): Facet | undefined {
  const label = localize(definition.name, input.locale)
  switch (definition.type) {
    case 'category':
      return {
        attributeId: 'cgid',
        label: label ?? 'Category',
        values: categoryValues(input, definition),
      }
    case 'price':
      return {attributeId: 'price', label: label ?? 'Price', values: priceValues(input, definition)}
    case 'attribute': {
      const attributeId = definition.attributeId ?? ''
      const values = attributeValues(db, input, definition, attributeId)
      return {attributeId, label: label ?? attributeId, values}
    }
    case 'promotion':
      return undefined
  }
}

/** Counts documents by keys of their skus, each document once for a key. */
class DocumentCounter {
  readonly counts: Int32Array
  private readonly last: Int32Array

  constructor(keys: number) {
    this.counts = new Int32Array(keys)
    this.last = new Int32Array(keys).fill(-1)
  }

  /** Counts a document for a key. All calls for one document must follow each other. */
  add(key: number, document: number): void {
    if (this.last[key] === document) return
    this.last[key] = document
    this.counts[key] = (this.counts[key] ?? 0) + 1
  }
}

/**
 * Returns the child categories of the root that contain hits, and the child categories of each
 * category on the path to the selected one.
 */
function categoryValues(
  {index, refinements, locale, skusWithout}: FacetInput,
  definition: RefinementDefinition,
): FacetValue[] {
  const {tables, tree} = index
  const counter = new DocumentCounter(tables.categoryIds.length)
  let last = -1
  skusWithout('cgid').each((sku) => {
    const document = tables.skuDocument[sku] ?? -1
    if (document === last) return
    last = document
    const end = tables.documentCategoryStart[document + 1] ?? 0
    for (let at = tables.documentCategoryStart[document] ?? 0; at < end; at += 1) {
      counter.add(tables.documentCategory[at] ?? -1, document)
    }
  })
  const numbers = new Map(tables.categoryIds.map((id, number) => [id, number]))
  const selected = refinements.find(({kind}) => kind === 'category')
  const selectedId =
    selected?.kind === 'category' ? selected.ids.find((id) => tree.get(id)) : undefined
  const open = new Set(selectedId ? tree.path(selectedId).map(({id}) => id) : [])
  const build = (category: Category): FacetValue[] => {
    const hitCount = counter.counts[numbers.get(category.id) ?? -1] ?? 0
    if (hitCount === 0) return []
    const values = open.has(category.id) ? category.children.flatMap(build) : []
    return [
      {
        value: category.id,
        label: localize(category.texts['name'], locale) ?? category.id,
        hitCount,
        ...(values.length > 0 ? {values: sortValues(values, definition, locale)} : {}),
      },
    ]
  }
  return sortValues((tree.root?.children ?? []).flatMap(build), definition, locale)
}

function priceValues(
  {index, currency, locale, skusWithout}: FacetInput,
  definition: RefinementDefinition,
): FacetValue[] {
  const buckets = definition.buckets
    .flatMap((bucket) => (bucket.kind === 'price' && bucket.currency === currency ? [bucket] : []))
    .sort((a, b) => a.threshold - b.threshold)
  const ends = buckets.map(({threshold}) => toMinor(threshold, currency))
  const counter = new DocumentCounter(buckets.length)
  const {skuPrice, skuDocument} = index.tables
  skusWithout('price').each((sku) => {
    const price = skuPrice[sku] ?? NaN
    for (let step = 0; step < ends.length; step += 1) {
      if (!(price < (ends[step] ?? 0))) continue
      counter.add(step, skuDocument[sku] ?? -1)
      return
    }
  })
  return buckets.flatMap((bucket, step) => {
    const hitCount = counter.counts[step] ?? 0
    const value = `(${buckets[step - 1]?.threshold ?? 0}..${bucket.threshold})`
    return hitCount > 0 ? [{value, label: localize(bucket.name, locale) ?? value, hitCount}] : []
  })
}

function attributeValues(
  db: Database,
  input: FacetInput,
  definition: RefinementDefinition,
  attributeId: string,
): FacetValue[] {
  const {index, locale, refinements} = input
  const column = index.columns.attribute(attributeId)
  const buckets = attributeBuckets(definition)
  const bucketOf = column.values.map((value) => buckets.findIndex((one) => one.holds(value)))
  const plain = new DocumentCounter(column.values.length)
  const grouped = new DocumentCounter(buckets.length + 1)
  const {skuProduct, skuDocument} = index.tables
  input.skusWithout(attributeId).each((sku) => {
    const product = skuProduct[sku] ?? -1
    const end = column.starts[product + 1] ?? 0
    for (let at = column.starts[product] ?? 0; at < end; at += 1) {
      const code = column.codes[at] ?? -1
      const bucket = bucketOf[code] ?? -1
      if (bucket >= 0) grouped.add(bucket, skuDocument[sku] ?? -1)
      else plain.add(code, skuDocument[sku] ?? -1)
    }
  })
  const selected = new Set(
    refinements.flatMap((one) =>
      one.kind === 'attribute' && one.attributeId === attributeId ? one.values : [],
    ),
  )
  const inBuckets = buckets.map((resolved, at): FacetValue => {
    const {presentationId, description} = resolved.bucket
    const about = localize(description, locale)
    return {
      value: resolved.value,
      label: bucketLabel(resolved, locale),
      hitCount: grouped.counts[at] ?? 0,
      ...(about === undefined ? {} : {description: about}),
      ...(presentationId ? {presentationId} : {}),
    }
  })
  const showsValues = buckets.length === 0 || definition.unbucketed === 'show-values'
  const selectedSingles = new Set(
    [...selected].filter((value) => !buckets.some((bucket) => bucket.value === value)),
  )
  const singles = showsValues
    ? singleValues(db, input, attributeId, plain.counts, selectedSingles)
    : []
  const isShown = ({value, hitCount}: FacetValue) =>
    hitCount > 0 ||
    selected.has(value) ||
    buckets.some((one) => one.value === value && [...selected].some((v) => isAskedFor(one, v)))
  return sortValues([...inBuckets, ...singles].filter(isShown), definition, locale)
}

/** Returns the single values of an attribute, in the order of its value list. */
function singleValues(
  db: Database,
  {index, locale}: FacetInput,
  attributeId: string,
  counts: Int32Array,
  selected: ReadonlySet<string>,
): FacetValue[] {
  const {values} = index.columns.attribute(attributeId)
  const codes = new Map(values.map((value, code) => [value, code]))
  const names = attributeId.startsWith('c_')
    ? attributeDefinitions(db, 'Product').get(attributeId.slice(2))?.valueNames
    : undefined
  const present = values.filter((_value, code) => (counts[code] ?? 0) > 0).sort(compareValues)
  const ordered = new Set([...(names?.keys() ?? []), ...present, ...selected])
  return [...ordered].map((value) => ({
    value,
    label: localize(names?.get(value), locale) ?? value,
    hitCount: counts[codes.get(value) ?? -1] ?? 0,
    presentationId: value,
  }))
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
