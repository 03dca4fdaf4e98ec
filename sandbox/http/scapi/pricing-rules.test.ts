import {decodeJwt} from 'jose'
import type {ArchiveShop} from '../../testing/archive-shop'
import {startArchiveShop} from '../../testing/archive-shop'
import {
  assignment,
  campaign,
  productsById,
  promotion,
  promotionsXml,
  sourceCodesXml,
} from '../../testing/promotion-files'
import type {TestShopper} from '../../testing/shopper'
import {addresses, BASKETS, newShopper, ORDERS} from '../../testing/shopper'
import {tinyShop} from '../../testing/test-archive'

interface Basket {
  basketId: string
  currency: string
  productTotal: number
  shippingTotal: number
  orderTotal: number
  productItems: {productId: string; itemId: string; basePrice: number; price: number}[]
  shippingItems: {itemId: string; price: number; priceAdjustments?: {price: number}[]}[]
  shipments: {shippingMethod?: {id: string; price: number}}[]
  paymentInstruments?: object[]
  orderPriceAdjustments?: {price: number}[]
}
interface Product {
  id: string
  currency: string
  price?: number
  prices?: Record<string, number>
  tieredPrices?: {price: number; pricebook: string; quantity: number}[]
  c_lowestPrice30Days?: number
}

const usidOf = (token: string) => String(decodeJwt(token).sub).split('usid:')[1] ?? ''

const impex = 'http://www.demandware.com/xml/impex'
const table = (id: string, steps: string, dates = '') =>
  `<price-table product-id="${id}">${dates}${steps}</price-table>`
const amount = (value: number, quantity = 1) => `<amount quantity="${quantity}">${value}</amount>`
const percentage = (value: number, quantity = 1) =>
  `<percentage quantity="${quantity}">${value}</percentage>`
const book = (id: string, currency: string, parent: string, tables: string, dates = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><pricebooks xmlns="${impex}/pricebook/2006-10-31"><pricebook>
   <header pricebook-id="${id}"><currency>${currency}</currency><online-flag>true</online-flag>${dates}${
     parent && `<parent>${parent}</parent>`
   }</header><price-tables>${tables}</price-tables></pricebook></pricebooks>`

const shippingMethod = (id: string, currency: string, prices: string, more = '') =>
  `<shipping-method method-id="${id}"><display-name xml:lang="x-default">${id}</display-name>
   <online-flag>true</online-flag><tax-class-id>standard</tax-class-id>
   <price-table>${prices}</price-table>${more}<currency>${currency}</currency></shipping-method>`
const ownCost = (id: string, cost: string) =>
  `<product-cost-groups><product-cost-group>${productsById('products', id)}<cost-per-item>${cost}</cost-per-item></product-cost-group></product-cost-groups>`

const order = (discount: string) =>
  `<order-promotion-rule><discounts condition-type="order-total"><discount><threshold>0</threshold>${discount}</discount></discounts></order-promotion-rule>`
const ship = (id: string, method: string, discount: string) =>
  `<product-promotion-rule>${productsById('discounted-products', id)}
   <shipping-methods><method-id>${method}</method-id></shipping-methods>
   <simple-discount>${discount}</simple-discount></product-promotion-rule>`

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString()
const from = (offset: number) => `<online-from>${day(offset)}</online-from>`
const until = (offset: number) => `<online-to>${day(offset)}</online-to>`

const files = {
  'pricebooks/test-list.xml': book(
    'test-list',
    'EUR',
    '',
    table('chair-green-s', amount(199)) +
      table('chair-green-l', amount(249)) +
      table('chair-red-s', amount(199)) +
      table('table', amount(99.99) + percentage(10, 5) + percentage(25, 10)) +
      table('stool', amount(100)),
  ),
  'pricebooks/test-sale.xml': book(
    'test-sale',
    'EUR',
    'test-list',
    table('chair-red-s', percentage(50)) +
      table('stool', amount(70), from(-40) + until(-20)) +
      table('stool', amount(80), from(-5)),
  ),
  'pricebooks/test-usd.xml': book(
    'test-usd',
    'USD',
    '',
    table('stool', amount(120)) + table('table', amount(110)),
  ),
  'pricebooks/letter.xml': book('letter', 'EUR', 'test-list', table('stool', amount(60))),
  'pricebooks/club.xml': book('club', 'EUR', '', table('table', amount(88) + amount(77, 3))),
  'pricebooks/over.xml': book('over', 'EUR', '', table('table', amount(1)), until(-1)),
  'sites/TST/preferences.xml': (tinyShop['sites/TST/preferences.xml'] ?? '')
    .replace('test-list, test-sale', 'test-list, test-sale, test-usd, over')
    .replace(
      '</all-instances>',
      `<preference preference-id="lowestPriceDisclosure">true</preference>
       <preference preference-id="priceBooksByCustomerGroup">{"Club": ["club"]}</preference></all-instances>`,
    ),
  'sites/TST/source-codes.xml': sourceCodesXml(
    '<sourcecode-group group-id="letter"><enabled-flag>true</enabled-flag><pricebooks><pricebook pricebook-id="letter"/></pricebooks><code-specs><code-spec>letter</code-spec></code-specs></sourcecode-group>',
  ),
  'sites/TST/shipping.xml': `<?xml version="1.0" encoding="UTF-8"?><shipping xmlns="${impex}/shipping/2007-03-31">
    ${shippingMethod('standard', 'EUR', '<amount order-value="0">6</amount><amount order-value="95">2</amount><amount order-value="150">0</amount>')}
    ${shippingMethod('parcel', 'EUR', '<amount order-value="0">6</amount><amount order-value="95">2</amount>', ownCost('stool', '<fixed-price>4</fixed-price>'))}
    ${shippingMethod('overseas', 'USD', '<amount order-value="0">15</amount>')}
  </shipping>`,
  'sites/TST/promotions.xml': promotionsXml(
    campaign('always') +
      promotion('eleven', order('<percentage>11</percentage>'), '<currency>EUR</currency>') +
      promotion('twelve', order('<amount>12</amount>'), '<currency>USD</currency>') +
      promotion('table', ship('table', 'parcel', '<free-shipping/>')) +
      promotion(
        'stool',
        ship('stool', 'parcel', '<fixed-price-shipping>1.50</fixed-price-shipping>'),
      ) +
      ['eleven', 'twelve', 'table', 'stool'].map((id) => assignment(id, 'always')).join(''),
  ),
}

let shop: ArchiveShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startArchiveShop(files)
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop, 'TST')
})

const open = async (body: object) => {
  const answer = await shopper.call<Basket>('POST', BASKETS, body)
  expect(answer).toMatchObject({status: 200})
  return answer.body
}
const read = async ({basketId}: {basketId: string}) =>
  (await shopper.call<Basket>('GET', `${BASKETS}/${basketId}`)).body
const goods = (...lines: [string, number][]) => ({
  productItems: lines.map(([productId, quantity]) => ({productId, quantity})),
})
const product = async (id: string, query: Record<string, string> = {}) =>
  (await shop.get<Product>('product', `/products/${id}`, {perPricebook: 'true', ...query})).body

describe('a basket in another currency', () => {
  const methods = async ({basketId}: Basket) =>
    (
      await shopper.call<{applicableShippingMethods: {id: string}[]}>(
        'GET',
        `${BASKETS}/${basketId}/shipments/me/shipping-methods`,
      )
    ).body.applicableShippingMethods.map(({id}) => id)

  it('has the prices, promotions and shipping methods of that currency', async () => {
    const basket = await open({
      ...goods(['stool', 1]),
      shipments: [{shippingAddress: addresses.DEU, shippingMethod: {id: 'standard'}}],
      billingAddress: addresses.DEU,
      paymentInstruments: [{paymentMethodId: 'INVOICE'}],
    })
    expect(basket).toMatchObject({currency: 'EUR', productTotal: 71.2})
    const path = `${BASKETS}/${basket.basketId}`
    expect((await shopper.call('PATCH', path, {currency: 'USD'})).status).toBe(200)
    const changed = await read(basket)
    expect(changed).toMatchObject({
      currency: 'USD',
      productTotal: 108,
      productItems: [{basePrice: 120}],
      orderPriceAdjustments: [{price: -12}],
    })
    expect(changed.paymentInstruments ?? []).toEqual([])
    expect(changed.shipments[0]?.shippingMethod).toBeUndefined()
    expect(await methods(changed)).toEqual(['overseas'])
    const method = await shopper.call('PUT', `${path}/shipments/me/shipping-method`, {
      id: 'overseas',
    })
    expect(method.status).toBe(200)
    expect(await read(basket)).toMatchObject({shippingTotal: 15, orderTotal: 123})
  })

  it('becomes an order in that currency', async () => {
    const basket = await open({
      currency: 'USD',
      customerInfo: {email: 'anna@example.test'},
      ...goods(['stool', 2]),
      shipments: [{shippingAddress: addresses.DEU, shippingMethod: {id: 'overseas'}}],
      billingAddress: addresses.DEU,
      paymentInstruments: [{paymentMethodId: 'INVOICE'}],
    })
    const {body, status} = await shopper.call<Basket & {orderNo: string}>('POST', ORDERS, {
      basketId: basket.basketId,
    })
    expect({status, body}).toMatchObject({status: 200, body: {currency: 'USD', orderTotal: 243}})
    const order = await shopper.call<Basket>('GET', `${ORDERS}/${body.orderNo}`)
    expect(order.body).toMatchObject({currency: 'USD', productTotal: 228, orderTotal: 243})
  })

  it('is refused where the site does not sell in it', async () => {
    const basket = await open(goods(['stool', 1]))
    const path = `${BASKETS}/${basket.basketId}`
    const answer = await shopper.call<{type: string}>('PATCH', path, {currency: 'JPY'})
    expect(answer.status).toBe(400)
    expect(answer.body.type).toMatch(/unsupported-currency$/)
    expect(await read(basket)).toMatchObject({currency: 'EUR'})
    expect((await shopper.call('POST', BASKETS, {currency: 'XXX'})).status).toBe(400)
  })
})

describe('prices', () => {
  it('may be percentages off, of the book itself or of the one it is based on', async () => {
    expect((await product('table')).tieredPrices).toEqual([
      {price: 99.99, pricebook: 'test-list', quantity: 1},
      {price: 89.99, pricebook: 'test-list', quantity: 5},
      {price: 74.99, pricebook: 'test-list', quantity: 10},
    ])
    expect(await product('chair-red-s')).toMatchObject({
      price: 99.5,
      prices: {'test-list': 199, 'test-sale': 99.5},
    })
    const basket = await open(goods(['stool', 1], ['table', 3]))
    const [, line] = basket.productItems
    const path = `${BASKETS}/${basket.basketId}/items/${line?.itemId}`
    await shopper.call('PATCH', path, {quantity: 3})
    expect((await read(basket)).productItems[1]).toMatchObject({basePrice: 99.99, price: 299.97})
  })

  it('are those of the currency that a call names', async () => {
    expect(await product('stool', {currency: 'USD'})).toMatchObject({currency: 'USD', price: 120})
    const {body} = await shop.get<{hits: Product[]}>('search', '/product-search', {
      refine: ['price=(115..125)'],
      currency: 'USD',
    })
    expect(body.hits.map(({price}) => price)).toEqual([120])
  })

  const inContext = async (context: object) => {
    const usid = usidOf(shopper.accessToken)
    const path = `/shopper/shopper-context/v1/organizations/:org/shopper-context/${usid}`
    expect((await shopper.call('PUT', path, context)).status).toBe(201)
  }
  const ownPrice = async (id: string) => {
    const path = `/product/shopper-products/v1/organizations/:org/products/${id}`
    return (await shopper.call<Product>('GET', path)).body.price
  }

  it('are those of a source code, in the basket and on the product', async () => {
    await inContext({sourceCode: 'letter'})
    expect(await ownPrice('stool')).toBe(60)
    expect(await product('stool')).toMatchObject({price: 80})
    expect((await open(goods(['stool', 1]))).productItems).toMatchObject([{basePrice: 60}])
  })

  it('are those of a customer group besides those of the site', async () => {
    await inContext({customerGroupIds: ['Club']})
    expect(await ownPrice('table')).toBe(88)
    expect(await ownPrice('stool')).toBe(80)
    expect((await open(goods(['table', 3], ['stool', 1]))).productItems).toMatchObject([
      {basePrice: 77, price: 231},
      {basePrice: 80},
    ])
  })

  it('tell the lowest one of the 30 days before a reduction', async () => {
    expect(await product('stool')).toMatchObject({price: 80, c_lowestPrice30Days: 70})
    expect((await product('table')).c_lowestPrice30Days).toBeUndefined()
    const {body} = await shop.get<{hits: (Product & {productId: string})[]}>(
      'search',
      '/product-search',
      {refine: ['cgid=seats']},
    )
    const hit = body.hits.find(({productId}) => productId === 'stool')
    expect(hit).toMatchObject({c_lowestPrice30Days: 70})
  })
})

describe('shipping costs', () => {
  const sent = (method: string, ...lines: [string, number][]) =>
    open({
      ...goods(...lines),
      shipments: [{shippingAddress: addresses.DEU, shippingMethod: {id: method}}],
    })

  it('go by what the goods cost after all their discounts', async () => {
    // The table alone costs 99.99, less than 95 after 11 percent off the order.
    const basket = await sent('standard', ['table', 1])
    expect(basket).toMatchObject({productTotal: 88.99, shippingTotal: 6})
  })

  it('are nothing for products that a promotion ships', async () => {
    const basket = await sent('parcel', ['table', 1])
    expect(basket).toMatchObject({shippingTotal: 0, orderTotal: 88.99})
    expect(basket.shippingItems[1]).toMatchObject({price: 0, priceAdjustments: [{price: 0}]})
  })

  it('have a fixed price for each piece of others, instead of their own', async () => {
    const basket = await sent('parcel', ['stool', 3])
    expect(basket.shippingItems).toMatchObject([
      {price: 0},
      {price: 12, priceAdjustments: [{price: -7.5}]},
    ])
    expect(await read(basket)).toMatchObject({shippingTotal: 4.5})
  })

  it('leave such products out of what the price table is asked for', async () => {
    const basket = await sent('parcel', ['table', 1], ['chair-green-s', 1])
    // The chair alone reaches the second step; the table is free.
    expect(basket).toMatchObject({shippingTotal: 2})
  })

  it('ask the price table for nothing where every product is shipped by itself', async () => {
    expect(await sent('parcel', ['table', 1], ['stool', 1])).toMatchObject({shippingTotal: 1.5})
  })
})
