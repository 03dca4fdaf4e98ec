import {ALL, facts} from '../promotions/testing'
import type {ShippingMethod} from './shipping-method'
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
