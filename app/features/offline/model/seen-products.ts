import type {ShopperProductsTypes, ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {hitOfProduct} from '@app/features/catalog/public/get-tiles'
import {plainText} from '@common/plain-text'

type Hit = ShopperSearchTypes.ProductSearchHit
type Answer = ShopperSearchTypes.ProductSearchResult
type Product = ShopperProductsTypes.Product

/** A product that the shopper has seen, as a listing shows it, and the text in which a search looks. */
export interface SeenProduct {
  readonly hit: Hit
  readonly text: string
}

/** Letters without accents and case, so that "Stühle" finds "stuhle" and the other way round. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isResult = (data: unknown): data is Answer & {hits: Hit[]} =>
  isObject(data) && Array.isArray(data.hits) && 'total' in data

const isProduct = (data: unknown): data is Product =>
  isObject(data) && typeof data.id === 'string' && isObject(data.type) && 'imageGroups' in data

function seenHit(hit: Hit): SeenProduct {
  return {hit, text: plain([hit.productName, hit.c_masterName, hit.productId].join(' '))}
}

function seenProduct(product: Product): SeenProduct {
  const {name, shortDescription, longDescription, pageKeywords, id} = product
  const words = [name, shortDescription, longDescription, pageKeywords, id]
  return {hit: hitOfProduct(product), text: plain(plainText(words.join(' ')))}
}

/** The products in the answers of one document. */
export const productsIn = (answers: Iterable<unknown>): SeenProduct[] =>
  [...answers].flatMap((data) => {
    if (isResult(data)) return data.hits.map(seenHit)
    return isProduct(data) ? [seenProduct(data)] : []
  })

/** Each product once, as it was seen last; the words of all documents count. @param lists those seen last first */
export function eachOnce(lists: readonly (readonly SeenProduct[])[]): SeenProduct[] {
  const seen = new Map<string, SeenProduct>()
  for (const product of lists.flat()) {
    const {productId} = product.hit
    const known = seen.get(productId)
    seen.set(productId, known ? {...known, text: `${known.text} ${product.text}`} : product)
  }
  return [...seen.values()]
}

/** The answer of a product search over what was seen: each word of the phrase is in the text of a product. */
export function searchSeen(products: readonly SeenProduct[], phrase: string): Answer {
  const words = plain(phrase).split(/\s+/).filter(Boolean)
  const hits = products
    .filter(({text}) => words.every((word) => text.includes(word)))
    .map(({hit}) => hit)
  return {
    limit: hits.length,
    total: hits.length,
    offset: 0,
    query: phrase,
    hits,
    refinements: [],
    searchPhraseSuggestions: {suggestedPhrases: []},
    sortingOptions: [],
  } as unknown as Answer
}
