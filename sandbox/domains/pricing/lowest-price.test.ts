import {lowestPriorPrice} from './lowest-price'
import type {PriceBook, PriceEntry} from './price-model'

const book = (id: string, parentId: string | null = null): PriceBook => ({
  id,
  currency: 'EUR',
  parentId,
  online: true,
  onlineFrom: null,
  onlineTo: null,
})
const books = [book('list'), book('sale', 'list')]

const price = (
  priceBookId: string,
  amount: number,
  onlineFrom: string | null = null,
  onlineTo: string | null = null,
): PriceEntry => ({priceBookId, quantity: 1, amount, onlineFrom, onlineTo})

const now = Date.parse('2026-06-20T12:00:00Z')
const lowest = (...entries: PriceEntry[]) => lowestPriorPrice(entries, books, now)

describe('the lowest price of the 30 days before a reduction', () => {
  it('is not asked for where nothing is reduced', () => {
    expect(lowest(price('list', 10_000))).toBeNull()
    expect(lowest(price('list', 10_000), price('sale', 8000, '2026-07-01'))).toBeNull()
  })

  it('is the list price where there was no other', () => {
    expect(lowest(price('list', 10_000), price('sale', 8000, '2026-06-15'))).toBe(10_000)
  })

  it('is that of an earlier sale which ended within them', () => {
    const earlier = price('sale', 7500, '2026-05-10', '2026-05-20')
    expect(lowest(price('list', 10_000), earlier, price('sale', 8000, '2026-06-15'))).toBe(7500)
  })

  it('knows no sale that ended before', () => {
    const earlier = price('sale', 7500, '2026-05-01', '2026-05-15')
    expect(lowest(price('list', 10_000), earlier, price('sale', 8000, '2026-06-15'))).toBe(10_000)
  })

  it('stays that from before the first step of a reduction that goes on', () => {
    const steps = [
      price('sale', 9000, '2026-06-01', '2026-06-10'),
      price('sale', 8000, '2026-06-10'),
    ]
    expect(lowest(price('list', 10_000), ...steps)).toBe(10_000)
  })

  it('is the reduced price itself, if that has always been asked for', () => {
    expect(lowest(price('list', 10_000), price('sale', 8000))).toBe(8000)
  })

  it('follows a list price that rose shortly before', () => {
    expect(
      lowest(
        price('list', 9500),
        price('list', 12_000, '2026-06-10'),
        price('sale', 9900, '2026-06-15'),
      ),
    ).toBe(9500)
  })
})

describe('the limits of the 30 days', () => {
  const sale = price('sale', 8000, '2026-06-15')

  it('a sale that ended as they began does not count, one that ended later does', () => {
    const until = (end: string) =>
      lowest(price('list', 10_000), price('sale', 7500, '2026-05-01', end), sale)
    expect(until('2026-05-16T00:00:00Z')).toBe(10_000)
    expect(until('2026-05-16T00:00:01Z')).toBe(7500)
  })

  it('a change in the future does not count', () => {
    expect(lowest(price('list', 10_000), sale, price('sale', 5000, '2026-06-25'))).toBe(10_000)
  })

  it('a reduction that began this moment counts', () => {
    const current = price('sale', 8000, new Date(now).toISOString())
    expect(lowest(price('list', 10_000), current)).toBe(10_000)
  })

  it('a product that had no price before has no lowest one', () => {
    const from = '2026-06-15'
    expect(lowest(price('list', 10_000, from), price('sale', 8000, from))).toBeNull()
  })
})

it('a price book that came into force reduces too', () => {
  const dated = [book('list'), {...book('sale', 'list'), onlineFrom: '2026-06-15'}]
  const entries = [price('list', 10_000), price('sale', 8000)]
  expect(lowestPriorPrice(entries, dated, now)).toBe(10_000)
})
