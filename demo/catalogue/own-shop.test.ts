import fs from 'node:fs'
import type {AddressInfo} from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type {ShopperProductsTypes, ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {importArchive} from '../../sandbox/archive/import-archive'
import {readConfig} from '../../sandbox/config'
import {openDatabase} from '../../sandbox/db/database'
import {queryAll} from '../../sandbox/db/database'
import {buildSandbox} from '../../sandbox/http/app'
import {
  addresses,
  BASKETS,
  newShopper,
  ORDERS,
  readyBasket,
  type TestShopper,
} from '../../sandbox/testing/shopper'
import {shopArchive, shopEnvironment} from './shop'
import type {TestShop} from '../../sandbox/testing/test-shop'

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-own-'))
let close: () => Promise<void>
let shop: Pick<TestShop, 'baseUrl' | 'config'>
let shopper: TestShopper
let warnings: readonly string[]
let currencies: readonly string[]

beforeAll(async () => {
  const db = openDatabase(dataDir)
  const report = await importArchive(db, shopArchive)
  warnings = [...report.warnings.map(({message}) => message), ...report.unread.keys()]
  currencies = queryAll<{currency: string}>(
    db,
    'SELECT DISTINCT currency FROM price_book ORDER BY currency',
  ).map(({currency}) => currency)
  db.close()
  const config = readConfig({port: '0', data: dataDir}, shopEnvironment)
  const app = await buildSandbox(config)
  await app.listen({port: 0, host: '127.0.0.1'})
  const baseUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  shop = {baseUrl, config}
  shopper = await newShopper(shop, 'DEU')
  close = () => app.close()
}, 60_000)
afterAll(async () => {
  await close()
  fs.rmSync(dataDir, {recursive: true, force: true})
})

interface MenuEntry {
  readonly id: string
  readonly label: string
  readonly type: string
  readonly variant: string
  readonly image?: string
  readonly items?: readonly MenuEntry[]
}

const withBelow = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...withBelow(entry.items ?? [])])

const PRODUCTS = '/product/shopper-products/v1/organizations/:org'
const product = async (id: string, query: Record<string, string> = {}) =>
  (
    await shopper.call<ShopperProductsTypes.Product>(
      'GET',
      `${PRODUCTS}/products/${id}`,
      undefined,
      query,
    )
  ).body

describe('our own shop', () => {
  it('is read without a word of doubt', () => {
    expect(warnings).toEqual([])
  })

  it('has price books in the currency of every site', () => {
    expect(currencies).toEqual('CHF CNY DKK EUR GBP JPY KRW NOK PLN RUB SEK USD'.split(' '))
  })

  it.each([
    ['DEU', 'de-DE', 'Pflegeratgeber'],
    ['JPN', 'ja-JP', 'お手入れガイド'],
    ['GLO', 'ar-AE', 'دليل العناية'],
    ['CHN', 'zh-CN', '保养指南'],
  ])(
    'has a menu with every type, and slots that are filled: %s %s',
    async (siteId, locale, guide) => {
      const guest = await newShopper(shop, siteId)
      const {body} = await guest.call<{items: MenuEntry[]}>(
        'GET',
        '/custom/shopper-navigation/v1/organizations/:org/navigation',
        undefined,
        {siteId, locale},
      )
      const entries = withBelow(body.items)
      expect(new Set(entries.map(({type}) => type)).size).toBe(4)
      expect(entries.map(({label}) => label)).toContain(guide)
      expect(entries.filter(({variant, image}) => variant === 'teaser' && !image)).toEqual([])
      const slots = entries.filter(({type}) => type === 'ContentSlot').map(({id}) => id)
      const {body: found} = await guest.call<{data: {slot_id: string; type: string}[]}>(
        'GET',
        `/s/${siteId}/dw/shop/v21_3/slots`,
        undefined,
        {slots: `(${slots.join(',')})`, context: 'global', locale},
      )
      expect(found.data.map(({slot_id: id, type}) => [id, type])).toEqual(
        slots.map((id) => [id, 'contentAssets']),
      )
    },
  )

  it('sells sets part by part', async () => {
    const set = await product('BH-8010')
    expect(set).toMatchObject({name: 'Die ersten Nächte zu Hause', type: {set: true}})
    expect(set.setProducts?.map(({id}) => id)).toEqual(['BH-3010', 'BH-3310', 'BH-5010'])
    expect(set.price).toBeGreaterThan(0)
    expect(set.inventory?.orderable).toBe(true)
  })

  it('lists sets from the price of their cheapest part, whatever that can be chosen in', async () => {
    const {body} = await shopper.call<ShopperSearchTypes.ProductSearchResult>(
      'GET',
      '/search/shopper-search/v1/organizations/:org/product-search',
      undefined,
      {refine: 'cgid=sets', expand: 'prices', currency: 'EUR'},
    )
    const prices = Object.fromEntries(body.hits.map(({productId, price}) => [productId, price]))
    expect(prices).toMatchObject({'BH-8010': 64.9, 'BH-8020': 29.9, 'BH-8030': 49})
  })

  it('sells bundles as one, as many as the weakest part allows', async () => {
    const bundle = await product('BH-8110')
    expect(bundle).toMatchObject({price: 69, type: {bundle: true}})
    const [cover, holder] = bundle.bundledProducts ?? []
    expect(bundle.inventory?.ats).toBe(
      Math.min(
        cover?.product.inventory?.ats ?? 0,
        Math.floor((holder?.product.inventory?.ats ?? 0) / 2),
      ),
    )
  })

  it('sells a bundle whose parts are chosen by colour and size', async () => {
    const bundle = await product('BH-8120')
    expect(bundle).toMatchObject({price: 75, type: {bundle: true}, inventory: {orderable: true}})
    const parts = bundle.bundledProducts ?? []
    expect(parts.map(({id, quantity}) => [id, quantity])).toEqual([
      ['BH-5110', 1],
      ['BH-5020', 1],
    ])
    const attributes = parts.map((part) => part.product.variationAttributes?.map(({id}) => id))
    expect(attributes).toEqual([['color', 'size'], ['color']])
  })

  it('lets the engraving be chosen', async () => {
    const engraving = await product('BH-2390')
    expect(engraving['c_productType']).toBe('Engraving')
    expect(engraving.options).toMatchObject([
      {
        id: 'engravingTypeface',
        name: 'Schrift',
        values: [
          {id: 'upright', price: 0},
          {id: 'script', price: 8},
        ],
      },
    ])
    expect(engraving.imageGroups?.[0]?.images[0]?.link).toContain('Sites-barnholt-master')
  })

  it('tells the lowest price before a reduction, from the history in its price books', async () => {
    expect(await product('BH-1130')).toMatchObject({price: 229, c_lowestPrice30Days: 259})
    expect(await product('BH-6230')).toMatchObject({price: 139, c_lowestPrice30Days: 169})
    expect(await product('BH-1010')).not.toHaveProperty('c_lowestPrice30Days')
  })

  it('speaks French and Norwegian as far as names and summaries go', async () => {
    const inLocale = async (locale: string) => {
      const path = `/s/DEU/dw/shop/v21_3/products/BH-1110-spruce`
      const {body} = await shopper.call<{name: string; short_description: string}>(
        'GET',
        path,
        undefined,
        {locale},
      )
      return body
    }
    expect(await inLocale('fr-FR')).toMatchObject({
      name: 'Pilra, poussette de voyage, Vert épicéa',
      short_description: expect.stringContaining('bagage cabine'),
    })
    expect((await inLocale('no-NO')).name).toBe('Pilra reisevogn, Grangrønn')
  })

  it.each([
    ['Pushchair', 'en-DE', 'strollers'],
    ['highchair', 'en-DE', 'high-chairs'],
    ['Geschwisterwagen', 'de-DE', 'strollers-twin'],
    ['Gitterbett', 'de-DE', 'cots'],
  ])('finds by %s what it calls otherwise', async (q, locale, categoryId) => {
    const search = async (query: Record<string, string>) =>
      (
        await shopper.call<{total: number}>(
          'GET',
          '/search/shopper-search/v1/organizations/:org/product-search',
          undefined,
          {locale, ...query},
        )
      ).body.total
    const shelf = await search({refine: `cgid=${categoryId}`})
    expect(shelf).toBeGreaterThan(0)
    expect(await search({q, refine: `cgid=${categoryId}`})).toBe(shelf)
  })

  it('finds stores around a shopper of any country', async () => {
    const nearest = async (latitude: number, longitude: number) => {
      const {body} = await shopper.call<{data: {id: string}[]; total: number}>(
        'GET',
        '/store/shopper-stores/v1/organizations/:org/store-search',
        undefined,
        {latitude: String(latitude), longitude: String(longitude), limit: '1'},
      )
      return [body.data[0]?.id, body.total]
    }
    expect(await nearest(53.55, 10)).toEqual(['barnholt-de-02', 67])
    expect(await nearest(35.68, 139.7)).toEqual(['barnholt-jp-01', 67])
  })

  it('counts the shelves of stores near a postal code', async () => {
    const {body} = await shopper.call<{data: {id: string; inventoryId?: string}[]}>(
      'GET',
      '/store/shopper-stores/v1/organizations/:org/store-search',
      undefined,
      {countryCode: 'DE', postalCode: '10115', maxDistance: '100'},
    )
    const [berlin, ...more] = body.data
    expect(more).toEqual([])
    const inventoryId = berlin?.inventoryId ?? ''
    expect(inventoryId).toBe('inventory-store-de-01')
    const pieces = async (id: string) =>
      (
        (await product(id, {expand: 'availability', inventoryIds: inventoryId})) as {
          inventories?: {id: string; stockLevel: number}[]
        }
      ).inventories
    const counts = await Promise.all(['BH-7030', 'BH-7110', 'BH-7120', 'BH-2320'].map(pieces))
    expect(counts.flat().every((one) => one?.id === inventoryId)).toBe(true)
    const levels = counts.flat().map((one) => one?.stockLevel ?? -1)
    // Some of everything and not all of it.
    expect(Math.max(...levels)).toBeGreaterThan(0)
    expect(Math.min(...levels)).toBe(0)
  })

  it.each([
    ['DEU', 'de-DE', 'Abholung im Geschäft'],
    ['USA', 'en', 'Store pickup'],
    ['JPN', 'ja', '店舗受け取り'],
  ])('offers pickup in a store in %s, and nobody gets it unasked', async (siteId, locale, name) => {
    const visitor = await newShopper(shop, siteId)
    const {body: basket} = await visitor.call<{basketId: string}>('POST', BASKETS, {})
    const {body} = await visitor.call<{
      applicableShippingMethods: {id: string}[]
      defaultShippingMethodId: string
    }>('GET', `${BASKETS}/${basket.basketId}/shipments/me/shipping-methods`, undefined, {locale})
    expect(body.applicableShippingMethods.at(-1)).toMatchObject({
      id: 'store-pickup',
      name,
      price: 0,
      c_storePickupEnabled: true,
    })
    expect(body.defaultShippingMethodId).toBe('standard')
  })

  it('takes an order that is collected from a store', async () => {
    const inventoryId = 'inventory-store-de-01'
    const {basketId} = await readyBasket(shopper, {
      productItems: [{productId: 'BH-1010-spruce-black', quantity: 1, inventoryId}],
      shipments: [],
    })
    await shopper.call('PATCH', `${BASKETS}/${basketId}/shipments/me`, {
      shippingMethod: {id: 'store-pickup'},
      shippingAddress: addresses.DEU,
      c_fromStoreId: 'barnholt-de-01',
    })
    const {status, body: order} = await shopper.call<{orderNo: string}>('POST', ORDERS, {basketId})
    expect(status).toBe(200)
    const {body} = await shopper.call('GET', `${ORDERS}/${order.orderNo}`)
    expect(body).toMatchObject({
      shippingTotal: 0,
      productItems: [{inventoryId}],
      shipments: [{shippingMethod: {id: 'store-pickup'}, c_fromStoreId: 'barnholt-de-01'}],
    })
  })

  it('tells which guide and what else belongs to a product', async () => {
    const bag = await product('BH-5110')
    expect(bag['c_sizeGuide']).toBe('guide-sleeping-bags')
    const stroller = await product('BH-1010')
    expect(stroller['c_setExtensions']).toEqual(['BH-1410'])
    expect(JSON.parse(String(stroller['c_productFamily']))).toMatchObject({
      name: 'Vindra',
      groups: [{label: 'Gestell mit Sitz'}, {}, {}],
    })
  })
})

it.each(['DEU', 'USA', 'JPN'])(
  '%s has pictures of all its payment and delivery methods',
  async (siteId) => {
    const visitor = siteId === 'DEU' ? shopper : await newShopper(shop, siteId)
    const {body: payment} = await visitor.call<{
      icons: {id: string; type: string; image: string | null}[]
    }>('GET', '/custom/shopper-payment/v1/organizations/:org/payment-icons')
    const shown = payment.icons.filter(({type, id}) => type !== 'method' || id === 'invoice')
    expect(shown.filter(({type}) => type === 'hosted').length).toBeGreaterThan(2)
    const site = await fetch(
      `${shop.baseUrl}/s/${siteId}/dw/shop/v21_3/custom_objects/ocapi/site`,
      {
        headers: {authorization: `Bearer ${visitor.accessToken}`},
      },
    )
    const {c_result: preferences} = (await site.json()) as {c_result: {shippingMethods: string}}
    const delivery = JSON.parse(preferences.shippingMethods) as {id: string; image: string}[]
    expect(delivery.map(({id}) => id)).toContain('store-pickup')
    for (const {id, image} of [...shown, ...delivery]) {
      const picture = await fetch(shop.baseUrl + String(image))
      expect([id, picture.status, picture.headers.get('content-type')]).toEqual([
        id,
        200,
        'image/svg+xml',
      ])
    }
  },
)
