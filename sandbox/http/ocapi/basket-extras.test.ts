import {
  assignment,
  campaign,
  couponsXml,
  productsById,
  promotion,
  promotionsXml,
} from '../../testing/promotion-files'
import {startPromotionShop} from '../../testing/promotion-shop'
import type {TestShopper} from '../../testing/shopper'
import {callShop, newShopper, readyBasket, usidOf} from '../../testing/shopper'
import type {TestShop} from '../../testing/test-shop'

const ofCoupon = (id: string) =>
  campaign(id, `<coupons><coupon coupon-id="${id}"/></coupons>`) + assignment(id, id)
const order = (threshold: number, discount: string, more = '') =>
  `<order-promotion-rule><discounts condition-type="order-total"><discount><threshold>${threshold}</threshold>${discount}</discount></discounts>${more}</order-promotion-rule>`
const gift =
  '<simple-discount><bonus><bonus-products><product-id>blanket</product-id></bonus-products></bonus></simple-discount>'
const choice =
  '<bonus-choice><bonus-products><bonus-product product-id="blanket"/></bonus-products><max-bonus-items>2</max-bonus-items></bonus-choice>'
const coupons = ['TEN', 'GIFT', 'CHOICE', 'NEAR']

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  const promotions =
    promotion('TEN', order(0, '<amount>10</amount>')) +
    promotion(
      'GIFT',
      `<product-promotion-rule>${productsById('discounted-products', 'stroller-green')}${gift}</product-promotion-rule>`,
    ) +
    promotion('CHOICE', order(100, choice)) +
    promotion(
      'NEAR',
      order(
        600,
        '<percentage>20</percentage>',
        '<enable-upsells>true</enable-upsells><upsell-threshold>150</upsell-threshold>',
      ),
    )
  shop = await startPromotionShop({
    'sites/DEU/promotions.xml': promotionsXml(promotions + coupons.map(ofCoupon).join('')),
    'sites/DEU/coupons.xml': couponsXml(
      coupons
        .map(
          (id) =>
            `<coupon coupon-id="${id}"><enabled-flag>true</enabled-flag><single-code>${id}</single-code></coupon>`,
        )
        .join(''),
    ),
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop)
})

interface Line {
  item_id: string
  product_id: string
  quantity: number
}

interface Document {
  basket_id: string
  product_items: Line[]
  coupon_items: {coupon_item_id: string}[]
  gift_certificate_items: {gift_certificate_item_id: string}[]
  payment_instruments: {payment_instrument_id: string}[]
  shipments: {shipment_id: string}[]
}

/** Calls OCAPI as the shopper and expects success: the answer has the form of its route. */
async function call(method: string, path: string, body?: unknown): Promise<Document> {
  const url = `/s/DEU/dw/shop/v21_3/${path}`
  const answer = await callShop<Document>(shop, method, url, {token: shopper.accessToken, body})
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

const stroller = {product_id: 'stroller-green', quantity: 1}
const address = {
  first_name: 'Anna',
  last_name: 'Berg',
  address1: 'Lindenweg 4',
  postal_code: '10115',
  city: 'Berlin',
  country_code: 'DE',
}

/** A basket with the stroller and a coupon, and its path. */
async function basketWith(code: string) {
  const {basket_id: id} = await call('POST', 'baskets', {product_items: [stroller]})
  const path = `baskets/${id}`
  return {path, basket: await call('POST', `${path}/coupons`, {code})}
}

it('takes a coupon and returns it', async () => {
  const {path, basket} = await basketWith('TEN')
  expect(basket).toMatchObject({
    coupon_items: [{_type: 'coupon_item', code: 'TEN', status_code: 'applied'}],
    order_price_adjustments: [
      {_type: 'price_adjustment', price: -10, applied_discount: {_type: 'discount'}},
    ],
  })
  const id = basket.coupon_items[0]?.coupon_item_id
  expect(await call('DELETE', `${path}/coupons/${id}`)).not.toHaveProperty('coupon_items')
})

it('shows a gift and a choice of gifts', async () => {
  const {basket} = await basketWith('GIFT')
  expect(basket.product_items[1]).toMatchObject({
    product_id: 'blanket',
    bonus_product_line_item: true,
  })
  shopper = await newShopper(shop)
  const {basket: offered} = await basketWith('CHOICE')
  expect(offered).toMatchObject({
    bonus_discount_line_items: [
      {
        max_bonus_items: 2,
        bonus_products: [
          {
            _type: 'product_details_link',
            product_id: 'blanket',
            link: '/s/DEU/dw/shop/v21_3/products/blanket',
          },
        ],
      },
    ],
  })
})

it('lists discounts that are near, with a type on every part', async () => {
  const {path} = await basketWith('NEAR')
  expect(await call('GET', `${path}/approaching_discounts`)).toMatchObject({
    _type: 'approaching_discount_result',
    count: 1,
    data: [
      {
        _type: 'approaching_discount',
        type: 'order',
        condition_threshold: 600,
        discount: {_type: 'discount', type: 'percentage', percentage: 20},
        promotion_link: {_type: 'promotion_link', promotion_id: 'NEAR'},
      },
    ],
  })
})

it('changes and removes lines, shipments and gift certificates', async () => {
  const {basket_id: id} = await call('POST', 'baskets')
  const path = `baskets/${id}`
  const {product_items: lines} = await call('POST', `${path}/items`, [stroller])
  const line = `${path}/items/${lines[0]?.item_id}`
  expect(await call('PATCH', line, {quantity: 2})).toMatchObject({product_items: [{quantity: 2}]})
  await call('POST', `${path}/shipments`, {id: 'second', gift: true, gift_message: 'For you'})
  expect(await call('PATCH', `${path}/shipments/second`, {gift: false})).toMatchObject({
    shipments: [{shipment_id: 'me'}, {shipment_id: 'second', gift: false}],
  })
  expect((await call('DELETE', `${path}/shipments/second`)).shipments).toHaveLength(1)
  expect(await call('DELETE', line)).not.toHaveProperty('product_items')
  const certificate = {amount: 50, recipient_email: 'kim@example.test', recipient_name: 'Kim'}
  const bought = await call('POST', `${path}/gift_certificate_items`, certificate)
  const item = bought.gift_certificate_items[0]?.gift_certificate_item_id
  const one = `${path}/gift_certificate_items/${item}`
  expect(await call('PATCH', one, {...certificate, amount: 60})).toMatchObject({
    gift_certificate_items: [{_type: 'gift_certificate_item', amount: 60}],
  })
  expect(await call('DELETE', one)).not.toHaveProperty('gift_certificate_items')
})

it('changes how a basket and its order are paid', async () => {
  const {basketId} = await readyBasket(shopper)
  const path = `baskets/${basketId}`
  await call('PUT', `${path}/billing_address?use_as_shipping=true`, address)
  const before = await call('GET', path)
  const given = before.payment_instruments[0]?.payment_instrument_id
  const invoice = {payment_method_id: 'INVOICE'}
  await call('PATCH', `${path}/payment_instruments/${given}`, invoice)
  expect(await call('DELETE', `${path}/payment_instruments/${given}`)).not.toHaveProperty(
    'payment_instruments',
  )
  await call('POST', `${path}/payment_instruments`, invoice)
  const placed = (await call('POST', 'orders', {basket_id: basketId})) as Document & {
    order_no: string
  }
  const orderPath = `orders/${placed.order_no}`
  expect(placed).toMatchObject({
    notes: {_type: 'simple_link', link: `/s/DEU/dw/shop/v21_3/${orderPath}/notes`},
  })
  expect(await call('GET', `${orderPath}/payment_methods`)).toMatchObject({
    applicable_payment_methods: expect.arrayContaining([
      expect.objectContaining({_type: 'payment_method', id: 'INVOICE'}),
    ]),
  })
})

it('describes promotions', async () => {
  expect(await call('GET', 'promotions/TEN')).toMatchObject({_type: 'promotion', id: 'TEN'})
  expect(await call('GET', 'promotions/(TEN,GIFT,NONE)')).toMatchObject({total: 2})
  expect(await call('GET', 'promotions?campaign_id=TEN')).toMatchObject({count: 1})
})

it('creates a shopper context by POST as well', async () => {
  const path = `shopper_context/${usidOf(shopper)}`
  expect(await call('POST', path, {source_code: 'letter'})).toMatchObject({
    _type: 'shopper_context',
    source_code: 'letter',
  })
})

it('reads and changes a list and an item of it', async () => {
  const lists = `customers/${shopper.customerId}/product_lists`
  const {id} = (await call('POST', lists, {type: 'wish_list', name: 'One'})) as unknown as {
    id: string
  }
  expect(await call('PATCH', `${lists}/${id}`, {name: 'Two'})).toMatchObject({name: 'Two'})
  const registry = await call('PATCH', `${lists}/${id}`, {
    event: {type: 'birth', date: '2027-01-31'},
    registrant: {first_name: 'Anna', role: 'mother'},
  })
  expect(registry).toMatchObject({
    event: {_type: 'product_list_event'},
    registrant: {_type: 'product_list_registrant', role: 'mother'},
  })
  const items = `${lists}/${id}/items`
  const added = (await call('POST', items, {
    type: 'product',
    product_id: 'blanket',
    quantity: 1,
    priority: 1,
    public: false,
  })) as unknown as {id: string}
  expect(await call('GET', `${items}/${added.id}?expand=product,images`)).toMatchObject({
    product: {_type: 'product', id: 'blanket'},
    product_details_link: {_type: 'product_details_link'},
  })
})
