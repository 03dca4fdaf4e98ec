import type {BasketDocument, TestShopper} from '../../../testing/shopper'
import {
  BASKETS,
  CUSTOMERS,
  addresses,
  callShop,
  newShopper,
  readyBasket,
  visa,
} from '../../../testing/shopper'
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

interface Problem {
  type: string
  title: string
  detail: string
  [key: string]: unknown
}

const problemType = (kind: string) =>
  `https://api.commercecloud.salesforce.com/documentation/error/v1/errors/${kind}`

async function open(body: object = {}): Promise<BasketDocument> {
  return (await shopper.call<BasketDocument>('POST', BASKETS, body)).body
}

const add = (basketId: string, productId: string, quantity = 1) =>
  shopper.call<BasketDocument & Problem>('POST', `${BASKETS}/${basketId}/items`, [
    {productId, quantity},
  ])

describe('a new basket', () => {
  it('is empty, has the shipment "me" and knows its owner', async () => {
    const {status, body, headers} = await shopper.call<BasketDocument>('POST', BASKETS, {})
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({
      currency: 'EUR',
      taxation: 'gross',
      channelType: 'storefront',
      agentBasket: false,
      customerInfo: {customerId: shopper.customerId},
      productTotal: 0,
      shipments: [{shipmentId: 'me', shippingStatus: 'not_shipped'}],
    })
    expect(body).not.toHaveProperty('orderTotal')
    for (const list of ['productItems', 'shippingItems']) expect(body).not.toHaveProperty(list)
    expect(body['creationDate']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  it('costs nothing to ship before a delivery method is chosen, which the stock cart prints', async () => {
    const {basketId} = await open()
    const {body} = await add(basketId, 'blanket')
    expect(body.shipments?.[0]?.shippingMethod).toBeUndefined()
    expect(body.shippingTotal).toBe(0)
    expect(body.orderTotal).toBeUndefined()
  })

  it('is the only one: a second is refused with the id of the first', async () => {
    const {basketId} = await open()
    const {status, body} = await shopper.call<Problem>('POST', BASKETS, {})
    expect(status).toBe(400)
    expect(body).toMatchObject({
      type: problemType('customer-baskets-quota-exceeded'),
      title: 'Customer Baskets Quota Exceeded',
      basketIds: basketId,
    })
    const list = await shopper.call('GET', `${CUSTOMERS}/${shopper.customerId}/baskets`)
    expect(list.body).toMatchObject({total: 1, baskets: [{basketId}]})
  })

  it('may be filled at once', async () => {
    const body = await readyBasket(shopper, {paymentInstruments: [visa], c_giftMessage: 'Hej'})
    expect(body).toMatchObject({
      c_giftMessage: 'Hej',
      customerInfo: {email: 'anna@example.test'},
      productItems: [{productId: 'stroller-green', quantity: 1, productName: 'City Kinderwagen'}],
      shipments: [{shippingMethod: {id: 'express', price: 12.9}}],
      paymentInstruments: [{paymentMethodId: 'CREDIT_CARD', amount: 512.8}],
      orderTotal: 512.8,
    })
  })

  it('is not stored when a part of it is refused', async () => {
    const refused = await shopper.call('POST', BASKETS, {
      productItems: [{productId: 'sold-out', quantity: 1}],
    })
    expect(refused.status).toBe(400)
    const list = await shopper.call('GET', `${CUSTOMERS}/${shopper.customerId}/baskets`)
    expect(list.body).toEqual({total: 0})
  })

  it('is gone after a delete', async () => {
    const {basketId} = await open()
    const path = `${BASKETS}/${basketId}`
    expect((await shopper.call('DELETE', path)).status).toBe(204)
    const {status, body} = await shopper.call<Problem>('GET', path)
    expect(status).toBe(404)
    expect(body).toMatchObject({
      type: problemType('basket-not-found'),
      title: 'Basket Not Found',
      basketId,
    })
    expect((await shopper.call('DELETE', path)).status).toBe(404)
  })

  it('needs no body at all', async () => {
    expect((await shopper.call('POST', BASKETS)).status).toBe(200)
    const bare = await newShopper(shop)
    const path = `${BASKETS.replace(':org', shop.config.organizationId)}?siteId=DEU`
    const headers = {authorization: `Bearer ${bare.accessToken}`}
    const response = await fetch(`${shop.baseUrl}${path}`, {method: 'POST', headers})
    expect(response.status).toBe(200)
  })
})

describe('who may touch a basket', () => {
  it('nobody but its owner', async () => {
    const {basketId} = await open()
    const stranger = await newShopper(shop)
    for (const method of ['GET', 'DELETE']) {
      expect((await stranger.call(method, `${BASKETS}/${basketId}`)).status).toBe(404)
    }
    const baskets = await stranger.call<Problem>(
      'GET',
      `${CUSTOMERS}/${shopper.customerId}/baskets`,
    )
    expect(baskets.status).toBe(400)
    expect(baskets.body.type).toBe(problemType('invalid-customer'))
  })

  it.each([
    ['no token', undefined],
    ['a forged token', 'forged'],
  ])('a call with %s is a 401 problem', async (_name, kind) => {
    const {basketId} = await open()
    const [head, payload] = shopper.accessToken.split('.')
    const signature = Buffer.from('x'.repeat(64)).toString('base64url')
    const token = kind && `${head}.${payload}.${signature}`
    const path = `${BASKETS}/${basketId}`.replace(':org', shop.config.organizationId)
    const {status, body, headers} = await callShop<Problem>(shop, 'GET', `${path}?siteId=DEU`, {
      token,
    })
    expect(status).toBe(401)
    expect(headers.get('content-type')).toContain('application/problem+json')
    expect(body).toMatchObject({type: problemType('unauthorized'), title: 'Unauthorized'})
  })

  it('not with the token of another site', async () => {
    const {basketId} = await open()
    const {status, body} = await shopper.call<Problem>('GET', `${BASKETS}/${basketId}`, undefined, {
      siteId: 'USA',
    })
    expect(status).toBe(401)
    expect(body.detail).toMatch(/another site/)
  })

  it('a guest has no previous customer to merge with', async () => {
    const {status} = await shopper.call('POST', `${BASKETS}/actions/merge`)
    expect(status).toBe(403)
  })
})

describe('items', () => {
  it('carry unit price, line price and tax data', async () => {
    const {basketId} = await open()
    const {status, body} = await add(basketId, 'blanket', 2)
    expect(status).toBe(200)
    expect(body.productItems).toEqual([
      {
        itemId: expect.stringMatching(/^\w{26}$/),
        productId: 'blanket',
        productName: 'Strickdecke',
        itemText: 'Strickdecke',
        quantity: 2,
        shipmentId: 'me',
        basePrice: 44.93,
        price: 89.86,
        priceAfterItemDiscount: 89.86,
        priceAfterOrderDiscount: 89.86,
        taxBasis: 89.86,
        c_taxRate: 0.19,
        taxClassId: 'standard',
        bonusProductLineItem: false,
        gift: false,
      },
    ])
    expect(body).toMatchObject({productSubTotal: 89.86, productTotal: 89.86})
  })

  it('are named in the language of the call', async () => {
    const {basketId} = await open({productItems: [{productId: 'blanket', quantity: 1}]})
    const {body} = await shopper.call<BasketDocument>('GET', `${BASKETS}/${basketId}`, undefined, {
      locale: 'en-DE',
    })
    expect(body.productItems[0]).toMatchObject({productName: 'Knit blanket'})
  })

  it('are one line per product', async () => {
    const {basketId} = await open()
    await add(basketId, 'blanket', 2)
    const {body} = await add(basketId, 'blanket', 1)
    expect(body.productItems).toMatchObject([{productId: 'blanket', quantity: 3}])
  })

  it('change quantity and variant, and go with quantity 0', async () => {
    const {basketId} = await open({productItems: [{productId: 'blanket', quantity: 1}]})
    const items = `${BASKETS}/${basketId}/items`
    const {body: before} = await shopper.call<BasketDocument>('GET', `${BASKETS}/${basketId}`)
    const itemId = String(before.productItems[0]?.['itemId'])

    const more = await shopper.call<BasketDocument>('PATCH', `${items}/${itemId}`, {quantity: 5})
    expect(more.body.productItems).toMatchObject([{itemId, quantity: 5}])
    const other = await shopper.call<BasketDocument>('PATCH', `${items}/${itemId}`, {
      productId: 'stroller-green',
      quantity: 1,
    })
    expect(other.body.productItems).toMatchObject([{itemId, productId: 'stroller-green'}])
    const none = await shopper.call<BasketDocument>('PATCH', `${items}/${itemId}`, {quantity: 0})
    expect(none.body.productItems).toBeUndefined()
  })

  it('are removed one by one, and an unknown one is named', async () => {
    const {basketId} = await open({productItems: [{productId: 'blanket', quantity: 1}]})
    const {body: before} = await shopper.call<BasketDocument>('GET', `${BASKETS}/${basketId}`)
    const path = `${BASKETS}/${basketId}/items/${String(before.productItems[0]?.['itemId'])}`
    expect((await shopper.call<BasketDocument>('DELETE', path)).body.productItems).toBeUndefined()
    const again = await shopper.call<Problem>('DELETE', path)
    expect(again.status).toBe(404)
    expect(again.body.type).toBe(problemType('product-item-not-found'))
    const patch = await shopper.call<Problem>('PATCH', path, {quantity: 1})
    expect(patch.status).toBe(400)
    expect(patch.body.type).toBe(problemType('invalid-product-item-id'))
  })

  it.each([
    ['more than there is', 'blanket', 51, 'product-item-not-available', {quantity: 51, ats: 50}],
    ['something sold out', 'sold-out', 1, 'product-item-not-available', {ats: 0}],
    ['an unknown product', 'nothing', 1, 'invalid-product-id', {}],
    ['an offline product', 'offline', 1, 'invalid-product-id', {}],
    ['a master', 'city-master', 1, 'invalid-product-type', {productType: 'master'}],
    ['less than the minimum', 'cup-set', 1, 'invalid-product-item-quantity', {minOrderQuantity: 2}],
    ['a quantity between steps', 'cup-set', 3, 'invalid-product-item-quantity', {stepQuantity: 2}],
    ['half a blanket', 'blanket', 0.5, 'invalid-product-item-quantity', {quantity: 0.5}],
    ['a thousand', 'blanket', 1000, 'invalid-product-item-quantity', {quantity: 1000}],
    ['nothing of it', 'blanket', 0, 'invalid-product-item-quantity', {quantity: 0}],
  ])('refuse %s', async (_name, productId, quantity, kind, more) => {
    const {basketId} = await open()
    const {status, body} = await add(basketId, productId, quantity)
    expect(status).toBe(400)
    expect(body).toMatchObject({type: problemType(kind), productId, ...more})
    const after = await shopper.call<BasketDocument>('GET', `${BASKETS}/${basketId}`)
    expect(after.body.productItems).toBeUndefined()
  })

  it('refuse to add nothing to a line that is there', async () => {
    const {basketId} = await open()
    await add(basketId, 'blanket', 2)
    const {status, body} = await add(basketId, 'blanket', 0)
    expect(status).toBe(400)
    expect(body).toMatchObject({type: problemType('invalid-product-item-quantity'), quantity: 0})
  })

  it('count what the basket holds already against the stock', async () => {
    const {basketId} = await open()
    expect((await add(basketId, 'blanket', 30)).status).toBe(200)
    const {status, body} = await add(basketId, 'blanket', 30)
    expect(status).toBe(400)
    expect(body).toMatchObject({quantity: 60, ats: 50})
  })

  it('come all or not at all', async () => {
    const {basketId} = await open()
    const {status} = await shopper.call('POST', `${BASKETS}/${basketId}/items`, [
      {productId: 'blanket', quantity: 1},
      {productId: 'sold-out', quantity: 1},
    ])
    expect(status).toBe(400)
    const after = await shopper.call<BasketDocument>('GET', `${BASKETS}/${basketId}`)
    expect(after.body.productItems).toBeUndefined()
  })

  it.each([
    ['no product', [{quantity: 1}]],
    ['no quantity', [{productId: 'blanket'}]],
    ['a word as quantity', [{productId: 'blanket', quantity: 'many'}]],
    ['a number in quotes as quantity', [{productId: 'blanket', quantity: '2'}]],
    ['no items', []],
  ])('a body with %s is a bad request', async (_name, items) => {
    const {basketId} = await open()
    const {status, body} = await shopper.call<Problem>(
      'POST',
      `${BASKETS}/${basketId}/items`,
      items,
    )
    expect(status).toBe(400)
    expect(body).toMatchObject({type: problemType('bad-request'), path: expect.any(String)})
  })
})

describe('totals', () => {
  it('stay open until address and shipping method are known', async () => {
    const {basketId} = await open({productItems: [{productId: 'stroller-green', quantity: 1}]})
    const shipment = `${BASKETS}/${basketId}/shipments/me`
    const addressed = await shopper.call<BasketDocument>(
      'PUT',
      `${shipment}/shipping-address`,
      addresses.DEU,
      {useAsBilling: true},
    )
    expect(addressed.body).toMatchObject({
      merchandizeTotalTax: 79.82,
      billingAddress: {fullName: 'Anna Berg'},
      shipments: [{shippingAddress: {city: 'Berlin'}}],
    })
    expect(addressed.body).not.toHaveProperty('orderTotal')
    const complete = await shopper.call<BasketDocument>('PUT', `${shipment}/shipping-method`, {
      id: 'express',
    })
    expect(complete.body).toMatchObject({
      productTotal: 499.9,
      shippingTotal: 12.9,
      shippingTotalTax: 2.06,
      taxTotal: 81.88,
      orderTotal: 512.8,
      groupedTaxItems: [{taxRate: 0.19, taxValue: 81.88}],
    })
  })

  it.each([
    ['USA', {productTotal: 549, taxTotal: 41.61, shippingTotal: 24.95, orderTotal: 615.56}],
    ['JPN', {productTotal: 78_000, taxTotal: 7241, shippingTotal: 1650, orderTotal: 79_650}],
  ])('follow the rules of %s', async (siteId, totals) => {
    expect(await readyBasket(await newShopper(shop, siteId))).toMatchObject(totals)
  })

  it('tax a net basket by the state it goes to', async () => {
    const jane = await newShopper(shop, 'USA')
    const basket = await readyBasket(jane, {
      shipments: [
        {
          shippingAddress: {...addresses.USA, stateCode: 'NY'},
          shippingMethod: {id: 'express'},
        },
      ],
    })
    // 4 % of 549.00 and of 24.95, each rounded half up.
    expect(basket).toMatchObject({
      merchandizeTotalTax: 21.96,
      shippingTotalTax: 1,
      orderTotal: 596.91,
    })
  })
})

describe('delivery', () => {
  it('offers methods with their price for this basket', async () => {
    const {basketId} = await open({productItems: [{productId: 'blanket', quantity: 1}]})
    const path = `${BASKETS}/${basketId}/shipments/me/shipping-methods`
    const cheap = await shopper.call('GET', path)
    expect(cheap.body).toEqual({
      defaultShippingMethodId: 'standard',
      applicableShippingMethods: [
        {
          id: 'standard',
          name: 'Standardversand',
          description: 'standard delivery',
          price: 4.95,
          c_taxRate: 0.19,
        },
        {
          id: 'express',
          name: 'Express',
          description: 'express delivery',
          price: 12.9,
          c_taxRate: 0.19,
        },
      ],
    })
    await add(basketId, 'blanket', 2)
    const dear = await shopper.call('GET', path)
    expect(dear.body).toMatchObject({applicableShippingMethods: [{id: 'standard', price: 0}, {}]})
  })

  it.each([
    ['an unknown method', {id: 'drone'}, 400, 'invalid-shipping-method-id'],
    ['no method', {}, 400, 'missing-shipping-method-id'],
  ])('refuses %s', async (_name, body, status, kind) => {
    const {basketId} = await open()
    const path = `${BASKETS}/${basketId}/shipments/me/shipping-method`
    const answer = await shopper.call<Problem>('PUT', path, body)
    expect(answer).toMatchObject({status, body: {type: problemType(kind)}})
  })

  it('knows its shipments', async () => {
    const {basketId} = await open()
    const path = `${BASKETS}/${basketId}/shipments`
    expect((await shopper.call('PATCH', `${path}/nope`, {gift: true})).status).toBe(404)
    expect((await shopper.call('DELETE', `${path}/me`)).status).toBe(403)
    const added = await shopper.call<BasketDocument>('POST', path, {shipmentId: 'second'})
    expect(added.body.shipments).toMatchObject([{shipmentId: 'me'}, {shipmentId: 'second'}])
    const twice = await shopper.call<Problem>('POST', path, {shipmentId: 'second'})
    expect(twice.body.type).toBe(problemType('duplicate-shipment-id'))
    const removed = await shopper.call<BasketDocument>('DELETE', `${path}/second`)
    expect(removed.body.shipments).toHaveLength(1)
  })

  it('takes an email address, but not any text', async () => {
    const {basketId} = await open()
    const path = `${BASKETS}/${basketId}/customer`
    const good = await shopper.call<BasketDocument>('PUT', path, {email: 'a@b.de'})
    expect(good.body['customerInfo']).toMatchObject({email: 'a@b.de'})
    const bad = await shopper.call<Problem>('PUT', path, {email: 'nobody'})
    expect(bad).toMatchObject({status: 400, body: {type: problemType('invalid-email')}})
  })

  it('refuses a currency that the site does not sell in', async () => {
    const {basketId} = await open()
    const path = `${BASKETS}/${basketId}`
    expect((await shopper.call('PATCH', path, {currency: 'EUR'})).status).toBe(200)
    const {status, body} = await shopper.call<Problem>('PATCH', path, {currency: 'USD'})
    expect(status).toBe(400)
    expect(body.type).toBe(problemType('unsupported-currency'))
  })
})

describe('payment', () => {
  it('offers the methods of the site, with the cards it takes', async () => {
    const {basketId} = await open()
    const {body} = await shopper.call('GET', `${BASKETS}/${basketId}/payment-methods`)
    expect(body).toMatchObject({
      applicablePaymentMethods: [
        {id: 'INVOICE'},
        {id: 'CREDIT_CARD', cards: [{cardType: 'Visa', numberPrefixes: ['4']}]},
      ],
    })
  })

  it('keeps a masked card and says what it pays', async () => {
    const {basketId} = await readyBasket(shopper, {paymentInstruments: []})
    const path = `${BASKETS}/${basketId}/payment-instruments`
    const added = await shopper.call<BasketDocument>('POST', path, visa)
    expect(added.body.paymentInstruments).toEqual([
      {
        paymentInstrumentId: expect.any(String),
        paymentMethodId: 'CREDIT_CARD',
        amount: 512.8,
        paymentCard: {
          ...visa.paymentCard,
          numberLastDigits: '1111',
          creditCardExpired: false,
        },
      },
    ])
    const id = String(added.body.paymentInstruments[0]?.['paymentInstrumentId'])
    const changed = await shopper.call<BasketDocument>('PATCH', `${path}/${id}`, {
      amount: 500,
      paymentCard: {holder: 'A. Berg'},
    })
    expect(changed.body.paymentInstruments).toMatchObject([
      {amount: 500, paymentCard: {holder: 'A. Berg', maskedNumber: '************1111'}},
    ])
    const removed = await shopper.call<BasketDocument>('DELETE', `${path}/${id}`)
    expect(removed.body.paymentInstruments).toBeUndefined()
    expect((await shopper.call('DELETE', `${path}/${id}`)).status).toBe(404)
  })

  it.each([
    ['an unknown method', {paymentMethodId: 'GOLD'}, 'invalid-payment-method-id'],
    ['no method', {}, 'invalid-payment-method-id'],
    ['no card', {paymentMethodId: 'CREDIT_CARD'}, 'invalid-payment-card'],
    ['a brand it does not take', {cardType: 'Diners'}, 'invalid-payment-card'],
    ['an expired card', {expirationYear: 2020}, 'invalid-payment-card'],
    ['a thirteenth month', {expirationMonth: 13}, 'invalid-payment-card'],
    ['a number that is not masked', {maskedNumber: '4111111111111111'}, 'invalid-payment-card'],
    ['a full number', {number: '4111111111111111'}, 'bad-request'],
  ])('refuses %s', async (_name, change, kind) => {
    const {basketId} = await open()
    const isCardChange = !('paymentMethodId' in change) && Object.keys(change).length > 0
    const body = isCardChange ? {...visa, paymentCard: {...visa.paymentCard, ...change}} : change
    const path = `${BASKETS}/${basketId}/payment-instruments`
    const answer = await shopper.call<Problem>('POST', path, body)
    expect(answer).toMatchObject({status: 400, body: {type: problemType(kind)}})
  })

  it('knows no coupon yet', async () => {
    const {basketId} = await open()
    const path = `${BASKETS}/${basketId}/coupons`
    const unknown = await shopper.call<Problem>('POST', path, {code: 'HELLO'})
    expect(unknown).toMatchObject({
      status: 400,
      body: {type: problemType('invalid-coupon-code'), couponCode: 'HELLO'},
    })
    const missing = await shopper.call<Problem>('POST', path, {})
    expect(missing.body.type).toBe(problemType('missing-coupon-code'))
    expect((await shopper.call('DELETE', `${path}/x`)).status).toBe(404)
  })
})
