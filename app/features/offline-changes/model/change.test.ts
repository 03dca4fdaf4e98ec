import {requestedQuantity, withRequestedQuantities} from '../public/pending-changes'
import {
  asTried,
  withChange,
  withoutChange,
  type Change,
  type LineChange,
  type WishChange,
} from './change'

let count = 0
const line = (itemId: string, quantity: number, before = 1): LineChange => ({
  kind: 'line',
  id: `change-${(count += 1)}`,
  at: 0,
  itemId,
  productId: 'pram',
  name: 'Pram',
  quantity,
  before,
  unitPrice: 10,
})
const wish = (productId: string, wished: boolean): WishChange => ({
  kind: 'wish',
  id: `change-${(count += 1)}`,
  at: 0,
  productId,
  name: 'Cup',
  wanted: wished,
})
const queued = (...changes: Change[]) => changes.reduce(withChange, [] as readonly Change[])

describe('the queue (rule DEVICE-3)', () => {
  it('keeps the order of the shopper', () => {
    const changes = [line('a', 2), wish('cup', true), line('b', 0)]
    expect(queued(...changes)).toEqual(changes)
  })

  it('has one change of a line, the last one, with what the backend had at first', () => {
    const last = {...line('a', 5, 3), unitPrice: 12}
    expect(queued(line('a', 3, 1), wish('cup', true), last)).toEqual([
      expect.objectContaining({kind: 'wish'}),
      {...last, before: 1, unitPrice: 10},
    ])
  })

  it('has nothing to send of what the shopper took back', () => {
    expect(queued(line('a', 3, 1), line('a', 1, 3))).toEqual([])
    expect(queued(wish('cup', true), wish('cup', false))).toEqual([])
    expect(queued(line('a', 1, 1))).toEqual([])
  })

  it('sends what was taken back after an answer was lost', () => {
    const [sent] = queued(line('a', 3, 1))
    const back = withChange(asTried([sent as Change], sent?.id ?? ''), line('a', 1, 3))
    expect(back).toEqual([expect.objectContaining({quantity: 1, tried: true})])
    const heart = wish('cup', true)
    expect(withChange(asTried([heart], heart.id), wish('cup', false))).toEqual([
      expect.objectContaining({wanted: false, tried: true}),
    ])
  })

  it('forgets a change by its id', () => {
    const [first, second] = [line('a', 2), line('b', 2)]
    expect(withoutChange([first, second], first.id)).toEqual([second])
  })
})

it('shows lines as the shopper wants them, with the prices of the backend', () => {
  const changes = queued(line('a', 4), line('b', 0), wish('cup', true))
  const lines = [
    {itemId: 'a', quantity: 1, price: 10},
    {itemId: 'b', quantity: 1, price: 20},
    {itemId: 'c', quantity: 1, price: 30},
  ]
  expect(withRequestedQuantities(lines, changes)).toEqual([
    {itemId: 'a', quantity: 4, price: 10},
    {itemId: 'c', quantity: 1, price: 30},
  ])
  expect(requestedQuantity(changes, 'b')).toBe(0)
  expect(requestedQuantity(changes, 'c')).toBeUndefined()
})
