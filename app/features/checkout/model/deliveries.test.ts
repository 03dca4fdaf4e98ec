import type {Basket} from '@app/features/basket/public/basket'
import {deliveriesOf, deliveryProblems, goodsOf, planOf, restOf} from './deliveries'
import type {DeliveryDraft} from './draft'

const address = {
  firstName: 'Mia',
  lastName: 'Sommer',
  c_firstNameKana: '',
  c_lastNameKana: '',
  address1: 'Lindenstraße 4',
  address2: '',
  postalCode: '10969',
  city: 'Berlin',
  stateCode: '',
  phone: '030 123456',
  companyName: '',
  c_taxId: '',
  countryCode: 'DE',
}
const line = (itemId: string, productId: string, quantity: number, shipmentId = 'me') => ({
  itemId,
  productId,
  productName: productId,
  quantity,
  shipmentId,
})
const basket: Basket = {
  basketId: 'b',
  shipments: [
    {shipmentId: 'me'},
    {shipmentId: 'address-2', giftMessage: 'Hello'},
    {shipmentId: 'pickup-bonn', c_fromStoreId: 'bonn'} as object,
  ],
  productItems: [
    line('i1', 'blanket', 2),
    line('i2', 'stroller', 1),
    line('i3', 'blanket', 1, 'address-2'),
    line('i4', 'chair', 1, 'pickup-bonn'),
    {...line('i5', 'gift', 1), bonusProductLineItem: true},
  ],
}
const goods = goodsOf(basket)
const delivery = (...units: string[]): DeliveryDraft => ({address, giftMessage: '', units})

test('equal goods of several lines are one kind; pickups and bonus products are left out', () => {
  expect(goods.map(({productId, quantity}) => [productId, quantity])).toEqual([
    ['blanket', 3],
    ['stroller', 1],
  ])
})

test('the deliveries of a basket are read back', () => {
  expect(deliveriesOf(basket, 'DE')).toMatchObject([
    {units: ['2', '1'], giftMessage: ''},
    {units: ['1', '0'], giftMessage: 'Hello'},
  ])
})

test('the first address gets what the others leave, and each unit of each line goes somewhere', () => {
  const deliveries = [delivery(), delivery('2', '0'), delivery('0', '1')]
  expect(goods.map((one, index) => restOf(deliveries, one, index))).toEqual([1, 0])
  expect(planOf(deliveries, goods).map(({items}) => items)).toEqual([
    [{itemId: 'i1', quantity: 1}],
    [
      {itemId: 'i1', quantity: 1},
      {itemId: 'i3', quantity: 1},
    ],
    [{itemId: 'i2', quantity: 1}],
  ])
})

test('a gift message goes with its delivery, without spaces around it', () => {
  const gift = {...delivery('1', '0'), giftMessage: ' Hello '}
  const plan = planOf([{...delivery(), giftMessage: '  '}, gift], goods)
  expect(plan[0]).not.toHaveProperty('giftMessage')
  expect(plan[1]).toHaveProperty('giftMessage', 'Hello')
  expect(plan[1]?.shippingAddress).toMatchObject({city: 'Berlin', address1: 'Lindenstraße 4'})
})

test('a delivery without goods, too many units and an empty first address are problems', () => {
  const ids = (deliveries: DeliveryDraft[]) =>
    Object.entries(deliveryProblems(deliveries, goods)).map(([path, problem]) => [
      path,
      problem?.id,
    ])
  expect(ids([delivery(), delivery('1', '0')])).toEqual([])
  expect(ids([delivery(), delivery('0', '0')])).toEqual([
    ['deliveries.1.units.0', 'checkout.several.noGoods'],
  ])
  expect(ids([delivery(), delivery('2', '0'), delivery('2', '0')])).toEqual([
    ['deliveries.2.units.0', 'checkout.several.tooMany'],
  ])
  expect(ids([delivery(), delivery('3', '1')])).toEqual([
    ['deliveries.1.units.0', 'checkout.several.noRest'],
  ])
})

test('a problem of an address is one of its field, in its delivery', () => {
  const second = delivery('1', '0')
  const address = {...second.address, city: ''}
  expect(Object.keys(deliveryProblems([delivery(), {...second, address}], goods))).toEqual([
    'deliveries.1.address.city',
  ])
})
