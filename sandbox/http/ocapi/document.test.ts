import {fromOcapi, ocapiDocument} from './document'

test('names become snake_case, nested documents say what they are', () => {
  const document = {
    basketId: 'b',
    c_giftMessage: {toWhom: 'Ida'},
    sourceCode: undefined,
    productItems: [{productId: 'p', basePrice: 1.5}],
    shipments: [{shippingAddress: {address1: 'Lindenweg 4', countryCode: 'DE'}}],
    _resource_state: 'abc',
  }
  expect(ocapiDocument('basket', document)).toEqual({
    _v: '21.3',
    _type: 'basket',
    basket_id: 'b',
    c_giftMessage: {toWhom: 'Ida'},
    product_items: [{_type: 'product_item', product_id: 'p', base_price: 1.5}],
    shipments: [
      {
        _type: 'shipment',
        shipping_address: {
          _type: 'order_address',
          address1: 'Lindenweg 4',
          country_code: 'DE',
        },
      },
    ],
    _resource_state: 'abc',
  })
})

test('bodies come back, custom attributes and protocol properties untouched', () => {
  expect(
    fromOcapi([{product_id: 'p', c_my_note: {a_b: 1}, _resource_state: 'x', address1: 'y'}]),
  ).toEqual([{productId: 'p', c_my_note: {a_b: 1}, _resource_state: 'x', address1: 'y'}])
})
