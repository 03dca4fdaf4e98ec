import {
  assignment,
  campaign,
  couponsXml,
  promotion,
  promotionsXml,
} from '../../../testing/promotion-files'
import {startPromotionShop} from '../../../testing/promotion-shop'
import type {TestShopper} from '../../../testing/shopper'
import {newShopper} from '../../../testing/shopper'
import type {TestShop} from '../../../testing/test-shop'

const PROMOTIONS = '/pricing/shopper-promotions/v1/organizations/:org/promotions'
const OCAPI = '/s/DEU/dw/shop/v21_3'

interface Result {
  limit: number
  total: number
  data: {id: string}[]
}

const rule =
  '<order-promotion-rule><discounts condition-type="order-total"><discount><threshold>0</threshold><amount>10</amount></discount></discounts></order-promotion-rule>'

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startPromotionShop({
    'sites/DEU/promotions.xml': promotionsXml(
      campaign(
        'summer',
        '<start-date>2026-06-01T00:00:00.000Z</start-date><end-date>2026-09-01T00:00:00.000Z</end-date><coupons><coupon coupon-id="TEN"/></coupons>',
      ) +
        promotion(
          'ten',
          rule,
          '<currency>EUR</currency>',
          '<callout-msg xml:lang="x-default">Ten off</callout-msg><callout-msg xml:lang="de">Zehn weniger</callout-msg><details xml:lang="x-default">Once.</details><custom-attributes><custom-attribute attribute-id="badge">Sun</custom-attribute></custom-attributes>',
        ) +
        promotion('off', rule).replace('<enabled-flag>true', '<enabled-flag>false') +
        assignment('ten', 'summer') +
        assignment('off', 'summer'),
    ),
    'sites/DEU/coupons.xml': couponsXml(
      '<coupon coupon-id="TEN"><enabled-flag>true</enabled-flag><single-code>TEN</single-code></coupon>',
    ),
  })
  shopper = await newShopper(shop)
})
afterAll(() => shop.close())

const get = (path: string, query = {}) =>
  shopper.call<Result>('GET', `${PROMOTIONS}${path}`, undefined, query)

const document = {
  id: 'ten',
  name: 'ten',
  calloutMsg: 'Zehn weniger',
  details: 'Once.',
  currency: 'EUR',
  startDate: '2026-06-01T00:00:00.000Z',
  endDate: '2026-09-01T00:00:00.000Z',
  c_badge: 'Sun',
}

describe('promotions', () => {
  it('are read by id, in the language, when they are switched on', async () => {
    const {status, body} = await get('', {ids: 'ten,off,nothing', locale: 'de-DE'})
    expect(status).toBe(200)
    expect(body).toEqual({limit: 1, total: 1, data: [document]})
    expect((await get('', {ids: 'off'})).status).toBe(404)
    expect((await get('')).status).toBe(400)
  })

  it('are read by campaign and span of time', async () => {
    const dates = (startDate: string, endDate?: string) => ({
      startDate,
      ...(endDate ? {endDate} : {}),
    })
    const path = '/campaigns/summer'
    expect((await get(path)).body.data).toMatchObject([{id: 'ten'}])
    expect((await get(path, dates('2026-08-01', '2026-10-01'))).body.total).toBe(1)
    expect((await get(path, dates('2026-10-01', '2026-11-01'))).body.total).toBe(0)
    expect((await get(path, dates('2026-10-01'))).status).toBe(400)
    expect((await get(path, dates('2026-10-01', '2026-09-01'))).status).toBe(400)
    expect((await get('/campaigns/winter')).status).toBe(404)
  })

  it('are the same in OCAPI', async () => {
    const ocapi = (path: string, query = {}) =>
      shopper.call<Record<string, unknown>>('GET', `${OCAPI}${path}`, undefined, query)
    expect((await ocapi('/promotions/ten', {locale: 'de-DE'})).body).toMatchObject({
      _type: 'promotion',
      callout_msg: 'Zehn weniger',
      c_badge: 'Sun',
    })
    expect((await ocapi('/promotions/(ten,off)')).body).toMatchObject({count: 1})
    expect((await ocapi('/promotions/off')).status).toBe(404)
    expect((await ocapi('/promotions', {campaign_id: 'summer'})).body).toMatchObject({count: 1})
    expect((await ocapi('/promotions')).body).toMatchObject({
      fault: {type: 'MissingParameterException'},
    })
  })
})

describe('OCAPI baskets', () => {
  it('take coupons and gift certificates and give them back', async () => {
    const guest = await newShopper(shop)
    const call = async (method: string, path: string, body?: unknown) =>
      (
        await guest.call<Record<string, never[] & Record<string, string>[]>>(
          method,
          `${OCAPI}${path}`,
          body,
        )
      ).body
    const {basket_id: id} = (await call('POST', '/baskets', {
      product_items: [{product_id: 'stroller-green', quantity: 1}],
    })) as unknown as {basket_id: string}
    const refused = await call('POST', `/baskets/${id}/coupons`, {code: 'NOPE'})
    expect(refused).toMatchObject({
      fault: {
        type: 'InvalidCouponCodeException',
        arguments: {couponCode: 'NOPE', statusCode: 'coupon_code_unknown'},
      },
    })
    await call('POST', `/baskets/${id}/coupons`, {code: 'TEN'})
    await call('POST', `/baskets/${id}/gift_certificate_items`, {
      amount: 25,
      recipient_email: 'oma@example.test',
    })
    const read = await call('GET', `/baskets/${id}`)
    expect(read).toMatchObject({
      coupon_items: [{_type: 'coupon_item', code: 'TEN', status_code: 'no_active_promotion'}],
      gift_certificate_items: [{_type: 'gift_certificate_item', amount: 25}],
    })
    const coupon = read['coupon_items']?.[0]?.['coupon_item_id']
    const gift = read['gift_certificate_items']?.[0]?.['gift_certificate_item_id']
    await call('DELETE', `/baskets/${id}/coupons/${coupon}`)
    await call('DELETE', `/baskets/${id}/gift_certificate_items/${gift}`)
    const without = await call('GET', `/baskets/${id}`)
    for (const list of ['coupon_items', 'gift_certificate_items']) {
      expect(without).not.toHaveProperty(list)
    }
  })
})
