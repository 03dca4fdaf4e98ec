import {fillText, hasValues, placeholders} from './fill-text'

const text = 'Order {orderNo} of {firstName}: {count}'

it('a text is filled with texts and numbers; anything else is left out', () => {
  expect(fillText(text, {orderNo: 'DEU1', firstName: 'Mia', count: 0})).toBe('Order DEU1 of Mia: 0')
  expect(fillText(text, {orderNo: null, firstName: {}, count: true})).toBe('Order  of : ')
})

it('only names in braces are placeholders', () => {
  expect(placeholders(text)).toEqual(['count', 'firstName', 'orderNo'])
  expect(placeholders('{} {a b} plain')).toEqual([])
})

it('a text has its values when each placeholder has a text or a number', () => {
  expect(hasValues(text, {orderNo: '', firstName: 'Mia', count: 0})).toBe(true)
  expect(hasValues(text, {orderNo: '', firstName: 'Mia'})).toBe(false)
  expect(hasValues(text, {orderNo: '', firstName: null, count: 0})).toBe(false)
  expect(hasValues('plain', {})).toBe(true)
})
