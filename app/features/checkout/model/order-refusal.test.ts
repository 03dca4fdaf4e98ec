import type {FaultFields} from '@common/fault'
import {orderRefusal} from './order-refusal'

const fault = (type: string, more: Partial<FaultFields> = {}): FaultFields => ({
  type,
  status: 400,
  title: '',
  detail: '',
  arguments: {},
  ...more,
})

it.each([
  ['product-item-not-available'],
  ['invalid-product-item'],
  ['product-item-without-price'],
  ['invalid-product-id'],
])('%s is corrected in the cart', (type) => {
  expect(orderRefusal(fault(type))).toEqual({
    message: 'checkout.error.itemUnavailable',
    goTo: 'cart',
  })
})

it.each([
  ['ProductItemNotAvailable', 'checkout.error.itemUnavailable', 'cart'],
  ['InvalidProductItem', 'checkout.error.itemUnavailable', 'cart'],
  ['ProductItemWithoutPrice', 'checkout.error.itemUnavailable', 'cart'],
  ['ShippingAddressRequired', 'checkout.error.refused', 'address'],
  ['BillingAddressRequired', 'checkout.error.refused', 'payment'],
  ['ShippingMethodRequired', 'checkout.error.refused', 'delivery'],
  ['ShippingMethodNotApplicable', 'checkout.error.refused', 'delivery'],
  ['PaymentMethodRequired', 'checkout.error.refused', 'payment'],
  ['PaymentMethodNotApplicable', 'checkout.error.refused', 'payment'],
])('the first flash %s leads to its step', (type, message, goTo) => {
  const expected = {message, goTo}
  const refusal = (flashes: unknown) => orderRefusal(fault('validation', {arguments: {flashes}}))
  expect(refusal([type, 'ShippingAddressRequired'])).toEqual(expected)
  expect(refusal([{type}])).toEqual(expected)
})

it.each([[undefined], [[]], [['Unknown']], [[null]], ['ShippingMethodRequired']])(
  'the flashes %p lead nowhere',
  (flashes) => {
    expect(orderRefusal(fault('validation', {arguments: {flashes}}))).toEqual({
      message: 'checkout.error.refused',
    })
  },
)

it('flashes of another fault do not count', () => {
  const more = {arguments: {flashes: ['ShippingMethodRequired']}}
  expect(orderRefusal(fault('other', more))).toEqual({message: 'checkout.error.refused'})
})

it.each([
  [fault('payment-declined'), 'error.orderPayment'],
  [fault('invalid-payment-method-id'), 'checkout.error.refused'],
  [
    fault('invalid-gift-certificate-code', {arguments: {statusCode: 'expired'}}),
    'payment.gift.expired',
  ],
])('a refused payment is corrected in its step: %j', (refused, message) => {
  expect(orderRefusal(refused)).toEqual({message, goTo: 'payment'})
})

it('a browser without a connection is told so', () => {
  expect(orderRefusal(fault('offline', {status: 0}))).toEqual({message: 'checkout.error.offline'})
})

it.each([
  [400, 'checkout.error.refused'],
  [499, 'checkout.error.refused'],
  [401, 'error.sessionExpired'],
  [399, 'error.generic'],
  [500, 'error.generic'],
  [0, 'error.generic'],
])('any other fault with status %d: %s', (status, message) => {
  expect(orderRefusal(fault('other', {status}))).toEqual({message})
})
