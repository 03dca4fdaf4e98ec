import fc from 'fast-check'
import {execute} from '../../db/database'
import {bumpRevision} from '../../db/revision'
import {
  assignment,
  campaign,
  couponsXml,
  productsById,
  promotion,
  promotionsXml,
} from '../../testing/promotion-files'
import {startPromotionShop} from '../../testing/promotion-shop'
import {addresses} from '../../testing/shopper'
import type {TestShop} from '../../testing/test-shop'
import {templatePages} from '../shop-data'
import {SiteRegistry} from '../sites/site-registry'
import {emptyBasket, type CheckoutContext} from './basket-service'
import type {Basket, BasketItem} from './basket'
import {MAX_BONUS_PRODUCTS} from './bonus-items'
import {positionsOf} from './price-items'
import {priceBasket} from './price-basket'
import type {PricedBasket} from './priced-basket'
import {finalPriceOf, itemPriceOf} from './totals'
import {propertyRuns} from '../../testing/extent'

/** Property tests: the parts of every basket add up, with real products, options, promotions and taxes. */

const step = (threshold: number, discount: string) =>
  `<discount><threshold>${threshold}</threshold>${discount}</discount>`
const order = (discount: string) =>
  `<order-promotion-rule><discounts condition-type="order-total">${discount}</discounts></order-promotion-rule>`
const ofProducts = (content: string, ...ids: string[]) =>
  `<product-promotion-rule>${productsById('qualifying-products', ...ids)}${content}</product-promotion-rule>`

const rules = {
  third: order(step(0, '<percentage>33.33</percentage>')),
  seven: order(step(50, '<amount>7</amount>') + step(900, '<amount>77</amount>')),
  blankets: ofProducts(
    '<simple-discount><percentage>12.5</percentage></simple-discount>',
    'blanket',
  ),
  engraving: ofProducts(
    '<simple-discount><percent-off-options><percentage>50</percentage><product-options><option-id>engraving</option-id></product-options></percent-off-options></simple-discount>',
    'stroller-green',
  ),
  bogo: `<product-promotion-rule>${productsById('qualifying-products', 'blanket', 'cup-set')}${productsById('discounted-products', 'cup-set', 'blanket')}<bogo><threshold>2</threshold><free/><eligible-quantity>1</eligible-quantity></bogo></product-promotion-rule>`,
  gift: ofProducts(
    '<simple-discount><bonus><bonus-products><product-id>last-one</product-id><product-id>blanket</product-id></bonus-products></bonus></simple-discount>',
    'stroller-green',
  ),
  post: `<shipping-promotion-rule><discounts condition-type="shipment-total">${step(20, '<percentage>30</percentage>')}</discounts></shipping-promotion-rule>`,
  crate: `<product-promotion-rule>${productsById('discounted-products', 'stroller-green')}<shipping-methods><method-id>express</method-id></shipping-methods><simple-discount><fixed-price-shipping>3.33</fixed-price-shipping></simple-discount></product-promotion-rule>`,
}
const ids = Object.keys(rules)
const sites = ['DEU', 'USA', 'JPN'] as const

let shop: TestShop
let registry: SiteRegistry

beforeAll(async () => {
  const promotions = promotionsXml(
    ids.map((id) => campaign(id, `<coupons><coupon coupon-id="${id}"/></coupons>`)).join('') +
      Object.entries(rules)
        .map(([id, rule]) => promotion(id, rule))
        .join('') +
      ids.map((id) => assignment(id, id)).join(''),
  )
  const coupons = couponsXml(
    ids
      .map(
        (id) =>
          `<coupon coupon-id="${id}"><enabled-flag>true</enabled-flag><single-code>${id}</single-code></coupon>`,
      )
      .join(''),
  )
  shop = await startPromotionShop(
    Object.fromEntries(
      sites.flatMap((site) => [
        [`sites/${site}/promotions.xml`, promotions],
        [`sites/${site}/coupons.xml`, coupons],
      ]),
    ),
  )
  execute(
    shop.db,
    `INSERT INTO product_option (owner, id, position, shared, name, description, sort_mode)
     VALUES ('stroller-green', 'engraving', 0, 0, '{}', '{}', 'position')`,
  )
  execute(
    shop.db,
    `INSERT INTO product_option_value (owner, option_id, value, position, is_default, name, prices)
     VALUES ('stroller-green', 'engraving', 'name', 0, 0, '{}',
       '{"EUR": 1995, "USD": 2499, "JPY": 3333}')`,
  )
  bumpRevision(shop.db, 'catalog')
  registry = new SiteRegistry(shop.db)
})
afterAll(() => shop.close())

const goods = fc.uniqueArray(
  fc.record({
    productId: fc.constantFrom('stroller-green', 'blanket', 'cup-set', 'last-one', 'unpriced'),
    quantity: fc.integer({min: 1, max: 12}),
    engraved: fc.boolean(),
  }),
  {selector: ({productId}) => productId, minLength: 1, maxLength: 5},
)
const codes = fc.subarray(ids)

function priced(siteId: (typeof sites)[number], items: BasketItem[], coupons: string[]) {
  const site = registry.get(siteId)
  if (!site) throw new Error(`No site ${siteId}.`)
  const context: CheckoutContext = {
    db: shop.db,
    links: {...shop.config, shopPages: templatePages},
    purchaseLimit: shop.config.purchaseLimit,
    site,
    locale: site.defaultLocale,
    shopper: {customerId: 'guest', guest: true},
  }
  const empty = emptyBasket(context, Date.now())
  const basket: Basket = {
    ...empty,
    items,
    shipments: empty.shipments.map((shipment) => ({
      ...shipment,
      shippingAddress: {id: 'home', ...addresses[siteId], custom: {}},
      shippingMethodId: 'express',
    })),
    coupons: coupons.map((id) => ({couponItemId: id, couponId: id, code: id})),
  }
  return priceBasket(context, basket)
}

function expectToAddUp(basket: PricedBasket): void {
  const positions = basket.items.flatMap(positionsOf)
  const known = (value: number | null | undefined) => value ?? 0
  const sum = (values: readonly (number | null | undefined)[]) =>
    values.reduce<number>((total, value) => total + known(value), 0)
  // The price of each position is its price less its own adjustments, at least 0 and in whole minor
  // units.
  for (const position of positions) {
    const {adjustments = []} = position as {adjustments?: readonly {price: number}[]}
    expect(known(itemPriceOf(position))).toBe(
      known(position.price) + sum(adjustments.map(({price}) => price)),
    )
    expect(Number.isInteger(known(finalPriceOf(position)))).toBe(true)
    expect(known(finalPriceOf(position))).toBeGreaterThanOrEqual(0)
  }
  // Discounts of the order: the shares of the lines add up to the discounts.
  const borne = sum(positions.map((one) => known(itemPriceOf(one)) - known(finalPriceOf(one))))
  expect(borne + sum((basket.adjustments ?? []).map(({price}) => price))).toBe(0)
  const {totals, taxation} = basket
  if (positions.some(({price}) => price === null)) {
    expect(totals.total).toBeNull()
    return
  }
  expect(totals.productTotal).toBe(sum(positions.map(finalPriceOf)))
  const tax = taxation === 'net' ? known(totals.taxTotal) : 0
  expect(totals.total).toBe(known(totals.productTotal) + known(totals.shippingTotal) + tax)
  expect(sum(basket.groupedTaxes.map((one) => one.tax))).toBe(totals.taxTotal)
  expect(sum(basket.shipments.map((shipment) => shipment.totals.total))).toBe(totals.total)
}

it('adds up on every site, with options, order promotions and bonus products', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sites), goods, codes, (siteId, lines, coupons) => {
      const items = lines.map(({productId, quantity, engraved}): BasketItem => ({
        itemId: productId,
        productId,
        quantity,
        shipmentId: 'me',
        gift: false,
        custom: {},
        ...(engraved && productId === 'stroller-green'
          ? {options: [{itemId: 'option', optionId: 'engraving', valueId: 'name'}]}
          : {}),
      }))
      const basket = priced(siteId, items, coupons)
      expectToAddUp(basket)
      const given = basket.items.filter(({bonus}) => bonus)
      expect(given.reduce((sum, {quantity}) => sum + quantity, 0)).toBeLessThanOrEqual(
        MAX_BONUS_PRODUCTS,
      )
      expect(given.map(finalPriceOf).filter((price) => price !== 0)).toEqual([])
    }),
    propertyRuns(200, 5000),
  )
})
