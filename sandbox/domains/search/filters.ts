import type {Database} from '../../db/database'
import {toMinor} from '../money'
import type {ProductType} from '../catalog/product-record'
import {Bitset} from './bitset'
import {attributeBuckets, compareValues, isAskedFor} from './buckets'
import {availableOnWeb, type OwnRefinement, type PromotionRole, type Refinement} from './refinement'
import type {RefinementDefinition} from './refinement-definition'
import type {SearchDocument, SiteIndex} from './site-index'

export interface FilterContext {
  readonly db: Database
  readonly index: SiteIndex
  readonly currency: string
  readonly definitions: readonly RefinementDefinition[]
  /** Returns the skus that can be ordered now. */
  readonly orderable: () => Bitset
  /** Returns the skus that can be ordered from an inventory list. */
  inStock(listId: string): Bitset
  /** Key of the shopper for whom promotions apply. */
  readonly audience: string
  /**
   * Returns a function that checks whether a product has a role in a promotion; null for a
   * promotion that the site does not run.
   */
  promoted(promotionId: string, role: PromotionRole): ((productId: string) => boolean) | null
}

const hitTypes: Readonly<Record<ProductType, string>> = {
  item: 'product',
  variant: 'product',
  master: 'master',
  set: 'set',
  bundle: 'bundle',
  variation_group: 'variation_group',
}

/** Returns the hit type of a document in the terms of the search API. */
export function hitTypeOf({product}: Pick<SearchDocument, 'product'>): string {
  return hitTypes[product.type]
}

/** Returns the skus that match a refinement. */
export function filterSkus(refinement: OwnRefinement, context: FilterContext): Bitset {
  const {index} = context
  const key = JSON.stringify(refinement)
  switch (refinement.kind) {
    case 'category':
      return index.filter(key, (skus) => addCategories(skus, index, refinement.ids))
    case 'price':
      return index.filter(key, (skus) => addPrices(skus, context, refinement.ranges))
    case 'attribute':
      return attributeFilter(key, refinement, context)
    case 'hitType':
      return index.filter(key, (skus) => addHitTypes(skus, index, refinement.types))
    case 'promotion':
      return promotionFilter(refinement, context)
    case 'inventory':
      return union(
        index.skuCount,
        refinement.ids.map((id) => context.inStock(id)),
      )
    case 'orderable':
      return refinement.value ? context.orderable() : index.filter('all', fillAll)
  }
}

const fillAll = (skus: Bitset): void => {
  skus.words.set(Bitset.full(skus.length).words)
}

function union(length: number, sets: readonly Bitset[]): Bitset {
  const words = new Uint32Array((length + 31) >>> 5)
  for (const set of sets) {
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] ?? 0) | (set.words[at] ?? 0)
  }
  return new Bitset(length, words)
}

function addCategories(skus: Bitset, {tables}: SiteIndex, ids: readonly string[]): void {
  const categoryIndexes = new Set(ids.map((id) => tables.categoryIds.indexOf(id)))
  const {documentCategory, documentCategoryStart} = tables
  for (let document = 0; document < tables.documentProduct.length; document += 1) {
    const end = documentCategoryStart[document + 1] ?? 0
    for (let at = documentCategoryStart[document] ?? 0; at < end; at += 1) {
      if (!categoryIndexes.has(documentCategory[at] ?? -1)) continue
      addDocument(skus, tables, document)
      break
    }
  }
}

function addDocument(skus: Bitset, tables: SiteIndex['tables'], document: number): void {
  const end = tables.documentStart[document + 1] ?? 0
  for (let sku = tables.documentStart[document] ?? 0; sku < end; sku += 1) skus.add(sku)
}

function addPrices(
  skus: Bitset,
  {index, currency}: FilterContext,
  ranges: Extract<Refinement, {kind: 'price'}>['ranges'],
): void {
  const {skuPrice} = index.tables
  const minor = ranges.map(({from, to}) => ({
    from: from === null ? -Infinity : toMinor(from, currency),
    to: to === null ? Infinity : toMinor(to, currency),
  }))
  skuPrice.forEach((price, sku) => {
    if (minor.some(({from, to}) => price >= from && price < to)) skus.add(sku)
  })
}

function attributeFilter(
  key: string,
  {attributeId, values}: Extract<Refinement, {kind: 'attribute'}>,
  {index, definitions}: FilterContext,
): Bitset {
  const definition = definitions.find((one) => one.attributeId === attributeId)
  const buckets = definition ? attributeBuckets(definition) : []
  const tests = values.map((asked): ((value: string) => boolean) => {
    const bucket = buckets.find((one) => isAskedFor(one, asked))
    if (bucket) return bucket.holds
    const range = /^\((.*)\.\.(.*)\)$/.exec(asked)
    if (!range) return (value) => value === asked
    const [, from = '', to = ''] = range
    return (value) =>
      (from === '' || compareValues(value, from) >= 0) &&
      (to === '' || compareValues(value, to) < 0)
  })
  const fill = (skus: Bitset): void => {
    const column = index.columns.attribute(attributeId)
    const matches = column.values.map((value) => tests.some((test) => test(value)))
    // Products without the attribute count as available on the web, because few archives define it.
    const takesMissing = attributeId === availableOnWeb && values.includes('true')
    index.tables.skuProduct.forEach((product, sku) => {
      const end = column.starts[product + 1] ?? 0
      if (takesMissing && (column.starts[product] ?? 0) === end) skus.add(sku)
      for (let at = column.starts[product] ?? 0; at < end; at += 1) {
        if (matches[column.codes[at] ?? -1]) {
          skus.add(sku)
          return
        }
      }
    })
  }
  // The cache key contains the buckets, which differ by category, and the day, because of periods.
  const place = buckets.length > 0 ? `${JSON.stringify(definition?.buckets)}${today()}` : ''
  return index.filter(`${key}${place}`, fill)
}

const today = (): number => Math.floor(Date.now() / 86_400_000)

function addHitTypes(skus: Bitset, {tables, columns}: SiteIndex, types: readonly string[]): void {
  tables.documentProduct.forEach((product, document) => {
    const type = columns.typeOf(product)
    if (type && types.includes(hitTypes[type])) addDocument(skus, tables, document)
  })
}

function promotionFilter(
  {ids, role}: Extract<Refinement, {kind: 'promotion'}>,
  {index, audience, promoted}: FilterContext,
): Bitset {
  const tests = ids.flatMap((id) => promoted(id, role) ?? [])
  // The cache key contains the minute: promotions start and end, and matching them reads every
  // product.
  const minute = Math.floor(Date.now() / 60_000)
  const key = `promotion/${JSON.stringify([ids, role, audience])}/${tests.length}/${minute}`
  return index.filter(key, (skus) => {
    if (tests.length === 0) return
    const {skuProduct, skuDocument, documentProduct} = index.tables
    const idOf = (product: number | undefined) => index.columns.ids[product ?? -1] ?? ''
    const passes = (id: string) => tests.some((test) => test(id))
    let document = -1
    let passesAsWhole = false
    skuProduct.forEach((product, sku) => {
      if (skuDocument[sku] !== document) {
        document = skuDocument[sku] ?? -1
        passesAsWhole = passes(idOf(documentProduct[document]))
      }
      if (passesAsWhole || passes(idOf(product))) skus.add(sku)
    })
  })
}
