import {isMadeToOrder} from './product'

it('products with an engraving are made to order', () => {
  expect(isMadeToOrder({type: 'Engraving'})).toBe(true)
  expect(isMadeToOrder({type: ''})).toBe(false)
})
