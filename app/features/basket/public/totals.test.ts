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
    estimated: 40,
  })
})

test.each([
  ['net', 'gross', 'net'],
  ['gross', 'net', 'gross'],
  [undefined, 'net', 'net'],
  ['unknown', 'gross', 'gross'],
] as const)('the taxation %s of a basket at a %s site is %s', (ofBasket, ofSite, expected) => {
  expect(totalsOf({taxation: ofBasket}, ofSite).taxation).toBe(expected)
})

test('discounts on the order keep their text; one without an amount is left out', () => {
  const orderPriceAdjustments = [{itemText: 'Ten off', price: -10}, {price: -2}, {itemText: 'Gift'}]
  expect(totalsOf({orderPriceAdjustments}, 'gross').adjustments).toEqual([
    {text: 'Ten off', amount: -10},
    {text: '', amount: -2},
  ])
  expect(totalsOf({}, 'gross').adjustments).toEqual([])
})

test('while the total is not known, the goods after all discounts stand in for it', () => {
  const open = {productSubTotal: 40, productTotal: 36, orderPriceAdjustments: [{price: -4}]}
  expect(totalsOf(open, 'gross')).toMatchObject({subtotal: 40, total: null, estimated: 36})
  expect(totalsOf({...open, orderTotal: 41.9}, 'gross').estimated).toBe(41.9)
  const business = {...open, c_productSubTotalNetPrice: 33.61, adjustedMerchandizeTotalTax: 5.75}
  expect(totalsOf(business, 'gross').net).toMatchObject({tax: 5.75, total: null, estimated: 36})
  expect(totalsOf({...business, orderTotal: 41.9}, 'gross').net?.estimated).toBe(41.9)
})

test('an order without a sum before discounts has the sum of its products', () => {
  const sums = {productTotal: 36, taxTotal: 5.75, orderTotal: 40.95}
  expect(totalsOf(sums, 'gross')).toMatchObject({
    subtotal: 36,
    shipping: null,
    tax: 5.75,
    total: 40.95,
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

describe('the sums for a business customer', () => {
  const sums = {
    productSubTotal: 119,
    productTotal: 107.1,
    c_productSubTotalNetPrice: 100,
    adjustedMerchandizeTotalTax: 17.1,
    orderPriceAdjustments: [{itemText: 'Ten percent off', price: -11.9}],
    shippingTotal: 5.95,
    adjustedShippingTotalTax: 0.95,
    taxTotal: 18.05,
    orderTotal: 113.05,
  }

  test('are without tax, and pay the same total', () => {
    expect(totalsOf(sums, 'gross').net).toEqual({
      taxation: 'net',
      subtotal: 100,
      adjustments: [{text: 'Ten percent off', amount: -10}],
      shipping: 5,
      tax: 18.05,
      total: 113.05,
      estimated: 113.05,
    })
  })

  test('show several discounts as one row, and none as none', () => {
    const two = [{itemText: 'One', price: -5.95}, {price: -5.95}]
    expect(totalsOf({...sums, orderPriceAdjustments: two}, 'gross').net?.adjustments).toEqual([
      {text: '', amount: -10},
    ])
    const whole = {...sums, productTotal: 119, adjustedMerchandizeTotalTax: 19}
    expect(totalsOf({...whole, orderPriceAdjustments: []}, 'gross').net?.adjustments).toEqual([])
  })

  test('know the delivery once it is decided; without its tax it stays as it is', () => {
    expect(totalsOf({...sums, shipments: [{}]}, 'gross').net?.shipping).toBeNull()
    const {adjustedShippingTotalTax: _none, ...untaxed} = sums
    expect(totalsOf(untaxed, 'gross').net?.shipping).toBe(5.95)
  })

  test('do not exist where prices are net, or before the tax of the goods is known', () => {
    expect(totalsOf(sums, 'net')).not.toHaveProperty('net')
    for (const name of [
      'c_productSubTotalNetPrice',
      'productTotal',
      'adjustedMerchandizeTotalTax',
    ] as const) {
      const {[name]: _unknown, ...open} = sums
      expect(totalsOf(open, 'gross')).not.toHaveProperty('net')
    }
  })

  test('are known before there is an address, and the total does not jump once there is one', () => {
    const {adjustedMerchandizeTotalTax: _tax, taxTotal: _sum, orderTotal: _total, ...early} = sums
    const net = totalsOf({...early, c_productTotalNetPrice: 90, shipments: [{}]}, 'gross').net
    expect(net).toEqual({
      taxation: 'net',
      subtotal: 100,
      adjustments: [{text: 'Ten percent off', amount: -10}],
      shipping: null,
      tax: 17.1,
      total: null,
      estimated: 107.1,
    })
    const taxed = totalsOf({...early, adjustedMerchandizeTotalTax: 17.1, shipments: [{}]}, 'gross')
    expect(taxed.net).toEqual(net)
  })

  test('show delivery as free together with the sums with tax', () => {
    const open = totalsOf({...sums, shipments: [{}]}, 'gross')
    const free = withExpectedDelivery(open, 0)
    expect([free.shipping, free.net?.shipping, free.net?.subtotal]).toEqual([0, 0, 100])
    const plain = totalsOf({...basket, shipments: [{}]}, 'gross')
    expect(withExpectedDelivery(plain, 0)).toEqual({...plain, shipping: 0})
  })
})

test('gift certificates are named with what they leave to pay', () => {
  const paymentInstruments = [
    {
      paymentInstrumentId: 'g',
      paymentMethodId: 'GIFT_CERTIFICATE',
      maskedGiftCertificateCode: '****1234',
      amount: 30,
    },
  ]
  expect(totalsOf({...basket, orderTotal: 40, paymentInstruments}, 'gross').payment).toEqual({
    certificates: [{id: 'g', digits: '1234', amount: 30}],
    due: 10,
  })
  expect(totalsOf({...basket, paymentInstruments}, 'gross')).not.toHaveProperty('payment')
  expect(totalsOf({...basket, orderTotal: 40}, 'gross')).not.toHaveProperty('payment')
})
