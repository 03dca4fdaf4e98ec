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

test('what the order leaves out is left out', () => {
  const order = orderOf({order_no: '1'}, 'gross')
  expect(order).toMatchObject({
    placedAt: '',
    email: '',
    currency: '',
    lines: [],
    deliveries: [],
    pickups: [],
    payments: [],
    isDelivered: true,
    shippingMethod: '',
    shippingMethodId: null,
  })
  for (const name of ['ended', 'cancelToken', 'coupon', 'giftMessage'])
    expect(order).not.toHaveProperty(name)
  expect(orderOf({order_no: '1', status: 'new'}, 'gross')).not.toHaveProperty('ended')
})

test.each(['failed', 'cancelled'])('an order that is %s has ended', (status) => {
  expect(orderOf({...wire, status}, 'gross').ended).toBe(status)
})

test('coupon, message and the token of its cancel link are kept', () => {
  const more = {
    c_orderCancelToken: 'token',
    c_giftMessage: 'Welcome\nlittle one',
    coupon_items: [{code: 'WELCOME'}, {code: 'SECOND'}],
  }
  expect(orderOf({...wire, ...more}, 'gross')).toMatchObject({
    cancelToken: 'token',
    giftMessage: 'Welcome\nlittle one',
    coupon: 'WELCOME',
  })
})

const shipment = (id: string, city: string, more: object = {}) => ({
  shipment_id: id,
  shipping_address: {city, country_code: 'de'},
  shipping_method: {id: `m-${id}`, name: `Method ${id}`},
  ...more,
})
const goods = (product_id: string, shipment_id?: string) => ({
  product_id,
  product_name: `Name of ${product_id}`,
  quantity: 2,
  ...(shipment_id && {shipment_id}),
})

test('each delivery has its goods, and goods to collect have their store', () => {
  const order = orderOf(
    {
      order_no: '1',
      shipments: [
        {
          ...shipment('pickup-1', 'Bonn', {c_fromStoreId: 'bonn'}),
          shipping_address: {city: 'Bonn', company_name: 'Barnholt Bonn', last_name: 'Barnholt'},
        },
        shipment('me', 'Berlin'),
        shipment('second', 'Hamburg', {gift_message: 'For you'}),
      ],
      product_items: [
        goods('a'),
        goods('b', 'second'),
        goods('c', 'pickup-1'),
        {product_id: 'd', shipment_id: 'second'},
      ],
    },
    'gross',
  )
  expect(order.deliveries).toEqual([
    {
      shipmentId: 'me',
      address: expect.objectContaining({city: 'Berlin', countryCode: 'DE'}) as unknown,
      method: 'Method me',
      methodId: 'm-me',
      goods: [{name: 'Name of a', quantity: 2}],
    },
    {
      shipmentId: 'second',
      address: expect.objectContaining({city: 'Hamburg'}) as unknown,
      method: 'Method second',
      methodId: 'm-second',
      goods: [
        {name: 'Name of b', quantity: 2},
        {name: 'd', quantity: 1},
      ],
      giftMessage: 'For you',
    },
  ])
  expect(order.pickups).toEqual([
    {
      storeId: 'bonn',
      store: 'Barnholt Bonn',
      address: expect.objectContaining({city: 'Bonn', companyName: '', lastName: ''}) as unknown,
    },
  ])
  expect(order).toMatchObject({
    isDelivered: true,
    shippingAddress: {city: 'Berlin'},
    shippingMethod: 'Method me',
    shippingMethodId: 'm-me',
  })
})

test('where everything is collected, the address is that of the store', () => {
  const order = orderOf(
    {order_no: '1', shipments: [shipment('pickup-1', 'Bonn', {c_fromStoreId: 'bonn'})]},
    'gross',
  )
  expect(order).toMatchObject({isDelivered: false, deliveries: [], shippingAddress: {city: 'Bonn'}})
  expect(order.pickups).toMatchObject([{storeId: 'bonn', store: 'bonn'}])
})

test('payments by gift certificate and by card show their last characters', () => {
  const instruments = [
    {payment_method_id: 'GIFT_CERTIFICATE', masked_gift_certificate_code: '************7XYZ'},
    {payment_method_id: 'CREDIT_CARD', payment_card: {number_last_digits: '4242'}},
    {payment_card: {card_type: 'Visa'}},
  ]
  expect(orderOf({...wire, payment_instruments: instruments}, 'gross').payments).toEqual([
    {methodId: 'GIFT_CERTIFICATE', certificate: '7XYZ'},
    {methodId: 'CREDIT_CARD', card: {type: '', lastDigits: '4242'}},
    {methodId: '', card: {type: 'Visa', lastDigits: ''}},
  ])
})

test('lines without names and prices, and the parts of a bundle', () => {
  const {lines} = orderOf(
    {
      order_no: '1',
      product_items: [
        {product_id: 'p', bundled_product_items: [{product_id: 'x'}, {product_name: 'Y'}]},
        {price: 20, price_after_item_discount: 15, quantity: 3},
      ],
    },
    'gross',
  )
  expect(lines).toMatchObject([
    {
      itemId: '0',
      productId: 'p',
      name: 'p',
      quantity: 1,
      unitPrice: null,
      parts: [
        {productId: 'x', name: 'x', quantity: 1},
        {productId: '', name: 'Y', quantity: 1},
      ],
    },
    {itemId: '1', productId: '', name: '', quantity: 3, price: 15},
  ])
  expect(lines[1]).not.toHaveProperty('parts')
})

test('the sums of an order with discounts, added tax and a gift certificate', () => {
  const net = {
    order_no: '1',
    taxation: 'net',
    product_sub_total: 200,
    product_total: 170,
    order_price_adjustments: [{item_text: 'Spring sale', price: -30}],
    shipping_total: 10,
    tax_total: 18,
    order_total: 198,
    payment_instruments: [
      {
        payment_instrument_id: 'pi',
        payment_method_id: 'GIFT_CERTIFICATE',
        masked_gift_certificate_code: '************7XYZ',
        amount: 50,
      },
    ],
  }
  expect(orderOf(net, 'gross').totals).toMatchObject({
    taxation: 'net',
    subtotal: 200,
    adjustments: [{text: 'Spring sale', amount: -30}],
    shipping: 10,
    tax: 18,
    total: 198,
    payment: {certificates: [{amount: 50}], due: 148},
  })
})

test('a shipment without method and address is still a delivery', () => {
  expect(orderOf({order_no: '1', shipments: [{}]}, 'gross')).toMatchObject({
    isDelivered: true,
    shippingMethod: '',
    shippingMethodId: null,
    deliveries: [{shipmentId: 'me', method: '', methodId: null, goods: []}],
  })
})

test('the price of a line has its options, after discounts', () => {
  const item = {
    product_id: 'chair',
    price: 100,
    price_after_item_discount: 80,
    tax_rate: 0.19,
    option_items: [{price: 20, tax_rate: 0.07}],
  }
  const {lines} = orderOf({order_no: '1', product_items: [item]}, 'gross')
  // 80 / 1.19 + 20 / 1.07, each rounded
  expect(lines[0]).toMatchObject({price: 100, taxRate: 0.19, netPrice: 85.92})
  const plain = orderOf({order_no: '1', product_items: [{...item, option_items: []}]}, 'gross')
  expect(plain.lines[0]).toMatchObject({price: 80, netPrice: 67.23})
})
