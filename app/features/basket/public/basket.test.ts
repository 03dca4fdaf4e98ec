import {hasDeliveryAddress} from './basket'

test.each([
  ['a basket without shipments', undefined, false],
  ['a shipment without an address', [{}], false],
  ['an address without a country', [{shippingAddress: {city: 'Köln'}}], false],
  ['an address', [{shippingAddress: {countryCode: 'DE'}}], true],
  ['one of two shipments with an address', [{}, {shippingAddress: {countryCode: 'DE'}}], true],
])('%s: goods can be delivered is %s', (_name, shipments, expected) => {
  expect(hasDeliveryAddress(shipments ? ({shipments} as never) : {})).toBe(expected)
})
