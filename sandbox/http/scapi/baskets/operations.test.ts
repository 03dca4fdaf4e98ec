import {execute} from '../../../db/database'
import {bumpRevision} from '../../../db/revision'
import {moveThrough} from '../../../testing/placed-order'
import {sourceCodesXml} from '../../../testing/promotion-files'
import {startPromotionShop} from '../../../testing/promotion-shop'
import type {BasketDocument, TestShopper} from '../../../testing/shopper'
import {
  accountManager,
  addresses,
  BASKETS,
  newShopper,
  ORDERS,
  readyBasket,
} from '../../../testing/shopper'
import type {TestShop} from '../../../testing/test-shop'

const V1 = BASKETS.replace('/v2/', '/v1/')
const GIFT_CERTIFICATE = '/pricing/shopper-gift-certificates/v1/organizations/:org/gift-certificate'

interface Problem {
  type: string
  title: string
  basketIds?: string
}
type Line = Record<string, unknown> & {itemId: string}
interface Basket extends BasketDocument {
  productItems: Line[]
  giftCertificateItems: {giftCertificateItemId: string; amount: number}[]
  shippingItems: {itemId: string}[]
}

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startPromotionShop({
    'sites/DEU/source-codes.xml': sourceCodesXml(
      '<sourcecode-group group-id="club"><enabled-flag>true</enabled-flag><code-specs><code-spec>club</code-spec></code-specs><pricebooks><pricebook pricebook-id="club-EUR"/></pricebooks></sourcecode-group>',
    ),
  })
  const {db} = shop
  execute(
    db,
    `INSERT INTO price_book (id, currency, parent_id, online, name) VALUES ('club-EUR', 'EUR', 'list-EUR', 1, '{}')`,
  )
  const price =
    'INSERT INTO price (price_book_id, product_id, quantity, amount) VALUES (?, ?, ?, ?)'
  execute(db, price, 'club-EUR', 'stroller-green', 1, 45_000)
  execute(db, price, 'list-EUR', 'stroller-green', 3, 47_500)
  execute(
    db,
    `INSERT INTO product_option (owner, id, position, shared, name, description, sort_mode)
     VALUES ('blanket', 'engraving', 0, 0, '{"default":"Embroidery"}', '{}', 'position')`,
  )
  for (const [position, value, amount] of [
    [0, 'none', 0],
    [1, 'name', 900],
  ] as const) {
    execute(
      db,
      `INSERT INTO product_option_value (owner, option_id, value, position, is_default, name, prices)
       VALUES ('blanket', 'engraving', ?, ?, ?, ?, ?)`,
      value,
      position,
      position === 0 ? 1 : 0,
      JSON.stringify({default: value}),
      JSON.stringify({EUR: amount}),
    )
  }
  bumpRevision(db, 'catalog')
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop)
})

async function open(productItems: object[] = [], query = {}) {
  return (await shopper.call<Basket>('POST', BASKETS, {productItems}, query)).body
}
const read = async (basketId: string, path = BASKETS) =>
  (await shopper.call<Basket>('GET', `${path}/${basketId}`)).body

const stroller = {productId: 'stroller-green', quantity: 1}

describe('both versions', () => {
  it('change one basket, each in its own words', async () => {
    const created = await shopper.call<Basket>('POST', V1, {productItems: [stroller]})
    expect(created.status).toBe(200)
    expect(created.body).not.toHaveProperty('temporaryBasket')
    const {basketId} = created.body
    const items = [{productId: 'blanket', quantity: 1}]
    await shopper.call('POST', `${BASKETS}/${basketId}/items`, items)
    expect((await read(basketId, V1)).productItems).toHaveLength(2)
    expect(await read(basketId)).toMatchObject({temporaryBasket: false, taxRoundedAtGroup: false})
  })
})

describe('temporary baskets', () => {
  it('do not count as the open one, and are limited too', async () => {
    await open([stroller])
    const temporary = await Promise.all([1, 2, 3, 4].map(() => open([], {temporary: true})))
    expect(temporary.every(({temporaryBasket}) => temporaryBasket === true)).toBe(true)
    const {status, body} = await shopper.call<Problem>('POST', BASKETS, {}, {temporary: true})
    expect(status).toBe(400)
    expect(body.type).toMatch(/customer-temporary-baskets-quota-exceeded$/)
  })

  it('become the shopper’s own', async () => {
    const own = await open([stroller])
    const {basketId} = await open([{productId: 'blanket', quantity: 2}], {temporary: true})
    const path = `${BASKETS}/${basketId}/actions/promote`
    const refused = await shopper.call<Problem>('POST', path)
    expect(refused.status).toBe(409)
    expect(refused.body.type).toMatch(/basket-not-promotable-exception$/)
    expect((await shopper.call('POST', path, undefined, {merge: true})).status).toBe(200)
    expect(await read(basketId)).toMatchObject({temporaryBasket: false})
    expect((await read(basketId)).productItems).toHaveLength(2)
    expect((await shopper.call('GET', `${BASKETS}/${own.basketId}`)).status).toBe(404)
  })
})

describe('prices', () => {
  it('follow the quantity', async () => {
    const basket = await open([{...stroller, quantity: 3}])
    expect(basket.productItems[0]).toMatchObject({basePrice: 475, price: 1425})
  })

  it('follow the price books that are set', async () => {
    const {basketId} = await open([stroller])
    const path = `${BASKETS}/${basketId}/price-books`
    const program = await accountManager(shop)
    expect((await program.call('GET', path)).body).toEqual(['list-EUR', 'sale-EUR'])
    expect((await program.call('PUT', path, ['club-EUR'])).status).toBe(204)
    expect((await program.call('GET', path)).body).toEqual(['club-EUR'])
    expect((await read(basketId)).productItems[0]).toMatchObject({basePrice: 450})
    expect((await program.call('PUT', path, ['nowhere'])).status).toBe(404)
    expect((await program.call('PUT', `${BASKETS}/none/price-books`, [])).status).toBe(404)
  })

  it('follow the price book of a source code', async () => {
    const {basketId} = await open([stroller])
    await shopper.call('PATCH', `${BASKETS}/${basketId}`, {sourceCode: 'club'})
    expect((await read(basketId)).productItems[0]).toMatchObject({basePrice: 450})
  })

  it('grow by the chosen option', async () => {
    const {basketId, productItems} = await open([
      {
        productId: 'blanket',
        quantity: 2,
        optionItems: [{optionId: 'engraving', optionValueId: 'name'}],
      },
    ])
    expect(await read(basketId)).toMatchObject({
      productItems: [
        {
          price: 89.86,
          optionItems: [{optionId: 'engraving', optionValueId: 'name', basePrice: 9, price: 18}],
        },
      ],
      productTotal: 107.86,
    })
    const path = `${BASKETS}/${basketId}/items/${productItems[0]?.itemId}`
    const change = (optionValueId: string) =>
      shopper.call<Problem>('PATCH', path, {optionItems: [{optionId: 'engraving', optionValueId}]})
    expect((await change('none')).status).toBe(200)
    expect(await read(basketId)).toMatchObject({productTotal: 89.86})
    expect((await change('gold')).body.type).toMatch(/invalid-product-option-value-item$/)
  })
})

describe('null in a body', () => {
  it('says nothing of what it cannot end, and ends texts and custom attributes', async () => {
    const basket = await open([{...stroller, quantity: 2, giftMessage: null, c_note: 'a'}])
    const {basketId} = basket
    const path = `${BASKETS}/${basketId}`
    const itemId = basket.productItems[0]?.itemId
    const change = (where: string, body: object) => shopper.call<Problem>('PATCH', where, body)
    const item = {quantity: null, shipmentId: null, optionItems: null, c_note: null}
    expect((await change(`${path}/items/${itemId}`, item)).status).toBe(200)
    const gift = {
      gift: true,
      giftMessage: 'For you',
      c_door: 'left',
      shippingMethod: {id: 'express'},
    }
    expect((await change(`${path}/shipments/me`, gift)).status).toBe(200)
    const none = {giftMessage: null, c_door: null, gift: null, shippingMethod: null}
    expect((await change(`${path}/shipments/me`, none)).status).toBe(200)
    expect((await change(path, {customerInfo: null, currency: null})).status).toBe(200)
    const address = {...addresses.DEU, address2: null, phone: ''}
    await shopper.call('PUT', `${path}/shipments/me/shipping-address`, address)
    const after = (await read(basketId)) as Basket & {shipments: Line[]}
    expect(after.productItems[0]).toMatchObject({quantity: 2, shipmentId: 'me'})
    expect(after.productItems[0]).not.toHaveProperty('c_note')
    const [shipment] = after.shipments
    expect(shipment).toMatchObject({gift: true, shippingMethod: {id: 'express'}})
    expect(shipment).not.toHaveProperty('c_door')
    expect(shipment?.['giftMessage'] ?? '').toBe('')
    expect(shipment?.['shippingAddress']).not.toHaveProperty('address2')
    expect(shipment?.['shippingAddress']).not.toHaveProperty('phone')
  })
})

describe('taxes of another service', () => {
  let program: Pick<TestShopper, 'call'>

  beforeEach(async () => {
    program = await accountManager(shop)
  })

  it('are for baskets that were opened so', async () => {
    const {basketId} = await open([stroller])
    for (const method of ['GET', 'PUT']) {
      const body = method === 'PUT' ? {taxes: {}} : undefined
      const answer = await program.call<Problem>(method, `${BASKETS}/${basketId}/taxes`, body)
      expect(answer.status).toBe(409)
      expect(answer.body.type).toMatch(/invalid-tax-mode$/)
    }
  })

  it('replace the tables, until the basket changes', async () => {
    const basket = await open([stroller], {taxMode: 'external'})
    const {basketId} = basket
    expect(basket).not.toHaveProperty('taxTotal')
    const itemId = basket.productItems[0]?.itemId ?? ''
    const shippingItemId =
      (
        await shopper.call<Basket>('PUT', `${BASKETS}/${basketId}/shipments/me/shipping-method`, {
          id: 'express',
        })
      ).body.shippingItems[0]?.itemId ?? ''
    const tax = (rate: number) => ({taxItems: [{id: 'DE', rate}]})
    await program.call('PUT', `${BASKETS}/${basketId}/items/${itemId}/taxes`, tax(0.07))
    const put = await program.call('PUT', `${BASKETS}/${basketId}/taxes`, {
      taxes: {[shippingItemId]: tax(0.07)},
    })
    expect(put.status).toBe(204)
    expect((await program.call('GET', `${BASKETS}/${basketId}/taxes`)).body).toEqual({
      taxes: {[itemId]: tax(0.07), [shippingItemId]: tax(0.07)},
    })
    expect(await read(basketId)).toMatchObject({taxTotal: 33.54, orderTotal: 512.8})
    await shopper.call(
      'PATCH',
      `${BASKETS}/${basketId}`,
      {c_note: 'kept'},
      {removeExternalTax: false},
    )
    expect(await read(basketId)).toHaveProperty('taxTotal')
    await shopper.call('PATCH', `${BASKETS}/${basketId}`, {c_note: 'changed'})
    expect(await read(basketId)).not.toHaveProperty('taxTotal')
  })
})

describe('gift certificates', () => {
  const item = {
    amount: 50,
    recipientEmail: 'oma@example.test',
    recipientName: 'Oma',
    senderName: 'Anna',
  }

  it('are bought, read, spent, and refilled when the order fails', async () => {
    const {basketId} = await readyBasket(shopper)
    const path = `${BASKETS}/${basketId}/gift-certificate-items`
    const {body} = await shopper.call<Basket>('POST', path, item)
    const id = body.giftCertificateItems[0]?.giftCertificateItemId ?? ''
    await shopper.call('PATCH', `${path}/${id}`, {...item, amount: 60})
    expect(await read(basketId)).toMatchObject({
      giftCertificateItems: [{amount: 60}],
      orderTotal: 499.9 + 12.9 + 60,
    })
    expect((await shopper.call('POST', path, {...item, amount: -1})).status).toBe(400)
    const placed = await shopper.call<{orderNo: string}>('POST', ORDERS, {basketId})
    expect(placed.status).toBe(200)
    const [row] = shop.db.prepare('SELECT code FROM gift_certificate').all() as {code: string}[]
    const certificate = async () =>
      (await shopper.call('POST', GIFT_CERTIFICATE, {giftCertificateCode: row?.code})).body
    expect(await certificate()).toMatchObject({status: 'pending'})
    await moveThrough(shop, placed.body.orderNo, ['paid'])
    expect(await certificate()).toMatchObject({
      amount: 60,
      balance: 60,
      status: 'issued',
      recipientName: 'Oma',
      maskedGiftCertificateCode: `${'*'.repeat(12)}${row?.code.slice(-4)}`,
    })
    execute(
      shop.db,
      `INSERT INTO payment_method (site_id, id, position, enabled, name, description, limits, countries, currencies, customer_groups, custom)
       VALUES ('DEU', 'GIFT_CERTIFICATE', 9, 1, '{}', '{}', '{}', '[]', '[]', '[]', '{}')`,
    )
    const next = await readyBasket(shopper, {paymentInstruments: []})
    const pay = (instrument: object) =>
      shopper.call<Problem>('POST', `${BASKETS}/${next.basketId}/payment-instruments`, instrument)
    const byCode = {paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode: row?.code}
    expect((await pay({...byCode, giftCertificateCode: 'X'})).body.type).toMatch(
      /invalid-gift-certificate-code$/,
    )
    expect((await pay(byCode)).status).toBe(200)
    expect((await pay({paymentMethodId: 'INVOICE'})).status).toBe(200)
    expect((await read(next.basketId)).paymentInstruments).toMatchObject([
      {amount: 60, paymentMethodId: 'GIFT_CERTIFICATE'},
      {amount: 452.8},
    ])
    const spent = await shopper.call<{orderNo: string}>('POST', ORDERS, {basketId: next.basketId})
    expect(spent.status).toBe(200)
    expect(await certificate()).toMatchObject({balance: 0, status: 'redeemed'})
    const failed = await shopper.call('POST', `${ORDERS}/${spent.body.orderNo}/actions/fail`, {
      reasonCode: 'payment_confirm_failure',
    })
    expect(failed.status).toBeLessThan(300)
    expect(await certificate()).toMatchObject({balance: 60, status: 'issued'})
  })

  it('leave the basket again; unknown ones are not found', async () => {
    const {basketId} = await open()
    const path = `${BASKETS}/${basketId}/gift-certificate-items`
    const {body} = await shopper.call<Basket>('POST', path, item)
    const one = `${path}/${body.giftCertificateItems[0]?.giftCertificateItemId}`
    expect((await shopper.call('DELETE', one)).status).toBe(200)
    expect((await read(basketId)).giftCertificateItems).toBeUndefined()
    expect((await shopper.call('DELETE', one)).status).toBe(404)
    const answer = await shopper.call<Problem>('POST', GIFT_CERTIFICATE, {giftCertificateCode: 'X'})
    expect(answer.status).toBe(404)
  })
})

describe('what a shopper may not do', () => {
  it.each([
    ['PUT', '/agent', undefined],
    ['PUT', '/storefront', undefined],
    ['POST', '/price-adjustments', {level: 'order'}],
    ['GET', '/price-books', undefined],
    ['PUT', '/price-books', ['club-EUR']],
    ['GET', '/taxes', undefined],
    ['PUT', '/taxes', {taxes: {}}],
    ['PUT', '/items/1/taxes', {taxItems: []}],
  ])('%s %s', async (method, path, body) => {
    const {basketId} = await open([stroller], {taxMode: 'external'})
    const before = await read(basketId)
    const {status} = await shopper.call(method, `${BASKETS}/${basketId}${path}`, body)
    expect(status).toBe(403)
    expect(await read(basketId)).toEqual(before)
  })
})

describe('two at once', () => {
  it('both change the basket', async () => {
    const {basketId} = await open()
    const items = (quantity: number) => [{productId: 'cup-set', quantity}]
    const path = `${BASKETS}/${basketId}/items`
    const answers = await Promise.all(
      Array.from({length: 10}, () => shopper.call('POST', path, items(2))),
    )
    expect(answers.every(({status}) => status === 200)).toBe(true)
    expect((await read(basketId)).productItems).toMatchObject([{quantity: 20}])
  })

  it('cannot both buy the last one', async () => {
    const others = [shopper, await newShopper(shop)]
    const ready = await Promise.all(
      others.map((one) =>
        readyBasket(one, {
          productItems: [{productId: 'last-one', quantity: 1}],
          billingAddress: addresses.DEU,
        }),
      ),
    )
    const answers = await Promise.all(
      others.map((one, index) =>
        one.call<Problem>('POST', ORDERS, {basketId: ready[index]?.basketId}),
      ),
    )
    expect(answers.map(({status}) => status).sort()).toEqual([200, 400])
    expect(answers.find(({status}) => status === 400)?.body.type).toMatch(
      /product-item-not-available$/,
    )
  })
})
