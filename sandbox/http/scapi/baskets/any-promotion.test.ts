import fc from 'fast-check'
import type {ArchiveShop} from '../../../testing/archive-shop'
import {startArchiveShop} from '../../../testing/archive-shop'
import {
  assignment,
  campaign,
  couponsXml,
  productsById,
  promotion,
  promotionsXml,
} from '../../../testing/promotion-files'
import {propertyRuns} from '../../../testing/extent'
import {addresses, BASKETS, newShopper} from '../../../testing/shopper'

/** Any rule that the archive format allows: baskets are priced, to the cent and without a fault. */

const ids = ['table', 'stool', 'chair-green-s', 'chair-red-s'] as const

const products = (name: string) =>
  fc
    .uniqueArray(fc.constantFrom(...ids), {minLength: 1, maxLength: 3})
    .map((some) => productsById(name, ...some))
const maybe = (xml: fc.Arbitrary<string>) => fc.oneof(xml, fc.constant(''))
const sum = fc.integer({min: 0, max: 120}).map((cents) => (cents / 4).toFixed(2))
const percent = fc.integer({min: 0, max: 100})
const element = (name: string, content: fc.Arbitrary<string | number>) =>
  content.map((one) => `<${name}>${one}</${name}>`)
const join = (...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((strings) => strings.join(''))

const money = fc.oneof(
  element('fixed-price', sum),
  element('percentage', percent),
  element('amount', sum),
  fc.constant('<price-book-price><pricebook-id>test-sale</pricebook-id></price-book-price>'),
)
const gifts = fc.oneof(
  fc.constant('<bonus><bonus-products><product-id>stool</product-id></bonus-products></bonus>'),
  fc.constant(
    '<bonus-choice><bonus-products><bonus-product product-id="stool"><bonus-product-price>1</bonus-product-price></bonus-product></bonus-products><max-bonus-items>2</max-bonus-items></bonus-choice>',
  ),
)
const shipping = fc.oneof(
  fc.constant('<free-shipping/>'),
  element('fixed-price-shipping', sum),
  percent.map(
    (value) =>
      `<percent-off-options><percentage>${value}</percentage><product-options><option-id>any</option-id></product-options></percent-off-options>`,
  ),
)
const threshold = (most: number) => element('threshold', fc.integer({min: 0, max: most}))
const eligible = element('eligible-quantity', fc.integer({min: 1, max: 3}))
const tiers = (name: string, one: fc.Arbitrary<string>) =>
  fc.array(one, {minLength: 1, maxLength: 3}).map((some) => {
    return some.map((tier) => `<${name}>${tier}</${name}>`).join('')
  })

const combination = (name: string) =>
  fc
    .array(
      join(element('quantity', fc.integer({min: 1, max: 2})), products('product-specification')),
      {
        minLength: 1,
        maxLength: 2,
      },
    )
    .map(
      (some) =>
        `<${name}><product-constraints>${some
          .map((one) => `<product-constraint>${one}</product-constraint>`)
          .join('')}</product-constraints></${name}>`,
    )

const goods = fc.oneof(
  join(maybe(products('qualifying-products')), maybe(products('discounted-products'))),
  join(
    maybe(combination('qualifying-products-combination')),
    maybe(combination('discounted-products-combination')),
  ),
)
const productDiscount = fc.oneof(
  element('simple-discount', fc.oneof(money, gifts, shipping, element('total-fixed-price', sum))),
  fc
    .tuple(
      fc.constantFrom('product-quantity', 'product-amount'),
      tiers('discount', join(threshold(5), fc.oneof(money, gifts, shipping))),
    )
    .map(([type, some]) => `<discounts condition-type="${type}">${some}</discounts>`),
  element('bogo', join(threshold(3), fc.oneof(money, fc.constant('<free/>')), eligible)),
  fc
    .tuple(
      fc.boolean(),
      tiers('bogo', join(threshold(3), fc.oneof(money, fc.constant('<free/>')), eligible)),
    )
    .map(
      ([exact, some]) =>
        `<bogo-discounts require-exact-eligible-quantity="${exact}">${some}</bogo-discounts>`,
    ),
  element('total-discounts', tiers('discount', join(element('total-fixed-price', sum), eligible))),
)
const most = maybe(element('max-applications', fc.integer({min: 1, max: 3})))
const identical = maybe(element('identical-products', fc.boolean().map(String)))
const tiered = (types: readonly string[], discounts: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom(...types), tiers('discount', join(threshold(3), discounts)))
    .map(([type, some]) => `<discounts condition-type="${type}">${some}</discounts>`)
const needed = fc.oneof(
  maybe(products('qualifying-products')),
  combination('qualifying-products-combination'),
)

const rule = fc.oneof(
  {
    weight: 4,
    arbitrary: element('product-promotion-rule', join(goods, identical, productDiscount, most)),
  },
  {
    weight: 2,
    arbitrary: element(
      'order-promotion-rule',
      join(
        needed,
        maybe(products('excluded-products')),
        maybe(element('discount-only-qualifying-products', fc.boolean().map(String))),
        tiered(
          ['order-total', 'product-quantity', 'product-combination'],
          fc.oneof(element('percentage', percent), element('amount', sum), gifts),
        ),
        maybe(element('exclude-discounted-products', fc.boolean().map(String))),
      ),
    ),
  },
  {
    weight: 2,
    arbitrary: element(
      'shipping-promotion-rule',
      join(
        needed,
        maybe(element('prohibit-nonqualifying-products', fc.boolean().map(String))),
        tiered(
          ['shipment-total', 'product-quantity', 'product-combination'],
          fc.oneof(
            element('fixed-price', sum),
            element('percentage', percent),
            element('amount', sum),
            fc.constant('<free/>'),
          ),
        ),
        most,
      ),
    ),
  },
)
const head = join(
  maybe(element('prevent-requalifying-flag', fc.boolean().map(String))),
  maybe(element('prorate-across-eligible-items-flag', fc.boolean().map(String))),
  element('exclusivity', fc.constantFrom('no', 'no', 'no', 'no', 'class', 'global')),
)

const rules = fc.sample(fc.tuple(rule, head), propertyRuns(160, 1600))
const goodsOfBaskets = fc.sample(
  fc.tuple(
    fc.uniqueArray(fc.constantFrom('table', 'stool', 'chair-green-s', 'chair-red-s'), {
      minLength: 1,
      maxLength: 4,
    }),
    fc.array(fc.integer({min: 1, max: 3}), {minLength: 4, maxLength: 4}),
    fc.uniqueArray(fc.nat(rules.length - 1), {minLength: 1, maxLength: 4}),
  ),
  propertyRuns(60, 1500),
)

let shop: ArchiveShop

beforeAll(async () => {
  const numbers = rules.map((_, index) => `p${index}`)
  shop = await startArchiveShop({
    'sites/TST/shipping.xml': `<?xml version="1.0" encoding="UTF-8"?>
      <shipping xmlns="http://www.demandware.com/xml/impex/shipping/2007-03-31">
        <shipping-method method-id="standard" default="true"><online-flag>true</online-flag>
          <tax-class-id>standard</tax-class-id><currency>EUR</currency>
          <price-table><amount order-value="0">4.90</amount></price-table></shipping-method>
      </shipping>`,
    'sites/TST/promotions.xml': promotionsXml(
      numbers.map((id) => campaign(id, `<coupons><coupon coupon-id="${id}"/></coupons>`)).join('') +
        rules.map(([one, more], index) => promotion(`p${index}`, one, more)).join('') +
        numbers.map((id) => assignment(id, id)).join(''),
    ),
    'sites/TST/coupons.xml': couponsXml(
      numbers
        .map(
          (id) =>
            `<coupon coupon-id="${id}"><enabled-flag>true</enabled-flag><single-code>${id}</single-code></coupon>`,
        )
        .join(''),
    ),
  })
}, 30_000)
afterAll(() => shop.close())

interface Priced {
  basketId: string
  productSubTotal: number
  productTotal: number
  orderTotal: number
  shippingTotal: number
  productItems: {
    price: number
    priceAfterItemDiscount: number
    priceAfterOrderDiscount: number
    priceAdjustments?: {price: number}[]
  }[]
  orderPriceAdjustments?: {price: number}[]
  shippingItems: {price: number; priceAfterItemDiscount: number}[]
}

const cents = (amount: number) => Math.round(amount * 100)
const total = (amounts: readonly number[]) => amounts.reduce((all, one) => all + cents(one), 0)

test.each(goodsOfBaskets)('prices %j of %j with the promotions %j', async (some, counts, codes) => {
  const shopper = await newShopper(shop, 'TST')
  const created = await shopper.call<Priced>('POST', BASKETS, {
    productItems: some.map((productId, index) => ({productId, quantity: counts[index]})),
    shipments: [{shippingAddress: addresses.DEU, shippingMethod: {id: 'standard'}}],
  })
  expect(created.status).toBe(200)
  const path = `${BASKETS}/${created.body.basketId}`
  for (const index of codes) {
    const {status} = await shopper.call('POST', `${path}/coupons`, {code: `p${index}`})
    expect(status).toBe(200)
  }
  const {status, body} = await shopper.call<Priced>('GET', path)
  expect(status).toBe(200)
  for (const item of body.productItems) {
    const saved = total((item.priceAdjustments ?? []).map(({price}) => price))
    expect(cents(item.price) + saved).toBe(cents(item.priceAfterItemDiscount))
    expect(item.priceAfterOrderDiscount).toBeGreaterThanOrEqual(0)
    expect(item.priceAfterOrderDiscount).toBeLessThanOrEqual(item.priceAfterItemDiscount)
  }
  const goodsTotal = total(body.productItems.map((item) => item.priceAfterItemDiscount))
  expect(cents(body.productSubTotal)).toBe(goodsTotal)
  const ofOrder = total((body.orderPriceAdjustments ?? []).map(({price}) => price))
  expect(total(body.productItems.map((item) => item.priceAfterOrderDiscount))).toBe(
    goodsTotal + ofOrder,
  )
  expect(cents(body.productTotal)).toBe(goodsTotal + ofOrder)
  for (const item of body.shippingItems) {
    expect(item.priceAfterItemDiscount).toBeGreaterThanOrEqual(0)
  }
  expect(total(body.shippingItems.map((item) => item.priceAfterItemDiscount))).toBe(
    cents(body.shippingTotal),
  )
  // The site's prices contain the tax.
  expect(cents(body.orderTotal)).toBe(goodsTotal + ofOrder + cents(body.shippingTotal))
})
