import type {LineChange, WishChange} from '@app/features/offline-changes/public/keep-change'
import {ApiFault} from '@common/fault'
import {eventOf, unitsLeft} from './outcome'

describe('units that are left', () => {
  const stock = (ats: number, more = {}) => ({inventory: {ats, orderable: true}, ...more})

  it.each([
    ['all', stock(9), {requested: 4, held: 0}, 4],
    ['the stock', stock(3), {requested: 4, held: 0}, 3],
    ['the stock without that of other lines', stock(5), {requested: 4, held: 3}, 2],
    ['whole steps', stock(7, {minOrderQuantity: 2, stepQuantity: 2}), {requested: 8, held: 0}, 6],
    ['none below the minimum', stock(1, {minOrderQuantity: 2}), {requested: 4, held: 0}, 0],
    ['none of what is held', stock(3), {requested: 4, held: 3}, 0],
    ['what is wanted where the stock is not known', {}, {requested: 4, held: 1}, 4],
    [
      'none of what cannot be ordered',
      {inventory: {ats: 9, orderable: false}},
      {requested: 4, held: 0},
      0,
    ],
  ])('%s', (_, product, units, expected) => {
    expect(unitsLeft(product, units)).toBe(expected)
  })
})

describe('the event of a change', () => {
  const line: LineChange = {
    kind: 'line',
    id: '1',
    at: 0,
    itemId: 'a',
    productId: 'cup',
    name: 'Cup',
    quantity: 5,
    before: 2,
    unitPrice: 10,
  }
  const wish: WishChange = {
    kind: 'wish',
    id: '2',
    at: 0,
    productId: 'cup',
    name: 'Cup',
    wanted: true,
  }

  it('counts the units that were added or removed', () => {
    expect(eventOf(line, {kind: 'applied'})).toEqual({
      type: 'add_to_cart',
      items: [{id: 'cup', name: 'Cup', quantity: 3, price: 10}],
    })
    expect(eventOf({...line, quantity: 0}, {kind: 'applied'})).toMatchObject({
      type: 'remove_from_cart',
      items: [{quantity: 2}],
    })
    expect(eventOf(line, {kind: 'lowered', units: 3})).toMatchObject({items: [{quantity: 1}]})
    const price = {kind: 'price', before: 10, after: 12, taxRate: undefined} as const
    expect(eventOf(line, price)).toMatchObject({items: [{price: 12}]})
  })

  it('is none where nothing has changed', () => {
    expect(eventOf(line, {kind: 'lowered', units: 2})).toBeNull()
    expect(eventOf(line, {kind: 'gone'})).toBeNull()
    const fault = new ApiFault({type: 'x', status: 400, title: '', detail: '', arguments: {}})
    expect(eventOf(line, {kind: 'refused', fault})).toBeNull()
  })

  it('names the master of a wish', () => {
    expect(eventOf(wish, {kind: 'applied'})).toEqual({
      type: 'add_to_wishlist',
      items: [{id: 'cup', name: 'Cup'}],
    })
    expect(eventOf({...wish, masterId: 'set', wanted: false}, {kind: 'applied'})).toEqual({
      type: 'remove_from_wishlist',
      items: [{id: 'set', sku: 'cup', name: 'Cup'}],
    })
  })
})
