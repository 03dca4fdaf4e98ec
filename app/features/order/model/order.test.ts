import {orderOf, type OcapiOrder} from './order'

const wire: OcapiOrder = {
  order_no: 'JPN00001001',
  creation_date: '2026-03-01T10:15:00.000Z',
  currency: 'JPY',
  taxation: 'gross',
  customer_info: {email: 'hanako@example.com'},
  product_items: [
    {
      item_id: 'i',
      product_id: 'p',
      product_name: 'Fjell City',
      quantity: 2,
      base_price: 89000,
      price: 178000,
    },
  ],
  shipments: [
    {
      shipping_address: {
        _type: 'order_address',
        last_name: '山田',
        first_name: '花子',
        c_lastNameKana: 'ヤマダ',
        address1: '神宮前1-2-3',
        postal_code: '150-0001',
        state_code: 'JP-13',
        city: '渋谷区',
        country_code: 'JP',
      },
      shipping_method: {id: 'standard', name: '通常配送'},
    },
  ],
  payment_instruments: [
    {
      payment_method_id: 'CREDIT_CARD',
      payment_card: {card_type: 'Visa', masked_number: '************1111'},
    },
  ],
  product_sub_total: 178000,
  product_total: 178000,
  shipping_total: 0,
  tax_total: 16181,
  order_total: 178000,
}

test("a payment carries the provider's name of the instrument", () => {
  const instrument = {payment_method_id: 'ONLINE_PAYMENT', c_providerInstrument: 'Visa 1111'}
  expect(orderOf({...wire, payment_instruments: [instrument]}, 'gross').payments).toEqual([
    {methodId: 'ONLINE_PAYMENT', instrument: 'Visa 1111'},
  ])
})

test('an order of OCAPI becomes what the confirmation shows', () => {
  const order = orderOf(wire, 'net')
  expect(order).toMatchObject({
    orderNo: 'JPN00001001',
    email: 'hanako@example.com',
    shippingMethod: '通常配送',
    lines: [{productId: 'p', quantity: 2, unitPrice: 89000, price: 178000}],
    payments: [{methodId: 'CREDIT_CARD', card: {type: 'Visa', lastDigits: '1111'}}],
  })
  expect(order.totals).toEqual({
    taxation: 'gross',
    subtotal: 178000,
    estimated: 178000,
    adjustments: [],
    shipping: 0,
    tax: 16181,
    total: 178000,
  })
})

test('names in snake case are read, custom attributes keep theirs', () => {
  expect(orderOf(wire, 'gross').shippingAddress).toMatchObject({
    lastName: '山田',
    c_lastNameKana: 'ヤマダ',
    postalCode: '150-0001',
    stateCode: 'JP-13',
    countryCode: 'JP',
  })
})

test('sums that are not known stay unknown', () => {
  const {totals} = orderOf({order_no: '1', order_total: null}, 'net')
  expect(totals).toMatchObject({taxation: 'net', tax: null, total: null})
})
