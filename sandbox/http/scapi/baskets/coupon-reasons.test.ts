import {
  assignment,
  campaign,
  couponsXml,
  customerGroupsXml,
  productsById,
  promotion,
  promotionsXml,
} from '../../../testing/promotion-files'
import {startPromotionShop} from '../../../testing/promotion-shop'
import {BASKETS, newShopper, type BasketDocument} from '../../../testing/shopper'
import type {TestShop} from '../../../testing/test-shop'

interface WithCoupons extends BasketDocument {
  couponItems: {code: string; statusCode: string; c_reason?: string; c_minimum?: number}[]
}

const order = (threshold: number, percentage: number) =>
  `<order-promotion-rule><discounts condition-type="order-total"><discount>
     <threshold>${threshold}</threshold><percentage>${percentage}</percentage>
   </discount></discounts></order-promotion-rule>`
const stroller = `<product-promotion-rule>${productsById('discounted-products', 'stroller-green')}
   <simple-discount><percentage>15</percentage></simple-discount></product-promotion-rule>`
const freeExpress = `<shipping-promotion-rule>
   <shipping-methods><method-id>express</method-id></shipping-methods>
   <discounts condition-type="shipment-total"><discount><threshold>0</threshold><free/></discount>
   </discounts></shipping-promotion-rule>`

const codes = ['PAST', 'FUTURE', 'CLUB', 'BIG', 'ONE', 'OTHER', 'STROLLER', 'SHIP']
const opened = (id: string, dates = '') =>
  campaign(id, `${dates}<coupons><coupon coupon-id="${id}"/></coupons>`)
const members =
  '<qualifiers match-mode="all"><customer-groups/><coupons/></qualifiers><customer-groups><customer-group group-id="Club"/></customer-groups>'

let shop: TestShop
beforeAll(async () => {
  shop = await startPromotionShop({
    'sites/DEU/customer-groups.xml': customerGroupsXml('<customer-group group-id="Club"/>'),
    'sites/DEU/coupons.xml': couponsXml(
      codes
        .map(
          (id) =>
            `<coupon coupon-id="${id}"><enabled-flag>true</enabled-flag><single-code>${id}</single-code></coupon>`,
        )
        .join(''),
    ),
    'sites/DEU/promotions.xml': promotionsXml(
      opened('PAST', '<end-date>2020-01-01T00:00:00.000Z</end-date>') +
        opened('FUTURE', '<start-date>2099-01-01T00:00:00.000Z</start-date>') +
        ['CLUB', 'BIG', 'ONE', 'OTHER', 'STROLLER', 'SHIP'].map((id) => opened(id)).join('') +
        ['PAST', 'FUTURE', 'CLUB'].map((id) => promotion(id, order(0, 10))).join('') +
        promotion('BIG', order(100, 10)) +
        promotion('ONE', order(0, 20), '<exclusivity>class</exclusivity>') +
        promotion('OTHER', order(0, 5), '<exclusivity>class</exclusivity>') +
        promotion('STROLLER', stroller) +
        promotion('SHIP', freeExpress) +
        codes.map((id) => assignment(id, id, id === 'CLUB' ? members : '')).join(''),
    ),
  })
})
afterAll(() => shop.close())

/** The coupon items of a basket with one blanket and these codes. */
async function couponItems(...given: string[]) {
  const shopper = await newShopper(shop)
  const productItems = [{productId: 'blanket', quantity: 1}]
  let {body} = await shopper.call<WithCoupons>('POST', BASKETS, {productItems})
  for (const code of given) {
    const path = `${BASKETS}/${body.basketId}/coupons`
    ;({body} = await shopper.call<WithCoupons>('POST', path, {code}))
  }
  return body.couponItems.map(({statusCode, c_reason, c_minimum}) => [
    statusCode,
    c_reason,
    ...(c_minimum === undefined ? [] : [c_minimum]),
  ])
}

it.each([
  ['PAST', ['no_active_promotion', 'expired']],
  ['FUTURE', ['no_active_promotion', 'not_yet_valid']],
  ['CLUB', ['no_applicable_promotion', 'customer_group']],
  ['BIG', ['no_applicable_promotion', 'minimum_not_reached', 100]],
  ['STROLLER', ['no_applicable_promotion', 'no_matching_product']],
  ['SHIP', ['no_applicable_promotion', 'delivery_method']],
  ['ONE', ['applied', undefined]],
])('a coupon without effect says why: %s', async (code, expected) => {
  expect(await couponItems(code)).toEqual([expected])
})

it('a coupon that does not combine with an applied one says so', async () => {
  expect(await couponItems('ONE', 'OTHER')).toEqual([
    ['applied', undefined],
    ['no_applicable_promotion', 'not_combinable'],
  ])
})
