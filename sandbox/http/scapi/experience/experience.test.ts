import {findElement} from '../../../domains/pages/page-repository'
import {templatePages} from '../../../domains/shop-data'
import {SiteRegistry} from '../../../domains/sites/site-registry'
import {execute} from '../../../db/database'
import type {TestShopper} from '../../../testing/shopper'
import {newShopper} from '../../../testing/shopper'
import {addHostedMethod, setPreference} from '../../../testing/site-settings'
import type {TestShop} from '../../../testing/test-shop'
import {startTestShop} from '../../../testing/test-shop'

let shop: TestShop
let shopper: TestShopper

const BASE = '/experience/shopper-experience/v1/organizations/:org'

interface Row {
  id: string
  type: string
  aspect?: string
  data?: object
  links?: object[]
  assignments?: object[]
}

/** Stores an element as the reader of a library does. */
function element({id, type, aspect, data = {}, links = [], assignments = []}: Row): void {
  execute(
    shop.db,
    `INSERT INTO content_asset (library_id, id, online, searchable, texts, custom)
     VALUES ('test-library', ?, '{"default":true}', '{"default":true}', ?, '{}')`,
    id,
    JSON.stringify({name: {default: id}, pageTitle: {default: `${id} title`}}),
  )
  execute(
    shop.db,
    `INSERT INTO page_designer (library_id, id, type, aspect_type, data, links, assignments)
     VALUES ('test-library', ?, ?, ?, ?, ?, ?)`,
    id,
    type,
    aspect ?? null,
    JSON.stringify(data),
    JSON.stringify(links),
    JSON.stringify(assignments),
  )
}

beforeAll(async () => {
  shop = await startTestShop()
  element({
    id: 'homepage',
    type: 'page.storePage',
    aspect: 'plp',
    links: [
      {id: 'tiles', region: 'main', position: 2},
      {id: 'hero', region: 'main', position: 1},
      {id: 'gone', region: 'main', position: 3},
    ],
    assignments: [{objectType: 'category', objectId: 'root', implicit: true}],
  })
  element({
    id: 'hero',
    type: 'component.commerce_assets.banner',
    data: {default: '{"title":"Hello"}', de: '{"title":"Hallo"}'},
  })
  element({
    id: 'tiles',
    type: 'component.commerce_layouts.grid',
    links: [{id: 'tile', region: 'column1', position: 0}],
  })
  element({id: 'tile', type: 'component.commerce_assets.productTile', data: {default: '{"p":1}'}})
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop)
})

const problem = (kind: string) => ({
  type: `https://api.commercecloud.salesforce.com/documentation/error/v1/errors/${kind}`,
})

describe('pages', () => {
  it('come with their components, in order and in the language', async () => {
    const {status, body} = await shopper.call('GET', `${BASE}/pages/homepage`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: 'homepage',
      typeId: 'storePage',
      aspectTypeId: 'plp',
      pageTitle: 'homepage title',
      regions: [
        {
          id: 'main',
          components: [
            {id: 'hero', typeId: 'commerce_assets.banner', data: {title: 'Hallo'}, localized: true},
            {
              id: 'tiles',
              regions: [
                {id: 'column1', components: [{id: 'tile', data: {p: 1}, localized: false}]},
              ],
            },
          ],
        },
      ],
    })
    const english = await shopper.call('GET', `${BASE}/components/hero`, undefined, {
      locale: 'en-DE',
    })
    expect(english.body).toMatchObject({id: 'hero', data: {title: 'Hello'}})
  })

  it('are found by what they are assigned to', async () => {
    const of = (query: Record<string, string>) =>
      shopper.call('GET', `${BASE}/pages`, undefined, query)
    const found = await of({aspectTypeId: 'plp', productId: 'blanket'})
    expect(found.body).toMatchObject({data: [{id: 'homepage'}]})
    expect((await of({aspectTypeId: 'pdp', productId: 'blanket'})).body).toEqual({data: []})
    const neither = await of({aspectTypeId: 'plp'})
    expect(neither).toMatchObject({status: 400, body: problem('business-object-id-invalid')})
    for (const object of ['productId', 'categoryId']) {
      expect(await of({aspectTypeId: 'plp', [object]: 'nothing'})).toMatchObject({
        status: 400,
        body: problem('business-object-id-invalid'),
      })
    }
    expect((await of({productId: 'blanket'})).status).toBe(400)
  })

  it.each([
    ['pages/nothing', 'page-not-found'],
    ['pages/hero', 'page-not-found'],
    ['components/nothing', 'component-not-found'],
    ['contents/nothing', 'content-not-found'],
    ['contents/draft', 'content-not-found'],
    ['folders/nothing', 'folder-not-found'],
  ])('%s is not there', async (path, kind) => {
    const answer = await shopper.call('GET', `${BASE}/${path}`)
    expect(answer).toMatchObject({status: 404, body: problem(kind)})
  })

  it('refuse attributes that are no JSON', async () => {
    const answer = await shopper.call('GET', `${BASE}/pages/homepage`, undefined, {
      aspectAttributes: '{product',
    })
    expect(answer.status).toBe(400)
  })

  it('do not run in circles', () => {
    element({
      id: 'circle',
      type: 'component.x.circle',
      links: [{id: 'circle', region: 'a', position: 0}],
    })
    const site = new SiteRegistry(shop.db).get('DEU')
    const data = {db: shop.db, links: {...shop.config, shopPages: templatePages}}
    const found = site && findElement(data, site, 'circle', 'de-DE')
    expect(found?.id).toBe('circle')
  })
})

it('content and folders are read one by one and together', async () => {
  const one = await shopper.call('GET', `${BASE}/contents/returns`)
  expect(one.body).toMatchObject({id: 'returns', name: 'returns (de)', c_body: '<p>Rückgabe</p>'})
  const many = await shopper.call('GET', `${BASE}/contents`, undefined, {
    ids: 'warranty,nothing,returns',
  })
  expect(many.body).toMatchObject({total: 2, data: [{id: 'warranty'}, {id: 'returns'}]})
  const folder = await shopper.call('GET', `${BASE}/folders/help`)
  expect(folder.body).toMatchObject({id: 'help', name: 'Hilfe', folders: []})
  const folders = await shopper.call('GET', `${BASE}/folders`, undefined, {ids: 'help'})
  expect(folders.body).toMatchObject({total: 1, data: [{id: 'help'}]})
  expect((await shopper.call('GET', `${BASE}/contents`)).status).toBe(400)
})

it('configurations follow the site and its preferences, without secrets', async () => {
  setPreference(shop.db, 'DEU', 'wishlistEnabled', true)
  setPreference(shop.db, 'DEU', 'storefrontPassword', 'hush')
  setPreference(shop.db, 'DEU', 'longRules', 'x'.repeat(256))
  const {body} = await shopper.call<{configurations: {id: string; value: unknown}[]}>(
    'GET',
    '/configuration/shopper-configurations/v1/organizations/:org/configurations',
  )
  const valueOf = (id: string) => body.configurations.find((one) => one.id === id)?.value
  expect(valueOf('defaultCurrency')).toBe('EUR')
  expect(valueOf('allowedLocales')).toMatchObject([
    {id: 'de-DE', default: true, displayName: 'German (Germany)'},
    {id: 'en-DE', default: false},
  ])
  expect(valueOf('wishlistEnabled')).toBe(true)
  expect(valueOf('storefrontPassword')).toBeUndefined()
  expect(valueOf('longRules')).toBeUndefined()
})

it('payment configuration names the provider where a site has hosted methods', async () => {
  const path = '/checkout/shopper-payments/v1/organizations/:org/payment-configuration'
  const none = await shopper.call('GET', path, undefined, {currency: 'EUR'})
  expect(none.body).toEqual({zoneId: null, paymentMethodSetAccounts: [], paymentMethods: []})
  addHostedMethod(shop.db, 'DEU')
  const some = await shopper.call('GET', path, undefined, {currency: 'EUR', amount: '20.50'})
  expect(some.body).toMatchObject({
    paymentMethodSetAccounts: [{accountId: 'sandbox-DEU', live: false}],
    paymentMethods: [{accountId: 'sandbox-DEU', paymentMethodType: 'online_payment'}],
  })
  const wrong = await shopper.call('GET', path, undefined, {currency: 'EUR', countryCode: 'xx'})
  expect(wrong).toMatchObject({status: 400, body: {invalidField: 'countryCode'}})
})
