import {totalsOf} from './totals'

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
