import {addedItems, itemOfLine, basketEventData} from './event-items'

const chair = {
  itemId: 'i',
  productId: 'BH-2010-oak',
  productName: 'Stavra',
  quantity: 2,
  price: 518,
  priceAfterItemDiscount: 466.2,
}

it('tells a line by its product and what one of it costs after reductions', () => {
  expect(itemOfLine(chair)).toEqual({
    id: 'BH-2010-oak',
    name: 'Stavra',
    price: 233.1,
    quantity: 2,
  })
})

it('tells the master where the backend does', () => {
  expect(itemOfLine({...chair, c_master: 'BH-2010'} as typeof chair)).toMatchObject({
    id: 'BH-2010',
    sku: 'BH-2010-oak',
  })
})

it('leaves out the price and the variant of a line that has none', () => {
  const plain = {productId: 'BH-1', quantity: 1}
  expect(Object.keys(itemOfLine(plain))).toEqual(['id', 'name', 'quantity'])
  expect(itemOfLine({...plain, quantity: 0, price: 5})).not.toHaveProperty('price')
  expect(itemOfLine({...plain, priceAfterItemDiscount: 0})).toHaveProperty('price', 0)
  expect(itemOfLine({itemText: 'A gift'})).toEqual({id: '', name: 'A gift', quantity: 1})
  const own = {...plain, masterId: 'BH-1', c_master: 7} as typeof plain
  expect(itemOfLine(own)).toEqual({id: 'BH-1', name: 'BH-1', quantity: 1})
  expect(itemOfLine({...plain, c_master: 7} as typeof plain).id).toBe('BH-1')
})

it('tells the sum that the server gave', () => {
  expect(
    basketEventData({productItems: [chair], productSubTotal: 466.2, productTotal: 518}),
  ).toEqual({
    items: [itemOfLine(chair)],
    value: 466.2,
  })
  expect(basketEventData({})).toEqual({items: [], value: 0})
})

it('tells what was added, not what is in the basket', () => {
  const known = [
    {id: 'BH-2010', sku: 'BH-2010-oak', name: 'Stavra high chair', variant: 'Oak', price: 259},
  ]
  const added = [
    {productId: 'BH-2010-oak', quantity: 1},
    {productId: 'BH-2390', quantity: 1},
  ]
  const engraving = {productId: 'BH-2390', productName: 'Name engraving', quantity: 3, price: 75}
  expect(addedItems(added, {productItems: [chair, engraving]}, known)).toEqual([
    {...known[0], quantity: 1},
    {id: 'BH-2390', name: 'Name engraving', price: 25, quantity: 1},
  ])
})

it('tells the id of what was added when neither the page nor the basket describes it', () => {
  expect(addedItems([{productId: 'BH-1', quantity: 2}], {})).toEqual([
    {id: 'BH-1', name: 'BH-1', quantity: 2},
  ])
})
