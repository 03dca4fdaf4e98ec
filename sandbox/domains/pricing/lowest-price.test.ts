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
