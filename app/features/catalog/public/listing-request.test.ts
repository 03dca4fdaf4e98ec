import {
  canonicalSearch,
  listingSearch,
  parseListingRequest,
  refinementCount,
  searchRefinements,
  toggleRefinement,
  withPriceRange,
  withoutRefinements,
} from './listing-request'

const parse = (query: string, categoryId?: string) =>
  parseListingRequest(new URLSearchParams(query), categoryId)

test.each([
  ['', ''],
  ['offset=38', '?offset=38'],
  ['offset=76&sort=newest&refine=c_material=oak', '?offset=76'],
  ['offset=12&limit=12', ''],
  ['offset=20', ''],
])('search engines list "%s" as "%s"', (query, canonical) => {
  expect(canonicalSearch(parse(query))).toBe(canonical)
})

describe('parseListingRequest', () => {
  it('has the defaults of rule CAT-2', () => {
    expect(parse('')).toEqual({
      categoryId: null,
      query: '',
      refine: {},
      sort: 'best-matches',
      offset: 0,
      limit: 38,
    })
  })

  it('reads several refinements with several values, in a fixed order', () => {
    const one = parse('refine=c_material=oak|beech&refine=c_ageFrom=6m')
    const other = parse('refine=c_ageFrom%3D6m&refine=c_material%3Dbeech%7Coak')
    expect(one.refine).toEqual({c_ageFrom: ['6m'], c_material: ['beech', 'oak']})
    expect(other).toEqual(one)
  })

  it('merges pmid, cgid and htype into the refinements', () => {
    expect(parse('pmid=spring&cgid=cots&htype=master').refine).toEqual({
      cgid: ['cots'],
      htype: ['master'],
      pmid: ['spring'],
    })
  })

  it('keeps one price and one category', () => {
    expect(parse('refine=price=(0..50)|(50..150)&cgid=cots&refine=cgid=nursery').refine).toEqual({
      cgid: ['cots'],
      price: ['(50..150)'],
    })
  })

  it.each(['(5..1)', 'abc', '()', '(..)', '(-5..5)', '(a..b)', '5..10', '(1..2'])(
    'leaves out a price that is no range: %s',
    (range) => expect(parse(`refine=price=${range}`).refine).toEqual({}),
  )

  it.each(['(50..150)', '(50..)', '(..150)', '(5..5)', '(12.50..99.95)', '(0..50)'])(
    'keeps the price range %s',
    (range) => expect(parse(`refine=price=${range}`).refine).toEqual({price: [range]}),
  )

  it.each([
    'htype=abc',
    'htype=%00',
    'refine=htype=constructor',
    'refine=pmpt=every',
    'pmid=|',
    'cgid=%20|%20',
    'refine==',
  ])('leaves out what no search takes: %s', (search) => {
    expect(parse(search).refine).toEqual({})
  })

  it.each(['__proto__', 'constructor', 'toString'])('takes %s for an attribute', (id) => {
    const request = parse(`refine=${id}=a`)
    expect(Object.entries(request.refine)).toEqual([[id, ['a']]])
    expect(searchRefinements(request)).toContain(`${id}=a`)
  })

  it('asks for no longer order than the search takes', () => {
    expect(parse(`sort=${'x'.repeat(600)}`).sort).toHaveLength(256)
  })

  it('falls back where an address makes no sense', () => {
    const request = parse('offset=-1&limit=abc&refine=nothing&refine==x&sort=%20')
    expect(request).toEqual(parse(''))
    expect(parse(`q=${'a'.repeat(900)}`).query).toHaveLength(500)
    expect(parse('offset=38x').offset).toBe(0)
    expect(parse('offset=x38').offset).toBe(0)
    expect(parse('limit=0').limit).toBe(1)
    expect(parse('limit=5000').limit).toBe(200)
  })
})

describe('searchRefinements', () => {
  it('always asks for what is sold on the web, whatever the address says', () => {
    const request = parse('available-on-web=0&refine=available-on-web=0')
    expect(searchRefinements(request)).toEqual(['available-on-web=1'])
    expect(listingSearch(request)).toBe('')
  })

  it('asks for the category of the page, or the narrower one of the query', () => {
    expect(searchRefinements(parse('', 'strollers'))).toContain('cgid=strollers')
    expect(searchRefinements(parse('cgid=carry-cots', 'strollers'))).toEqual([
      'available-on-web=1',
      'cgid=carry-cots',
    ])
  })

  it('joins values with a pipe', () => {
    expect(searchRefinements(parse('refine=c_material=oak|beech'))).toContain(
      'c_material=beech|oak',
    )
  })

  it('asks for no more than one search takes', () => {
    const many = Array.from({length: 12}, (_, index) => `refine=c_${index}=x`).join('&')
    expect(searchRefinements(parse(many, 'cots'))).toHaveLength(9)
    expect(searchRefinements(parse(many, 'cots')).slice(0, 2)).toEqual([
      'available-on-web=1',
      'cgid=cots',
    ])
  })
})

describe('listingSearch', () => {
  it.each([
    '',
    '?q=wool',
    '?refine=c_ageFrom=6m&refine=c_material=beech%7Coak&sort=newest&offset=38',
    '?q=oak%20%26%20beech&refine=price=(50..150)&limit=12',
  ])('writes what it read: %s', (search) => {
    expect(listingSearch(parse(search))).toBe(search)
  })
})

describe('toggleRefinement', () => {
  it('adds and removes a value and goes back to the first page', () => {
    const request = parse('refine=c_material=oak&offset=38')
    const more = toggleRefinement(request, 'c_material', 'beech')
    expect(listingSearch(more)).toBe('?refine=c_material=beech%7Coak')
    expect(refinementCount(more)).toBe(2)
    const fewer = toggleRefinement(
      toggleRefinement(more, 'c_material', 'beech'),
      'c_material',
      'oak',
    )
    expect(fewer.refine).toEqual({})
  })

  it('replaces a price by another', () => {
    const request = toggleRefinement(parse('refine=price=(0..50)'), 'price', '(50..150)')
    expect(request.refine).toEqual({price: ['(50..150)']})
    expect(toggleRefinement(request, 'price', '(50..150)').refine).toEqual({})
  })
})

describe('withPriceRange', () => {
  it('takes the place of a chosen range and goes back to the first page', () => {
    const request = parse('q=wool&refine=price=(0..50)&refine=c_ageFrom=6m&offset=38')
    expect(listingSearch(withPriceRange(request, '(20..80)'))).toBe(
      '?q=wool&refine=c_ageFrom=6m&refine=price=(20..80)',
    )
  })
})

describe('withoutRefinements', () => {
  it('keeps phrase and order', () => {
    const request = parse('q=wool&refine=c_material=oak&sort=newest&offset=38')
    expect(listingSearch(withoutRefinements(request))).toBe('?q=wool&sort=newest')
  })
})
