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
    'catalogs/test-master/catalog.xml': catalog
      .replace(
        '<tax-class-id>standard</tax-class-id>\n    <brand>Test',
        '<tax-class-id>books</tax-class-id>\n    <brand>Test',
      )
      .replace(
        /(<product product-id="stool">[\s\S]*?<\/online-flag>)([\s\S]*?<custom-attributes>)/,
        `$1<online-from>2020-01-02T00:00:00.000Z</online-from>$2
         <custom-attribute attribute-id="extraMainImage2">stool/second.jpg</custom-attribute>`,
      ),
    'meta/extra.xml': `<metadata><type-extension type-id="Product"><custom-attribute-definitions>
       <attribute-definition attribute-id="extraMainImage2"><type>image</type></attribute-definition>
       </custom-attribute-definitions></type-extension>
       <type-extension type-id="Promotion"><custom-attribute-definitions>
       <attribute-definition attribute-id="colorWorld"><type>string</type></attribute-definition>
       </custom-attribute-definitions></type-extension></metadata>`,
    'inventory-lists/store-stock.xml': `<inventory><inventory-list>
       <header list-id="store-stock"><default-instock>false</default-instock></header><records>
       <record product-id="table"><allocation>2</allocation></record>
       <record product-id="stool"><allocation>2</allocation></record></records></inventory-list></inventory>`,
    'sites/TST/shipping.xml': (tinyShop['sites/TST/shipping.xml'] ?? '').replace(
      '</shipping>',
      `<shipping-method method-id="pickup"><display-name xml:lang="x-default">Pickup</display-name><online-flag>true</online-flag>
       <price-table><amount order-value="0">0</amount></price-table><currency>EUR</currency><custom-attributes>
       <custom-attribute attribute-id="storePickupEnabled">true</custom-attribute></custom-attributes></shipping-method></shipping>`,
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
          '',
          `<callout-msg xml:lang="x-default">Choose</callout-msg><custom-attributes>
           <custom-attribute attribute-id="colorWorld">green</custom-attribute></custom-attributes>`,
        ) +
        assignment('by-rule', 'always'),
    ),
    'geolocations/DE.xml': `<geolocations country-code="DE"><geolocation postal-code="01067">
       <latitude>51.05</latitude><longitude>13.73</longitude></geolocation></geolocations>`,
    'sites/TST/stores.xml': `<stores>
       <store store-id="plain"><name>Plain</name><country-code>DE</country-code><postal-code>01067</postal-code>
       <inventory-list-id>store-stock</inventory-list-id></store>
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

it('answers start of sale, second picture and colour world of an archive', async () => {
  const {body} = await shop.get<ShopperProductsTypes.Product & {c_extraMainImage2?: unknown}>(
    'product',
    '/products/stool',
  )
  expect(body.validFrom).toBe('2020-01-02T00:00:00.000Z')
  expect(JSON.stringify(body.c_extraMainImage2)).toContain('stool/second.jpg')
  const shopper = await newShopper(shop, 'TST')
  const promotions = await shopper.call<{data: Record<string, unknown>[]}>(
    'GET',
    '/pricing/shopper-promotions/v1/organizations/:org/promotions',
    undefined,
    {ids: 'by-rule'},
  )
  expect(promotions.body.data).toMatchObject([{id: 'by-rule', c_colorWorld: 'green'}])
})

it('hands over a bonus with the goods that are picked up', async () => {
  const shopper = await newShopper(shop, 'TST')
  const fromStore = {inventoryId: 'store-stock', shipmentId: 'me', quantity: 1}
  const {body} = await shopper.call<BasketDocument>('POST', BASKETS, {
    customerInfo: {email: 'anna@example.test'},
    shipments: [{shipmentId: 'me', shippingAddress: addresses.DEU, c_fromStoreId: 'plain'}],
    billingAddress: addresses.DEU,
    paymentInstruments: [{paymentMethodId: 'INVOICE'}],
  })
  const path = `${BASKETS}/${body.basketId}`
  await shopper.call('PUT', `${path}/shipments/me/shipping-method`, {id: 'pickup'})
  const {body: filled} = await shopper.call<BasketDocument>('POST', `${path}/items`, [
    {...fromStore, productId: 'table'},
  ])
  const [offer] = filled['bonusDiscountLineItems'] as Offer[]
  const chosen = await shopper.call<BasketDocument>('POST', `${path}/items`, [
    {...fromStore, productId: 'stool', bonusDiscountLineItemId: offer?.id},
  ])
  expect(chosen.status).toBe(200)
  const order = await shopper.call<ShopperOrdersTypes.Order>('POST', ORDERS, {
    basketId: body.basketId,
  })
  expect(order).toMatchObject({
    status: 200,
    body: {
      shipments: [{shippingMethod: {id: 'pickup'}, c_fromStoreId: 'plain'}],
      productItems: [
        {productId: 'table', shipmentId: 'me'},
        {
          productId: 'stool',
          shipmentId: 'me',
          bonusProductLineItem: true,
          priceAfterItemDiscount: 0,
        },
      ],
      shippingTotal: 0,
    },
  })
})

it('orders a temporary basket and leaves the cart beside it', async () => {
  const shopper = await newShopper(shop, 'TST')
  const open = async (productId: string, query = {}) =>
    (
      await shopper.call<BasketDocument>(
        'POST',
        BASKETS,
        {
          customerInfo: {email: 'anna@example.test'},
          productItems: [{productId, quantity: 1}],
          shipments: [{shippingAddress: addresses.DEU, shippingMethod: {id: 'standard'}}],
          billingAddress: addresses.DEU,
          paymentInstruments: [{paymentMethodId: 'INVOICE'}],
        },
        query,
      )
    ).body
  const cart = await open('chair-green-s')
  const {basketId} = await open('stool', {temporary: true})
  expect(basketId).not.toBe(cart.basketId)
  expect((await shopper.call('POST', ORDERS, {basketId})).status).toBe(200)
  const {body} = await shopper.call<BasketDocument>('GET', `${BASKETS}/${cart.basketId}`)
  expect(body.productItems).toMatchObject([{productId: 'chair-green-s', quantity: 1}])
})
