import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {hasWords, isSuggestible, suggestionsOf} from './suggestions'

const HOST = 'http://localhost:4000'
const path = '/dw/image/v2/BHLT_001/stroller.jpg'
/** The contract requires a price; the content-only site gets none. */
const product = (id: string, more: object = {}) =>
  ({productId: id, productName: `Product ${id}`, ...more}) as ShopperSearchTypes.SuggestedProduct

describe('isSuggestible', () => {
  it.each([
    ['', false],
    ['st', false],
    ['st ', false],
    ['str', true],
    ['ベビー', true],
    ['ベビ', false],
  ])('%s: %s', (phrase, expected) => {
    expect(isSuggestible(phrase)).toBe(expected)
  })
})

describe('suggestionsOf', () => {
  it('keeps two phrases, three categories and three products', () => {
    const result = suggestionsOf(
      {
        searchPhrase: 'kin',
        categorySuggestions: {
          categories: ['a', 'b', 'c', 'd'].map((id) => ({
            id,
            name: `Category ${id}`,
            parentCategoryName: 'x',
          })),
          suggestedTerms: [],
        },
        productSuggestions: {
          products: ['1', '2', '3', '4'].map((id) => product(id)),
          suggestedPhrases: ['kinder', 'kindersitz', 'kinderwagen'].map((phrase) => ({
            phrase,
            exactMatch: false,
          })),
          suggestedTerms: [],
        },
      },
      'kin',
    )
    expect(result.phrases).toEqual(['kinder', 'kindersitz'])
    expect(result.categories.map(({id}) => id)).toEqual(['a', 'b', 'c'])
    expect(result.products.map(({id}) => id)).toEqual(['1', '2', '3'])
  })

  it('does not suggest what was typed', () => {
    const productSuggestions = {
      suggestedPhrases: [
        {phrase: 'wool', exactMatch: true},
        {phrase: 'woollen', exactMatch: false},
      ],
      suggestedTerms: [],
    }
    expect(suggestionsOf({searchPhrase: 'x', productSuggestions}, ' Wool').phrases).toEqual([
      'woollen',
    ])
  })

  it('reads price and picture, wherever the picture stands', () => {
    const productSuggestions = {
      products: [
        product('1', {price: 899, c_image: {link: HOST + path}}),
        product('2', {c_image: HOST + path}),
        product('3', {image: {disBaseLink: `${HOST}${path}?x=1`}}),
      ],
      suggestedTerms: [],
    }
    expect(suggestionsOf({searchPhrase: 'x', productSuggestions}, 'str').products).toEqual([
      {id: '1', name: 'Product 1', image: path, price: 899},
      {id: '2', name: 'Product 2', image: path},
      {id: '3', name: 'Product 3', image: path},
    ])
  })

  it('has words with a phrase or a category', () => {
    const none = {phrases: [], categories: [], products: [{id: '1', name: 'One'}]}
    expect(hasWords(none)).toBe(false)
    expect(hasWords({...none, phrases: ['cot']})).toBe(true)
    expect(hasWords({...none, categories: [{id: 'cots', name: 'Cots'}]})).toBe(true)
  })

  it('is empty for an empty answer', () => {
    expect(suggestionsOf({searchPhrase: 'x'}, 'str')).toEqual({
      phrases: [],
      categories: [],
      products: [],
    })
  })
})
