import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import type {SearchResult} from '../../domains/search/product-search'
import {toHit, type HitOptions} from '../../wire/search/hit'
import {toRefinements} from '../../wire/search/refinements'
import {toPhraseSuggestions} from '../../wire/search/suggestion'
import type {RenderContext} from '../../wire/render-context'

/** Hit types that have another name in OCAPI. */
const hitTypes: Readonly<Record<string, string>> = {set: 'product_set', bundle: 'product_bundle'}

/** Adds the required type of an OCAPI document to each member of a list. */
const typed = <T extends object>(type: string, members: readonly T[] | undefined) =>
  members?.map((member) => ({_type: type, ...member}))

/** Link of a product in the same API. */
export type ProductLink = (productId: string) => string

/** A hit with the names of OCAPI, still in camel case. */
export function hitDocument(
  context: RenderContext,
  hit: SearchResult['hits'][number],
  {options, link}: {options: HitOptions; link: ProductLink},
): object {
  // The members by price book contain the values of OCAPI's map `prices`.
  const scapi = toHit(context, hit, {...options, perPricebook: true})
  const {priceRanges, tieredPrices, ...document} = scapi
  const represented = (ref: ShopperSearchTypes.ProductRef) => ({
    _type: 'product_ref',
    id: ref.id,
    link: link(ref.id),
  })
  return {
    _type: 'product_search_hit',
    ...document,
    hitType: hitTypes[document.hitType ?? ''] ?? document.hitType,
    link: link(document.productId),
    productType: {_type: 'product_type', ...document.productType},
    ...(document.image ? {image: {_type: 'image', ...document.image}} : {}),
    ...(options.expand.has('prices') ? {prices: pricesByBook(priceRanges, tieredPrices)} : {}),
    ...(document.representedProduct
      ? {representedProduct: represented(document.representedProduct)}
      : {}),
    ...(document.representedProducts
      ? {representedProducts: document.representedProducts.map(represented)}
      : {}),
    ...(document.variationAttributes
      ? {
          variationAttributes: typed(
            'variation_attribute',
            document.variationAttributes.map((attribute) => ({
              ...attribute,
              values: typed('variation_attribute_value', attribute.values),
            })),
          ),
        }
      : {}),
    ...(document.productPromotions
      ? {productPromotions: typed('product_promotion', document.productPromotions)}
      : {}),
  }
}

/** Lowest price in each book. Ids of books stay unchanged: a leading `_` is not part of them. */
function pricesByBook(
  ranges: readonly ShopperSearchTypes.PriceRange[] | undefined,
  tiers: readonly ShopperSearchTypes.ProductPriceTable[] | undefined,
): Record<string, number> {
  const prices: Record<string, number> = {}
  for (const {pricebook = '', price = 0, quantity} of tiers ?? []) {
    if (quantity === 1) prices[pricebook] = price
  }
  for (const {pricebook = '', minPrice = 0} of ranges ?? []) prices[pricebook] = minPrice
  return prices
}

type RefinementValue = ShopperSearchTypes.ProductSearchRefinementValue

/** The refinements of a result, nested values included. */
export function refinementDocuments(result: SearchResult): object[] {
  const value = (one: RefinementValue): object => ({
    _type: 'product_search_refinement_value',
    ...one,
    ...(one.values ? {values: one.values.map(value)} : {}),
  })
  return toRefinements(result).map((refinement) => ({
    _type: 'product_search_refinement',
    ...refinement,
    values: (refinement.values ?? []).map(value),
  }))
}

/** The interpretation of a search phrase. */
export function suggestionDocument(query: string | undefined, result: SearchResult): object {
  return suggestion(toPhraseSuggestions(query, result.text))
}

/** A list of suggestions with the types of its members. */
export function suggestion({
  suggestedPhrases,
  suggestedTerms,
  ...more
}: Partial<ShopperSearchTypes.Suggestion>): object {
  return {
    _type: 'suggestion',
    ...more,
    suggestedPhrases: typed('suggested_phrase', suggestedPhrases ?? []),
    suggestedTerms: (suggestedTerms ?? []).map(({originalTerm, terms}) => ({
      _type: 'suggested_terms',
      originalTerm,
      terms: typed('suggested_term', terms ?? []),
    })),
  }
}
