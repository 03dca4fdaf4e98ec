import type {BasketLine} from '@app/features/basket/public/basket-lines'
import type {LineProduct} from '@app/features/basket/public/line-product'
import {changeOf, engravedProductOf} from './changeable'

const line: BasketLine = {
  itemId: 'a',
  productId: 'chair-green',
  name: 'Chair',
  quantity: 1,
  unitPrice: 200,
  price: 200,
}
const variant = {masterId: 'chair'} as LineProduct
const engraving = {text: 'Mia', typeface: '', position: ''}
const custom = {c_engravingProductId: 'chair-green'}

it('an engraving names the product that it engraves', () => {
  const asNew = {productId: 'engraving', quantity: 1}
  expect(engravedProductOf({...line, asNew: {...asNew, custom}})).toBe('chair-green')
  expect(engravedProductOf({...line, asNew})).toBeUndefined()
  expect(engravedProductOf(line)).toBeUndefined()
})

it('an engraving of an unknown product cannot be changed', () => {
  expect(changeOf({...line, engraving}, variant)).toBeNull()
})

it('a line whose product is not known cannot be changed', () => {
  expect(changeOf(line, undefined)).toBeNull()
})

it('a bundle can be changed when one of its parts has variants and an item id', () => {
  const part = {productId: 'chair-green', name: 'Chair', quantity: 1}
  const cup = {itemId: 'c', productId: 'cup', name: 'Cup', quantity: 1}
  const products = {'chair-green': variant}
  const change = (...parts: NonNullable<BasketLine['parts']>) =>
    changeOf({...line, parts}, variant, products)
  expect(change(cup, {...part, itemId: 'p'})).toBe('parts')
  expect(change(part)).toBeNull()
  expect(change(cup)).toBeNull()
})
