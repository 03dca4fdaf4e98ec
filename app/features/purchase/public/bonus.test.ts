import type {Basket} from '@app/features/basket/public/basket'
import {bonusChoices, newChoice, openChoices} from './bonus'

const offer = (max: number, id = 'c1') => ({
  id,
  promotionId: 'p1',
  maxBonusItems: max,
  bonusProducts: [{productId: 'a', productName: 'A'}, {productId: 'b'}, {}],
})
const chosen = (productId: string, quantity = 1) => ({
  productId,
  quantity,
  bonusProductLineItem: true,
  bonusDiscountLineItemId: 'c1',
})
const basket = (max: number, ...productItems: object[]): Basket =>
  ({bonusDiscountLineItems: [offer(max)], productItems}) as Basket

it('reads what can be chosen, and how much is left of it', () => {
  expect(bonusChoices(basket(2, {productId: 'x', quantity: 5}, chosen('a')))).toEqual([
    {id: 'c1', promotionId: 'p1', productIds: ['a', 'b'], left: 1},
  ])
})

it.each([
  [1, 1],
  [3, 3],
  [4, 3],
  [12, 3],
])('of %s that a promotion allows at most %s are given', (max, left) => {
  expect(bonusChoices(basket(max))[0]?.left).toBe(left)
})

it('is not open once all are taken', () => {
  expect(openChoices(basket(3, chosen('a', 2), chosen('b')))).toEqual([])
  expect(openChoices(basket(5, chosen('a', 3)))).toEqual([])
  expect(openChoices(null)).toEqual([])
  expect(openChoices({})).toEqual([])
})

describe('a choice is news', () => {
  it('when it was not there before', () => {
    expect(newChoice(null, basket(1))?.id).toBe('c1')
    expect(newChoice({}, basket(1))?.id).toBe('c1')
  })

  it('when it has grown', () => {
    expect(newChoice(basket(1, chosen('a')), basket(2, chosen('a')))?.left).toBe(1)
  })

  it('and not when it waited already, or is used up', () => {
    expect(newChoice(basket(1), basket(1))).toBeUndefined()
    expect(newChoice(null, basket(1, chosen('a')))).toBeUndefined()
  })
})

it('leaves out offers without an id or a promotion; an offer without a number gives nothing', () => {
  const offers = [{promotionId: 'p'}, {id: 'c'}, {id: 'c2', promotionId: 'p2'}]
  expect(bonusChoices({bonusDiscountLineItems: offers} as Basket)).toEqual([
    {id: 'c2', promotionId: 'p2', productIds: [], left: 0},
  ])
})

it('counts the units of the choice itself alone', () => {
  const other = {...chosen('a', 2), bonusDiscountLineItemId: 'c2'}
  const unknown = {productId: 'a', bonusDiscountLineItemId: 'c1'}
  expect(bonusChoices(basket(3, other, unknown))[0]?.left).toBe(3)
})
