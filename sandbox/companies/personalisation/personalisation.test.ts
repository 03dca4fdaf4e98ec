import {queryAll} from '../../db/database'
import {seedProduct} from '../../testing/seed-shop'
import {ORDERS, callShop, newShopper, readyBasket} from '../../testing/shopper'
import type {TestShop} from '../../testing/test-shop'
import {startTestShop} from '../../testing/test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
  shop.db
    .prepare(
      `INSERT INTO product_recommendation (source_id, target_id, type, name, position)
       VALUES ('blanket', 'cup-set', 'cross-sell', '{}', 0), ('blanket', 'offline', 'cross-sell', '{}', 1)`,
    )
    .run()
})
afterAll(() => shop.close())

interface Recs {
  recs: {id: string; product_name: string; image_url: string; product_url: string}[]
  recoUUID: string
  recommenderName: string
  displayMessage: string
}

const call = <Body>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {'x-cq-client-id': '1f1e1d1c'},
) => callShop<Body>(shop, method, `/v3${path}`, {body, headers})

const recs = async (recommender: string, body: object = {}) =>
  (await call<Recs>('POST', `/personalization/recs/aaij-DEU/${recommender}`, body)).body

const ids = ({recs: all}: Recs) => all.map(({id}) => id)

const view = (cookieId: string, id: string, more: object = {}) =>
  call('POST', '/activities/aaij-DEU/viewProduct', {
    cookieId,
    realm: 'aaij',
    product: {id},
    ...more,
  })

describe('activities', () => {
  it('are kept', async () => {
    const answer = await view('keeper', 'blanket', {userId: 'hash', instanceType: 'sbx'})
    expect(answer).toMatchObject({status: 200, body: {uuid: expect.any(String)}})
    await call('POST', '/activities/aaij-DEU/viewReco', {
      cookieId: 'keeper',
      recommenderName: 'pdp-similar-items',
      __recoUUID: 'abc',
      products: [{id: 'blanket'}, {id: 'cup-set'}],
    })
    const rows = queryAll(
      shop.db,
      `SELECT kind, recommender, reco_uuid FROM activity WHERE cookie_id = 'keeper' ORDER BY id`,
    )
    expect(rows).toEqual([
      {kind: 'viewProduct', recommender: null, reco_uuid: null},
      {kind: 'viewReco', recommender: 'pdp-similar-items', reco_uuid: 'abc'},
    ])
  })

  it.each([
    ['viewPage', {currentLocation: '/home'}],
    ['viewSearch', {searchText: 'pram', products: [], showProducts: true}],
    ['clickCategory', {category: {id: 'all'}, product: {id: 'blanket', sku: ''}}],
    ['checkoutStep', {stepName: 'Payment', stepNumber: 3, basketId: 'b'}],
    ['beginCheckout', {products: [{id: 'blanket', price: 44.93, quantity: 1}], amount: 44.93}],
  ])('%s is taken', async (activity, body) => {
    expect((await call('POST', `/activities/aaij-DEU/${activity}`, body)).status).toBe(200)
  })

  it.each([
    ['an unknown one', '/activities/aaij-DEU/dance', {}, 404],
    ['one without its product', '/activities/aaij-DEU/viewProduct', {}, 400],
    ['one of an unknown site', '/activities/aaij-XXX/viewPage', {}, 404],
  ])('%s is refused', async (_name, path, body, status) => {
    const answer = await call('POST', path, body)
    expect(answer).toMatchObject({status, body: {status, message: expect.any(String)}})
  })

  it('need a client id', async () => {
    expect((await call('POST', '/activities/aaij-DEU/viewPage', {}, {})).status).toBe(401)
  })
})

describe('recommendations', () => {
  it('are listed by name and type', async () => {
    const {body} = await call<{recommenders: {name: string; recommenderType: string}[]}>(
      'GET',
      '/personalization/recommenders/aaij-DEU',
    )
    expect(body.recommenders).toContainEqual({
      name: 'pdp-similar-items',
      recommenderType: 'product-to-product',
      description: expect.any(String),
    })
    expect(body.recommenders.map(({name}) => name)).toContain('custom-Accessories')
  })

  it('leave out the product itself and what cannot be shown', async () => {
    const answer = await recs('pdp-similar-items', {products: [{id: 'blanket'}]})
    expect(answer).toMatchObject({
      recoUUID: expect.any(String),
      recommenderName: 'pdp-similar-items',
    })
    expect(ids(answer)).toContain('cup-set')
    expect(ids(answer)).not.toContain('blanket')
    expect(ids(answer)).not.toContain('offline')
    const set = await recs('complete-the-set', {products: [{id: 'blanket'}]})
    expect(ids(set)).toEqual(['cup-set'])
    expect(set.recs[0]).toMatchObject({product_name: 'cup-set', product_url: '/product/cup-set'})
  })

  it('remember what somebody looked at, the latest first', async () => {
    for (const id of ['blanket', 'cup-set', 'blanket']) await view('looker', id)
    await view('other', 'last-one')
    const mine = await recs('viewed-recently-einstein', {cookieId: 'looker'})
    expect(ids(mine)).toEqual(['blanket', 'cup-set'])
    expect(ids(await recs('viewed-recently-einstein', {cookieId: 'nobody'}))).toEqual([])
  })

  it('know what is looked at together', async () => {
    for (const cookie of ['a', 'b', 'c']) {
      await view(cookie, 'last-one')
      await view(cookie, 'stroller-green')
    }
    const answer = await recs('product-to-product-einstein', {products: [{id: 'last-one'}]})
    expect(ids(answer)[0]).toBe('stroller-green')
  })

  it('know what sells', async () => {
    seedProduct(shop.db, {id: 'hit', prices: {EUR: 500, USD: 500, JPY: 500}, stock: 9})
    shop.db.prepare("UPDATE data_revision SET revision = revision + 1 WHERE name = 'catalog'").run()
    const shopper = await newShopper(shop)
    const {basketId} = await readyBasket(shopper, {productItems: [{productId: 'hit', quantity: 1}]})
    expect((await shopper.call('POST', ORDERS, {basketId})).status).toBe(200)
    expect(ids(await recs('products-in-all-categories'))[0]).toBe('hit')
    const inCategory = await recs('home-top-revenue-for-category', {categories: [{id: 'nowhere'}]})
    expect(ids(inCategory)).toEqual([])
  })

  it('obey rules', async () => {
    const cheap = {type: 'show', field: 'current_price', operator: 'lessThan', values: [20]}
    expect(ids(await recs('products-in-all-categories', {rules: [cheap]})).sort()).toEqual([
      'cup-set',
      'hit',
    ])
    const without = {type: 'exclude', field: 'id', operator: 'equals', values: ['hit']}
    const rest = await recs('products-in-all-categories', {rules: [cheap, without]})
    expect(ids(rest)).toEqual(['cup-set'])
  })

  it('fill zones under a title', async () => {
    const {body} = await call<Recs>('POST', '/personalization/aaij-DEU/zones/cart/recs', {
      products: [{id: 'blanket'}],
    })
    expect(body).toMatchObject({
      recommenderName: 'complete-the-set',
      displayMessage: 'You Might Also Like',
    })
    expect(ids(body)).toContain('cup-set')
  })

  it.each([
    ['recommender', '/personalization/recs/aaij-DEU/nothing'],
    ['zone', '/personalization/aaij-DEU/zones/nothing/recs'],
  ])('of an unknown %s are not found', async (_name, path) => {
    expect((await call('POST', path, {})).status).toBe(404)
  })

  it('may be asked for by a page of another host', async () => {
    const response = await fetch(`${shop.baseUrl}/v3/personalization/recs/aaij-DEU/x`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type, x-cq-client-id',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toContain('x-cq-client-id')
  })
})
