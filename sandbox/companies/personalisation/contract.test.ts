/** The service against its reference: activities with their bodies, lists, zones and answers. */
import {queryAll} from '../../db/database'
import {callShop} from '../../testing/shopper'
import {startTestShop, type TestShop} from '../../testing/test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const call = <Body>(method: string, path: string, body?: unknown) =>
  callShop<Body>(shop, method, `/v3${path}`, {body, headers: {'x-cq-client-id': '1f1e1d1c'}})

/** Fields that every body carries. */
const COMMON = {realm: 'aaij', instanceType: 'sbx', cookieId: 'usid-1', userId: 'hash-1'}
const product = {id: 'blanket', price: 44.93, sku: 'blanket-green'}
const hit = {id: 'blanket', sku: 'blanket', altId: '', altIdType: ''}
const line = {...product, quantity: 2}
const reco = {recommenderName: 'pdp-similar-items', __recoUUID: 'answer-1'}

/** The body of each activity, and the fields without which it is refused. */
const activities: Readonly<Record<string, readonly [object, ...string[]]>> = {
  viewProduct: [{product}, 'product'],
  viewSearch: [{searchText: 'pram', products: [hit], showProducts: true}, 'searchText'],
  clickSearch: [{searchText: 'pram', product: hit}, 'searchText', 'product'],
  viewCategory: [{category: {id: 'all'}, products: [hit], showProducts: true}, 'category'],
  clickCategory: [{category: {id: 'all'}, product: hit}, 'category', 'product'],
  viewReco: [{...reco, products: [{id: 'blanket'}]}, 'recommenderName', 'products'],
  clickReco: [{...reco, product: {id: 'blanket'}}, 'recommenderName', 'product'],
  viewPage: [{currentLocation: '/home'}, 'currentLocation'],
  beginCheckout: [{products: [line], amount: 89.86, checkoutType: 'traditional'}, 'products'],
  checkoutStep: [
    {stepName: 'Payment', stepNumber: 3, basketId: 'b', checkoutType: 'traditional'},
    'stepName',
    'stepNumber',
    'basketId',
  ],
  addToCart: [{products: [line]}, 'products'],
  finishCheckout: [{orderId: '1', products: [line], amount: 89.86}, 'products'],
}

describe.each(Object.entries(activities))('%s', (activity, [body, ...needed]) => {
  const path = `/activities/aaij-DEU/${activity}`

  it('is stored whole, with the visitor', async () => {
    const answer = await call('POST', path, {...COMMON, ...body})
    expect(answer).toMatchObject({status: 200, body: {uuid: expect.any(String)}})
    const [row] = queryAll<{cookie_id: string; user_id: string; body: string}>(
      shop.db,
      'SELECT cookie_id, user_id, body FROM activity WHERE kind = ? ORDER BY id DESC LIMIT 1',
      activity,
    )
    expect(row).toMatchObject({cookie_id: 'usid-1', user_id: 'hash-1'})
    expect(JSON.parse(row?.body ?? '')).toEqual({...COMMON, ...body})
  })

  it('of a guest has no user', async () => {
    const {userId: _userId, ...guest} = COMMON
    expect((await call('POST', path, {...guest, ...body})).status).toBe(200)
  })

  it.each(needed)('is refused without %s', async (field) => {
    const rest = Object.fromEntries(Object.entries(body).filter(([name]) => name !== field))
    const {status, body: problem} = await call<{message: string}>('POST', path, {
      ...COMMON,
      ...rest,
    })
    expect(status).toBe(400)
    expect(problem.message).toContain(field)
  })
})

it.each(['not JSON', '[', '{"product":'])('refuses the body %s', async (text) => {
  const answer = await fetch(`${shop.baseUrl}/v3/activities/aaij-DEU/viewPage`, {
    method: 'POST',
    headers: {'x-cq-client-id': '1f1e1d1c', 'content-type': 'application/json'},
    body: text,
  })
  expect(answer.status).toBe(400)
})

interface Recs {
  recs: {id: string; product_name: string; image_url: string; product_url: string}[]
  recoUUID: string
  recommenderName: string
  displayMessage: string
}

const RECOMMENDERS = [
  'pdp-similar-items',
  'viewed-recently-einstein',
  'product-to-product-einstein',
  'complete-the-set',
  'home-top-revenue-for-category',
  'products-in-all-categories',
  'custom-Accessories',
]

it('lists its recommenders, and each of them answers', async () => {
  const {body} = await call<{recommenders: {name: string}[]}>(
    'GET',
    '/personalization/recommenders/aaij-DEU',
  )
  const names = body.recommenders.map(({name}) => name)
  expect(names).toEqual(expect.arrayContaining(RECOMMENDERS))
  for (const name of names) {
    const answer = await call<Recs>('POST', `/personalization/recs/aaij-DEU/${name}`, {
      ...COMMON,
      products: [{id: 'blanket'}],
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      recs: expect.any(Array),
      recoUUID: expect.stringMatching(/^[\da-f-]{36}$/),
      recommenderName: name,
    })
    for (const rec of answer.body.recs) {
      expect(rec).toEqual({
        id: expect.any(String),
        product_name: expect.any(String),
        image_url: expect.any(String),
        product_url: `/product/${rec.id}`,
      })
    }
  }
})

it.each(['home', 'category', 'pdp', 'cart', 'recently-viewed'])(
  'names recommender and title of the zone %s',
  async (zone) => {
    const path = `/personalization/aaij-DEU/zones/${zone}/recs`
    const {status, body} = await call<Recs>('POST', path, COMMON)
    expect(status).toBe(200)
    expect(body.recommenderName).not.toBe('')
    expect(body.displayMessage).not.toBe('')
  },
)

it('takes products or categories, not both', async () => {
  const path = '/personalization/recs/aaij-DEU/pdp-similar-items'
  const both = {products: [{id: 'blanket'}], categories: [{id: 'all'}]}
  expect((await call('POST', path, both)).status).toBe(400)
})
