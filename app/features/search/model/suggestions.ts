import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {plainText} from '@common/plain-text'
import {includedRateOf} from '@app/features/catalog/public/net-price'
import {imageAttribute} from '@app/features/catalog/public/tile'

/** Minimum number of characters for suggestions; the service accepts no fewer (rule SEARCH-1). */
export const MIN_CHARACTERS = 3
/** Maximum number of characters that the service accepts. */
export const MAX_CHARACTERS = 50
/** Number of suggestions of each kind, and of phrases (rule SEARCH-2). */
export const SUGGESTION_LIMIT = 3
const PHRASE_LIMIT = 2

export interface SuggestedProduct {
  readonly id: string
  readonly name: string
  /** Path of the picture on the static host. */
  readonly image?: string
  /** Lowest price in major units. */
  readonly price?: number
  /** Tax in the price, 0.19 for 19 percent; missing where prices are net. */
  readonly taxRate?: number
}

/** Suggestions for the typed text (rule SEARCH-2). */
export interface Suggestions {
  readonly phrases: readonly string[]
  readonly categories: readonly {readonly id: string; readonly name: string}[]
  readonly products: readonly SuggestedProduct[]
}

type Result = ShopperSearchTypes.SuggestionResult

/** Whether suggestions are requested for a phrase: it is long enough for the service after trimming. */
export const isSuggestible = (phrase: string): boolean =>
  [...phrase.trim()].length >= MIN_CHARACTERS

function productOf(product: ShopperSearchTypes.SuggestedProduct): SuggestedProduct {
  const {productId, productName, price} = product
  const taxRate = includedRateOf(product)
  const image = imageAttribute(product['c_image']) ?? imageAttribute(product['image'])
  return {
    id: productId,
    name: plainText(productName) || productId,
    ...(image && {image}),
    ...(typeof price === 'number' && {price}),
    ...(taxRate !== undefined && {taxRate}),
  }
}

/** Reads an answer. @param typed the typed text, which is left out of the suggestions */
export function suggestionsOf(result: Result, typed: string): Suggestions {
  const {categorySuggestions, productSuggestions} = result
  const itself = typed.trim().toLocaleLowerCase()
  return {
    phrases: (productSuggestions?.suggestedPhrases ?? [])
      .map(({phrase}) => phrase)
      .filter((phrase) => phrase.toLocaleLowerCase() !== itself)
      .slice(0, PHRASE_LIMIT),
    categories: (categorySuggestions?.categories ?? [])
      .slice(0, SUGGESTION_LIMIT)
      .map(({id, name}) => ({id, name: plainText(name) || id})),
    products: (productSuggestions?.products ?? []).slice(0, SUGGESTION_LIMIT).map(productOf),
  }
}

export const countOf = ({phrases, categories, products}: Suggestions): number =>
  phrases.length + categories.length + products.length

/** Whether there are suggested phrases or categories. */
export const hasWords = ({phrases, categories}: Suggestions): boolean =>
  phrases.length + categories.length > 0
