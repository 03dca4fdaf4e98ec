import {totalsOf, withExpectedDelivery} from './totals'

const basket = {productSubTotal: 40, shippingTotal: 0}

test('a shipping total counts only once every shipment has a delivery method', () => {
  const shipping = (shipments: {shippingMethod?: object}[]) =>
    totalsOf({...basket, shipments}, 'gross').shipping
  expect(shipping([{}])).toBeNull()
  expect(shipping([{shippingMethod: {id: 'standard'}}, {}])).toBeNull()
  expect(shipping([{shippingMethod: {id: 'standard'}}])).toBe(0)
})

test('the sums of an order need no shipments', () => {
  expect(totalsOf(basket, 'net')).toEqual({
    taxation: 'net',
    subtotal: 40,
    adjustments: [],
    shipping: 0,
    tax: null,
    total: null,
  })
})

test('delivery is free before a method is chosen, where the usual one is; other amounts stay open', () => {
  const open = totalsOf({...basket, shipments: [{}]}, 'gross')
  expect(withExpectedDelivery(open, 0).shipping).toBe(0)
  expect(withExpectedDelivery(open, 4.9).shipping).toBeNull()
  expect(withExpectedDelivery(open, undefined).shipping).toBeNull()
  const decided = totalsOf(
    {...basket, shippingTotal: 12.9, shipments: [{shippingMethod: {}}]},
    'gross',
  )
  expect(withExpectedDelivery(decided, 0).shipping).toBe(12.9)
})
