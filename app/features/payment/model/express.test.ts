import {testShop} from '@app/shared/test/shop'
import type {Translate} from '@app/shared/i18n/messages'
import {addressProblem, offerOf, placeProblem} from './express'
import {expressPreferencesOf} from './express-preferences'

const shop = testShop('DEU')
const t = ((id: string) => id) as Translate
const address = {
  firstName: 'Mia',
  lastName: 'Sommer',
  address1: 'Lindenstraße 4',
  postalCode: '10969',
  city: 'Berlin',
  countryCode: 'DE',
  phone: '030 123456',
}
const lenient = {methods: [], validatesAddress: false}

test.each([
  [{}, [], false],
  [{cartEnabledExpressPayments: 'wallet, other'}, ['wallet', 'other'], false],
  [{cartEnabledExpressPayments: ['wallet']}, ['wallet'], false],
  [{isExpressPaymentAddressValidationEnabled: true}, [], true],
])('preferences %j', (preferences, methods, validatesAddress) => {
  expect(expressPreferencesOf(preferences)).toEqual({methods, validatesAddress})
})

test('an address is checked for its country, and for completeness where the site asks for it', () => {
  expect(addressProblem(address, shop, lenient)).toBeNull()
  expect(addressProblem({...address, countryCode: 'FR'}, shop, lenient)).toBe(
    'payment.express.country',
  )
  const incomplete = {...address, postalCode: ''}
  expect(addressProblem(incomplete, shop, lenient)).toBeNull()
  expect(addressProblem(incomplete, shop, {...lenient, validatesAddress: true})).toBe(
    'payment.express.address',
  )
})

test('a place is checked for its country alone: it has no name, no street and a shortened postal code', () => {
  const british = {site: {...shop.site, countryCode: 'GB', shipTo: ['GB']}}
  expect(placeProblem({countryCode: 'GB'}, british)).toBeNull()
  expect(placeProblem({countryCode: 'GB'}, shop)).toBe('payment.express.country')
})

test('a site delivers to its countries, or to its own one', () => {
  const to = (countryCode: string, site: object) =>
    addressProblem({...address, countryCode}, {site: {...shop.site, ...site}}, lenient)
  const several = {countryCode: 'DE', shipTo: ['BE', 'LU']}
  expect(to('LU', several)).toBeNull()
  expect(to('DE', several)).toBe('payment.express.country')
  const own = {countryCode: 'DE', shipTo: []}
  expect(to('DE', own)).toBeNull()
  expect(to('BE', own)).toBe('payment.express.country')
  expect(to('DE', {countryCode: null, shipTo: []})).toBe('payment.express.country')
})

test('an offer has the sums of the backend and no pickup in a store', () => {
  const basket = {
    currency: 'EUR',
    taxation: 'gross',
    productSubTotal: 498,
    shippingTotal: 14.8,
    taxTotal: 81.87,
    orderTotal: 512.8,
    shipments: [{shippingMethod: {id: 'standard'}}],
  }
  const methods = [
    {id: 'standard', name: 'Standard', price: 14.8},
    {id: 'pickup', name: 'Pickup', c_storePickupEnabled: true},
  ]
  expect(offerOf(basket as never, methods, shop, t)).toEqual({
    currency: 'EUR',
    total: 512.8,
    lines: [
      {label: 'cart.subtotal', amount: 498},
      {label: 'cart.shipping', amount: 14.8},
    ],
    deliveryMethods: [{id: 'standard', label: 'Standard', amount: 14.8}],
    deliveryMethodId: 'standard',
  })
})

test('the tax has a line where it is added to the prices, and so have discounts', () => {
  const american = testShop('USA')
  const basket = {
    taxation: 'net',
    productSubTotal: 100,
    orderPriceAdjustments: [{itemText: 'Spring sale', price: -10}, {price: -5}],
    shippingTotal: 0,
    taxTotal: 7.5,
    orderTotal: 92.5,
  }
  expect(offerOf(basket as never, [{id: 'plain'}], american, t)).toEqual({
    currency: 'USD',
    total: 92.5,
    lines: [
      {label: 'cart.subtotal', amount: 100},
      {label: 'Spring sale', amount: -10},
      {label: 'cart.discount', amount: -5},
      {label: 'cart.shipping', amount: 0},
      {label: 'cart.tax.USA', amount: 7.5},
    ],
    deliveryMethods: [{id: 'plain', label: 'plain', amount: 0}],
  })
})

test('a basket without sums offers no lines', () => {
  expect(offerOf({taxation: 'net'} as never, [], shop, t)).toEqual({
    currency: 'EUR',
    total: 0,
    lines: [],
    deliveryMethods: [],
  })
})
