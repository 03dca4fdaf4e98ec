import type {Database} from '../../db/database'
import {addSearched, openSearchShop, searchIndex} from '../../testing/search-shop'
import type {ProductType} from '../catalog/product-record'
import {Bitset} from './bitset'
import {filterSkus, hitTypeOf, type FilterContext} from './filters'
import type {SearchDocument} from './site-index'
import {parseRefinement, type OwnRefinement} from './refinement'
import type {RefinementBucket, RefinementDefinition} from './refinement-definition'

let db: Database
let close: () => void
let context: FilterContext

/** A pram in two colours, a cot, a bed, a set, a bundle and a toy without price or attribute. */
beforeAll(async () => {
  ;({db, close} = await openSearchShop())
  addSearched(
    db,
    [
      {
        id: 'pram',
        type: 'master',
        categories: {prams: 1},
        variants: ['pram-g', 'pram-b'],
        attributes: {brand: 'Barnholt'},
      },
      {id: 'pram-g', type: 'variant', price: 10_000, custom: {colour: 'green', size: '10'}},
      {id: 'pram-b', type: 'variant', price: 4999, custom: {colour: 'blue', size: '10'}},
      {
        id: 'cot',
        price: 5000,
        categories: {sleep: 2},
        custom: {
          colour: 'blue',
          size: '9',
          availableOnWeb: 'true',
          since: '2026-01-10T00:00:00.000Z',
        },
      },
      {
        id: 'bed',
        price: 20_000,
        categories: {prams: 3, sleep: 3},
        custom: {colour: ['red', 'green'], size: '120', availableOnWeb: 'false'},
      },
      {id: 'room', type: 'set', categories: {sleep: 4}},
      {id: 'box', type: 'bundle', price: 1, categories: {sleep: 5}},
      {id: 'toy', categories: {wheels: 6}},
    ],
    [{id: 'wheels'}, {id: 'prams', parent: 'wheels'}, {id: 'sleep'}],
  )
})
afterAll(() => {
  close()
})

/** A context with an index of its own, which remembers no earlier filter. */
beforeEach(() => {
  const index = searchIndex(db)
  context = {
    db,
    index,
    currency: 'EUR',
    definitions: [],
    orderable: () => skusOf('cot'),
    inStock: (listId) => skusOf(...({shop: ['cot', 'bed'], store: ['bed', 'toy']}[listId] ?? [])),
    audience: 'everyone',
    promoted: () => null,
  }
})

const skusOf = (...ids: string[]) => {
  const {index} = context
  const skus = new Bitset(index.skuCount)
  index.tables.skuProduct.forEach((product, sku) => {
    if (ids.includes(index.columns.ids[product] ?? '')) skus.add(sku)
  })
  return skus
}

const idsOf = (skus: Bitset) => {
  const {columns, tables} = context.index
  const ids: string[] = []
  skus.each((sku) => {
    ids.push(columns.ids[tables.skuProduct[sku] ?? -1] ?? '?')
  })
  return ids.join(' ')
}

/** Ids of the skus that match a refinement, in the order of the catalog. */
const found = (refinement: string | OwnRefinement, more: Partial<FilterContext> = {}) =>
  idsOf(
    filterSkus(
      typeof refinement === 'string' ? (parseRefinement(refinement) as OwnRefinement) : refinement,
      {...context, ...more},
    ),
  )

const ALL = 'pram-g pram-b cot bed room box toy'

it.each<[ProductType, string]>([
  ['item', 'product'],
  ['variant', 'product'],
  ['master', 'master'],
  ['set', 'set'],
  ['bundle', 'bundle'],
  ['variation_group', 'variation_group'],
])('a product of type "%s" is a hit of type "%s"', (type, expected) => {
  expect(hitTypeOf({product: {type}} as SearchDocument)).toBe(expected)
})

it.each([
  ['cgid=prams', 'pram-g pram-b bed'],
  ['cgid=wheels', 'pram-g pram-b bed toy'],
  ['cgid=sleep', 'cot bed room box'],
  ['cgid=prams|sleep', 'pram-g pram-b cot bed room box'],
  ['cgid=root', ALL],
  ['cgid=unknown', ''],
  ['cgid=unknown|sleep', 'cot bed room box'],
  ['price=(50..100)', 'cot'],
  ['price=(50..100.01)', 'pram-g cot'],
  ['price=(49.99..50)', 'pram-b'],
  ['price=(..50)', 'pram-b box'],
  ['price=(100..)', 'pram-g bed'],
  ['price=(..)', 'pram-g pram-b cot bed box'],
  ['price=(..0.02)|(200..)', 'bed box'],
  ['price=(60..70)', ''],
  ['htype=product', 'cot bed toy'],
  ['htype=master', 'pram-g pram-b'],
  ['htype=set|bundle', 'room box'],
  ['htype=variation_group', ''],
  ['orderable_only=true', 'cot'],
  ['orderable_only=false', ALL],
  ['ilids=shop', 'cot bed'],
  ['ilids=shop|store', 'cot bed toy'],
  ['ilids=unknown', ''],
  ['c_colour=blue', 'pram-b cot'],
  ['c_colour=blue|red', 'pram-b cot bed'],
  ['c_colour=green', 'pram-g bed'],
  ['c_colour=violet', ''],
  ['c_unknown=blue', ''],
  ['brand=Barnholt', 'pram-g pram-b'],
  ['c_size=(9..10)', 'cot'],
  ['c_size=(10..)', 'pram-g pram-b bed'],
  ['c_size=(..10)', 'cot'],
  ['c_size=(..)', 'pram-g pram-b cot bed'],
  ['c_size=(10..120)', 'pram-g pram-b'],
  ['c_size=(10..121)', 'pram-g pram-b bed'],
  ['c_size=x(9..10)', ''],
  ['c_size=(9..10)x', ''],
  ['c_availableOnWeb=true', 'pram-g pram-b cot room box toy'],
  ['c_availableOnWeb=false', 'bed'],
  ['available-on-web=1', 'pram-g pram-b cot room box toy'],
  ['available-on-web=0', 'bed'],
])('%s finds %s', (refinement, expected) => {
  expect(found(refinement)).toBe(expected)
})

it('prices are in the decimals of the currency', () => {
  expect(found('price=(5000..10000)', {currency: 'JPY'})).toBe('cot')
})

it('inventory lists of many products are joined', async () => {
  const many = await openSearchShop()
  try {
    const products = Array.from({length: 40}, (_, number) => ({
      id: `p${number + 10}`,
      categories: {all: number},
    }))
    addSearched(many.db, products, [{id: 'all'}])
    context = {...context, db: many.db, index: searchIndex(many.db)}
    const lists: Record<string, string[]> = {a: ['p10', 'p41'], b: ['p41', 'p42', 'p49']}
    const inStock = (listId: string) => skusOf(...(lists[listId] ?? []))
    expect(found('ilids=a|b', {inStock})).toBe('p10 p41 p42 p49')
    const joined = filterSkus(parseRefinement('ilids=a|b') as OwnRefinement, {...context, inStock})
    expect([joined.length, joined.words.length]).toEqual([40, 2])
  } finally {
    many.close()
  }
})

describe('buckets of an attribute', () => {
  const definition = (
    attributeId: string,
    ...buckets: RefinementBucket[]
  ): RefinementDefinition => ({
    type: 'attribute',
    attributeId,
    name: {},
    sortMode: 'value-list',
    sortDescending: false,
    unbucketed: 'show-values',
    blocked: false,
    buckets,
  })
  const bucket = (name: string, ...values: string[]): RefinementBucket => ({
    kind: 'attribute',
    name: {default: name, de: `${name}!`},
    presentationId: null,
    values,
  })

  it('are asked for by their name in any language, beside plain values', () => {
    const definitions = [
      definition('c_size', bucket('Warm', '10')),
      definition('c_colour', bucket('Warm', 'red'), bucket('Cold', 'green', 'blue')),
    ]
    expect(found('c_colour=Warm', {definitions})).toBe('bed')
    expect(found('c_colour=Warm!', {definitions})).toBe('bed')
    expect(found('c_colour=Cold', {definitions})).toBe('pram-g pram-b cot bed')
    expect(found('c_colour=Warm|blue', {definitions})).toBe('pram-b cot bed')
    expect(found('c_colour=Warm')).toBe('')
  })

  it('of another category with the same name are told apart', () => {
    const [red, blue] = ['red', 'blue'].map((colour) => [
      definition('c_colour', bucket('Favourite', colour)),
    ])
    expect(found('c_colour=Favourite', {definitions: red ?? []})).toBe('bed')
    expect(found('c_colour=Favourite', {definitions: blue ?? []})).toBe('pram-b cot')
  })

  it('with thresholds are asked for by their range', () => {
    const upTo = (threshold: string): RefinementBucket => ({
      kind: 'threshold',
      name: {default: `up to ${threshold}`},
      presentationId: null,
      threshold,
    })
    const definitions = [definition('c_size', upTo('10'), upTo('100'))]
    expect(found('c_size=up to 10', {definitions})).toBe('cot')
    expect(found('c_size=up to 100', {definitions})).toBe('pram-g pram-b')
    expect(found('c_size=(10..100)', {definitions})).toBe('pram-g pram-b')
    expect(found('c_size=(9..10)', {definitions})).toBe('cot')
  })
})

describe('promotions', () => {
  const summer: OwnRefinement = {
    kind: 'promotion',
    attributeId: 'pmid',
    ids: ['summer', 'club'],
    role: 'discounted',
  }
  const promoted =
    (products: Record<string, string[]>): FilterContext['promoted'] =>
    (id, role) => {
      const ids = products[`${id} ${role}`]
      return ids ? (product) => ids.includes(product) : null
    }

  it('find products as a whole, in the role that is asked for', () => {
    expect(found(summer, {promoted: promoted({'summer discounted': ['pram']})})).toBe(
      'pram-g pram-b',
    )
  })

  it('find single skus', () => {
    expect(found(summer, {promoted: promoted({'summer discounted': ['pram-b', 'toy']})})).toBe(
      'pram-b toy',
    )
  })

  it('find the products of each of them', () => {
    const both = promoted({'summer discounted': ['cot'], 'club discounted': ['bed']})
    expect(found(summer, {promoted: both})).toBe('cot bed')
  })

  it('find nothing when the site runs none, or in another role', () => {
    expect(found(summer)).toBe('')
    expect(found(summer, {promoted: promoted({'summer bonus': ['cot']})})).toBe('')
  })

  it('are told apart by shopper, and by role', () => {
    expect(found(summer, {promoted: promoted({'summer discounted': ['cot']})})).toBe('cot')
    const other = promoted({'summer discounted': ['bed'], 'summer bonus': ['toy']})
    expect(found(summer, {promoted: other, audience: 'club'})).toBe('bed')
    expect(found({...summer, role: 'bonus'}, {promoted: other})).toBe('toy')
    expect(found({...summer, ids: ['summer']}, {promoted: other})).toBe('bed')
  })

  it('that start are found for the shopper at once', () => {
    expect(found(summer)).toBe('')
    expect(found(summer, {promoted: promoted({'club discounted': ['cot']})})).toBe('cot')
  })

  it('are matched once a minute', () => {
    const tested: string[] = []
    const counted: FilterContext['promoted'] = (id) =>
      id === 'summer'
        ? (product) => {
            tested.push(product)
            return product === 'pram'
          }
        : null
    jest.useFakeTimers({now: 59_999})
    try {
      found(summer, {promoted: counted})
      const times = tested.length
      expect(tested.slice(0, 3)).toEqual(['pram', 'cot', 'cot'])
      found(summer, {promoted: counted})
      expect(tested).toHaveLength(times)
      jest.setSystemTime(60_000)
      found(summer, {promoted: counted})
      expect(tested).toHaveLength(2 * times)
    } finally {
      jest.useRealTimers()
    }
  })
})

it('periods are matched once a day', () => {
  const definitions: RefinementDefinition[] = [
    {
      type: 'attribute',
      attributeId: 'c_since',
      name: {},
      sortMode: 'value-list',
      sortDescending: false,
      unbucketed: 'hide',
      blocked: false,
      buckets: [{kind: 'period', name: {default: 'New'}, presentationId: null, days: 5}],
    },
  ]
  jest.useFakeTimers({now: Date.parse('2026-01-15T00:00:00.000Z')})
  try {
    expect(found('c_since=New', {definitions})).toBe('cot')
    jest.setSystemTime(Date.parse('2026-01-15T23:59:59.999Z'))
    expect(found('c_since=New', {definitions})).toBe('cot')
    jest.setSystemTime(Date.parse('2026-01-16T00:00:00.000Z'))
    expect(found('c_since=New', {definitions})).toBe('')
  } finally {
    jest.useRealTimers()
  }
})
