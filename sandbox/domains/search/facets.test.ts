import {execute, type Database} from '../../db/database'
import {addSearched, openSearchShop, searchIndex} from '../../testing/search-shop'
import {Bitset} from './bitset'
import type {Facet, FacetInput, FacetValue} from './facets'
import {collectFacets} from './facets'
import {parseRefinement} from './refinement'
import type {RefinementBucket, RefinementDefinition} from './refinement-definition'
import type {SiteIndex} from './site-index'

let db: Database
let close: () => void
let index: SiteIndex

/**
 * A pram in two colours, two cots, a bib that is below two categories, and a toy without price or
 * colour.
 */
beforeAll(async () => {
  ;({db, close} = await openSearchShop())
  const colours: [string, {default: string; de?: string}][] = [
    ['green', {default: 'Green', de: 'Grün'}],
    ['blue', {default: 'Azure', de: 'Blau'}],
    ['pink', {default: 'Pink'}],
  ]
  execute(
    db,
    `INSERT INTO attribute_definition (object_type, id, type, localizable, name, value_names)
     VALUES ('Product', 'colour', 'enum-of-string', 0, '{}', ?)`,
    JSON.stringify(colours),
  )
  addSearched(
    db,
    [
      {id: 'pram', type: 'master', categories: {prams: 1}, variants: ['pram-g', 'pram-b']},
      {id: 'pram-g', type: 'variant', price: 10_000, custom: {colour: 'green', size: '10'}},
      {id: 'pram-b', type: 'variant', price: 4999, custom: {colour: 'blue', size: '10'}},
      {id: 'cot', price: 5000, categories: {cots: 1}, custom: {colour: 'blue', size: '9'}},
      {
        id: 'bed',
        price: 20_000,
        categories: {beds: 1},
        custom: {colour: ['red', 'blue'], size: '120'},
        attributes: {brand: 'Barnholt'},
      },
      {id: 'bib', price: 900, categories: {prams: 2, beds: 2}, custom: {colour: 'red'}},
      {id: 'toy', categories: {root: 1}},
    ],
    [
      {id: 'wheels', name: {default: 'Wheels', de: 'Räder'}},
      {id: 'prams', parent: 'wheels', name: {default: 'Prams'}},
      {id: 'sleep', name: {default: 'Sleep'}},
      {id: 'cots', parent: 'sleep', name: {default: 'Cots'}},
      {id: 'beds', parent: 'sleep'},
      {id: 'empty', name: {default: 'Empty'}},
    ],
  )
  index = searchIndex(db)
})
afterAll(() => {
  close()
})

const definition = (more: Partial<RefinementDefinition>): RefinementDefinition => ({
  type: 'attribute',
  attributeId: null,
  name: {},
  sortMode: 'value-list',
  sortDescending: false,
  unbucketed: 'show-values',
  blocked: false,
  buckets: [],
  ...more,
})
const categories = definition({type: 'category'})
const colours = definition({attributeId: 'c_colour'})
const sizes = definition({attributeId: 'c_size'})

const skusOf = (...ids: string[]) => {
  const skus = new Bitset(index.skuCount)
  index.tables.skuProduct.forEach((product, sku) => {
    if (ids.includes(index.columns.ids[product] ?? '')) skus.add(sku)
  })
  return skus
}

function collect(
  definitions: RefinementDefinition[],
  {
    refinements = [],
    ...more
  }: Partial<Omit<FacetInput, 'refinements'>> & {
    refinements?: string[]
  } = {},
): Facet[] {
  return collectFacets(db, {
    index,
    definitions,
    refinements: refinements.map(parseRefinement),
    locale: 'en',
    currency: 'EUR',
    skusWithout: () => Bitset.full(index.skuCount),
    ...more,
  })
}

const textOf = ({value, hitCount, values}: FacetValue): string =>
  `${value} ${hitCount}${values ? ` (${values.map(textOf).join(', ')})` : ''}`
/** `value count` of each value, those of child categories in brackets. */
const summary = ([facet]: Facet[]) => facet?.values.map(textOf).join(', ')

describe('the refinements of a result', () => {
  it('are in the order of their definitions, those without values left out', () => {
    const price = definition({
      type: 'price',
      buckets: [{kind: 'price', name: {}, currency: 'EUR', threshold: 1000}],
    })
    const found = collect([
      sizes,
      definition({type: 'promotion'}),
      definition({attributeId: 'c_unknown'}),
      definition({type: 'price'}),
      price,
      categories,
    ])
    expect(found.map(({attributeId}) => attributeId)).toEqual(['c_size', 'price', 'cgid'])
  })

  it.each<[string, Partial<RefinementDefinition>, string, string]>([
    ['a category', {type: 'category'}, 'Category', 'Bereich'],
    [
      'a price',
      {type: 'price', buckets: [{kind: 'price', name: {}, currency: 'EUR', threshold: 1000}]},
      'Price',
      'Bereich',
    ],
    ['an attribute', {attributeId: 'c_size'}, 'c_size', 'Bereich'],
  ])('%s has its name, else one of the shop', (_name, more, usual, named) => {
    expect(collect([definition(more)])[0]?.label).toBe(usual)
    const own = definition({...more, name: {default: 'Area', de: 'Bereich'}})
    expect(collect([own], {locale: 'de-DE'})[0]?.label).toBe(named)
  })

  it('ask for the skus without their own attribute', () => {
    const asked: string[] = []
    const skusWithout = (id: string) => {
      asked.push(id)
      return Bitset.full(index.skuCount)
    }
    collect([categories, definition({type: 'price'}), sizes], {skusWithout})
    expect(asked).toEqual(['cgid', 'price', 'c_size'])
  })
})

describe('categories', () => {
  it('are those below the root that have hits', () => {
    expect(summary(collect([categories]))).toBe('wheels 2, sleep 3')
    expect(summary(collect([categories], {skusWithout: () => skusOf('cot', 'pram-g')}))).toBe(
      'wheels 1, sleep 1',
    )
    expect(summary(collect([categories], {skusWithout: () => skusOf('cot', 'bed')}))).toBe(
      'sleep 2',
    )
    expect(collect([categories], {skusWithout: () => skusOf('toy')})).toEqual([])
  })

  it.each([
    ['cgid=wheels', 'wheels 2 (prams 2), sleep 3'],
    ['cgid=prams', 'wheels 2 (prams 2), sleep 3'],
    ['cgid=sleep', 'wheels 2, sleep 3 (cots 1, beds 2)'],
    ['cgid=sleep|wheels', 'wheels 2, sleep 3 (cots 1, beds 2)'],
    ['cgid=unknown', 'wheels 2, sleep 3'],
    ['c_size=sleep', 'wheels 2, sleep 3'],
  ])('are open on the path to the one of %s: %s', (refinement, expected) => {
    expect(summary(collect([categories], {refinements: [refinement]}))).toBe(expected)
  })

  it('have a name, or their id', () => {
    const [facet] = collect([categories], {refinements: ['cgid=sleep'], locale: 'de'})
    expect(facet?.values).toEqual([
      {value: 'wheels', label: 'Räder', hitCount: 2},
      {
        value: 'sleep',
        label: 'Sleep',
        hitCount: 3,
        values: [
          {value: 'cots', label: 'Cots', hitCount: 1},
          {value: 'beds', label: 'beds', hitCount: 2},
        ],
      },
    ])
  })

  it('are sorted on each level as the definition says', () => {
    const byName = definition({type: 'category', sortMode: 'value-name'})
    expect(summary(collect([byName], {refinements: ['cgid=sleep']}))).toBe(
      'sleep 3 (beds 2, cots 1), wheels 2',
    )
    const position = definition({type: 'category', sortMode: 'category-position'})
    expect(summary(collect([position], {refinements: ['cgid=sleep']}))).toBe(
      'wheels 2, sleep 3 (cots 1, beds 2)',
    )
  })
})

describe('prices', () => {
  const upTo = (threshold: number, currency = 'EUR', name = {}): RefinementBucket => ({
    kind: 'price',
    name,
    currency,
    threshold,
  })
  const prices = (...buckets: RefinementBucket[]) => definition({type: 'price', buckets})

  it('are in ranges from below one threshold to below the next', () => {
    expect(summary(collect([prices(upTo(50), upTo(100), upTo(1000))]))).toBe(
      '(0..50) 2, (50..100) 1, (100..1000) 2',
    )
    expect(summary(collect([prices(upTo(1000), upTo(50), upTo(100))]))).toBe(
      '(0..50) 2, (50..100) 1, (100..1000) 2',
    )
  })

  it('leave out ranges without hits, and what is above the last one', () => {
    expect(summary(collect([prices(upTo(5), upTo(10), upTo(49), upTo(50))]))).toBe(
      '(5..10) 1, (49..50) 1',
    )
    expect(collect([prices(upTo(9))])).toEqual([])
    expect(summary(collect([prices(upTo(9.01))]))).toBe('(0..9.01) 1')
  })

  it('count a product once for a range', () => {
    expect(summary(collect([prices(upTo(1000))]))).toBe('(0..1000) 4')
    expect(summary(collect([prices(upTo(1000))], {skusWithout: () => skusOf('pram-g')}))).toBe(
      '(0..1000) 1',
    )
  })

  it('are ranges of the currency, and of nothing else', () => {
    const value: RefinementBucket = {
      kind: 'attribute',
      name: {},
      presentationId: null,
      values: ['x'],
    }
    expect(summary(collect([prices(upTo(10, 'USD'), value, upTo(100))]))).toBe('(0..100) 3')
    const yen = prices(upTo(10_000, 'JPY'), upTo(5))
    expect(summary(collect([yen], {currency: 'JPY'}))).toBe('(0..10000) 3')
  })

  it('have the name of their range, or the range', () => {
    const [facet] = collect(
      [prices(upTo(100, 'EUR', {default: 'Low', de: 'Günstig'}), upTo(1000))],
      {locale: 'de'},
    )
    expect(facet?.values).toEqual([
      {value: '(0..100)', label: 'Günstig', hitCount: 3},
      {value: '(100..1000)', label: '(100..1000)', hitCount: 2},
    ])
  })
})

describe('values of an attribute', () => {
  it('are in the order of the value list, then of numbers and texts', () => {
    expect(collect([colours])).toEqual([
      {
        attributeId: 'c_colour',
        label: 'c_colour',
        values: [
          {value: 'green', label: 'Green', hitCount: 1, presentationId: 'green'},
          {value: 'blue', label: 'Azure', hitCount: 3, presentationId: 'blue'},
          {value: 'red', label: 'red', hitCount: 2, presentationId: 'red'},
        ],
      },
    ])
    expect(summary(collect([sizes]))).toBe('9 1, 10 1, 120 1')
    expect(summary(collect([definition({attributeId: 'brand'})]))).toBe('Barnholt 1')
  })

  it('count a product once, by the skus that match', () => {
    const skusWithout = () => skusOf('pram-g', 'pram-b', 'bed')
    expect(summary(collect([colours], {skusWithout}))).toBe('green 1, blue 2, red 1')
    expect(summary(collect([sizes], {skusWithout}))).toBe('10 1, 120 1')
    expect(collect([colours], {skusWithout: () => skusOf('toy')})).toEqual([])
  })

  it('that are selected are shown without hits, those of other attributes are not', () => {
    const skusWithout = () => skusOf('bib')
    const show = (...refinements: string[]) =>
      summary(collect([colours], {skusWithout, refinements}))
    expect(show('c_colour=green')).toBe('green 0, red 1')
    expect(show('c_colour=red|violet')).toBe('red 1, violet 0')
    expect(show('c_size=green', 'cgid=green')).toBe('red 1')
  })

  it.each<[Partial<RefinementDefinition>, string]>([
    [{sortMode: 'value-name'}, 'blue 3, green 1, red 2'],
    [{sortMode: 'value-name', sortDescending: true}, 'red 2, green 1, blue 3'],
    [{sortMode: 'value-count'}, 'green 1, red 2, blue 3'],
    [{sortMode: 'value-count', sortDescending: true}, 'blue 3, red 2, green 1'],
    [{sortMode: 'value-list', sortDescending: true}, 'green 1, blue 3, red 2'],
  ])('are sorted as %j says: %s', (more, expected) => {
    expect(summary(collect([definition({attributeId: 'c_colour', ...more})]))).toBe(expected)
  })

  it('are sorted by name as people count, in their language', () => {
    const byName = definition({attributeId: 'c_size', sortMode: 'value-name'})
    expect(summary(collect([byName]))).toBe('9 1, 10 1, 120 1')
    expect(summary(collect([byName], {locale: 'default'}))).toBe('9 1, 10 1, 120 1')
    const german = definition({attributeId: 'c_colour', sortMode: 'value-name'})
    const labels = collect([german], {locale: 'de-DE'})[0]?.values.map(({label}) => label)
    expect(labels).toEqual(['Blau', 'Grün', 'red'])
  })
})

describe('buckets of an attribute', () => {
  const bucket = (
    name: string,
    values: readonly string[],
    more: Partial<Extract<RefinementBucket, {kind: 'attribute'}>> = {},
  ): RefinementBucket => ({
    kind: 'attribute',
    name: {default: name, de: `${name}!`},
    presentationId: null,
    values,
    ...more,
  })
  const bucketed = (
    buckets: RefinementBucket[],
    unbucketed: RefinementDefinition['unbucketed'] = 'show-values',
  ) => definition({attributeId: 'c_colour', buckets, unbucketed})

  it('join values, each product counted once', () => {
    expect(summary(collect([bucketed([bucket('Natural', ['green', 'blue'])])]))).toBe(
      'Natural 3, red 2',
    )
    expect(summary(collect([bucketed([bucket('All', ['green', 'blue', 'red'])])]))).toBe('All 4')
  })

  it('are there once when they are selected, beside a value that is', () => {
    const selected = (...values: string[]) =>
      summary(
        collect([bucketed([bucket('Warm', ['red'])])], {
          refinements: [`c_colour=${values.join('|')}`],
        }),
      )
    expect(selected('Warm')).toBe('Warm 2, green 1, blue 3')
    expect(selected('Warm', 'violet')).toBe('Warm 2, green 1, blue 3, violet 0')
  })

  it.each([
    ['show-values', 'Warm 2, green 1, blue 3'],
    ['show-as-bucket', 'Warm 2'],
    ['hide', 'Warm 2'],
  ] as const)('leave other values to "%s": %s', (unbucketed, expected) => {
    expect(summary(collect([bucketed([bucket('Warm', ['red'])], unbucketed)]))).toBe(expected)
  })

  it('say what they are for', () => {
    const warm = bucket('Warm', ['red'], {
      presentationId: 'warm-swatch',
      description: {default: 'Like fire', de: 'Wie Feuer'},
    })
    const cold = bucket('Cold', ['blue', 'green'])
    expect(collect([bucketed([warm, cold])], {locale: 'de'})[0]?.values).toEqual([
      {
        value: 'Warm',
        label: 'Warm!',
        hitCount: 2,
        description: 'Wie Feuer',
        presentationId: 'warm-swatch',
      },
      {value: 'Cold', label: 'Cold!', hitCount: 3},
    ])
    const bare = bucket('Warm', ['red'], {presentationId: ''})
    expect(collect([bucketed([bare], 'hide')])[0]?.values).toEqual([
      {value: 'Warm', label: 'Warm', hitCount: 2},
    ])
  })

  it.each([
    ['c_colour=Warm', 'Warm 0, Cold 1'],
    ['c_colour=Warm!', 'Warm 0, Cold 1'],
    ['c_colour=Cold', 'Cold 1'],
    ['c_size=Warm', 'Cold 1'],
  ])('without hits are shown if %s selects them: %s', (refinement, expected) => {
    const facet = bucketed([bucket('Warm', ['red']), bucket('Cold', ['green', 'blue'])], 'hide')
    const shown = summary(
      collect([facet], {refinements: [refinement], skusWithout: () => skusOf('cot')}),
    )
    expect(shown).toBe(expected)
  })

  it('are sorted with the other values', () => {
    const facet = {...bucketed([bucket('Warm', ['red'])]), sortMode: 'value-count' as const}
    expect(summary(collect([facet]))).toBe('green 1, Warm 2, blue 3')
  })
})
