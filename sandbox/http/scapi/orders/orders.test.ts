import {queryOne} from '../../../db/database'
import type {BasketDocument, TestShopper} from '../../../testing/shopper'
import {BASKETS, CUSTOMERS, ORDERS, newShopper, readyBasket, visa} from '../../../testing/shopper'
import {setPreference} from '../../../testing/site-settings'
import type {TestShop} from '../../../testing/test-shop'
import {startTestShop} from '../../../testing/test-shop'

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop)
})

interface OrderAnswer {
  orderNo: string
  type?: string
  [key: string]: unknown
}

const place = (basketId: string, by: TestShopper = shopper) =>
  by.call<OrderAnswer>('POST', ORDERS, {basketId})

const problemType = (kind: string) =>
  `https://api.commercecloud.salesforce.com/documentation/error/v1/errors/${kind}`

function sold(productId: string, siteId = 'DEU'): number {
  const row = queryOne<{turnover: number}>(
    shop.db,
    'SELECT turnover FROM inventory_record WHERE product_id = ? AND list_id = ?',
    productId,
    `inventory-${siteId}`,
  )
  return row?.turnover ?? NaN
}

describe('an order', () => {
  it('is the basket, frozen, under a number of digits', async () => {
    const basket = await readyBasket(shopper, {paymentInstruments: [visa]})
    const {status, body} = await place(basket.basketId)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      orderNo: expect.stringMatching(/^\d{8}$/),
      orderToken: expect.stringMatching(/^\w{43}$/),
      c_orderCancelToken: expect.stringMatching(/^\w{43}$/),
      siteId: 'DEU',
      status: 'created',
      paymentStatus: 'not_paid',
      confirmationStatus: 'not_confirmed',
      guest: true,
      customerName: 'Anna Berg',
      customerInfo: {customerId: shopper.customerId, email: 'anna@example.test'},
      orderTotal: basket['orderTotal'],
      taxTotal: basket['taxTotal'],
      productItems: basket.productItems,
      shipments: basket.shipments,
      paymentInstruments: [
        {
          paymentMethodId: 'CREDIT_CARD',
          amount: 512.8,
          paymentCard: {maskedNumber: '************1111'},
          authorizationStatus: {status: 0, code: 'OK'},
        },
      ],
    })
    expect(body).not.toHaveProperty('basketId')
    const read = await shopper.call('GET', `${ORDERS}/${body.orderNo}`)
    expect(read.body).toEqual(body)
  })

  it('consumes the basket and takes the goods from stock', async () => {
    const before = sold('stroller-green')
    const {basketId} = await readyBasket(shopper, {
      productItems: [{productId: 'stroller-green', quantity: 2}],
    })
    expect((await place(basketId)).status).toBe(200)
    expect(sold('stroller-green')).toBe(before + 2)
    expect((await shopper.call('GET', `${BASKETS}/${basketId}`)).status).toBe(404)
    const list = await shopper.call('GET', `${CUSTOMERS}/${shopper.customerId}/baskets`)
    expect(list.body).toEqual({total: 0})
    expect((await shopper.call('POST', BASKETS, {})).status).toBe(200)
  })

  it('keeps its prices when the shop changes them', async () => {
    const {basketId} = await readyBasket(shopper)
    const {body} = await place(basketId)
    shop.db.prepare('UPDATE price SET amount = amount + 1000').run()
    try {
      const read = await shopper.call<OrderAnswer>('GET', `${ORDERS}/${body.orderNo}`)
      expect(read.body['orderTotal']).toBe(512.8)
    } finally {
      shop.db.prepare('UPDATE price SET amount = amount - 1000').run()
    }
  })

  it('is nobody else’s', async () => {
    const {basketId} = await readyBasket(shopper)
    const {body} = await place(basketId)
    const stranger = await newShopper(shop)
    const {status, body: problem} = await stranger.call<OrderAnswer>(
      'GET',
      `${ORDERS}/${body.orderNo}`,
    )
    expect(status).toBe(404)
    expect(problem.type).toBe(problemType('order-not-found'))
  })

  it('cannot be made of a stranger’s basket', async () => {
    const {basketId} = await readyBasket(shopper)
    const {status, body} = await place(basketId, await newShopper(shop))
    expect(status).toBe(404)
    expect(body.type).toBe(problemType('basket-not-found'))
    expect((await place(basketId)).status).toBe(200)
  })

  it('numbers count up across sites, and by themselves for a prefix', async () => {
    const numberIn = async (siteId: string) => {
      const jane = await newShopper(shop, siteId)
      const {basketId} = await readyBasket(jane)
      return (await place(basketId, jane)).body.orderNo
    }
    const first = Number(await numberIn('DEU'))
    expect(Number(await numberIn('USA'))).toBe(first + 1)
    setPreference(shop.db, 'USA', 'orderNumberPrefix', 'US')
    expect([await numberIn('USA'), await numberIn('USA')]).toEqual(['US00001001', 'US00001002'])
    setPreference(shop.db, 'USA', 'orderNumberPrefix', '')
    expect(Number(await numberIn('USA'))).toBe(first + 2)
  })
})

describe('a basket that is not ready', () => {
  it.each([
    ['no billing address', {billingAddress: undefined}, 'BillingAddressRequired'],
    ['no payment', {paymentInstruments: []}, 'PaymentMethodRequired'],
    ['no items', {productItems: []}, 'OrderTotalNotSet'],
    ['no delivery', {shipments: []}, 'ShippingAddressRequired'],
    [
      'too little paid',
      {paymentInstruments: [{paymentMethodId: 'INVOICE', amount: 10}]},
      'PaymentMethodRequired',
    ],
    [
      'a card without a number',
      {paymentInstruments: [{paymentMethodId: 'CREDIT_CARD', paymentCard: {cardType: 'Visa'}}]},
      'PaymentMethodRequired',
    ],
    [
      'a product without a price',
      {productItems: [{productId: 'unpriced', quantity: 1}]},
      'ProductItemWithoutPrice',
    ],
  ])('with %s says so and stays', async (_name, changes, flash) => {
    const {basketId} = await readyBasket(shopper, changes)
    const {status, body} = await place(basketId)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      type: problemType('validation'),
      flashes: expect.arrayContaining([expect.objectContaining({type: flash})]),
    })
    expect((await shopper.call('GET', `${BASKETS}/${basketId}`)).status).toBe(200)
  })

  it('without an email address is refused', async () => {
    const {basketId} = await readyBasket(shopper, {customerInfo: undefined})
    expect((await place(basketId)).body.type).toBe(problemType('invalid-customer'))
  })

  it('is refused when the goods are gone meanwhile', async () => {
    const {basketId} = await readyBasket(shopper, {
      productItems: [{productId: 'cup-set', quantity: 2}],
    })
    shop.db.prepare("UPDATE inventory_record SET allocation = 1 WHERE product_id = 'cup-set'").run()
    const {status, body} = await place(basketId)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      type: problemType('product-item-not-available'),
      productId: 'cup-set',
      quantity: 2,
      ats: 1,
    })
  })

  it.each([
    ['no id', {}, 400, 'invalid-basket-id'],
    ['an unknown id', {basketId: 'nothing'}, 404, 'basket-not-found'],
  ])('a call with %s is refused', async (_name, body, status, kind) => {
    const answer = await shopper.call<OrderAnswer>('POST', ORDERS, body)
    expect(answer).toMatchObject({status, body: {type: problemType(kind)}})
  })
})

it.each([
  ['0002', 'card_declined'],
  ['9995', 'insufficient_funds'],
])('a card ending in %s is declined and everything stays as it was', async (digits, reason) => {
  const before = sold('stroller-green')
  const {basketId} = await readyBasket(shopper, {
    paymentInstruments: [
      {...visa, paymentCard: {...visa.paymentCard, maskedNumber: `************${digits}`}},
    ],
  })
  const {status, body} = await place(basketId)
  expect(status).toBe(400)
  expect(body).toMatchObject({type: problemType('payment-declined'), reason})
  expect(sold('stroller-green')).toBe(before)
  const basket = await shopper.call<BasketDocument>('GET', `${BASKETS}/${basketId}`)
  expect(basket.body.productItems).toHaveLength(1)
})

describe('at the same time', () => {
  it('one basket becomes one order', async () => {
    const before = sold('stroller-green')
    const {basketId} = await readyBasket(shopper)
    const answers = await Promise.all(Array.from({length: 8}, () => place(basketId)))
    expect(answers.map(({status}) => status).sort()).toEqual([200, ...Array<number>(7).fill(404)])
    const refused = answers.filter(({status}) => status === 404)
    expect(new Set(refused.map(({body}) => body.type))).toEqual(
      new Set([problemType('basket-not-found')]),
    )
    expect(sold('stroller-green')).toBe(before + 1)
  })

  it('the last piece is sold once', async () => {
    const shoppers = await Promise.all(Array.from({length: 4}, () => newShopper(shop)))
    const baskets = await Promise.all(
      shoppers.map((one) =>
        readyBasket(one, {productItems: [{productId: 'last-one', quantity: 1}]}),
      ),
    )
    const answers = await Promise.all(
      shoppers.map((one, index) => place(baskets[index]?.basketId ?? '', one)),
    )
    expect(answers.filter(({status}) => status === 200)).toHaveLength(1)
    expect(answers.filter(({status}) => status === 400).map(({body}) => body.type)).toEqual(
      Array(3).fill(problemType('product-item-not-available')),
    )
    expect(sold('last-one')).toBe(1)
  })
})

describe('failing an order', () => {
  it('gives the goods back, and the basket too if asked', async () => {
    const before = sold('blanket')
    const {basketId} = await readyBasket(shopper, {
      productItems: [{productId: 'blanket', quantity: 3}],
    })
    const {body} = await place(basketId)
    const failed = await shopper.call(
      'POST',
      `${ORDERS}/${body.orderNo}/actions/fail`,
      {reasonCode: 'payment_auth_failure'},
      {reopenBasket: true},
    )
    expect(failed.status).toBe(201)
    expect(sold('blanket')).toBe(before)
    const location = failed.headers.get('location') ?? ''
    const basket = await shopper.call<BasketDocument>('GET', location)
    expect(basket.body).toMatchObject({
      productItems: [{productId: 'blanket', quantity: 3}],
      shipments: [{shippingAddress: {city: 'Berlin'}, shippingMethod: {id: 'express'}}],
      customerInfo: {email: 'anna@example.test'},
    })
    expect(basket.body).not.toHaveProperty('paymentInstruments')
    expect(basket.body.basketId).not.toBe(basketId)
    const order = await shopper.call<OrderAnswer>('GET', `${ORDERS}/${body.orderNo}`)
    expect(order.body['status']).toBe('failed')
  })

  it('works once, and opens no second basket', async () => {
    const {basketId} = await readyBasket(shopper)
    const {body} = await place(basketId)
    await shopper.call('POST', BASKETS, {})
    const path = `${ORDERS}/${body.orderNo}/actions/fail`
    expect((await shopper.call('POST', path, {}, {reopenBasket: true})).status).toBe(204)
    const again = await shopper.call<OrderAnswer>('POST', path, {})
    expect(again).toMatchObject({
      status: 409,
      body: {type: problemType('order-status-transition')},
    })
  })
})
