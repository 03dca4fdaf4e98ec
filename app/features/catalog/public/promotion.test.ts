import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {promotionIdsOf, promotionsOf} from './promotion'

const product = {
  id: 'BH-1',
  productPromotions: [
    {promotionId: 'b', calloutMsg: '<b>15 %</b> off\n four', promotionalPrice: 10},
    {promotionId: 'a', calloutMsg: ''},
    {promotionId: 'b', calloutMsg: 'again', promotionalPrice: 9},
  ],
} as unknown as ShopperProductsTypes.Product

it('asks for each promotion once, sorted', () => {
  expect(promotionIdsOf([product])).toEqual(['a', 'b'])
  expect(promotionIdsOf([{id: 'x'} as ShopperProductsTypes.Product])).toEqual([])
})

it('shows callouts as words, with icon, badge and details where they could be read', () => {
  const described = [
    {id: 'a', calloutMsg: 'A gift', details: 'While stocks last.'},
    {id: 'b', c_promotionIcon: 'http://host/icons/b.svg', c_badge: '4 for less'},
  ]
  const path = (link: string) => link.replace('http://host', '')
  const [b, a] = promotionsOf(product, described, path)
  expect(b).toEqual({id: 'b', callout: '15 % off four', icon: '/icons/b.svg', badge: '4 for less'})
  expect(a).toEqual({id: 'a', callout: 'A gift', details: 'While stocks last.'})
})

it.each([
  ['moss', 'moss'],
  ['neon', undefined],
  [7, undefined],
])('has the colours %p of the promotion: %p (rule PROD-7)', (c_colorWorld, colorWorld) => {
  const [b] = promotionsOf(product, [{id: 'b', c_colorWorld}], (link) => link)
  expect(b?.colorWorld).toBe(colorWorld)
})

it('shows a promotion once, and none without words', () => {
  expect(promotionsOf(product, [], (link) => link).map(({id}) => id)).toEqual(['b'])
})
