import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {listingOf} from './listing-model'
import {masterHit} from '../testing/hits'

const result = (
  overrides: Partial<ShopperSearchTypes.ProductSearchResult> = {},
): ShopperSearchTypes.ProductSearchResult => ({
  limit: 38,
  offset: 0,
  total: 2,
  query: '',
  hits: [masterHit(['spruce', 'sand']), masterHit(['oak'], {productId: 'BH-2010'})],
  refinements: [
    {
      attributeId: 'cgid',
      label: 'Category',
      values: [
        {
          value: 'strollers',
          label: 'Strollers',
          hitCount: 2,
          values: [{value: 'carry-cots', label: 'Carry cots', hitCount: 1}],
        },
      ],
    },
    {
      attributeId: 'c_material',
      label: 'Material',
      values: [
        {value: 'oak', label: 'Oak', hitCount: 1},
        {value: 'wool', label: 'Wool', hitCount: 0},
      ],
    },
    {attributeId: 'price', label: 'Price', values: [{value: '(0..50)', label: '-', hitCount: 2}]},
    {attributeId: 'c_ageFrom', label: 'Age', values: []},
  ],
  sortingOptions: [
    {id: 'best-matches', label: 'Recommended'},
    {id: 'price-low-to-high', label: 'Price: low to high'},
  ],
  searchPhraseSuggestions: {suggestedTerms: []},
  ...overrides,
})

const EVERYTHING = {withPrices: true, withCategories: true}

describe('listingOf', () => {
  it('keeps pictures relative to their folder', () => {
    const {imageFolder, tiles} = listingOf(result(), EVERYTHING)
    expect(imageFolder).toMatch(/\/stroller\/city\/$/)
    expect(tiles[0]?.colors?.map(({image}) => image)).toEqual([
      'spruce/mainview-1.jpg',
      'sand/mainview-1.jpg',
    ])
    expect(tiles[1]?.hover).toBe('oak/emotional1-1.jpg')
  })

  it('leaves out refinements that lead nowhere and flattens categories', () => {
    const {refinements} = listingOf(result(), EVERYTHING)
    expect(refinements.map(({id}) => id)).toEqual(['cgid', 'c_material', 'price'])
    expect(refinements[0]?.values.map(({value}) => value)).toEqual(['strollers', 'carry-cots'])
    expect(refinements[1]?.values).toEqual([{value: 'oak', label: 'Oak', count: 1}])
  })

  it('offers categories in the search only', () => {
    const {refinements} = listingOf(result(), {withPrices: true, withCategories: false})
    expect(refinements.map(({id}) => id)).toEqual(['c_material', 'price'])
  })

  it('neither filters nor sorts by price on the content-only site', () => {
    const {refinements, sorts, tiles} = listingOf(result(), {
      withPrices: false,
      withCategories: true,
    })
    expect(refinements.map(({id}) => id)).toEqual(['cgid', 'c_material'])
    expect(sorts.map(({id}) => id)).toEqual(['best-matches'])
    expect(tiles.every(({price}) => price === undefined)).toBe(true)
  })

  it('passes on another spelling of the phrase, never the phrase itself', () => {
    const suggest = (phrase: string, exactMatch: boolean) =>
      listingOf(
        result({
          query: 'strolller',
          searchPhraseSuggestions: {
            suggestedTerms: [],
            suggestedPhrases: [{phrase, exactMatch}],
          },
        }),
        EVERYTHING,
      ).suggestion
    expect(suggest('stroller', false)).toBe('stroller')
    expect(suggest('strolller', true)).toBeUndefined()
  })

  it('is empty without hits', () => {
    expect(listingOf(result({hits: [], total: 0}), EVERYTHING)).toMatchObject({
      tiles: [],
      imageFolder: '',
      total: 0,
    })
  })
})
