import {lineOfBundle, partChanges} from './new-item'

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

it('finds a bundle of which one part is still to choose, and no other product with the same part', () => {
  const half = line('2', 'bag-rose-70', 'muslin')
  const other = {...line('3', 'bag', 'muslin'), productId: 'other-box'}
  expect(lineOfBundle({productItems: [other, half]}, added)).toBe(half)
  expect(lineOfBundle({productItems: [other]}, added)).toBeUndefined()
})

it('finds no bundle in an empty basket, nor for a product without parts', () => {
  expect(lineOfBundle({}, added)).toBeUndefined()
  const plain = {itemId: '1', productId: 'box', quantity: 1}
  expect(lineOfBundle({productItems: [plain]}, added)).toBeUndefined()
  const bundle = line('2', 'bag', 'muslin')
  expect(lineOfBundle({productItems: [bundle]}, {productId: 'box', quantity: 1})).toBeUndefined()
})

it('changes nothing where the chosen product is already there, or where nothing is chosen', () => {
  const same = [{masterId: 'bag', productId: 'bag'}]
  expect(partChanges(line('2', 'bag'), {...added, parts: same})).toEqual([])
  expect(partChanges(line('2', 'bag'), {productId: 'box', quantity: 1})).toEqual([])
  expect(partChanges({itemId: '2', productId: 'box', quantity: 1}, added)).toEqual([])
})

it('changes no part without an item id; a part without a quantity counts as one', () => {
  const parts = [
    {productId: 'bag', quantity: 1},
    {itemId: 'm', productId: 'muslin'},
  ]
  const bundle = {itemId: '2', productId: 'box', quantity: 1, bundledProductItems: parts}
  expect(partChanges(bundle as never, added)).toEqual([
    {itemId: 'm', productId: 'muslin-oat', quantity: 1},
  ])
})
