import {execute} from '../../../db/database'
import {startArchiveShop, type ArchiveShop} from '../../../testing/archive-shop'
import {
  BASKETS,
  newCustomer,
  newShopper,
  usidOf,
  type Query,
  type TestShopper,
} from '../../../testing/shopper'
import {exampleEndpoints} from '../../../testing/example-shop'
import {contextArchive} from '../../../testing/context-archive'

let shop: ArchiveShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startArchiveShop(contextArchive, {flags: exampleEndpoints})
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop, 'TST')
})

const contextPath = (who: TestShopper = shopper) =>
  `/shopper/shopper-context/v1/organizations/:org/shopper-context/${usidOf(who)}`
const inContext = async (context: object, query: Query = {}) => {
  const answer = await shopper.call('PUT', contextPath(), context, query)
  expect(answer).toMatchObject({status: 201})
  return answer
}

interface Promoted {
  productPromotions?: {promotionId: string; promotionalPrice: number}[]
}
interface Hit extends Promoted {
  productId: string
  price: number
}
interface Found {
  /** Absent when there are none. */
  hits?: Hit[]
  total: number
  refinements: {attributeId: string; values: {value: string; hitCount: number}[]}[]
}
const search = async (query: Query = {}) => {
  const path = '/search/shopper-search/v1/organizations/:org/product-search'
  const {status, body: found} = await shopper.call<Found>('GET', path, undefined, {
    refine: 'cgid=root',
    expand: 'prices,promotions',
    ...query,
  })
  expect(status).toBe(200)
  return found
}
const least = (price: number | undefined, {productPromotions = []}: Promoted) =>
  Math.min(price ?? Infinity, ...productPromotions.map(({promotionalPrice}) => promotionalPrice))

/** The price that each read shows for the stool, promotions included. */
async function pricesOfStool() {
  const product = '/product/shopper-products/v1/organizations/:org/products/stool'
  const ocapi = '/s/TST/dw/shop/v21_3'
  const read = async <Body>(path: string, query: Query = {}) =>
    (await shopper.call<Body>('GET', path, undefined, query)).body
  const one = await read<Hit>(product, {expand: 'prices,promotions'})
  const hit = (await search()).hits?.find(({productId}) => productId === 'stool')
  const hits = await read<{hits: {product_id: string; price: number}[]}>(
    `${ocapi}/product_search`,
    {
      refine: 'cgid=root',
      expand: 'prices',
    },
  )
  const basket = await shopper.call<{productItems: {priceAfterItemDiscount: number}[]}>(
    'POST',
    BASKETS,
    {productItems: [{productId: 'stool', quantity: 1}]},
  )
  return {
    product: least(one.price, one),
    promotions: least(one.price, await read<Promoted>(`${product}/promotions`)),
    hit: least(hit?.price, hit ?? {}),
    basket: basket.body.productItems[0]?.priceAfterItemDiscount,
    own: {
      product: one.price,
      prices: (await read<Hit>(`${product}/prices`)).price,
      hit: hit?.price,
      ocapi: (await read<{price: number}>(`${ocapi}/products/stool`, {expand: 'prices'})).price,
      ocapiHit: hits.hits.find((found) => found.product_id === 'stool')?.price,
    },
  }
}

describe('a context changes the prices of every read', () => {
  it.each([
    ['without a context', undefined, 100, 100],
    ['for a source code', {sourceCode: 'letter'}, 60, 60],
    ['for a customer group', {customerGroupIds: ['Club']}, 70, 70],
    ['for a custom qualifier', {customQualifiers: {deviceType: 'mobile'}}, 100, 90],
    ['for a place', {geoLocation: {countryCode: 'DE'}}, 100, 80],
    ['for an address', {clientIp: '192.0.2.7'}, 100, 80],
    ['for a store', {assignmentQualifiers: {store: 'boston'}}, 50, 35],
    ['for a time', {effectiveDateTime: '2099-04-01T00:00:00Z'}, 40, 40],
    ['not for other qualifiers', {customQualifiers: {deviceType: 'desk'}}, 100, 100],
    ['not for other stores', {assignmentQualifiers: {store: 'london'}}, 100, 100],
  ])('%s', async (_name, context, own, price) => {
    if (context) await inContext(context)
    expect(await pricesOfStool()).toEqual({
      product: price,
      promotions: price,
      hit: price,
      basket: price,
      own: {product: own, prices: own, hit: own, ocapi: own, ocapiHit: own},
    })
  })

  it('for a coupon code where products are shown; the basket redeems only its own', async () => {
    await inContext({couponCodes: ['SAVE', 'unknown']})
    expect(await pricesOfStool()).toMatchObject({product: 75, hit: 75, basket: 100})
  })

  it('but none that asks for everyone', async () => {
    await inContext({sourceCode: 'letter'})
    const path = '/product/shopper-products/v1/organizations/:org/products/stool'
    const answer = await shopper.call<Hit>('GET', path, undefined, {personalized: 'none'})
    expect(answer.body.price).toBe(100)
  })
})

describe('a context changes listings', () => {
  const count = ({refinements}: Found, value: string) =>
    refinements
      .find(({attributeId}) => attributeId === 'price')
      ?.values.find((one) => one.value === value)?.hitCount ?? 0

  it('in order, price filter and counts', async () => {
    const ids = ({hits = []}: Found) => hits.map(({productId}) => productId)
    const query = {refine: 'price=(45..55)'}
    const [usual, filtered] = [await search({sort: 'price'}), await search(query)]
    // One variant of the chair costs less than the stool.
    expect(ids(usual)).toEqual(['table', 'chair', 'stool'])
    expect(ids(filtered)).toEqual([])
    await inContext({assignmentQualifiers: {store: 'boston'}})
    const found = await search({sort: 'price'})
    expect(ids(found)).toEqual(['stool', 'table', 'chair'])
    expect(ids(await search(query))).toEqual(['stool'])
    expect(count(found, '(0..100)')).toBe(count(usual, '(0..100)') + 1)
  })

  it('in the order that a campaign sets', async () => {
    const first = async () => (await search()).hits?.[0]?.productId
    expect(await first()).toBe('table')
    await inContext({customerGroupIds: ['Club']})
    expect(await first()).toBe('chair')
  })

  it('in the products of a promotion', async () => {
    const ofPromotion = async () => (await search({refine: 'pmid=mobile'})).total
    expect(await ofPromotion()).toBe(0)
    await inContext({customQualifiers: {deviceType: 'mobile'}})
    expect(await ofPromotion()).toBe(1)
  })

  it('in what is online at that time', async () => {
    const product = '/product/shopper-products/v1/organizations/:org/products/hidden'
    expect((await search({q: 'lamp'})).total).toBe(0)
    expect((await shopper.call('GET', product)).status).toBe(404)
    await inContext({effectiveDateTime: '2099-04-01T00:00:00Z'})
    expect((await search({q: 'lamp'})).total).toBe(1)
    expect(await shopper.call('GET', product)).toMatchObject({status: 200, body: {price: 10}})
  })

  it('in suggestions', async () => {
    await inContext({sourceCode: 'letter'})
    const path = '/search/shopper-search/v1/organizations/:org/search-suggestions'
    const {body: found} = await shopper.call('GET', path, undefined, {q: 'stool'})
    expect(found).toMatchObject({productSuggestions: {products: [{price: 60}]}})
  })
})

describe('a context changes slots and qualifiers', () => {
  const slot = async () => {
    const path = '/s/TST/default/sapi/getSlot'
    const {body: found} = await shopper.call<{html: string}>('GET', path, undefined, {
      slotId: 'hero',
    })
    return found.html
  }

  it.each([
    ['Everyone', undefined],
    ['Mobile', {customQualifiers: {deviceType: 'mobile'}}],
    ['Later', {effectiveDateTime: '2099-04-01T00:00:00Z'}],
  ])('%s', async (text, context) => {
    if (context) await inContext(context)
    expect(await slot()).toBe(text)
  })

  it('that pages ask for', async () => {
    await inContext({clientIp: '192.0.2.7'})
    const path = '/experience/shopper-experience/v1/organizations/:org/qualifiers/resolve'
    const asked = {
      customerGroups: ['German', 'Mobile'],
      campaignQualifiers: [{campaignId: 'german'}, {campaignId: 'mobile'}],
    }
    expect((await shopper.call('POST', path, asked)).body).toEqual({
      customerGroups: {German: true, Mobile: false},
      campaigns: {german: true, mobile: false},
    })
  })
})

describe('answers of one shopper', () => {
  it('are not those of another', async () => {
    await inContext({sourceCode: 'letter'})
    const own = await search()
    shopper = await newShopper(shop, 'TST')
    const other = await search()
    const priceIn = ({hits}: Found) => hits?.find(({productId}) => productId === 'stool')?.price
    expect([priceIn(own), priceIn(other)]).toEqual([60, 100])
  })

  it('of OCAPI may be shared only if they are the same for everyone', async () => {
    const read = () => shopper.call('GET', '/s/TST/dw/shop/v21_3/products/stool')
    expect((await read()).headers.get('cache-control')).toMatch(/^max-age=60/)
    await inContext({sourceCode: 'letter'})
    expect((await read()).headers.get('cache-control')).toMatch(/^private/)
  })
})

describe('the place of a context', () => {
  const place = (answer: {headers: Headers}) => answer.headers.get('X-Geolocation')

  it('is in a header, that of geoLocation before that of clientIp', async () => {
    const american = {clientIp: '198.51.100.9'}
    const created = await inContext(american)
    expect(place(created)).toBe(
      'CountryCode: US; Country: United States; MetroCode: 0; Latitude: 37.751; Longitude: -97.822',
    )
    expect(place(await shopper.call('GET', contextPath()))).toBe(place(created))
    const geoLocation = {countryCode: 'JP', country: 'Japan 日本\n', metroCode: '5'}
    const changed = await shopper.call('PATCH', contextPath(), {geoLocation})
    expect(place(changed)).toBe('CountryCode: JP; Country: Japan ; MetroCode: 5')
  })

  it('is only shown, not stored, when the address must not be evaluated', async () => {
    const query = {evaluateContextWithClientIp: false}
    const created = await inContext({clientIp: '192.0.2.7', sourceCode: 'x'}, query)
    expect(place(created)).toMatch(/^CountryCode: DE/)
    const read = await shopper.call('GET', contextPath())
    expect(place(read)).toBeNull()
    expect(read.body).toEqual({sourceCode: 'x'})
  })

  it('is unknown for other addresses', async () => {
    expect(place(await inContext({clientIp: '8.8.8.8'}))).toBeNull()
  })
})

describe('the life of a context', () => {
  const DAY = 86_400_000
  const age = (milliseconds: number) =>
    execute(shop.db, 'UPDATE shopper_context SET expires_at = expires_at - ?', milliseconds)
  const status = async (who: TestShopper) => (await who.call('GET', contextPath(who))).status

  it('is a day for guests and a week for customers; a change does not extend it', async () => {
    const customer = await newCustomer(shop, 'TST')
    for (const who of [shopper, customer]) {
      expect((await who.call('PUT', contextPath(who), {sourceCode: 'letter'})).status).toBe(201)
    }
    age(DAY - 60_000)
    expect([await status(shopper), await status(customer)]).toEqual([200, 200])
    await shopper.call('PATCH', contextPath(), {customQualifiers: {deviceType: 'mobile'}})
    age(120_000)
    expect([await status(shopper), await status(customer)]).toEqual([404, 200])
    expect((await pricesOfStool()).own.hit).toBe(100)
    age(6 * DAY)
    expect(await status(customer)).toBe(404)
  })

  it('begins again when it is created again', async () => {
    await inContext({sourceCode: 'letter'})
    age(DAY - 60_000)
    expect((await shopper.call('PUT', contextPath(), {sourceCode: 'letter'})).status).toBe(200)
    age(120_000)
    expect(await status(shopper)).toBe(200)
  })

  it('ends with a logout', async () => {
    const customer = await newCustomer(shop, 'TST')
    await customer.call('PUT', contextPath(customer), {sourceCode: 'letter'})
    const path = `/shopper/auth/v1/organizations/:org/oauth2/logout`
    const {refresh_token: refreshToken} = customer.tokens
    const query = {
      client_id: shop.clientId,
      channel_id: 'TST',
      refresh_token: refreshToken,
    }
    expect((await customer.call('GET', path, undefined, query)).status).toBe(200)
    const rows = shop.db.prepare('SELECT 1 FROM shopper_context WHERE usid = ?')
    expect(rows.all(usidOf(customer))).toEqual([])
  })
})

it('takes no more than 20 qualifiers, also by changes', async () => {
  const qualifiers = (first: number, count: number) => ({
    customQualifiers: Object.fromEntries(
      Array.from({length: count}, (_, index) => [`q${first + index}`, 'x']),
    ),
  })
  expect((await shopper.call('PUT', contextPath(), qualifiers(0, 21))).status).toBe(400)
  await inContext(qualifiers(0, 15))
  expect((await shopper.call('PATCH', contextPath(), qualifiers(15, 5))).status).toBe(200)
  expect((await shopper.call('PATCH', contextPath(), qualifiers(20, 1))).status).toBe(400)
})
