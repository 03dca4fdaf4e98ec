import {localize} from '../sites/locale'
import {toMinor} from '../money'
import type {ProductRecord} from '../catalog/product-record'
import type {Refinement} from './refinement'
import type {RefinementBucket, RefinementDefinition} from './refinement-definition'
import type {SearchDocument, Sku} from './site-index'

/** A refinement made ready: the attribute it is about, and what passes. */
export interface Filter {
  readonly attributeId: string
  passes(document: SearchDocument, sku: Sku): boolean
}

export interface FilterContext {
  readonly currency: string
  readonly definitions: readonly RefinementDefinition[]
  isOrderable(sku: Sku): boolean
}

/** Hit type of a document in the words of the search API. */
export function hitTypeOf({product}: SearchDocument): string {
  return product.type === 'item' ? 'product' : product.type
}

/** Values of a refinable attribute: custom ones by `c_` and id, else system ones such as brand. */
export function attributeValues(product: ProductRecord, attributeId: string): readonly string[] {
  if (!attributeId.startsWith('c_')) {
    const value = product.attributes[attributeId]
    return value === undefined ? [] : [value]
  }
  const value = localize(product.custom[attributeId.slice(2)], 'default')
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : value
}

/** Buckets that group the values of an attribute, when its definition has any. */
export function attributeBuckets(
  definitions: readonly RefinementDefinition[],
  attributeId: string,
): Extract<RefinementBucket, {kind: 'attribute'}>[] {
  const definition = definitions.find(
    (one) => one.type === 'attribute' && `c_${one.attributeId}` === attributeId,
  )
  return (definition?.buckets ?? []).filter((bucket) => bucket.kind === 'attribute')
}

/** The filter that a refinement stands for. */
export function toFilter(refinement: Refinement, context: FilterContext): Filter {
  const {attributeId} = refinement
  switch (refinement.kind) {
    case 'category':
      return {
        attributeId,
        passes: ({categories}) => refinement.ids.some((id) => categories.has(id)),
      }
    case 'price':
      return priceFilter(refinement, context.currency)
    case 'attribute':
      return attributeFilter(refinement, context.definitions)
    case 'hitType':
      return {attributeId, passes: (document) => refinement.types.includes(hitTypeOf(document))}
    case 'promotion':
      // Products carry no promotions, so none belongs to one.
      return {attributeId, passes: () => false}
    case 'orderable':
      return {
        attributeId,
        passes: (_document, sku) => !refinement.value || context.isOrderable(sku),
      }
  }
}

function priceFilter(
  {attributeId, ranges}: Extract<Refinement, {kind: 'price'}>,
  currency: string,
): Filter {
  const minor = ranges.map(({from, to}) => ({
    from: from === null ? -Infinity : toMinor(from, currency),
    to: to === null ? Infinity : toMinor(to, currency),
  }))
  return {
    attributeId,
    passes: (_document, {prices: {effective}}) =>
      effective !== null && minor.some(({from, to}) => effective >= from && effective < to),
  }
}

function attributeFilter(
  {attributeId, values}: Extract<Refinement, {kind: 'attribute'}>,
  definitions: readonly RefinementDefinition[],
): Filter {
  const buckets = attributeBuckets(definitions, attributeId)
  const wanted = new Set(
    values.flatMap((value) => {
      const bucket = buckets.find(({name}) => Object.values(name).includes(value))
      return bucket ? bucket.values : [value]
    }),
  )
  return {
    attributeId,
    passes: (_document, {product}) =>
      attributeValues(product, attributeId).some((value) => wanted.has(value)),
  }
}
