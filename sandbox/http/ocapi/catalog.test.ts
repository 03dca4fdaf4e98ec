import {referenceShop} from '../../testing/test-archive'
import {startArchiveShop, type ArchiveShop} from '../../testing/archive-shop'

let shop: ArchiveShop

const store = (id: string, city: string, postal: string, latitude: number, longitude: number) =>
  `<store store-id="${id}"><name>Shop ${city}</name><address1>Street 1</address1><city>${city}</city>
   <postal-code>${postal}</postal-code><country-code>DE</country-code><phone>+49 30 0000</phone>
   <store-hours xml:lang="x-default">Mo-Sa 10-19</store-hours><store-hours xml:lang="fr-FR">Lu-Sa 10-19</store-hours>
   <latitude>${latitude}</latitude><longitude>${longitude}</longitude>
   <inventory-list-id>inventory_m</inventory-list-id>
   <store-locator-enabled-flag>true</store-locator-enabled-flag></store>`

const more = {
  'sites/RefArch/stores.xml': `<stores xmlns="x">
    ${store('berlin', 'Berlin', '10178', 52.52, 13.405)}
    ${store('potsdam', 'Potsdam', '14467', 52.4, 13.06)}
    ${store('hamburg', 'Hamburg', '20095', 53.55, 9.99)}
  </stores>`,
  'sites/RefArch/redirect-urls.xml': `<redirect-urls xmlns="x">
    <redirect-url uri="/old-coats"><destination-id>mens-coats</destination-id><destination-type>category</destination-type><status-code>301</status-code><enabled-flag>true</enabled-flag><copy-source-params>yes</copy-source-params></redirect-url>
    <redirect-url uri="/gone/*"><destination-url>https://example.test/new</destination-url><status-code>302</status-code></redirect-url>
    <redirect-url uri="/gone/*/twice"><destination-url>/mens</destination-url><priority>1</priority></redirect-url>
    <redirect-url uri="/gone/but/exact"><destination-id>returns</destination-id><destination-type>content</destination-type><priority>9</priority><additional-url-params>&amp;a=1</additional-url-params><copy-source-params>no</copy-source-params></redirect-url>
    <redirect-url source-id="99999999M" source-type="product"><destination-id>25500001M</destination-id><destination-type>product</destination-type></redirect-url>
    <redirect-url source-id="mens-hats" source-type="category"><destination-id>mens-coats</destination-id><destination-type>category</destination-type></redirect-url>
    <redirect-url uri="/early"><destination-url>/mens</destination-url><online-from>2999-01-01T00:00:00.000Z</online-from></redirect-url>
    <redirect-url uri="/late"><destination-url>/mens</destination-url><online-to>2001-01-01T00:00:00.000Z</online-to></redirect-url>
    <redirect-url uri="/off"><destination-url>https://example.test</destination-url><enabled-flag>false</enabled-flag></redirect-url>
  </redirect-urls>`,
  'libraries/RefArchSharedLibrary/library.xml': `<library xmlns="x" library-id="RefArchSharedLibrary">
    <folder folder-id="root"><online-flag>true</online-flag></folder>
    <folder folder-id="help"><online-flag>true</online-flag><parent>root</parent></folder>
    ${['returns', 'delivery', 'payment']
      .map(
        (
          id,
        ) => `<content content-id="${id}"><display-name xml:lang="x-default">About ${id}</display-name>
      <online-flag>true</online-flag><searchable-flag>true</searchable-flag>
      <folder-links><classification-link folder-id="help"/></folder-links></content>`,
      )
      .join('')}
  </library>`,
}

beforeAll(async () => {
  shop = await startArchiveShop(more, {shop: referenceShop, siteId: 'RefArch'})
})
afterAll(() => shop.close())

type Body = Record<string, unknown> & {fault?: {type: string}}

async function ocapi(path: string, init: RequestInit = {}) {
  const answer = await fetch(`${shop.baseUrl}/s/RefArch/dw/shop/v21_3/${path}`, {
    ...init,
    headers: {'x-dw-client-id': shop.clientId, ...init.headers},
  })
  const text = await answer.text()
  return {status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Body}
}

describe('OCAPI products', () => {
  it('tell only what is asked for', async () => {
    const {body} = await ocapi('products/watch-item')
    expect(body).toMatchObject({
      _v: '21.3',
      _type: 'product',
      id: 'watch-item',
      name: 'Field watch',
      type: {_type: 'product_type', item: true, option: true},
    })
    for (const name of ['price', 'inventory', 'options', 'image_groups']) {
      expect(body).not.toHaveProperty(name)
    }
  })

  it('have every expansion', async () => {
    const {body} = await ocapi(
      'products/25500001M?expand=availability,images,prices,variations,links,promotions,recommendations,options,set_products,bundled_products&locale=fr-FR&all_images=true',
    )
    expect(body).toMatchObject({
      name: 'Ciré',
      price: 90,
      price_max: 120,
      inventory: {_type: 'inventory', id: 'inventory_m', ats: 14, stock_level: 14},
      prices: {'usd-m-list-prices': 120, 'usd-m-sale-prices': 90},
      master: {_type: 'master', master_id: '25500001M', price: 90},
      product_links: [{_type: 'product_link', type: 'cross_sell'}],
    })
    const variants = body['variants'] as Body[]
    expect(variants[0]).toMatchObject({
      _type: 'variant',
      product_id: '701640000001M',
      variation_values: {color: 'navy', size: 'S'},
      link: 'http://shop.test/s/RefArch/dw/shop/v21_3/products/701640000001M',
    })
    const groups = body['image_groups'] as Body[]
    expect(groups[0]).toMatchObject({_type: 'image_group', view_type: 'large'})
  })

  it('have each expansion as a call of its own', async () => {
    const {body} = await ocapi('products/watch-item/options?currency=EUR')
    const options = body['options'] as {values: Body[]}[]
    expect(options[0]?.values[1]).toMatchObject({_type: 'option_value', id: '001', price: 27.5})
    expect(body).not.toHaveProperty('prices')
    const set = await ocapi('products/outfit-set/set_products')
    expect(set.body['set_products']).toMatchObject([
      {_type: 'product', id: '25500001M'},
      {_type: 'product', id: 'watch-item'},
    ])
    const bundle = await ocapi('products/gift-bundle/bundled_products')
    expect(bundle.body['bundled_products']).toMatchObject([
      {product: {_type: 'product', id: '701640000002M'}, quantity: 1},
      {product: {id: 'watch-item'}, quantity: 2},
    ])
  })

  it('come several at once, unknown ones left out', async () => {
    const {body} = await ocapi('products/(watch-item,none,gift-bundle)?expand=prices')
    expect(body).toMatchObject({_type: 'product_result', count: 2, total: 2})
    expect((body['data'] as Body[]).map(({price}) => price)).toEqual([80, 250])
  })

  it.each([
    ['products/none', 404, 'ProductNotFoundException'],
    ['products/watch-item?expand=everything', 400, 'InvalidExpandValueException'],
    ['products/watch-item?currency=JPY', 400, 'UnsupportedCurrencyException'],
    ['products/watch-item/everything', 404, 'NotFoundException'],
    ['categories/none', 404, 'CategoryNotFoundException'],
    ['stores/none', 404, 'StoreNotFoundException'],
    ['stores?latitude=1', 400, 'MissingParameterException'],
    ['content_search?refine=cgid=x', 400, 'MalformedParameterException'],
  ])('answer %s with a fault', async (path, status, type) => {
    expect(await ocapi(path)).toMatchObject({status, body: {fault: {type}}})
  })
})

describe('OCAPI categories', () => {
  it('go down as many levels as asked', async () => {
    const {body} = await ocapi('categories/root?levels=2')
    expect(body).toMatchObject({
      _type: 'category',
      id: 'root',
      categories: [
        {_type: 'category', id: 'mens', categories: [{id: 'mens-coats'}]},
        {id: 'gifts'},
      ],
    })
    expect((await ocapi('categories/root?levels=0')).body).not.toHaveProperty('categories')
    expect((await ocapi('categories/(mens,none,gifts)')).body).toMatchObject({count: 2})
  })
})

describe('stores', () => {
  it('are found around a place, nearest first, page by page', async () => {
    const near = await ocapi('stores?latitude=52.5&longitude=13.4&max_distance=100&count=1')
    expect(near.body).toMatchObject({
      _type: 'store_result',
      count: 1,
      total: 2,
      start: 0,
      data: [{_type: 'store', id: 'berlin', city: 'Berlin', distance_unit: 'km'}],
    })
    const next = await fetch(`${shop.baseUrl}${String(near.body['next'])}`, {
      headers: {'x-dw-client-id': shop.clientId},
    })
    expect(await next.json()).toMatchObject({data: [{id: 'potsdam'}], start: 1})
    const only = await ocapi('stores?country_code=DE&postal_code=20095')
    expect((only.body['data'] as Body[]).map(({id}) => id)).toEqual(['hamburg'])
    expect((await ocapi('stores?country_code=DE&postal_code=99999')).body).toMatchObject({total: 0})
  })

  it('are read by id in the language of the call', async () => {
    const {body} = await ocapi('stores/berlin?locale=fr-FR')
    expect(body).toMatchObject({
      id: 'berlin',
      postal_code: '10178',
      store_hours: 'Lu-Sa 10-19',
      inventory_id: 'inventory_m',
      store_locator_enabled: true,
      pos_enabled: false,
    })
    expect((await ocapi('stores/(hamburg,none)')).body).toMatchObject({count: 1})
  })

  it('are the same through the Shopper API', async () => {
    const byId = await shop.get<Body>('store', '/stores', {ids: 'hamburg,berlin'})
    expect(byId.body).toMatchObject({total: 2, data: [{id: 'hamburg'}, {id: 'berlin'}]})
    const near = await shop.get<Body>('store', '/store-search', {
      countryCode: 'DE',
      postalCode: '10178',
      limit: '2',
    })
    expect(near.body).toMatchObject({
      limit: 2,
      offset: 0,
      total: 3,
      data: [
        {id: 'berlin', distance: 0, distanceUnit: 'km', inventoryId: 'inventory_m'},
        {id: 'potsdam'},
      ],
    })
    const miles = await shop.get<Body>('store', '/store-search', {
      latitude: '52.52',
      longitude: '13.405',
      distanceUnit: 'mi',
      maxDistance: '20',
    })
    expect(miles.body).toMatchObject({total: 2})
    const half = await shop.get<{type: string}>('store', '/store-search', {countryCode: 'DE'})
    expect(half).toMatchObject({status: 400})
    expect(half.body.type).toContain('missing-postal-code')
    const none = await shop.get<{type: string; title: string}>('store', '/stores')
    expect(none).toMatchObject({status: 400, body: {title: 'Bad Request'}})
    expect(none.body.type).toContain('missing-query-parameter')
  })
})

describe('url-mapping', () => {
  const map = (urlSegment: string, locale = 'en-US') =>
    shop.get<Body>('seo', '/url-mapping', {urlSegment, locale})

  it('finds categories by their names, products and content by their files', async () => {
    expect((await map('mens/coats')).body).toEqual({
      resourceType: 'CATEGORY',
      resourceId: 'mens-coats',
    })
    expect((await map('/hommes/manteaux', 'fr-FR')).body).toMatchObject({resourceId: 'mens-coats'})
    expect((await map('rain-coat/25500001M.html')).body).toEqual({
      resourceType: 'PRODUCT',
      resourceId: '25500001M',
    })
    expect((await map('help/returns.html')).body).toMatchObject({
      resourceType: 'CONTENT_ASSET',
      resourceSubType: 'STANDARD_CONTENT_ASSET',
      resourceId: 'returns',
    })
  })

  it('follows redirects that are in force', async () => {
    expect((await map('/old-coats')).body).toEqual({
      resourceType: 'CATEGORY',
      resourceId: 'mens-coats',
      destinationUrl: 'mens/coats',
      statusCode: 301,
      copySourceParams: true,
    })
    expect((await map('/gone/long/ago')).body).toMatchObject({
      destinationUrl: 'https://example.test/new',
      statusCode: 302,
    })
    const elsewhere = await map('/mens/coats', 'ab-CD')
    expect(elsewhere).toMatchObject({
      status: 400,
      body: {title: 'Unknown Locale', detail: "The locale 'ab-CD' is unknown.", locale: 'ab-CD'},
    })
    for (const notInForce of ['/early', '/late']) expect((await map(notInForce)).status).toBe(404)
    const off = await map('/off')
    expect(off.status).toBe(404)
    expect(String(off.body['type'])).toContain('seo-url-mapping-not-found')
  })

  it('tries sources without a wildcard first, then by priority', async () => {
    expect((await map('gone/but/exact')).body).toEqual({
      resourceType: 'CONTENT_ASSET',
      resourceSubType: 'STANDARD_CONTENT_ASSET',
      resourceId: 'returns',
      destinationUrl: 'returns.html',
      statusCode: 301,
      copySourceParams: false,
      additionalUrlParams: '&a=1',
    })
    expect((await map('gone/once/twice')).body).toMatchObject({destinationUrl: '/mens'})
    expect((await map('gone/twice')).body).toMatchObject({statusCode: 302})
    expect((await map('begone/x')).status).toBe(404)
  })

  it('knows a product that is gone by the id in its address', async () => {
    expect((await map('old/99999999M.html')).body).toMatchObject({
      resourceType: 'PRODUCT',
      resourceId: '25500001M',
      destinationUrl: '25500001M.html',
      statusCode: 301,
    })
    expect((await map('99999999M')).status).toBe(404)
  })

  it('answers 404 for a segment with a query', async () => {
    expect((await map('mens/coats?color=red')).status).toBe(404)
  })
})

describe('content, site and reports', () => {
  it('searches content by folder and words, with the next page as a link', async () => {
    const {body} = await ocapi('content_search?refine=fdid=root&count=2&sort=name=asc')
    expect(body).toMatchObject({
      _type: 'content_search_result',
      count: 2,
      total: 3,
      hits: [{_type: 'content', id: 'delivery'}, {id: 'payment'}],
    })
    const next = await fetch(`${shop.baseUrl}${String(body['next'])}`, {
      headers: {'x-dw-client-id': shop.clientId},
    })
    expect(await next.json()).toMatchObject({hits: [{id: 'returns'}], start: 2})
    expect((await ocapi('content_search?q=about%20PAY')).body).toMatchObject({
      total: 1,
      hits: [{id: 'payment'}],
    })
  })

  it.each(['(total,hits.(id,name))', 'total,hits.(id,name)'])(
    'shows of an answer what is selected: %s',
    async (select) => {
      const {body} = await ocapi(`content_search?q=payment&select=${encodeURIComponent(select)}`)
      expect(body).toEqual({
        _v: '21.3',
        _type: 'content_search_result',
        total: 1,
        hits: [{_type: 'content', id: 'payment', name: 'About payment'}],
      })
    },
  )

  it('shows everything for (**), and refuses what it cannot read', async () => {
    const {body} = await ocapi('content_search?q=payment&select=(**)')
    expect(body).toMatchObject({total: 1, count: 1, query: 'payment'})
    expect(await ocapi('content_search?q=payment&select=(id')).toMatchObject({
      status: 400,
      body: {fault: {type: 'MalformedParameterException'}},
    })
  })

  it('tells what the site is', async () => {
    expect((await ocapi('site')).body).toMatchObject({
      _type: 'site',
      id: 'RefArch',
      status: 'online',
      default_locale: 'en-US',
      default_currency: 'USD',
      allowed_currencies: ['USD', 'EUR'],
      timezone: 'Etc/UTC',
      timezone_offset: 0,
    })
  })
})
