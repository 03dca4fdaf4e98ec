import type {Basket} from '@app/features/basket/public/basket'
import {basketFacts, doneSteps, firstOpen, STEPS, stepsOf} from './steps'

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

const pickupMethod = {id: 'pickup', c_storePickupEnabled: true}
const goods = [{itemId: 'i', productId: 'p', quantity: 1}]

test('goods that are picked up need neither an address nor a delivery method', () => {
  const pickup = {shipmentId: 'p1', c_fromStoreId: 's1', shippingMethod: pickupMethod}
  const picked = {
    ...full,
    shipments: [pickup],
    productItems: [{...goods[0], shipmentId: 'p1'}],
  } as unknown as Basket
  expect(stepsOf(picked)).toEqual(['contact', 'payment', 'review'])
  expect([...doneSteps(picked, 'DE')]).toEqual(STEPS.slice(0, 4))
  expect(stepsOf(full)).toEqual(STEPS)
})

test('a shipment that was a pickup before has neither address nor delivery method', () => {
  const shipment = {shipmentId: 'me', shippingAddress: address, shippingMethod: pickupMethod}
  const done = doneSteps({...full, shipments: [shipment]}, 'DE')
  expect([done.has('address'), done.has('delivery')]).toEqual([false, false])
})

test('each of several deliveries needs its address and its method', () => {
  const method = {id: 'standard'}
  const first = {shipmentId: 'me', shippingAddress: address, shippingMethod: method}
  const second = {...first, shipmentId: 'd2'}
  const productItems = [...goods, {...goods[0], itemId: 'j', shipmentId: 'd2'}]
  const done = (change: object) => {
    const shipments = [first, {...second, ...change}]
    const steps = doneSteps({...full, shipments, productItems} as Basket, 'DE')
    return [steps.has('address'), steps.has('delivery')]
  }
  expect(done({})).toEqual([true, true])
  expect(done({shippingAddress: undefined})).toEqual([false, true])
  expect(done({shippingMethod: {}})).toEqual([true, false])
})

test('a payment without the data of its step is open', () => {
  expect(doneSteps(full, 'DE', false).has('payment')).toBe(false)
})

test('an address without a country counts as one of the country of the site', () => {
  const {countryCode: _none, ...rest} = address
  expect(doneSteps({...full, billingAddress: rest}, 'DE').has('payment')).toBe(true)
})

test('a basket without goods has no facts', () => {
  expect(basketFacts(null, 'DE')).toBeNull()
  expect(basketFacts(full, 'DE')).toBeNull()
  expect(basketFacts({...full, productItems: []}, 'DE')).toBeNull()
  expect(basketFacts({productItems: goods}, 'DE')).toBeNull()
})

test('the facts of a basket are its steps and its total', () => {
  const basket = {...full, productItems: goods}
  expect(basketFacts(basket, 'DE')).toEqual({
    basketId: 'b',
    done: new Set(STEPS.slice(0, 4)),
    total: null,
  })
  expect(basketFacts({...basket, orderTotal: 9}, 'DE', false)).toEqual({
    basketId: 'b',
    done: new Set(STEPS.slice(0, 3)),
    total: 9,
  })
})

test('the first open step is the contact before anything is known, and the review at last', () => {
  expect(firstOpen()).toBe('contact')
  expect(firstOpen(new Set(['contact', 'delivery']))).toBe('address')
  expect(firstOpen(new Set(STEPS))).toBe('review')
})
