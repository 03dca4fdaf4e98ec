import {resolvePrices, type PriceBook, type PriceEntry} from './price-model'

const now = new Date('2026-06-01T12:00:00Z')

function book(
  id: string,
  parentId: string | null = null,
  more: Partial<PriceBook> = {},
): PriceBook {
  return {id, currency: 'EUR', parentId, online: true, onlineFrom: null, onlineTo: null, ...more}
}

function entry(priceBookId: string, amount: number, more: Partial<PriceEntry> = {}): PriceEntry {
  return {priceBookId, quantity: 1, amount, onlineFrom: null, onlineTo: null, ...more}
}

const books = [book('list'), book('sale', 'list')]

describe('resolvePrices', () => {
  it('takes the list price when nothing undercuts it', () => {
    expect(resolvePrices([entry('list', 10_000)], books, 1, now)).toMatchObject({
      list: 10_000,
      sale: null,
      effective: 10_000,
    })
  })

  it('takes the lowest price and tells the list price apart', () => {
    expect(
      resolvePrices([entry('list', 10_000), entry('sale', 7500)], books, 1, now),
    ).toMatchObject({list: 10_000, sale: 7500, effective: 7500})
  })

  it('knows no sale price that is higher than the list price', () => {
    expect(
      resolvePrices([entry('list', 10_000), entry('sale', 12_000)], books, 1, now),
    ).toMatchObject({sale: null, effective: 10_000})
  })

  it('has no price without one in the books of the site', () => {
    expect(resolvePrices([entry('other', 1)], books, 1, now)).toEqual({
      list: null,
      sale: null,
      effective: null,
      byBook: [],
      tiers: [],
    })
  })

  it('counts the price of a sale book as list price when there is no other', () => {
    expect(resolvePrices([entry('sale', 7500)], books, 1, now)).toMatchObject({
      list: 7500,
      sale: null,
      effective: 7500,
    })
  })

  it.each([
    [1, 10_000],
    [9, 10_000],
    [10, 9000],
    [50, 8000],
  ])('for %i units takes the tier %i', (quantity, amount) => {
    const entries = [
      entry('list', 10_000),
      entry('list', 8000, {quantity: 50}),
      entry('list', 9000, {quantity: 10}),
    ]
    expect(resolvePrices(entries, books, quantity, now).effective).toBe(amount)
  })

  it('leaves out prices and books before and after their time', () => {
    const past = {onlineTo: '2026-05-31T00:00:00Z'}
    const future = {onlineFrom: '2026-06-02T00:00:00Z'}
    expect(
      resolvePrices(
        [entry('list', 10_000), entry('sale', 5000, past), entry('sale', 6000, future)],
        books,
        1,
        now,
      ).effective,
    ).toBe(10_000)
    expect(
      resolvePrices(
        [entry('list', 10_000), entry('sale', 5000)],
        [book('list'), book('sale', 'list', {online: false})],
        1,
        now,
      ).effective,
    ).toBe(10_000)
  })

  it('prefers a dated price to the standing one of the same book', () => {
    const campaign = {onlineFrom: '2026-05-01T00:00:00Z', onlineTo: '2026-07-01T00:00:00Z'}
    expect(
      resolvePrices([entry('list', 10_000), entry('list', 11_000, campaign)], books, 1, now).list,
    ).toBe(11_000)
  })

  it('has one table of a book in force: a dated one, with all its tiers', () => {
    const campaign = {onlineFrom: '2026-05-01T00:00:00Z', onlineTo: '2026-07-01T00:00:00Z'}
    const entries = [
      entry('list', 10_000),
      entry('list', 5000, {quantity: 10}),
      entry('list', 9000, campaign),
    ]
    expect(resolvePrices(entries, books, 10, now)).toMatchObject({
      effective: 9000,
      tiers: [{quantity: 1, amount: 9000}],
    })
  })

  it('takes percentages off the price of one unit in the same book', () => {
    const entries = [
      entry('list', 9999),
      entry('list', 0, {quantity: 5, percentOff: 10}),
      entry('list', 0, {quantity: 10, percentOff: 33.3}),
    ]
    expect(resolvePrices(entries, books, 5, now).effective).toBe(8999)
    expect(resolvePrices(entries, books, 1, now).tiers).toEqual([
      {priceBookId: 'list', quantity: 1, amount: 9999},
      {priceBookId: 'list', quantity: 5, amount: 8999},
      {priceBookId: 'list', quantity: 10, amount: 6669},
    ])
  })

  it('takes percentages off the price of the book that the book is based on', () => {
    const entries = [entry('list', 10_000), entry('sale', 0, {percentOff: 25})]
    expect(resolvePrices(entries, books, 1, now)).toMatchObject({
      list: 10_000,
      sale: 7500,
      byBook: [{amount: 10_000}, {amount: 7500}],
    })
  })

  it('knows no percentage of nothing', () => {
    expect(resolvePrices([entry('sale', 0, {percentOff: 25})], books, 1, now).effective).toBeNull()
  })

  it('takes the price of a book further up where the one between is over', () => {
    const chain = [
      book('base'),
      book('spring', 'base', {onlineTo: '2026-04-01'}),
      book('own', 'spring'),
    ]
    const entries = [entry('base', 10_000), entry('spring', 1)]
    expect(resolvePrices(entries, chain, 1, now)).toMatchObject({list: 10_000, effective: 10_000})
  })

  it('does not let a book be dearer than the one that it is based on', () => {
    const dearer = [entry('list', 10_000), entry('sale', 11_000)]
    expect(resolvePrices(dearer, books, 1, now)).toMatchObject({sale: null, effective: 10_000})
  })
})
