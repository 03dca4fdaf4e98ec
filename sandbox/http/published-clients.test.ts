import type {ShopperOrdersTypes, ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {startArchiveShop, type ArchiveShop} from '../testing/archive-shop'
import {
  assignment,
  campaign,
  productsById,
  promotion,
  promotionsXml,
} from '../testing/promotion-files'
import {addresses, BASKETS, newShopper, ORDERS, type BasketDocument} from '../testing/shopper'
import {setPreference} from '../testing/site-settings'
import {tinyShop} from '../testing/test-archive'

/** What clients that know the real service rely on. */

let shop: ArchiveShop

beforeAll(async () => {
  const catalog = tinyShop['catalogs/test-master/catalog.xml'] ?? ''
  shop = await startArchiveShop({
    'catalogs/test-master/catalog.xml': catalog.replace(
      '<tax-class-id>standard</tax-class-id>\n    <brand>Test',
      '<tax-class-id>books</tax-class-id>\n    <brand>Test',
    ),
    'sites/TST/promotions.xml': promotionsXml(
      campaign('always') +
        promotion(
          'by-rule',
          `<order-promotion-rule><discounts condition-type="order-total"><discount><threshold>1</threshold>
           <bonus-choice><bonus-product-rule>${productsById(
             'x',
             'stool',
             'chair-green-s',
           ).replaceAll(
             /<\/?x>/g,
             '',
           )}</bonus-product-rule><max-bonus-items>2</max-bonus-items></bonus-choice>
           </discount></discounts></order-promotion-rule>`,
        ) +
        assignment('by-rule', 'always'),
    ),
    'geolocations/DE.xml': `<geolocations country-code="DE"><geolocation postal-code="01067">
       <latitude>51.05</latitude><longitude>13.73</longitude></geolocation></geolocations>`,
    'sites/TST/stores.xml': `<stores>
       <store store-id="plain"><name>Plain</name><country-code>DE</country-code><postal-code>01067</postal-code></store>
       <store store-id="lost"><name>Lost</name><country-code>DE</country-code><postal-code>99999</postal-code></store>
     </stores>`,
  })
})
afterAll(() => shop.close())

interface Offer {
  id: string
  promotionId: string
  maxBonusItems: number
  bonusProducts?: unknown[]
}

it('lists no products of a bonus choice by rule, and takes all that the rule covers', async () => {
  const shopper = await newShopper(shop, 'TST')
  const productItems = [{productId: 'table', quantity: 1}]
  const {body} = await shopper.call<BasketDocument>('POST', BASKETS, {productItems})
  const [offer] = body['bonusDiscountLineItems'] as Offer[]
  expect(offer).toMatchObject({promotionId: 'by-rule', maxBonusItems: 2})
  expect(offer).not.toHaveProperty('bonusProducts')
  const byRule = await shop.get<{hits: {productId: string}[]}>('search', '/product-search', {
    refine: ['pmid=by-rule', 'pmpt=bonus'],
  } as never)
  expect(byRule.body.hits.map(({productId}) => productId).sort()).toEqual(['chair', 'stool'])
  const choose = (productId: string) =>
    shopper.call<BasketDocument>('POST', `${BASKETS}/${body.basketId}/items`, [
      {productId, quantity: 1, bonusDiscountLineItemId: offer?.id},
    ])
  for (const productId of ['stool', 'chair-green-s']) {
    const {status, body: chosen} = await choose(productId)
    expect(status).toBe(200)
    expect(chosen.productItems.find((line) => line['productId'] === productId)).toMatchObject({
      bonusProductLineItem: true,
      bonusDiscountLineItemId: offer?.id,
      priceAfterItemDiscount: 0,
    })
  }
  expect((await choose('chair-red-s')).status).toBe(400)
})

it('answers the root category with an empty way up', async () => {
  const {body} = await shop.get<ShopperProductsTypes.Category>('product', '/categories/root')
  expect(body.parentCategoryTree).toEqual([])
})

it('numbers orders with digits, and with a prefix that the site sets', async () => {
  const place = async (productId = 'table') => {
    const shopper = await newShopper(shop, 'TST')
    const basket = await shopper.call<BasketDocument>('POST', BASKETS, {
      customerInfo: {email: 'anna@example.test'},
      productItems: [{productId, quantity: 1}],
      shipments: [{shippingAddress: addresses.DEU, shippingMethod: {id: 'standard'}}],
      billingAddress: addresses.DEU,
      paymentInstruments: [{paymentMethodId: 'INVOICE'}],
    })
    const {basketId} = basket.body
    return (await shopper.call<ShopperOrdersTypes.Order>('POST', ORDERS, {basketId})).body
  }
  expect((await place()).orderNo).toMatch(/^\d{8}$/)
  setPreference(shop.db, 'TST', 'orderNumberPrefix', 'TST-')
  expect((await place()).orderNo).toMatch(/^TST-\d{8}$/)
  // A tax class without a rate, for which a project asks a tax service.
  const {productItems, taxTotal} = await place('chair-green-s')
  expect(productItems).toMatchObject([{taxClassId: 'books', taxRate: 0.19}])
  expect(taxTotal).toBeGreaterThan(0)
})

it('finds a store without coordinates where its postal code is', async () => {
  const {body} = await shop.get<{data: {id: string; distance: number}[]}>(
    'store',
    '/store-search',
    {
      latitude: '51.05',
      longitude: '13.73',
    },
  )
  expect(body.data).toMatchObject([{id: 'plain', distance: 0}])
})

it('names the nearest stores of a postal code without a store near', async () => {
  const query = {countryCode: 'DE', postalCode: '80331'}
  const search = async (more = {}) =>
    (
      await shop.get<{data?: {id: string; distance: number}[]}>('store', '/store-search', {
        ...query,
        ...more,
      })
    ).body.data ?? []
  expect(await search({maxDistance: '100'})).toEqual([])
  const [nearest] = await search()
  expect(nearest).toMatchObject({id: 'plain'})
  expect(nearest?.distance).toBeGreaterThan(300)
})
