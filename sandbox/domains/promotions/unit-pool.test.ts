import type {CartLine} from './cart'
import {RunningCart} from './cart'
import type {Unit} from './unit-pool'
import {UnitPool} from './unit-pool'
import {active, line, productRule} from './testing'

const [cot, cup, bib] = [line('cot', 9000), line('cup', 1000, 3), line('bib', 800, 2)]

const poolOf = (...lines: CartLine[]) =>
  new UnitPool(
    new RunningCart({currency: 'EUR', lines, shipments: [], paymentMethodIds: []}),
    lines,
  )

/** `line price` of each unit. */
const summary = (units: readonly Unit[]) =>
  units.map(({line: {lineId}, price}) => `${lineId} ${price}`)

const all = ['cot 9000', 'bib 400', 'bib 400', 'cup 334', 'cup 333', 'cup 333']

it('a line is split into units whose prices add up to the cent', () => {
  expect(summary(poolOf(cup).units([cup], 'dearest'))).toEqual(['cup 334', 'cup 333', 'cup 333'])
})

it.each([
  [2, ['cup 500', 'cup 500']],
  [2.9, ['cup 500', 'cup 500']],
  [1, ['cup 1000']],
  [0.9, []],
])('a quantity of %s has these units: %j', (quantity, expected) => {
  const some = line('cup', 1000, quantity)
  expect(summary(poolOf(some).units([some], 'dearest'))).toEqual(expected)
})

it('a unit has the price that is left after earlier promotions', () => {
  const cart = {currency: 'EUR', lines: [bib], shipments: [], paymentMethodIds: []}
  const running = new RunningCart(cart)
  running.apply({
    active: active('p', productRule({})),
    discount: {type: 'amount', amount: '1'},
    amount: 100,
    target: {kind: 'line', lineId: 'bib'},
  })
  expect(summary(new UnitPool(running, [bib]).units([bib], 'dearest'))).toEqual([
    'bib 350',
    'bib 350',
  ])
})

it('the dearest or the cheapest units come first, equal ones in the order of the lines', () => {
  const pool = poolOf(cup, cot, bib)
  expect(summary(pool.units([cup, cot, bib], 'dearest'))).toEqual(all)
  expect(summary(pool.units([cup, cot, bib], 'cheapest'))).toEqual([
    'cup 333',
    'cup 333',
    'cup 334',
    'bib 400',
    'bib 400',
    'cot 9000',
  ])
  const [a, b] = [line('a', 400), line('b', 400)]
  expect(summary(poolOf(a, b).units([b, a], 'dearest'))).toEqual(['b 400', 'a 400'])
  expect(summary(poolOf(a, b).units([b, a], 'cheapest'))).toEqual(['b 400', 'a 400'])
})

it('only units of the lines that were asked for are found', () => {
  const pool = poolOf(cup, cot, bib)
  expect(summary(pool.units([cot], 'dearest'))).toEqual(['cot 9000'])
  expect(pool.units([], 'dearest')).toEqual([])
  expect(pool.units([line('toy', 100)], 'dearest')).toEqual([])
  expect(pool.lines).toEqual([cup, cot, bib])
})

it.each([
  [9000, all],
  [8999, all.slice(1)],
  [400, all.slice(1)],
  [399, all.slice(3)],
  [333, all.slice(4)],
  [332, []],
])('up to a price of %s these units are found: %j', (limit, expected) => {
  expect(summary(poolOf(cup, cot, bib).units([cup, cot, bib], 'dearest', limit))).toEqual(expected)
})

it('a unit that is taken is gone, and one that is put back is there again', () => {
  const pool = poolOf(cup, bib)
  const [first, second] = pool.units([cup, bib], 'cheapest')
  const taken = [first, second].filter((unit) => unit !== undefined)
  expect(summary(taken)).toEqual(['cup 333', 'cup 333'])
  pool.take(taken)
  expect(summary(pool.units([cup, bib], 'dearest'))).toEqual(['bib 400', 'bib 400', 'cup 334'])
  pool.putBack(taken)
  expect(summary(pool.units([cup, bib], 'dearest'))).toEqual(all.slice(1))
  pool.take([])
  pool.putBack([])
  expect(summary(pool.units([cup, bib], 'dearest'))).toEqual(all.slice(1))
})

it('a unit of a line that the pool does not have is left alone', () => {
  const pool = poolOf(cup)
  const stranger = [{line: cot, price: 9000}]
  pool.take(stranger)
  pool.putBack(stranger)
  expect(summary(pool.units([cup, cot], 'dearest'))).toEqual(['cup 334', 'cup 333', 'cup 333'])
})
