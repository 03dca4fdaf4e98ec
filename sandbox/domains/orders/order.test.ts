import type {PricedBasket} from '../baskets/priced-basket'
import type {Order, OrderStatus} from './order'
import {customerName, holdsStock, moveTo} from './order'

const order = (status: OrderStatus, billing?: object): Order => ({
  orderNo: 'DEU00001001',
  siteId: 'DEU',
  customerId: 'customer',
  guest: true,
  basketId: 'basket',
  orderToken: 'token',
  cancelToken: 'cancel',
  viewCode: 'view',
  status,
  paymentStatus: 'not_paid',
  confirmationStatus: 'not_confirmed',
  exportStatus: 'not_exported',
  shippingStatus: 'not_shipped',
  revision: 0,
  creationDate: 0,
  lastModified: 0,
  custom: {},
  content: {billingAddress: billing} as PricedBasket,
})

test.each<[OrderStatus, OrderStatus]>([
  ['created', 'new'],
  ['created', 'failed'],
  ['created', 'cancelled'],
  ['new', 'completed'],
  ['open', 'cancelled'],
  ['failed', 'open'],
])('%s may become %s', (from, to) => {
  expect(moveTo(order(from), to).status).toBe(to)
})

test.each<[OrderStatus, OrderStatus]>([
  ['created', 'completed'],
  ['new', 'failed'],
  ['failed', 'failed'],
  ['cancelled', 'open'],
  ['completed', 'cancelled'],
])('%s may not become %s', (from, to) => {
  expect(() => moveTo(order(from), to)).toThrow(
    expect.objectContaining({
      type: 'OrderStatusTransition',
      args: {orderNo: 'DEU00001001', from, to},
    }),
  )
})

test('goods of failed and cancelled orders are back on the shelf', () => {
  expect(holdsStock('created')).toBe(true)
  expect(holdsStock('failed')).toBe(false)
  expect(holdsStock('cancelled')).toBe(false)
})

test('the name of the customer is that on the bill', () => {
  expect(customerName(order('new', {firstName: 'Anna', lastName: 'Berg'}))).toBe('Anna Berg')
  expect(customerName(order('new', {lastName: 'Berg'}))).toBe('Berg')
  expect(customerName(order('new'))).toBeUndefined()
})

test.each<[OrderStatus, readonly OrderStatus[]]>([
  ['created', ['new', 'open', 'failed', 'cancelled']],
  ['new', ['open', 'completed', 'cancelled']],
  ['open', ['completed', 'cancelled']],
  ['failed', ['open']],
  ['completed', []],
  ['cancelled', []],
])('%s may become %j, and nothing else', (from, permitted) => {
  const all = ['created', 'new', 'open', 'completed', 'cancelled', 'failed'] as const
  const reached = all.filter((to) => {
    try {
      return moveTo(order(from), to).status === to
    } catch {
      return false
    }
  })
  expect(new Set(reached)).toEqual(new Set(permitted))
})

test('a refused change says what was asked for, and an accepted one changes nothing else', () => {
  expect(() => moveTo(order('completed'), 'open')).toThrow(
    "The order status change from 'completed' to 'open' for order with number 'DEU00001001' " +
      "isn't supported.",
  )
  expect(moveTo(order('created'), 'open')).toEqual({...order('created'), status: 'open'})
})

test('a bill without names has no name', () => {
  expect(customerName(order('new', {firstName: 'Anna'}))).toBe('Anna')
  expect(customerName(order('new', {firstName: '', lastName: ''}))).toBeUndefined()
})
