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
