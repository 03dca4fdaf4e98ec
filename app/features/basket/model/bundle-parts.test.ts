import {lineOfBundle, partChanges} from './bundle-parts'

const parts = [
  {masterId: 'bag', productId: 'bag-moss-70'},
  {masterId: 'muslin', productId: 'muslin-oat'},
]
const added = {productId: 'box', quantity: 1, parts}
const line = (itemId: string, ...ids: string[]) => ({
  itemId,
  productId: 'box',
  quantity: 1,
  bundledProductItems: ids.map((productId) => ({
    itemId: `${itemId}-${productId}`,
    productId,
    quantity: 2,
  })),
})

it('finds the bundle whose parts are still to choose, not one that was chosen before', () => {
  const before = line('1', 'bag-rose-70', 'muslin-sky')
  const fresh = line('2', 'bag', 'muslin')
  const basket = {productItems: [{itemId: '0', productId: 'chair'}, before, fresh]}
  expect(lineOfBundle(basket, added)).toBe(fresh)
  expect(lineOfBundle({productItems: [before]}, added)).toBeUndefined()
})

it('chooses every part by its own item id', () => {
  expect(partChanges(line('2', 'bag', 'cup', 'muslin'), added)).toEqual([
    {itemId: '2-bag', productId: 'bag-moss-70', quantity: 2},
    {itemId: '2-muslin', productId: 'muslin-oat', quantity: 2},
  ])
})
