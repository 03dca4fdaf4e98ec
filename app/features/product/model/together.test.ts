import type {Extra} from './together'
import {togetherOf} from './together'

const extra = (amount: number, more: Partial<Extra> = {}): Extra => ({
  item: {productId: 'bowl', quantity: 1},
  event: {id: 'bowl', name: 'Bowl'},
  added: {
    productId: 'bowl',
    name: 'Bowl',
    choices: [],
    quantity: 1,
    price: {amount, taxRate: 0.19},
  },
  ...more,
})
const main = (amount: number, quantity = 1) => ({price: {amount, taxRate: 0.19}, quantity})

it('sums in hundredths, with the quantity of the product', () => {
  expect(togetherOf(main(0.1, 2), [extra(0.1)])).toEqual({
    count: 3,
    price: {amount: 0.3, taxRate: 0.19},
  })
})

it('is at least the sum while a choice is incomplete', () => {
  const open = {amount: 30, max: Number.MAX_VALUE, parts: true}
  expect(togetherOf(main(10), [extra(20, {item: undefined})])?.price).toMatchObject(open)
  const range = {price: {amount: 10, max: 15, taxRate: 0.19}, quantity: 1}
  expect(togetherOf(range, [extra(20)])?.price).toMatchObject(open)
})

it('names no tax rate where the products have different ones', () => {
  const {added} = extra(20)
  const book = extra(20, {added: {...added, price: {amount: 20, taxRate: 0.07}}})
  expect(togetherOf(main(10), [book])?.price).toEqual({amount: 30})
})

it('is absent without ticked products, and without a product that can be bought', () => {
  expect(togetherOf(main(10), [])).toBeUndefined()
  expect(togetherOf(undefined, [extra(20)])).toBeUndefined()
})
