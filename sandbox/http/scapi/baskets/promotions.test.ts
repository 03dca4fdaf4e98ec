import {
  assignment,
  campaign,
  couponsXml,
  productsById,
  promotion,
  promotionsXml,
  sourceCodesXml,
} from '../../../testing/promotion-files'
import {startPromotionShop} from '../../../testing/promotion-shop'
import type {BasketDocument, TestShopper} from '../../../testing/shopper'
import {
  addresses,
  BASKETS,
  newCustomer,
  newShopper,
  ORDERS,
  readyBasket,
} from '../../../testing/shopper'
import type {TestShop} from '../../../testing/test-shop'

type Line = Record<string, unknown> & {itemId: string; priceAdjustments?: object[]}
interface Priced extends BasketDocument {
  productItems: Line[]
  couponItems: {couponItemId: string; code: string; statusCode: string; valid: boolean}[]
  bonusDiscountLineItems: {
    id: string
    maxBonusItems: number
    bonusProducts: {productId: string}[]
  }[]
  orderPriceAdjustments: {price: number; promotionId: string; appliedDiscount: object}[]
  shippingItems: Record<string, unknown>[]
  approachingDiscounts?: Record<string, unknown>[]
}
interface Problem {
  type: string
  title: string
  statusCode?: string
}

const order = (discounts: string, more = '') =>
  `<order-promotion-rule>${more}<discounts condition-type="order-total">${discounts}</discounts></order-promotion-rule>`
const off = (threshold: number, discount: string) =>
  `<discount><threshold>${threshold}</threshold>${discount}</discount>`
const percent = (value: number) => `<percentage>${value}</percentage>`
const product = (name: string, content: string, ...ids: string[]) =>
  `<product-promotion-rule>${productsById(name, ...ids)}${content}</product-promotion-rule>`
const couponCampaign = (id: string) =>
  campaign(id, `<coupons><coupon coupon-id="${id}"/></coupons>`)
const coupon = (id: string, limits = '') =>
  `<coupon coupon-id="${id}"><enabled-flag>true</enabled-flag><case-insensitive>true</case-insensitive>${limits}<single-code>${id}</single-code></coupon>`

const campaigns =
  campaign('always') +
  ['TEN', 'GIFT', 'CHOICE', 'SHIP', 'STROLLER', 'ONCE', 'GONE', 'TWICE', 'NEAR']
    .map(couponCampaign)
    .join('') +
  campaign('letter', '<source-codes><source-code group-id="letter"/></source-codes>')

const promotions =
  promotion('TEN', order(off(0, '<amount>10</amount>'))) +
  promotion(
    'GIFT',
    product(
      'discounted-products',
      '<simple-discount><bonus><bonus-products><product-id>blanket</product-id></bonus-products></bonus></simple-discount>',
      'stroller-green',
    ),
  ) +
  promotion(
    'CHOICE',
    order(
      off(
        100,
        '<bonus-choice><bonus-products><bonus-product product-id="blanket"/><bonus-product product-id="cup-set"><bonus-product-price>1.00</bonus-product-price></bonus-product></bonus-products><max-bonus-items>5</max-bonus-items></bonus-choice>',
      ),
    ),
  ) +
  promotion(
    'SHIP',
    `<shipping-promotion-rule><shipping-methods><method-id>express</method-id></shipping-methods><discounts condition-type="shipment-total">${off(0, '<free/>')}</discounts></shipping-promotion-rule>`,
  ) +
  promotion(
    'STROLLER',
    product(
      'discounted-products',
      `<simple-discount>${percent(15)}</simple-discount>`,
      'stroller-green',
    ),
  ) +
  promotion('ONCE', order(off(0, percent(50)))) +
  promotion('TWICE', order(off(0, percent(50)))) +
  promotion(
    'NEAR',
    order(off(600, percent(20)), '').replace(
      '</order-promotion-rule>',
      '<enable-upsells>true</enable-upsells><upsell-threshold>150</upsell-threshold></order-promotion-rule>',
    ),
  ) +
  promotion(
    'letter',
    product('discounted-products', `<simple-discount>${percent(10)}</simple-discount>`, 'blanket'),
  )

const files = {
  'sites/DEU/promotions.xml': promotionsXml(
    campaigns +
      promotions +
      ['TEN', 'GIFT', 'CHOICE', 'SHIP', 'STROLLER', 'ONCE', 'TWICE', 'NEAR', 'letter']
        .map((id) => assignment(id, id))
        .join(''),
  ),
  'sites/DEU/coupons.xml': couponsXml(
    ['TEN', 'GIFT', 'CHOICE', 'SHIP', 'STROLLER', 'GONE', 'NEAR'].map((id) => coupon(id)).join('') +
      coupon('ONCE', '<redemption-limits><limit-per-code>1</limit-per-code></redemption-limits>') +
      coupon(
        'TWICE',
        '<redemption-limits><limit-per-customer>1</limit-per-customer></redemption-limits>',
      ),
  ),
  'sites/DEU/source-codes.xml': sourceCodesXml(
    '<sourcecode-group group-id="letter"><enabled-flag>true</enabled-flag><code-specs><code-spec>letter</code-spec></code-specs></sourcecode-group>',
  ),
}

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startPromotionShop(files)
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop)
})

async function basketWith(productItems: object[], ...codes: string[]) {
  const {body} = await shopper.call<Priced>('POST', BASKETS, {productItems})
  for (const code of codes) {
    const added = await shopper.call('POST', `${BASKETS}/${body.basketId}/coupons`, {code})
    expect(added.status).toBe(200)
  }
  return read(body.basketId)
}

async function read(basketId: string, query = {}) {
  return (await shopper.call<Priced>('GET', `${BASKETS}/${basketId}`, undefined, query)).body
}

const stroller = {productId: 'stroller-green', quantity: 1}
const blankets = {productId: 'blanket', quantity: 3}

describe('discounts in a basket', () => {
  it('take an order discount off every line, to the cent, with taxes and totals', async () => {
    const basket = await basketWith([stroller, blankets], 'ten')
    expect(basket.couponItems).toMatchObject([{code: 'TEN', statusCode: 'applied', valid: true}])
    expect(basket.orderPriceAdjustments).toMatchObject([
      {price: -10, promotionId: 'TEN', appliedDiscount: {type: 'amount', amount: 10}},
    ])
    // 499.90 + 3 x 44.93 = 634.69; 10.00 splits 7.88 : 2.12.
    expect(basket.productItems).toMatchObject([
      {price: 499.9, priceAfterItemDiscount: 499.9, priceAfterOrderDiscount: 492.02},
      {price: 134.79, priceAfterItemDiscount: 134.79, priceAfterOrderDiscount: 132.67},
    ])
    expect(basket).toMatchObject({productSubTotal: 634.69, productTotal: 624.69})
  })

  it('tax what is left and sum up what is paid', async () => {
    const basket = await readyBasket(shopper, {couponItems: [{code: 'TEN'}]})
    // 489.90 + 12.90 express at 19 %.
    expect(basket).toMatchObject({
      merchandizeTotalTax: 79.82,
      adjustedMerchandizeTotalTax: 78.22,
      shippingTotal: 12.9,
      taxTotal: 80.28,
      orderTotal: 502.8,
    })
  })

  it('take a product discount off its line', async () => {
    const basket = await basketWith([stroller, blankets], 'STROLLER')
    expect(basket.productItems[0]).toMatchObject({
      price: 499.9,
      priceAfterItemDiscount: 424.91,
      priceAdjustments: [
        {
          price: -74.99,
          promotionId: 'STROLLER',
          couponCode: 'STROLLER',
          custom: false,
          manual: false,
          itemText: 'Callout of STROLLER',
          appliedDiscount: {type: 'percentage', percentage: 15},
        },
      ],
    })
    expect(basket.productItems[1]).not.toHaveProperty('priceAdjustments')
    expect(basket.productSubTotal).toBe(559.7)
  })

  it('give shipping away', async () => {
    const basket = (await readyBasket(shopper, {couponItems: [{code: 'SHIP'}]})) as Priced
    expect(basket.shippingItems).toMatchObject([
      {price: 12.9, priceAfterItemDiscount: 0, adjustedTax: 0, priceAdjustments: [{price: -12.9}]},
    ])
    expect(basket).toMatchObject({shippingTotal: 0, shippingTotalTax: 2.06, orderTotal: 499.9})
    const {body} = await shopper.call<{applicableShippingMethods: object[]}>(
      'GET',
      `${BASKETS}/${basket.basketId}/shipments/me/shipping-methods`,
    )
    expect(body.applicableShippingMethods).toMatchObject([
      {id: 'standard'},
      {id: 'express', price: 12.9, shippingPromotions: [{promotionId: 'SHIP'}]},
    ])
  })

  it('go with the coupon', async () => {
    const {basketId, couponItems} = await basketWith([stroller], 'TEN')
    const path = `${BASKETS}/${basketId}/coupons/${couponItems[0]?.couponItemId}`
    expect((await shopper.call('DELETE', path)).status).toBe(200)
    const without = await read(basketId)
    expect(without).toMatchObject({productTotal: 499.9})
    expect(without).not.toHaveProperty('couponItems')
    expect((await shopper.call('DELETE', path)).status).toBe(404)
  })

  it('come with a source code', async () => {
    const {basketId} = await basketWith([blankets])
    const patched = await shopper.call('PATCH', `${BASKETS}/${basketId}`, {sourceCode: 'letter'})
    expect(patched.status).toBe(200)
    expect(await read(basketId)).toMatchObject({sourceCode: 'letter', productTotal: 121.31})
    const unknown = await shopper.call('PATCH', `${BASKETS}/${basketId}`, {sourceCode: 'nobody'})
    expect(unknown.status).toBe(404)
  })

  it('are announced when little is missing', async () => {
    const {basketId} = await basketWith([stroller], 'NEAR')
    expect(await read(basketId)).not.toHaveProperty('approachingDiscounts')
    const {approachingDiscounts} = await read(basketId, {expand: 'approaching_discounts'})
    expect(approachingDiscounts).toMatchObject([
      {
        type: 'order',
        conditionThreshold: 600,
        merchandiseTotal: 499.9,
        discount: {type: 'percentage', percentage: 20},
        promotionLink: {promotionId: 'NEAR'},
      },
    ])
  })
})

describe('bonus products', () => {
  it('arrive by themselves and leave with what earned them', async () => {
    const basket = await basketWith([{productId: 'stroller-green', quantity: 5}], 'GIFT')
    expect(basket.productItems).toMatchObject([
      {productId: 'stroller-green', bonusProductLineItem: false},
      // Five strollers earn five, but a promotion gives three at most.
      {
        productId: 'blanket',
        quantity: 3,
        bonusProductLineItem: true,
        priceAfterItemDiscount: 0,
        priceAdjustments: [{promotionId: 'GIFT', appliedDiscount: {type: 'bonus'}}],
      },
    ])
    expect(basket.productTotal).toBe(2499.5)
    const again = await read(basket.basketId)
    expect(again.productItems[1]?.itemId).toBe(basket.productItems[1]?.itemId)
    await shopper.call(
      'DELETE',
      `${BASKETS}/${basket.basketId}/items/${basket.productItems[0]?.itemId}`,
    )
    expect((await read(basket.basketId)).productItems).toBeUndefined()
  })

  it('are not offered when they are sold out', async () => {
    const {basketId} = await basketWith([stroller], 'CHOICE')
    const offered = async () =>
      (await read(basketId)).bonusDiscountLineItems[0]?.bonusProducts.map((one) => one.productId)
    expect(await offered()).toEqual(['blanket', 'cup-set'])
    const stock = (change: string) =>
      shop.db.exec(
        `UPDATE inventory_record SET allocation = allocation ${change} WHERE product_id = 'cup-set'`,
      )
    stock('- 1000000')
    try {
      expect(await offered()).toEqual(['blanket'])
    } finally {
      stock('+ 1000000')
    }
  })

  it('are chosen from an offer, up to its maximum', async () => {
    const {basketId, bonusDiscountLineItems} = await basketWith([stroller], 'CHOICE')
    const [offer] = bonusDiscountLineItems
    expect(offer).toMatchObject({
      maxBonusItems: 3,
      bonusProducts: [{productId: 'blanket'}, {productId: 'cup-set'}],
    })
    const choose = (productId: string, quantity: number) =>
      shopper.call<Problem>('POST', `${BASKETS}/${basketId}/items`, [
        {productId, quantity, bonusDiscountLineItemId: offer?.id},
      ])
    expect((await choose('cup-set', 2)).status).toBe(200)
    expect((await read(basketId)).productItems).toMatchObject([
      {productId: 'stroller-green'},
      {
        productId: 'cup-set',
        bonusProductLineItem: true,
        bonusDiscountLineItemId: offer?.id,
        priceAfterItemDiscount: 2,
      },
    ])
    expect((await choose('cup-set', 2)).body.type).toMatch(/bonus-product-quantity$/)
    expect((await choose('last-one', 1)).body.type).toMatch(/invalid-bonus-product$/)
    const chosen = (await read(basketId)).productItems[1]?.itemId
    const change = (body: object) =>
      shopper.call<Problem>('PATCH', `${BASKETS}/${basketId}/items/${chosen}`, body)
    expect((await change({quantity: 4})).body.type).toMatch(/bonus-product-quantity$/)
    expect((await change({productId: 'last-one'})).body.type).toMatch(/invalid-bonus-product$/)
    expect((await change({productId: 'blanket', quantity: 3})).status).toBe(200)
    expect((await read(basketId)).productItems).toMatchObject([
      {productId: 'stroller-green'},
      {productId: 'blanket', quantity: 3, bonusDiscountLineItemId: offer?.id},
    ])
  })

  it('that were chosen are lost with the promotion', async () => {
    const {basketId, bonusDiscountLineItems, couponItems} = await basketWith([stroller], 'CHOICE')
    await shopper.call('POST', `${BASKETS}/${basketId}/items`, [
      {productId: 'blanket', quantity: 1, bonusDiscountLineItemId: bonusDiscountLineItems[0]?.id},
    ])
    const couponPath = `${BASKETS}/${basketId}/coupons`
    await shopper.call('DELETE', `${couponPath}/${couponItems[0]?.couponItemId}`)
    await shopper.call('POST', couponPath, {code: 'CHOICE'})
    expect((await read(basketId)).productItems).toHaveLength(1)
  })
})

describe('coupons', () => {
  const add = (basketId: string, code?: string) =>
    shopper.call<Problem>(
      'POST',
      `${BASKETS}/${basketId}/coupons`,
      code === undefined ? {} : {code},
    )

  it('are refused with a reason', async () => {
    const {basketId} = await basketWith([stroller], 'TEN')
    expect((await add(basketId, 'NOPE')).body).toMatchObject({
      type: expect.stringMatching(/invalid-coupon-code$/),
      title: 'Invalid Coupon Code',
      statusCode: 'coupon_code_unknown',
    })
    expect((await add(basketId, 'ten')).body.statusCode).toBe('coupon_code_already_in_basket')
    expect((await add(basketId)).body.type).toMatch(/missing-coupon-code$/)
    expect((await read(basketId)).couponItems).toHaveLength(1)
  })

  it('stay while nothing is in force, or nothing applies', async () => {
    const basket = await basketWith([blankets], 'GONE', 'STROLLER')
    expect(basket.couponItems).toMatchObject([
      {code: 'GONE', statusCode: 'no_active_promotion', valid: false},
      {code: 'STROLLER', statusCode: 'no_applicable_promotion', valid: true},
    ])
  })

  it('that may be used once are used once, whoever is faster', async () => {
    const other = await newShopper(shop)
    const baskets = await Promise.all(
      [shopper, other].map((one) => readyBasket(one, {couponItems: [{code: 'ONCE'}]})),
    )
    expect(baskets).toMatchObject([{productTotal: 249.95}, {productTotal: 249.95}])
    const answers = await Promise.all(
      [shopper, other].map((one, index) =>
        one.call<Problem & {orderNo: string}>('POST', ORDERS, {
          basketId: baskets[index]?.basketId,
        }),
      ),
    )
    expect(answers.map(({status}) => status).sort()).toEqual([200, 400])
    const loser = answers.findIndex(({status}) => status === 400)
    expect(answers[loser]?.body).toMatchObject({statusCode: 'coupon_code_already_redeemed'})
    const [first, second] = loser === 0 ? [other, shopper] : [shopper, other]
    const left = await second.call<Priced>('GET', `${BASKETS}/${baskets[loser]?.basketId}`)
    expect(left.body).toMatchObject({
      productTotal: 499.9,
      couponItems: [{statusCode: 'coupon_code_already_redeemed', valid: false}],
    })
    // A failed order makes the code available again.
    const orderNo = answers[1 - loser]?.body.orderNo
    const fail = {reasonCode: 'payment_confirm_failure'}
    await first.call('POST', `${ORDERS}/${orderNo}/actions/fail`, fail)
    expect(
      (await second.call<Priced>('GET', `${BASKETS}/${baskets[loser]?.basketId}`)).body,
    ).toMatchObject({productTotal: 249.95, couponItems: [{statusCode: 'applied'}]})
  })

  it('of which a customer has one are known by the email', async () => {
    const basket = await readyBasket(shopper, {couponItems: [{code: 'TWICE'}]})
    const placed = await shopper.call('POST', ORDERS, {basketId: basket.basketId})
    expect(placed.status).toBe(200)
    const next = await readyBasket(shopper)
    expect((await add(next.basketId, 'TWICE')).body.statusCode).toBe(
      'customer_redemption_limit_exceeded',
    )
  })

  it('of which a customer has one are known by the account, whatever email the basket has', async () => {
    const customer = await newCustomer(shop)
    const order = async (one: TestShopper, email: string) => {
      const basket = await readyBasket(one, {customerInfo: {email}})
      const path = `${BASKETS}/${basket.basketId}`
      const {body} = await one.call<Problem>('POST', `${path}/coupons`, {code: 'TWICE'})
      if (body.statusCode !== undefined) return body.statusCode
      const placed = await one.call('POST', ORDERS, {basketId: basket.basketId})
      return placed.status
    }
    const refused = 'customer_redemption_limit_exceeded'
    expect(await order(customer, 'first@example.test')).toBe(200)
    expect(await order(customer, 'second@example.test')).toBe(refused)
    // The address of another customer does not count for them, that of the account does for a guest.
    expect(await order(await newShopper(shop), 'first@example.test')).toBe(200)
    expect(await order(await newShopper(shop), customer.login)).toBe(refused)
  })
})

describe('an order', () => {
  it('keeps discounts and bonus products, and takes these from stock', async () => {
    const basket = await readyBasket(shopper, {
      couponItems: [{code: 'GIFT'}],
      billingAddress: addresses.DEU,
    })
    const stock = () =>
      shop.db
        .prepare(
          `SELECT turnover FROM inventory_record WHERE product_id = 'blanket' AND list_id = 'inventory-DEU'`,
        )
        .all()[0] as {turnover: number}
    const before = stock().turnover
    const {body} = await shopper.call<Priced & {orderNo: string}>('POST', ORDERS, {
      basketId: basket.basketId,
    })
    expect(stock().turnover).toBe(before + 1)
    const read = await shopper.call<Priced>('GET', `${ORDERS}/${body.orderNo}`)
    expect(read.body.productItems).toMatchObject([
      {productId: 'stroller-green'},
      {productId: 'blanket', bonusProductLineItem: true, priceAfterItemDiscount: 0},
    ])
    expect(read.body.couponItems).toMatchObject([{code: 'GIFT', statusCode: 'applied'}])
  })
})
