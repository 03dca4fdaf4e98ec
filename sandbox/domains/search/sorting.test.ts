import {execute, type Database} from '../../db/database'
import {bumpRevision} from '../../db/revision'
import {
  addSearched,
  openSearchShop,
  searchIndex,
  searchSite,
  type SearchedProduct,
} from '../../testing/search-shop'
import {ANYBODY} from '../promotions/situation'
import {Bitset} from './bitset'
import type {SiteIndex} from './site-index'
import type {WeightedAttribute} from './sort-keys'
import type {SortAttribute, SortContext} from './sorting'
import {defaultSorting, sortDocuments, sortingOptions} from './sorting'

let db: Database
let close: () => void

beforeEach(async () => {
  ;({db, close} = await openSearchShop())
})
afterEach(() => {
  close()
})

/** Criteria of a test, by name. */
const by = {
  relevance: {by: 'text-relevance'},
  position: {by: 'category-position'},
  stock: {by: 'availability-status'},
  cheap: {by: 'price', descending: false},
  dear: {by: 'price', descending: true},
  rank: {by: 'attribute', path: 'product.searchRank', descending: true},
  lastRank: {by: 'attribute', path: 'product.searchRank', descending: false},
  name: {by: 'attribute', path: 'product.name', descending: false},
  nameDown: {by: 'attribute', path: 'product.name', descending: true},
} as const satisfies Record<string, SortAttribute>

/** Stores products, in the order of the catalog: by their position in the category `all`. */
function stock(...products: SearchedProduct[]): SiteIndex {
  const placed = products.map((product, position) => ({
    ...product,
    categories: product.categories ?? (product.type === 'variant' ? {} : {all: position}),
  }))
  addSearched(db, placed, [{id: 'all'}, {id: 'sale'}])
  return searchIndex(db)
}

const idOf = (index: SiteIndex, document: number) =>
  index.columns.ids[index.tables.documentProduct[document] ?? -1] ?? ''
const skusOf = (index: SiteIndex, ids: readonly string[]) => {
  const skus = new Bitset(index.skuCount)
  index.tables.skuProduct.forEach((product, sku) => {
    if (ids.includes(index.columns.ids[product] ?? '')) skus.add(sku)
  })
  return skus
}

/** Ids of all documents, or of some, in the order of the criteria. */
function sorted(
  index: SiteIndex,
  attributes: readonly SortAttribute[],
  {some, ...more}: Partial<SortContext> & {some?: readonly number[]} = {},
): string {
  const documents = some ?? Array.from({length: index.documentCount}, (_, number) => number)
  return sortDocuments(documents, attributes, {
    db,
    siteId: 'TST',
    index,
    categoryId: 'all',
    locale: 'en',
    relevance: null,
    skus: Bitset.full(index.skuCount),
    isPartial: false,
    orderable: () => Bitset.full(index.skuCount),
    ...more,
  })
    .map((document) => idOf(index, document))
    .join(' ')
}

/** Stores a rule of order. */
const rule = (id: string, attributes: readonly SortAttribute[], siteId = 'TST') => {
  execute(
    db,
    'INSERT INTO sorting_rule (site_id, id, attributes) VALUES (?, ?, ?)',
    siteId,
    id,
    JSON.stringify(attributes),
  )
  bumpRevision(db, 'catalog')
}
const option = (id: string, position: number, ruleId: string | null) => {
  execute(
    db,
    `INSERT INTO sorting_option (site_id, id, position, rule_id, name)
     VALUES ('TST', ?, ?, ?, '{}')`,
    id,
    position,
    ruleId,
  )
  bumpRevision(db, 'catalog')
}
const assign = (categoryId: string, ruleId: string) => {
  execute(db, `INSERT INTO sorting_assignment VALUES ('TST', ?, ?)`, categoryId, ruleId)
  bumpRevision(db, 'catalog')
}

describe('the options of a site', () => {
  it('are the best matches for a site without any', () => {
    expect(sortingOptions(db, 'TST')).toEqual([
      {
        id: 'best-matches',
        name: {default: 'Best Matches'},
        attributes: [by.relevance, by.position, by.rank, by.name],
      },
    ])
  })

  it('are its own in their order', () => {
    rule('cheap', [by.cheap])
    option('second', 2, null)
    option('first', 1, 'cheap')
    expect(sortingOptions(db, 'TST')).toEqual([
      {id: 'first', name: {}, attributes: [by.cheap]},
      {id: 'second', name: {}, attributes: []},
    ])
    expect(sortingOptions(db, 'OTHER').map(({id}) => id)).toEqual(['best-matches'])
  })
})

describe('the order of a search that names none', () => {
  const orderOf = (place: {hasText?: boolean; path?: string[]; groupIds?: string[]} = {}) => {
    const {hasText = false, path = [], groupIds = ANYBODY.groupIds} = place
    return defaultSorting(db, searchSite, {hasText, path, shopper: {groupIds}})
  }
  const rules = () => {
    rule('cheap', [by.cheap])
    rule('dear', [by.dear])
    rule('stock', [by.stock])
    rule('empty', [])
  }

  it('is that of the first option', () => {
    expect(orderOf()).toEqual([by.relevance, by.position, by.rank, by.name])
    rules()
    option('first', 1, 'cheap')
    option('second', 2, 'dear')
    expect(orderOf()).toEqual([by.cheap])
    expect(orderOf({path: ['root', 'all']})).toEqual([by.cheap])
  })

  it('is the rule of the category, else that of the nearest one above', () => {
    rules()
    option('first', 1, 'stock')
    assign('root', 'cheap')
    assign('all', 'dear')
    expect(orderOf({path: ['root', 'all']})).toEqual([by.dear])
    expect(orderOf({path: ['root', 'all', 'below']})).toEqual([by.dear])
    expect(orderOf({path: ['root', 'sale']})).toEqual([by.cheap])
    expect(orderOf({path: ['elsewhere']})).toEqual([by.stock])
  })

  it('is not a rule that is empty or unknown', () => {
    rules()
    assign('root', 'cheap')
    assign('all', 'empty')
    assign('sale', 'unknown')
    expect(orderOf({path: ['root', 'all']})).toEqual([by.cheap])
    expect(orderOf({path: ['root', 'sale']})).toEqual([by.cheap])
  })

  it('is the rule for words in a search with words, whatever the category', () => {
    rules()
    option('first', 1, 'stock')
    assign('', 'dear')
    assign('all', 'cheap')
    expect(orderOf({hasText: true, path: ['root', 'all']})).toEqual([by.dear])
    expect(orderOf({path: ['root', 'all']})).toEqual([by.cheap])
    expect(orderOf({path: ['root']})).toEqual([by.stock])
  })

  describe('while a campaign runs', () => {
    const campaign = (id: string, enabled: number, groupIds: readonly string[] = []) => {
      execute(
        db,
        `INSERT INTO campaign (site_id, id, enabled, start_date, end_date, qualifiers)
         VALUES ('TST', ?, ?, NULL, NULL, ?)`,
        id,
        enabled,
        JSON.stringify({groupIds, allGroups: false, couponIds: [], sourceCodeGroupIds: []}),
      )
      bumpRevision(db, 'catalog')
    }
    const during = (campaignId: string, categoryId: string, ruleId: string) => {
      execute(
        db,
        `INSERT INTO sorting_campaign VALUES ('TST', ?, ?, ?)`,
        categoryId,
        campaignId,
        ruleId,
      )
      bumpRevision(db, 'catalog')
    }

    it('is its rule for the category', () => {
      rules()
      assign('all', 'cheap')
      campaign('summer', 1)
      during('summer', 'all', 'dear')
      during('summer', '', 'stock')
      expect(orderOf({path: ['root', 'all']})).toEqual([by.dear])
      expect(orderOf({hasText: true})).toEqual([by.stock])
    })

    it.each<[string, number, string[]]>([
      ['that is switched off', 0, []],
      ['of other shoppers', 1, ['Club']],
    ])('%s, is the usual one', (_name, enabled, groupIds) => {
      rules()
      assign('all', 'cheap')
      campaign('summer', enabled, groupIds)
      during('summer', 'all', 'dear')
      during('unknown', 'all', 'stock')
      expect(orderOf({path: ['root', 'all']})).toEqual([by.cheap])
    })

    it('for a group, is its rule for the members', () => {
      rules()
      assign('all', 'cheap')
      campaign('summer', 1, ['Club'])
      during('summer', 'all', 'dear')
      expect(orderOf({path: ['all'], groupIds: ['Club']})).toEqual([by.dear])
    })
  })
})

describe('documents', () => {
  it('stay as they are without a criterion', () => {
    const index = stock({id: 'b'}, {id: 'a'}, {id: 'c'})
    expect(sorted(index, [])).toBe('b a c')
    const some = [2, 0]
    expect(sorted(index, [], {some})).toBe('c b')
    expect(sorted(index, [by.relevance], {some})).toBe('c b')
    expect(sorted(index, [by.rank], {some: []})).toBe('')
    expect(some).toEqual([2, 0])
  })

  it('that are equal are in the order of the catalog', () => {
    const index = stock({id: 'b', rank: 1}, {id: 'a', rank: 1}, {id: 'c', rank: 2}, {id: 'd'})
    expect(sorted(index, [by.rank], {some: [3, 2, 1, 0]})).toBe('c b a d')
    expect(sorted(index, [by.rank, by.stock], {some: [3, 2, 1, 0]})).toBe('c b a d')
    expect(sorted(index, [by.stock, by.rank], {some: [3, 2, 1, 0]})).toBe('c b a d')
    expect(sorted(index, [by.stock], {some: [3, 2, 1, 0]})).toBe('b a c d')
    expect(sorted(index, [by.stock, by.stock], {some: [3, 1, 2, 0]})).toBe('b a c d')
  })

  it('are sorted by an attribute, those without a value last either way', () => {
    const index = stock({id: 'none'}, {id: 'one', rank: 1}, {id: 'ten', rank: 10})
    expect(sorted(index, [by.rank])).toBe('ten one none')
    expect(sorted(index, [by.lastRank])).toBe('one ten none')
  })

  it('are sorted by name in the language of the shopper', () => {
    const index = stock(
      {id: 'a', name: {default: 'Cot', de: 'Bett'}},
      {id: 'b', name: {default: 'Bib', de: 'Latz'}},
      {id: 'c', name: {default: 'Pram', de: 'Ähre'}},
    )
    expect(sorted(index, [by.name])).toBe('b a c')
    expect(sorted(index, [by.name], {locale: 'de'})).toBe('c a b')
    expect(sorted(index, [by.nameDown])).toBe('c a b')
  })

  it('are sorted by the next criterion where one is equal', () => {
    const index = stock(
      {id: 'a', rank: 1, price: 300},
      {id: 'b', rank: 2, price: 300},
      {id: 'c', rank: 2, price: 100},
      {id: 'd', price: 300},
    )
    expect(sorted(index, [by.rank, by.cheap])).toBe('c b a d')
    expect(sorted(index, [by.cheap, by.rank])).toBe('c b a d')
    expect(sorted(index, [by.dear, by.rank])).toBe('b a d c')
    expect(sorted(index, [by.lastRank, by.dear])).toBe('a b c d')
  })

  it('are sorted by their place in the category, those of others last', () => {
    const index = stock(
      {id: 'a', categories: {sale: 1}},
      {id: 'b', categories: {all: 2, sale: 3}},
      {id: 'c', categories: {all: 4, sale: 2}},
    )
    expect(sorted(index, [by.position])).toBe('b c a')
    expect(sorted(index, [by.position], {categoryId: 'sale'})).toBe('a c b')
    expect(sorted(index, [by.position, by.relevance], {categoryId: 'unknown'})).toBe('a b c')
  })

  it('are sorted by relevance, the highest first', () => {
    const index = stock({id: 'a', rank: 1}, {id: 'b', rank: 2}, {id: 'c', rank: 3})
    const relevance = Float64Array.of(2, 5, 2)
    expect(sorted(index, [by.relevance], {relevance})).toBe('b a c')
    expect(sorted(index, [by.relevance, by.rank], {relevance})).toBe('b c a')
    expect(sorted(index, [by.rank, by.relevance], {relevance})).toBe('c b a')
    expect([...relevance]).toEqual([2, 5, 2])
    expect(sorted(index, [by.relevance, by.rank])).toBe('c b a')
  })

  it('are sorted by whether they can be ordered', () => {
    const index = stock({id: 'a'}, {id: 'b'}, {id: 'c', rank: 9})
    const orderable = () => skusOf(index, ['b'])
    expect(sorted(index, [by.stock], {orderable})).toBe('b a c')
    expect(sorted(index, [by.stock, by.rank], {orderable})).toBe('b c a')
    expect(sorted(index, [by.rank, by.stock], {orderable})).toBe('c b a')
    const skus = skusOf(index, ['a', 'c'])
    expect(sorted(index, [by.stock], {orderable, skus})).toBe('a b c')
  })
})

describe('prices', () => {
  /** A pram in two colours, a cot and a toy without a price. */
  const goods = () =>
    stock(
      {id: 'toy'},
      {id: 'pram', type: 'master', variants: ['red', 'blue', 'grey']},
      {id: 'cot', price: 500},
      {id: 'bib', price: 900},
      {id: 'red', type: 'variant', price: 1000},
      {id: 'blue', type: 'variant', price: 400},
      {id: 'grey', type: 'variant'},
    )

  it('are the lowest of a product, and last without one', () => {
    const index = goods()
    expect(sorted(index, [by.cheap])).toBe('pram cot bib toy')
    expect(sorted(index, [by.dear])).toBe('bib cot pram toy')
  })

  it('are those of the skus that match, where only some may match', () => {
    const index = goods()
    const skus = skusOf(index, ['red', 'cot', 'bib', 'toy'])
    expect(sorted(index, [by.cheap], {skus, isPartial: true})).toBe('cot bib pram toy')
    expect(sorted(index, [by.dear], {skus, isPartial: true})).toBe('pram bib cot toy')
    expect(sorted(index, [by.cheap], {skus, isPartial: false})).toBe('pram cot bib toy')
    expect(sorted(index, [by.cheap, by.rank], {skus, isPartial: true})).toBe('cot bib pram toy')
  })
})

describe('a weighted sum', () => {
  const weighted = (id: string, ...parts: WeightedAttribute[]) => {
    execute(
      db,
      `INSERT INTO sorting_dynamic_attribute VALUES ('TST', ?, ?)`,
      id,
      JSON.stringify(parts),
    )
    bumpRevision(db, 'catalog')
  }
  const part = (name: string, more: Partial<WeightedAttribute> = {}): WeightedAttribute => ({
    path: `product.custom.${name}`,
    weight: 1,
    descending: true,
    missing: 'minimum',
    ...more,
  })
  const sum: SortAttribute = {by: 'weighted', id: 'sum'}
  /** Products with a number of sales and of stars. */
  const rated = (...values: [string, number | null, number | null][]) => {
    for (const id of ['sales', 'stars'])
      execute(
        db,
        `INSERT INTO attribute_definition (object_type, id, type, localizable, name, value_names)
         VALUES ('Product', ?, 'int', 0, '{}', '[]')`,
        id,
      )
    return stock(
      ...values.map(([id, sales, stars]) => ({
        id,
        custom: {
          ...(sales === null ? {} : {sales: String(sales)}),
          ...(stars === null ? {} : {stars: String(stars)}),
        },
      })),
    )
  }

  it('puts the highest values first, or the lowest', () => {
    weighted('sum', part('sales'))
    weighted('up', part('sales', {descending: false}))
    const index = rated(['a', 10, null], ['b', 30, null], ['c', 20, null])
    expect(sorted(index, [sum])).toBe('b c a')
    expect(sorted(index, [{by: 'weighted', id: 'up'}])).toBe('a c b')
    expect(sorted(index, [{by: 'weighted', id: 'unknown'}])).toBe('a b c')
  })

  it('brings the values of attributes to one scale', () => {
    weighted('sum', part('sales'), part('stars'))
    // Shares: a 0 + 1, b 0.5 + 0.75, c 1 + 0.
    expect(sorted(rated(['a', 1000, 5], ['b', 1500, 4], ['c', 2000, 1]), [sum])).toBe('b a c')
  })

  it('counts attributes by their weights', () => {
    weighted('sum', part('sales', {weight: 1}), part('stars', {weight: 3}))
    weighted('other', part('sales', {weight: 3}), part('stars', {weight: 1}))
    const index = rated(['a', 10, 1], ['b', 5, 2], ['c', 0, 5])
    expect(sorted(index, [sum])).toBe('c b a')
    expect(sorted(index, [{by: 'weighted', id: 'other'}])).toBe('a b c')
  })

  it.each<[WeightedAttribute['missing'], string]>([
    // Shares: a 0, b 1, c 0.25, d 0.75; the average of 10, 50, 20 and 40 is 30.
    ['minimum', 'b d c none a'],
    ['maximum', 'none b d c a'],
    ['average', 'b d none c a'],
  ])('takes the %s for a value that is missing: %s', (missing, expected) => {
    weighted('sum', part('sales', {missing}))
    const index = rated(
      ['none', null, null],
      ['b', 50, null],
      ['c', 20, null],
      ['d', 40, null],
      ['a', 10, null],
    )
    expect(sorted(index, [sum])).toBe(expected)
  })

  it('leaves out an attribute that no product has', () => {
    weighted('sum', part('stars', {missing: 'average'}), part('sales'))
    expect(sorted(rated(['a', 7, null], ['b', 9, null]), [sum])).toBe('b a')
  })

  it('is equal for products with equal values', () => {
    weighted('sum', part('stars'), part('sales'))
    expect(sorted(rated(['a', 7, 3], ['b', 9, 3], ['c', 9, 3]), [sum])).toBe('b c a')
  })
})
