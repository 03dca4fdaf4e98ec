import {itemOfBasketLine, quantityEvent} from './event-items'

const line = {
  itemId: 'i',
  productId: 'BH-2010-oak',
  name: 'Stavra',
  quantity: 3,
  unitPrice: 259,
  price: 699.3,
}

it('tells what one of a line costs', () => {
  expect(itemOfBasketLine(line)).toEqual({
    id: 'BH-2010-oak',
    name: 'Stavra',
    quantity: 3,
    price: 233.1,
  })
  expect(itemOfBasketLine({...line, price: null})).not.toHaveProperty('price')
})

it.each([
  [3, 5, 'add_to_cart', 2],
  [3, 1, 'remove_from_cart', 2],
] as const)(
  'tells a quantity changed from %s to %s as %s of %s',
  (before, after, type, quantity) => {
    expect(quantityEvent(line, before, after)).toMatchObject({type, items: [{quantity}]})
  },
)

it('tells nothing of a quantity that stays', () => {
  expect(quantityEvent(line, 3, 3)).toBeNull()
})
