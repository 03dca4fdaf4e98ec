import type {GroupCondition, GroupRule} from '../customers/group-rule'
import {ALL, facts, products} from '../promotions/testing'
import type {ShipmentSituation, ShippingMethod, ShippingRules} from './shipping-method'
import {
  defaultMethod,
  isApplicableMethod,
  productShippingCost,
  shippingPrice,
} from './shipping-method'

const method = (changes: Partial<ShippingMethod>): ShippingMethod => ({
  id: 'standard',
  isDefault: false,
  currency: 'EUR',
  taxClassId: 'standard',
  name: {},
  description: {},
  priceTable: [
    {orderValue: 0, amount: 490},
    {orderValue: 9900, amount: 0},
  ],
  custom: {},
  ...changes,
})

test.each([
  [0, 490],
  [9899, 490],
  [9900, 0],
  [50_000, 0],
])('goods for %i are sent for %i', (value, price) => {
  expect(shippingPrice(method({}), value)).toBe(price)
})

test('a percentage is taken of the goods and rounded half up', () => {
  const percent = method({priceTable: [{orderValue: 0, percentage: 12.5}]})
  expect(shippingPrice(percent, 1004)).toBe(126)
})

test('a method without a price for the value does not apply', () => {
  const bulky = method({id: 'bulky', priceTable: [{orderValue: 10_000, amount: 2900}]})
  const dollars = method({id: 'dollars', currency: 'USD'})
  const ids = (value: number) =>
    [method({}), bulky, dollars]
      .filter((one) => isApplicableMethod(one, {currency: 'EUR', orderValue: value}))
      .map(({id}) => id)
  expect(ids(500)).toEqual(['standard'])
  expect(ids(10_000)).toEqual(['standard', 'bulky'])
})

test("the site's default comes first, else the first", () => {
  const express = method({id: 'express'})
  expect(defaultMethod([express, method({isDefault: true})])?.id).toBe('standard')
  expect(defaultMethod([express])?.id).toBe('express')
  expect(defaultMethod([])).toBeUndefined()
})

test.each([
  [
    'the lowest of several costs',
    [
      ['surcharge', '9'],
      ['surcharge', '4.50'],
    ],
    false,
    450,
  ],
  [
    'a fixed cost before a surcharge',
    [
      ['surcharge', '1'],
      ['fixed', '5'],
      ['fixed', '3'],
    ],
    true,
    300,
  ],
] as const)('a product costs %s', (_name, costs, isFixed, amount) => {
  const costGroups = costs.map(([kind, cost]) => ({
    products: ALL,
    isFixed: kind === 'fixed',
    amount: cost,
  }))
  expect(productShippingCost(method({rules: {costGroups}}), facts('cot'))).toEqual({
    isFixed,
    amount,
  })
})

test.each([
  [[], 0, null],
  [[{orderValue: 5000, amount: 290}], 4999, null],
  [[{orderValue: 5000, amount: 290}], 5000, 290],
  [[{orderValue: 0, percentage: 10}], 0, 0],
  [[{orderValue: 0, percentage: 10}], 1005, 101],
  [[{orderValue: 0, percentage: 10}], 1004, 100],
  [[{orderValue: 0, percentage: 0.125}], 100_000, 125],
  [[{orderValue: 0, percentage: 33.3333}], 100_000, 33_333],
  [
    [
      {orderValue: 0, amount: 490},
      {orderValue: 100, percentage: 50},
    ],
    100,
    50,
  ],
])('the table %j costs for goods of %i: %s', (priceTable, value, price) => {
  expect(shippingPrice(method({priceTable}), value)).toBe(price)
})

describe('a method applies', () => {
  const serves = (rules: Partial<ShippingRules>, shipment: Partial<ShipmentSituation> = {}) =>
    isApplicableMethod(method({rules}), {currency: 'EUR', orderValue: 100, ...shipment})
  const [cot, cup] = [facts('cot'), facts('cup')]

  test('without rules, and with empty ones', () => {
    const shipment = {
      currency: 'EUR',
      orderValue: 0,
      products: [cot],
      address: {countryCode: 'DE'},
      groupIds: ['Club'],
    }
    expect(isApplicableMethod(method({}), shipment)).toBe(true)
    expect(serves({excludedProducts: null, excludedAddresses: null, groupIds: []}, shipment)).toBe(
      true,
    )
  })

  test('only in its currency and with a price', () => {
    const rules = {}
    expect(isApplicableMethod(method({rules}), {currency: 'USD', orderValue: 100})).toBe(false)
    const none = method({rules, priceTable: []})
    expect(isApplicableMethod(none, {currency: 'EUR', orderValue: 100})).toBe(false)
    expect(serves({}, {orderValue: 9900})).toBe(true)
  })

  test.each([
    [[], true],
    [[cup], true],
    [[cup, cot], false],
    [[cot], false],
    [undefined, true],
  ])('unless one of the products %# is excluded: %s', (goods, expected) => {
    const rules = {excludedProducts: products('cot')}
    expect(serves(rules, goods ? {products: goods} : {})).toBe(expected)
  })

  test.each([
    [['Club'], ['Club'], true],
    [['Club', 'Staff'], ['Everyone', 'Staff'], true],
    [['Club'], ['Everyone'], false],
    [['Club'], [], false],
    [['Club'], undefined, true],
    [[], ['Everyone'], true],
  ])('for the groups %j to a member of %j: %s', (groupIds, own, expected) => {
    expect(serves({groupIds}, own ? {groupIds: own} : {})).toBe(expected)
  })

  const away = (...conditions: GroupCondition[]): GroupRule => ({
    included: [{mode: 'all', conditions}],
    excluded: [],
  })
  const is = (path: string, value: string): GroupCondition => ({
    path,
    operator: 'is-equal',
    values: [value],
  })
  const swiss = is('shippingAddress.countryCode', 'CH')

  test.each<[GroupRule, ShipmentSituation['address'], boolean]>([
    [away(swiss), {countryCode: 'CH'}, false],
    [away(swiss), {countryCode: 'DE'}, true],
    [away(swiss), {city: 'Bern'}, true],
    [away(swiss), {countryCode: ''}, true],
    [away(swiss), undefined, true],
    [away(is('countryCode', 'CH')), {countryCode: 'CH'}, false],
    [away(is('order.shippingAddress.city', 'Bern')), {countryCode: 'CH', city: 'Bern'}, false],
    [away(is('order.shippingAddress.city', 'Bern')), {countryCode: 'CH', city: 'Chur'}, true],
    [away(swiss, is('a.postalCode', '3000')), {countryCode: 'CH', postalCode: '3000'}, false],
    [away(swiss, is('a.postalCode', '3000')), {countryCode: 'CH'}, true],
  ])('where the addresses of %j are excluded, to %j: %s', (rule, address, expected) => {
    expect(serves({excludedAddresses: rule}, address ? {address} : {})).toBe(expected)
  })
})

test('a product costs what the groups with it say, in the currency of the method', () => {
  const group = (id: string, amount: string, isFixed = false) => ({
    products: products(id),
    isFixed,
    amount,
  })
  const costGroups = [group('cot', '9.50'), group('cup', '2', true)]
  const costOf = (id: string, changes: Partial<ShippingMethod> = {}) =>
    productShippingCost(method({rules: {costGroups}, ...changes}), facts(id))
  expect(costOf('cot')).toEqual({isFixed: false, amount: 950})
  expect(costOf('cup')).toEqual({isFixed: true, amount: 200})
  expect(costOf('cup', {currency: 'JPY'})).toEqual({isFixed: true, amount: 2})
  expect(costOf('bib')).toBeUndefined()
  expect(costOf('cot', {rules: {}})).toBeUndefined()
  expect(productShippingCost(method({}), facts('cot'))).toBeUndefined()
})

test('of costs a fixed one goes first wherever it stands', () => {
  const cost = (isFixed: boolean, amount: string) => ({products: ALL, isFixed, amount})
  const best = (...costGroups: ShippingRules['costGroups']) =>
    productShippingCost(method({rules: {costGroups}}), facts('cot'))
  expect(best(cost(true, '9'), cost(false, '1'))).toEqual({isFixed: true, amount: 900})
  expect(best(cost(false, '1'), cost(true, '9'))).toEqual({isFixed: true, amount: 900})
  expect(best(cost(true, '3'), cost(true, '2'))).toEqual({isFixed: true, amount: 200})
})

test('of several defaults the first is offered', () => {
  const [one, two] = ['one', 'two'].map((id) => method({id, isDefault: true}))
  expect(defaultMethod([method({}), ...[one, two].flatMap((each) => each ?? [])])?.id).toBe('one')
})
