import {droppedFrom, unnotedPrices} from './price-note'
import {goneProduct, type WishedProduct} from '../public/wished-product'

const costs = (amount?: number): WishedProduct => {
  const {tile, ...rest} = goneProduct('cup', 'Cup')
  return {...rest, tile: {...tile, ...(amount !== undefined && {price: {amount}})}}
}
const noted = {amount: 20, currency: 'EUR'}

test.each([
  ['less than noted', noted, costs(15), 20],
  ['as much as noted', noted, costs(20), undefined],
  ['more than noted', noted, costs(25), undefined],
  ['nothing known', noted, costs(), undefined],
  ['another currency', {...noted, currency: 'USD'}, costs(15), undefined],
  ['no note', undefined, costs(15), undefined],
])('%s', (_name, note, product, from) => {
  expect(droppedFrom(note, product, 'EUR')).toBe(from)
})

test('prices are noted once for each currency', () => {
  const wish = {itemId: 'a', productId: 'cup'}
  const price = {amount: 15, currency: 'EUR'}
  expect(unnotedPrices([wish], [costs(15)], 'EUR')).toEqual([{itemId: 'a', price}])
  expect(unnotedPrices([{...wish, noted}], [costs(15)], 'EUR')).toEqual([])
  expect(unnotedPrices([{...wish, noted}], [costs(15)], 'USD')).toHaveLength(1)
  expect(unnotedPrices([wish], [costs()], 'EUR')).toEqual([])
  expect(unnotedPrices([{productId: 'cup'}], [costs(15)], 'EUR')).toEqual([])
})
