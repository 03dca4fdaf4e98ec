import {inOrder, type WishOrder} from './wish-order'
import {goneProduct, type WishedProduct} from '../public/wished-product'

const product = (name: string, amount?: number): WishedProduct => {
  const {tile, ...rest} = goneProduct(name, name)
  return {...rest, tile: {...tile, ...(amount !== undefined && {price: {amount}})}}
}
const products = [product('Österreich', 20), product('Zelt'), product('Bett', 10)]

test.each<[WishOrder, string[]]>([
  ['latest', ['Österreich', 'Zelt', 'Bett']],
  ['name', ['Bett', 'Österreich', 'Zelt']],
  ['priceUp', ['Bett', 'Österreich', 'Zelt']],
  ['priceDown', ['Österreich', 'Bett', 'Zelt']],
])('in the order %s; without a price is last', (order, names) => {
  expect(inOrder(products, order, 'de-DE').map(({tile}) => tile.name)).toEqual(names)
})
