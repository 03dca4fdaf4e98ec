import {isMadeToOrder} from './made-to-order'

it('products with an engraving are made to order', () => {
  expect(isMadeToOrder({type: 'Engraving'})).toBe(true)
  expect(isMadeToOrder({type: ''})).toBe(false)
})
