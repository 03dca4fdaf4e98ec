import {tileOf} from './tile'
import {itemsOfTiles} from './products-on-page'

type Hit = Parameters<typeof tileOf>[0]

it('names a variant by its master and its SKU (rule EVENT-7)', () => {
  const hits = [
    {productId: 'pram-green', productName: 'Pram', price: 899, master: {masterId: 'pram'}},
    {productId: 'pram', productName: 'Pram', master: {masterId: 'pram'}},
    {productId: 'bowl', productName: 'Bowl'},
  ] as unknown as Hit[]
  expect(itemsOfTiles(hits.map((hit) => tileOf(hit, true)))).toEqual([
    {id: 'pram', sku: 'pram-green', name: 'Pram', price: 899},
    {id: 'pram', name: 'Pram'},
    {id: 'bowl', name: 'Bowl'},
  ])
})
