import type {Basket} from './basket'
import {
  deliverySavings,
  nearDiscounts,
  promotionIdsOfBasket,
  savingsOf,
  totalSavings,
} from './savings'

const off = (promotionId: string, price: number) => ({promotionId, itemText: promotionId, price})
const basket = {
  productItems: [
    {productId: 'a', priceAdjustments: [off('line', -0.1), off('line', -0.2)]},
    {productId: 'gift', bonusProductLineItem: true, priceAdjustments: [off('gift', -20)]},
  ],
  orderPriceAdjustments: [off('order', -10)],
  shippingItems: [{priceAdjustments: [off('delivery', -4.95)]}],
  approachingDiscounts: [
    {
      conditionThreshold: 100,
      merchandiseTotal: 89.95,
      promotionLink: {promotionId: 'near', calloutMsg: '20 off'},
    },
    {conditionThreshold: 50, merchandiseTotal: 60, promotionLink: {promotionId: 'reached'}},
  ],
} as unknown as Basket

it('adds up what promotions take off, to the cent; a gift is not counted twice', () => {
  expect(totalSavings(basket)).toBe(15.25)
  expect(totalSavings({})).toBe(0)
})

it('leaves out adjustments without an amount', () => {
  expect(savingsOf([{promotionId: 'bonus', price: 0}, off('p', -3)])).toEqual([
    {promotionId: 'p', text: 'p', amount: 3},
  ])
  expect(savingsOf([{promotionId: 'untitled', price: -1}, {promotionId: 'bonus'}])).toEqual([
    {promotionId: 'untitled', text: '', amount: 1},
  ])
  expect(savingsOf()).toEqual([])
  expect(deliverySavings({})).toEqual([])
})

it('lists the discounts on the delivery', () => {
  expect(deliverySavings(basket)).toEqual([
    {promotionId: 'delivery', text: 'delivery', amount: 4.95},
  ])
})

it('says what is missing for a discount that is near', () => {
  expect(nearDiscounts(basket)).toEqual([{promotionId: 'near', text: '20 off', missing: 10.05}])
})

it.each([
  ['its threshold is reached exactly', {conditionThreshold: 50, merchandiseTotal: 50}],
  ['its threshold is exceeded', {conditionThreshold: 50, merchandiseTotal: 60}],
  ['it has no threshold', {merchandiseTotal: 60}],
])('offers no discount when %s', (_, sums) => {
  const promotionLink = {promotionId: 'p', calloutMsg: 'Ten off'}
  const approachingDiscounts = [{...sums, promotionLink}]
  expect(nearDiscounts({approachingDiscounts} as unknown as Basket)).toEqual([])
})

it('needs the id and a text of a near promotion, the callout before the name', () => {
  const near = (promotionLink?: object) =>
    nearDiscounts({
      approachingDiscounts: [{conditionThreshold: 50, promotionLink}],
    } as unknown as Basket)
  expect(near({promotionId: 'p', calloutMsg: 'Ten off', name: 'ten'})).toEqual([
    {promotionId: 'p', text: 'Ten off', missing: 50},
  ])
  expect(near({promotionId: 'p', name: 'ten'})).toEqual([
    {promotionId: 'p', text: 'ten', missing: 50},
  ])
  expect(near({promotionId: 'p'})).toEqual([])
  expect(near({calloutMsg: 'Ten off'})).toEqual([])
  expect(near()).toEqual([])
  expect(nearDiscounts({})).toEqual([])
})

it('names every promotion once', () => {
  expect(promotionIdsOfBasket({})).toEqual([])
  const plain = [{productId: 'a'}, {productId: 'b', priceAdjustments: [{price: -1}, off('b', -1)]}]
  const twice = {productItems: plain, orderPriceAdjustments: [off('b', -1)], shippingItems: [{}]}
  expect(promotionIdsOfBasket(twice as unknown as Basket)).toEqual(['b'])
  expect(promotionIdsOfBasket(basket)).toEqual(['delivery', 'gift', 'line', 'near', 'order'])
})
