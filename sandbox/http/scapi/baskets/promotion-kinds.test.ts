import type {ArchiveShop} from '../../../testing/archive-shop'
import {startArchiveShop} from '../../../testing/archive-shop'
import {
  assignment,
  campaign,
  couponsXml,
  customerGroupsXml,
  productsById,
  promotion,
  promotionsXml,
} from '../../../testing/promotion-files'
import type {TestShopper} from '../../../testing/shopper'
import {addresses, BASKETS, newCustomer, newShopper} from '../../../testing/shopper'

interface Adjustment {
  promotionId: string
  price: number
  couponCode?: string
  appliedDiscount: {type: string}
}
interface Basket {
  basketId: string
  productTotal: number
  orderTotal: number
  productItems: {
    productId: string
    itemId: string
    price: number
    quantity: number
    priceAfterOrderDiscount: number
    priceAdjustments?: Adjustment[]
    bonusProductLineItem: boolean
  }[]
  orderPriceAdjustments?: Adjustment[]
  shippingItems: {price: number; priceAdjustments?: Adjustment[]}[]
  couponItems: {code: string; statusCode: string}[]
}

const impex = 'http://www.demandware.com/xml/impex'
const prices = {table: 50, stool: 10, 'chair-green-s': 200, 'chair-red-s': 100}
const book = (id: string, of: Partial<typeof prices>) =>
  `<?xml version="1.0" encoding="UTF-8"?><pricebooks xmlns="${impex}/pricebook/2006-10-31"><pricebook>
   <header pricebook-id="${id}"><currency>EUR</currency><online-flag>true</online-flag></header><price-tables>${Object.entries(
     of,
   )
     .map(
       ([product, price]) =>
         `<price-table product-id="${product}"><amount quantity="1">${price}</amount></price-table>`,
     )
     .join('')}</price-tables></pricebook></pricebooks>`

const step = (threshold: number, discount: string) =>
  `<discount><threshold>${threshold}</threshold>${discount}</discount>`
const bogo = (threshold: number, discount: string, eligible: number) =>
  `<bogo><threshold>${threshold}</threshold>${discount}<eligible-quantity>${eligible}</eligible-quantity></bogo>`
const percent = (value: number) => `<percentage>${value}</percentage>`
const product = (content: string) => `<product-promotion-rule>${content}</product-promotion-rule>`
const order = (content: string) => `<order-promotion-rule>${content}</order-promotion-rule>`
const shipping = (discount: string) =>
  `<shipping-promotion-rule><discounts condition-type="shipment-total">${step(20, discount)}</discounts></shipping-promotion-rule>`
const constraint = (quantity: number, id: string) =>
  `<product-constraint><quantity>${quantity}</quantity>${productsById('product-specification', id)}</product-constraint>`
const combination = (name: string, ...constraints: string[]) =>
  `<${name}><product-constraints>${constraints.join('')}</product-constraints></${name}>`
const qualifying = (...ids: string[]) => productsById('qualifying-products', ...ids)
const discounted = (...ids: string[]) => productsById('discounted-products', ...ids)

const club = '<customer-groups><customer-group group-id="Club"/></customer-groups>'

/** Rule and head of each promotion; every promotion requires the coupon of the same name. */
const promotions: Readonly<Record<string, readonly [rule: string, head?: string]>> = {
  tiers: [
    product(
      `${qualifying('stool')}<discounts condition-type="product-quantity">${step(3, percent(10))}${step(5, percent(20))}</discounts>`,
    ),
  ],
  value: [
    product(
      `${qualifying('chair-green-s')}${discounted('stool')}<discounts condition-type="product-amount">${step(150, '<amount>2.50</amount>')}</discounts>`,
    ),
  ],
  third: [product(qualifying('stool') + discounted('stool') + bogo(2, '<free/>', 1))],
  once: [
    product(
      `${qualifying('stool')}${discounted('stool')}${bogo(2, '<free/>', 1)}<max-applications>1</max-applications>`,
    ),
  ],
  cross: [product(qualifying('table') + discounted('stool') + bogo(1, percent(50), 2))],
  fixed: [
    product(
      `${discounted('stool')}<simple-discount><fixed-price>7.50</fixed-price></simple-discount>`,
    ),
  ],
  three: [
    product(
      `${discounted('stool')}<total-discounts><discount><total-fixed-price>25</total-fixed-price><eligible-quantity>3</eligible-quantity></discount></total-discounts>`,
    ),
  ],
  trio: [
    product(
      `${combination('qualifying-products-combination', constraint(1, 'table'), constraint(2, 'stool'))}${combination('discounted-products-combination', constraint(1, 'chair-green-s'))}<simple-discount>${percent(10)}</simple-discount>`,
    ),
  ],
  pair: [
    product(
      `${combination('discounted-products-combination', constraint(1, 'table'), constraint(1, 'stool'))}<simple-discount><total-fixed-price>50</total-fixed-price></simple-discount>`,
    ),
  ],
  bought: [
    product(
      `${combination('qualifying-products-combination', constraint(1, 'table'), constraint(2, 'stool'))}<simple-discount>${percent(10)}</simple-discount>`,
    ),
  ],
  half: [
    product(
      `${combination('qualifying-products-combination', constraint(2, 'stool'))}${combination('discounted-products-combination', constraint(1, 'table'))}<total-discounts><discount>${percent(50)}</discount></total-discounts>`,
    ),
  ],
  free: [
    product(
      `${combination('qualifying-products-combination', constraint(1, 'table'), constraint(1, 'chair-red-s'))}${combination('discounted-products-combination', constraint(3, 'stool'))}${bogo(1, '<free/>', 1)}`,
    ),
  ],
  present: [
    product(
      `${combination('qualifying-products-combination', constraint(1, 'table'), constraint(1, 'chair-red-s'))}<simple-discount><bonus><bonus-products><product-id>stool</product-id></bonus-products></bonus></simple-discount>`,
    ),
  ],
  claimed: [
    product(
      `${qualifying('stool')}<discounts condition-type="product-quantity">${step(2, percent(30))}</discounts>`,
    ),
    '<prevent-requalifying-flag>true</prevent-requalifying-flag>',
  ],
  shared: [
    product(`${qualifying('table')}${discounted('stool')}${bogo(1, percent(50), 1)}`),
    '<prorate-across-eligible-items-flag>true</prorate-across-eligible-items-flag>',
  ],
  book: [
    product(
      `${discounted('table')}<simple-discount><price-book-price><pricebook-id>club</pricebook-id></price-book-price></simple-discount>`,
    ),
  ],
  gift: [
    product(
      `${qualifying('chair-green-s')}<simple-discount><bonus><bonus-products><product-id>stool</product-id><product-id>table</product-id></bonus-products></bonus></simple-discount>`,
    ),
  ],
  pieces: [
    order(
      `<discounts condition-type="product-quantity">${step(3, '<amount>10</amount>')}</discounts>`,
    ),
  ],
  together: [
    order(
      `${combination('qualifying-products-combination', constraint(1, 'table'), constraint(1, 'stool'))}<discounts condition-type="product-combination">${step(1, percent(10))}</discounts>`,
    ),
  ],
  unsaid: [
    order(
      `${combination('qualifying-products-combination', constraint(1, 'table'), constraint(1, 'stool'))}<discounts>${step(0, percent(10))}</discounts>`,
    ),
  ],
  others: [
    order(
      `${productsById('excluded-products', 'table')}<discounts condition-type="order-total">${step(5, percent(10))}</discounts>`,
    ),
  ],
  shipHalf: [shipping(percent(50))],
  shipOff: [shipping('<amount>1.50</amount>')],
  shipFixed: [shipping('<fixed-price>2</fixed-price>')],
  past: [
    product(`${discounted('stool')}<simple-discount>${percent(50)}</simple-discount>`),
    '<!-- over -->',
  ],
  alone: [
    product(`${discounted('stool')}<simple-discount>${percent(30)}</simple-discount>`),
    '<exclusivity>class</exclusivity>',
  ],
  members: [product(`${discounted('stool')}<simple-discount>${percent(20)}</simple-discount>`)],
}
const ids = Object.keys(promotions)

const files = {
  'pricebooks/test-list.xml': book('test-list', prices),
  'pricebooks/test-sale.xml': book('test-sale', {}),
  'pricebooks/club.xml': book('club', {table: 42}),
  'sites/TST/promotions.xml': promotionsXml(
    ids
      .map((id) =>
        campaign(
          id,
          `${id === 'past' ? '<end-date>2020-01-01T00:00:00.000Z</end-date>' : ''}${
            id === 'members' ? club : `<coupons><coupon coupon-id="${id}"/></coupons>`
          }`,
        ),
      )
      .join('') +
      Object.entries(promotions)
        .map(([id, [rule, head = '']]) => promotion(id, rule, head))
        .join('') +
      ids.map((id) => assignment(id, id)).join(''),
  ),
  'sites/TST/coupons.xml': couponsXml(
    ids
      .map(
        (id) =>
          `<coupon coupon-id="${id}"><enabled-flag>true</enabled-flag><single-code>${id}</single-code></coupon>`,
      )
      .join(''),
  ),
  'sites/TST/customer-groups.xml': customerGroupsXml(
    `<customer-group group-id="Club"><membership-rule><included-customers><condition-group match-mode="all"><condition><attribute-path>customer.profile.lastName</attribute-path><operator>is-equal</operator><string>Member</string></condition></condition-group></included-customers></membership-rule></customer-group>`,
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

type Goods = Partial<Record<keyof typeof prices, number>>

async function basketOf(goods: Goods, codes: readonly string[], who = shopper): Promise<Basket> {
  const {status, body} = await who.call<Basket>('POST', BASKETS, {
    productItems: Object.entries(goods).map(([productId, quantity]) => ({productId, quantity})),
    shipments: [{shippingAddress: addresses.DEU, shippingMethod: {id: 'standard'}}],
  })
  expect(status).toBe(200)
  const path = `${BASKETS}/${body.basketId}`
  for (const code of codes) await who.call('POST', `${path}/coupons`, {code})
  return (await who.call<Basket>('GET', path)).body
}

/** Total discount of each product. */
const savings = ({productItems}: Basket) =>
  Object.fromEntries(
    productItems
      .filter(({bonusProductLineItem}) => !bonusProductLineItem)
      .flatMap(({productId, priceAdjustments = []}) =>
        priceAdjustments.length === 0
          ? []
          : [[productId, priceAdjustments.reduce((sum, {price}) => sum + price, 0)]],
      ),
  )

test.each<[id: string, goods: Goods, expected: Goods]>([
  ['tiers', {stool: 2}, {}],
  ['tiers', {stool: 4}, {stool: -4}],
  ['tiers', {stool: 5}, {stool: -10}],
  ['value', {stool: 2, table: 1}, {}],
  ['value', {stool: 2, 'chair-green-s': 1}, {stool: -5}],
  ['third', {stool: 2}, {}],
  ['third', {stool: 7}, {stool: -20}],
  ['once', {stool: 7}, {stool: -10}],
  ['cross', {table: 1, stool: 3}, {stool: -10}],
  ['cross', {table: 2, stool: 3}, {stool: -15}],
  ['fixed', {stool: 2, table: 1}, {stool: -5}],
  ['three', {stool: 4}, {stool: -5}],
  ['trio', {table: 1, stool: 1, 'chair-green-s': 1}, {}],
  ['trio', {table: 1, stool: 2, 'chair-green-s': 2}, {'chair-green-s': -20}],
  ['pair', {table: 1, stool: 1}, {table: -8.33, stool: -1.67}],
  ['bought', {table: 1, stool: 1}, {}],
  ['bought', {table: 1, stool: 3}, {table: -5, stool: -2}],
  ['half', {table: 1, stool: 1}, {}],
  ['half', {table: 2, stool: 3}, {table: -25}],
  ['free', {table: 1, 'chair-red-s': 1, stool: 2}, {stool: -20}],
  ['free', {table: 1, stool: 2}, {}],
  ['shared', {table: 1, stool: 1}, {table: -4.17, stool: -0.83}],
  ['book', {table: 2}, {table: -16}],
])('%s: %j saves %j', async (id, goods, expected) => {
  const basket = await basketOf(goods, [id])
  expect(savings(basket)).toEqual(expected)
  const full = Object.entries(goods).reduce(
    (sum, [name, quantity]) => sum + prices[name as keyof typeof prices] * quantity,
    0,
  )
  const saved = Object.values(expected).reduce((sum, one) => sum + one, 0)
  expect(basket.productTotal).toBeCloseTo(full + saved, 9)
})

test('a bonus list gives three products at most, for nothing', async () => {
  const basket = await basketOf({'chair-green-s': 2}, ['gift'])
  const given = basket.productItems.filter(({bonusProductLineItem}) => bonusProductLineItem)
  expect(given.map(({productId, quantity}) => [productId, quantity])).toEqual([
    ['stool', 2],
    ['table', 1],
  ])
  expect(given.map((item) => item.priceAfterOrderDiscount)).toEqual([0, 0])
  expect(basket.productTotal).toBe(400)
})

test('a combination earns its bonus once for each time it is complete', async () => {
  const basket = await basketOf({table: 2, 'chair-red-s': 3}, ['present'])
  const given = basket.productItems.filter(({bonusProductLineItem}) => bonusProductLineItem)
  expect(given.map(({productId, quantity}) => [productId, quantity])).toEqual([['stool', 2]])
})

test('what qualified for one promotion qualifies for no other where that is said', async () => {
  const basket = await basketOf({stool: 3}, ['tiers', 'claimed'])
  expect(savings(basket)).toEqual({stool: -9})
})

test.each<[id: string, goods: Goods, expected: number]>([
  ['pieces', {stool: 1, table: 1}, 0],
  ['pieces', {stool: 2, table: 1, 'chair-red-s': 1}, -10],
  ['together', {table: 1, 'chair-red-s': 1}, 0],
  ['together', {table: 1, stool: 1, 'chair-red-s': 1}, -16],
  ['unsaid', {table: 1, 'chair-red-s': 1}, 0],
  ['unsaid', {table: 1, stool: 1, 'chair-red-s': 1}, -16],
  ['others', {table: 1, stool: 1}, -1],
])('%s takes %j down by %d, spread to the cent', async (id, goods, expected) => {
  const basket = await basketOf(goods, [id])
  const [adjustment] = basket.orderPriceAdjustments ?? []
  expect(adjustment?.price ?? 0).toBe(expected)
  const shares = basket.productItems.reduce(
    (sum, {price, priceAfterOrderDiscount}) => sum + priceAfterOrderDiscount - price,
    0,
  )
  expect(shares).toBeCloseTo(expected, 9)
})

test.each([
  ['shipHalf', -2.45],
  ['shipOff', -1.5],
  ['shipFixed', -2.9],
])('%s takes shipping down by %d once the goods reach 20', async (id, expected) => {
  const small = await basketOf({stool: 1}, [id])
  expect(small.shippingItems[0]?.priceAdjustments ?? []).toEqual([])
  shopper = await newShopper(shop, 'TST')
  const basket = await basketOf({stool: 2}, [id])
  expect(basket.shippingItems[0]).toMatchObject({
    price: 4.9,
    priceAdjustments: [{promotionId: id, price: expected, couponCode: id}],
  })
})

test('what is over gives nothing, and its coupon says so', async () => {
  const basket = await basketOf({stool: 1}, ['past'])
  expect(savings(basket)).toEqual({})
  expect(basket.couponItems).toMatchObject([{code: 'past', statusCode: 'no_active_promotion'}])
})

test('an exclusive promotion leaves its line to no other', async () => {
  const basket = await basketOf({stool: 4, table: 1}, ['tiers', 'alone', 'book'])
  expect(basket.productItems[0]?.priceAdjustments?.map(({promotionId}) => promotionId)).toEqual([
    'alone',
  ])
  expect(savings(basket)).toEqual({stool: -12, table: -8})
  expect(basket.couponItems.map(({code, statusCode}) => [code, statusCode])).toEqual([
    ['tiers', 'no_applicable_promotion'],
    ['alone', 'applied'],
    ['book', 'applied'],
  ])
})

test('members of a group get what is theirs, others do not', async () => {
  expect(savings(await basketOf({stool: 1}, []))).toEqual({})
  const member = await newCustomer(shop as never, 'TST', {lastName: 'Member'})
  expect(savings(await basketOf({stool: 1}, [], member))).toEqual({stool: -2})
})
