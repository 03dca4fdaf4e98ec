import type {ChosenPart, ProductModel} from '@app/features/product/public/product'
import {addedOf, extrasOf, togetherOf, type Extra} from './together'

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

const part = (id: string, amount: number): ChosenPart => {
  const known = {id, name: id, taxRate: 0.19, trail: []}
  const product = {...known, attributes: [], variants: [], images: {}} as unknown as ProductModel
  return {
    part: {product, quantity: 1, role: 'member'},
    choice: {},
    selection: undefined,
    offer: {price: {amount}, availability: {state: 'instock', stock: 5}} as ChosenPart['offer'],
    taken: true,
  }
}

it('names each part of a set with its price, quantity and engraving', () => {
  const engravings = {bed: {text: 'Ida', typeface: 'upright', position: 'upper'}}
  const added = addedOf(extrasOf([part('bed', 90), part('rug', 20)], {quantity: 2, engravings}))
  expect(added).toMatchObject({
    name: 'bed',
    choices: ['Ida'],
    quantity: 2,
    price: {amount: 90, taxRate: 0.19},
    others: [{name: 'rug', choices: [], quantity: 2, price: {amount: 20}}],
  })
})

it('is absent without ticked products, and without a product that can be bought', () => {
  expect(togetherOf(main(10), [])).toBeUndefined()
  expect(togetherOf(undefined, [extra(20)])).toBeUndefined()
})
