import type {Basket} from '@app/features/basket/model/basket'
import {doneSteps, firstOpen, STEPS} from './steps'

const address = {
  firstName: 'Mia',
  lastName: 'Sommer',
  address1: 'Lindenstraße 4',
  postalCode: '10969',
  city: 'Berlin',
  countryCode: 'DE',
  phone: '030 123456',
}
const full: Basket = {
  basketId: 'b',
  customerInfo: {email: 'mia@example.com', customerId: 'c'},
  shipments: [{shipmentId: 'me', shippingAddress: address, shippingMethod: {id: 'standard'}}],
  billingAddress: address,
  paymentInstruments: [{paymentInstrumentId: 'p', paymentMethodId: 'INVOICE'}],
} as Basket

const open = (basket: Basket) => firstOpen(doneSteps(basket, 'DE'))

test('a new basket begins with the contact', () => {
  expect(open({basketId: 'b'} as Basket)).toBe('contact')
})

test('everything answered opens the review', () => {
  expect([...doneSteps(full, 'DE')]).toEqual(STEPS.slice(0, 4))
  expect(open(full)).toBe('review')
})

test.each<[string, Partial<Basket>]>([
  ['contact', {customerInfo: {customerId: 'c'} as Basket['customerInfo']}],
  [
    'address',
    {shipments: [{shipmentId: 'me', shippingMethod: {id: 'standard'}}] as Basket['shipments']},
  ],
  [
    'address',
    {
      shipments: [
        {shipmentId: 'me', shippingAddress: {...address, postalCode: '1'}},
      ] as Basket['shipments'],
    },
  ],
  ['delivery', {shipments: [{shipmentId: 'me', shippingAddress: address}] as Basket['shipments']}],
  ['payment', {paymentInstruments: []}],
  ['payment', {billingAddress: undefined}],
])('without its answer, %s is open', (step, change) => {
  expect(open({...full, ...change})).toBe(step)
})
