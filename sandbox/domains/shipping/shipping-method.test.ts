import type {ShippingMethod} from './shipping-method'
import {applicableMethods, defaultMethod, shippingPrice} from './shipping-method'

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
    applicableMethods([method({}), bulky, dollars], {currency: 'EUR', orderValue: value}).map(
      ({id}) => id,
    )
  expect(ids(500)).toEqual(['standard'])
  expect(ids(10_000)).toEqual(['standard', 'bulky'])
})

test("the site's default comes first, else the first", () => {
  const express = method({id: 'express'})
  expect(defaultMethod([express, method({isDefault: true})])?.id).toBe('standard')
  expect(defaultMethod([express])?.id).toBe('express')
  expect(defaultMethod([])).toBeUndefined()
})
