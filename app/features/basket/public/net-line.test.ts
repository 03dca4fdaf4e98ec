import {type BasketLine} from './basket-lines'
import {netLine} from './net-line'

const line: BasketLine = {
  itemId: 'i',
  productId: 'p',
  name: 'Cup',
  quantity: 2,
  unitPrice: 11.9,
  price: 23.8,
  taxRate: 0.19,
}

test('a business customer sees prices without tax', () => {
  expect(netLine(line)).toEqual({...line, unitPrice: 10, price: 20})
})

test('the price without tax that the backend knows comes first', () => {
  expect(netLine({...line, netPrice: 19.99})).toMatchObject({unitPrice: 10, price: 19.99})
})

test('discounts and the price before them are without tax too', () => {
  const savings = [{promotionId: 'tenth', text: 'A tenth off', amount: 1.19}]
  expect(netLine({...line, priceBefore: 35.7, savings})).toMatchObject({
    priceBefore: 30,
    savings: [{promotionId: 'tenth', text: 'A tenth off', amount: 1}],
  })
})

test('a line without prices has none without tax either', () => {
  expect(netLine({...line, unitPrice: null, price: null})).toEqual({
    ...line,
    unitPrice: null,
    price: null,
  })
})

test('while the tax rate is not known, a line stays as it is', () => {
  const {taxRate: _unknown, ...open} = line
  expect(netLine(open)).toBe(open)
})
