import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import type {SearchResult} from '../../domains/search/product-search'

/** Default expansions of a hit. */
export const defaultExpand = [
  'availability',
  'images',
  'prices',
  'represented_products',
  'variations',
]

/** The refinements of a result on the wire. */
export function toRefinements({
  facets,
}: SearchResult): ShopperSearchTypes.ProductSearchRefinement[] {
  return facets.map(({attributeId, label, values}) => ({
    attributeId,
    label,
    values: values as ShopperSearchTypes.ProductSearchRefinementValue[],
  }))
}

/** The refinements as they were given, by attribute. */
export function toSelected(refine: readonly string[]): Record<string, string> {
  const selected: Record<string, string> = {}
  for (const text of refine) {
    const at = text.indexOf('=')
    const id = text.slice(0, at)
    const value = text.slice(at + 1)
    selected[id] = selected[id] === undefined ? value : `${selected[id]}|${value}`
  }
  return selected
}
