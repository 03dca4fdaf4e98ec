import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import {execute} from '../../../sandbox/db/database'
import {mailsTo} from '../../../sandbox/testing/outbox'
import type {Query, TestShopper} from '../../../sandbox/testing/shopper'
import {callShop, newShopper, readyBasket} from '../../../sandbox/testing/shopper'
import {setPreference} from '../../../sandbox/testing/site-settings'
import type {TestShop} from '../../../sandbox/testing/test-shop'
import {startTestShop} from '../../../sandbox/testing/test-shop'

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop)
})

type Answer = Record<string, unknown>

const custom = (method: string, path: string, body?: unknown, query?: Query) => {
  const [api, ...rest] = path.split('/')
  const url = `/custom/${api}/v1/organizations/:org/${rest.join('/')}`
  return shopper.call<Answer>(method, url, body, query)
}

const ocapi = (method: string, path: string, body?: unknown) =>
  callShop<Answer>(shop, method, `/s/DEU/dw/shop/v21_3/${path}`, {token: shopper.accessToken, body})

const sapi = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  callShop<Answer>(shop, method, `/s/DEU/de-de/sapi/${path}`, {body, headers})

function seedSlot(configurationId: string, more: Record<string, string | number | null>): void {
  const row = {
    site_id: 'DEU',
    slot_id: 'home-hero',
    context: 'global',
    context_id: '',
    configuration_id: configurationId,
    is_default: 0,
    assigned: 1,
    enabled: 1,
    rank: 10,
    schedule: null,
    customer_groups: '[]',
    callout: '{}',
    template: null,
    content: '{"kind":"html","body":{"default":"<p>Hello</p>","de":"<p>Hallo</p>"}}',
    custom: '{}',
    ...more,
  }
  execute(
    shop.db,
    `INSERT INTO content_slot (${Object.keys(row).join(', ')})
     VALUES (${Object.keys(row)
       .map(() => '?')
       .join(', ')})`,
    ...Object.values(row),
  )
}

describe('site controllers', () => {
  beforeAll(() => {
    seedSlot('html', {})
    const over = {startDate: null, endDate: '2020-01-01T00:00:00Z', weekdays: []}
    seedSlot('over', {rank: 1, schedule: JSON.stringify(over)})
    seedSlot('off', {rank: 1, enabled: 0})
    seedSlot('members', {rank: 1, customer_groups: '["Registered"]'})
    seedSlot('assets', {
      slot_id: 'help',
      content: '{"kind":"content","ids":["returns","draft"]}',
    })
    seedSlot('products', {
      slot_id: 'row',
      context: 'category',
      context_id: 'all',
      content: '{"kind":"products","ids":["blanket"]}',
    })
  })

  it('fill slots with what is on, for everybody, now', async () => {
    const html = await sapi('GET', 'getSlot?slotId=home-hero')
    expect(html.body).toMatchObject({configurationId: 'html', type: 'html', html: '<p>Hallo</p>'})
    const assets = await sapi('GET', 'getSlot?slotId=help')
    expect(assets.body['contentAssets']).toMatchObject([{id: 'returns', c_body: '<p>Rückgabe</p>'}])
    const row = await sapi('GET', 'getSlot?slotId=row&context=category&contextId=all')
    expect(row.body).toMatchObject({type: 'products', products: [{id: 'blanket'}]})
    expect((await sapi('GET', 'getSlot?slotId=nothing')).body).toMatchObject({type: 'empty'})
    expect((await sapi('GET', 'getSlot')).status).toBe(400)
  })

  it('are answered alike by OCAPI', async () => {
    const {body} = await ocapi('GET', 'slots?slots=home-hero,nothing&context=global')
    expect(body).toMatchObject({
      _type: 'slot_result',
      count: 2,
      data: [{_type: 'slot', slot_id: 'home-hero', html: '<p>Hallo</p>'}, {type: 'empty'}],
    })
  })

  it('tell where somebody is, and which site serves the place', async () => {
    const own = await sapi('GET', 'getGeoIpData')
    expect(own.body).toMatchObject({countryCode: 'DE', country: 'Germany', siteId: 'DEU'})
    const geo = await sapi('GET', 'getGeoIpData', undefined, {'x-geo-country': 'JP'})
    expect(geo.body).toMatchObject({
      countryCode: 'JP',
      siteId: 'JPN',
      locale: 'ja-JP',
      url: '/jpn/ja-jp',
    })
    const {body} = await ocapi('GET', 'geoip?country=US')
    expect(body).toMatchObject({geoData: {countryCode: 'US', siteId: 'USA'}})
  })

  it('find a visitor without a country at home, in the locale of the request', async () => {
    const path = async (url: string, headers = {}) => {
      const answer = await fetch(`${shop.baseUrl}/s/${url}`, {headers})
      expect(answer.status).toBe(200)
      return (await answer.json()) as Record<string, string>
    }
    const english = await path('DEU/en-de/sapi/getGeoIpData')
    expect(english).toMatchObject({countryCode: 'DE', siteId: 'DEU', locale: 'en-DE'})
    const unknown = await path('DEU/xx-yy/sapi/getGeoIpData', {'x-geo-country': 'nonsense'})
    expect(unknown).toMatchObject({countryCode: 'DE', siteId: 'DEU', locale: 'de-DE'})
    // A country that no site serves leaves the visitor where he is.
    const brazil = await path('DEU/en-de/sapi/getGeoIpData?country=BR')
    expect(brazil).toMatchObject({country: 'Brazil', siteId: 'DEU', locale: 'en-DE'})
  })

  it('tell OCAPI the same place', async () => {
    const place = async (query: string) => (await ocapi('GET', `geoip${query}`)).body['geoData']
    expect(await place('')).toMatchObject({countryCode: 'DE', siteId: 'DEU'})
    expect(await place('?country=JP')).toMatchObject({countryCode: 'JP', country: 'Japan'})
  })

  it('keep what went wrong in a browser', async () => {
    const stored = await sapi('POST', 'storeErrorData', {message: 'boom', url: '/deu/de-de/home'})
    expect(stored.body).toMatchObject({success: true, id: expect.any(String)})
    const report = await fetch(`${shop.baseUrl}/s/DEU/dw/shop/v21_3/csp`, {
      method: 'POST',
      headers: {'content-type': 'application/csp-report'},
      body: '{"csp-report": {"blocked-uri": "https://x.example"}}',
    })
    expect(report.status).toBe(204)
    const rows = shop.db.prepare("SELECT kind FROM site_message WHERE site_id = 'DEU'").all()
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({kind: 'storefront-error'}),
        expect.objectContaining({kind: 'csp'}),
      ]),
    )
  })

  it('ask for the storefront password where a site has one', async () => {
    setPreference(shop.db, 'DEU', 'storefrontPassword', 'hush')
    const basic = (password: string) => ({
      authorization: `Basic ${Buffer.from(`storefront:${password}`).toString('base64')}`,
    })
    const refused = await sapi('GET', 'getGeoIpData')
    expect(refused.status).toBe(401)
    expect(refused.headers.get('www-authenticate')).toContain('Basic')
    expect((await sapi('GET', 'getGeoIpData', undefined, basic('loud'))).status).toBe(401)
    expect((await sapi('GET', 'getGeoIpData', undefined, basic('hush'))).status).toBe(200)
    setPreference(shop.db, 'DEU', 'storefrontPassword', '')
  })
})

describe('custom objects', () => {
  const result = async (path: string) =>
    (await ocapi('GET', `custom_objects/ocapi/${path}`)).body['c_result']

  it('tell the preferences of the site', async () => {
    expect(await result('site')).toMatchObject({siteTaxation: 'gross', siteCurrency: 'EUR'})
  })

  it('find an order of the shopper by its token or basket, and mails lead to it', async () => {
    const {basketId} = await readyBasket(shopper)
    const order = await ocapi('POST', `orders?token=${basketId}`, {basket_id: basketId})
    const [mail] = await mailsTo(shop, 'anna@example.test', 'orderConfirmation')
    expect(mail?.data).toMatchObject({
      orderLink: `http://localhost:3000/deu/de-de/order-lookup?order=${order.body['order_no']}`,
      cancelLink: expect.stringMatching(/\/deu\/de-de\/cancel-order\/[\w-]+$/),
    })
    const tokens = [basketId, String(order.body['order_token'])]
    for (const token of tokens) {
      expect(await result(`order?token=${token}`)).toEqual({orderNo: order.body['order_no']})
    }
    shopper = await newShopper(shop)
    expect(await ocapi('GET', `custom_objects/ocapi/order?token=${basketId}`)).toMatchObject({
      status: 404,
      body: {fault: {type: 'OrderNotFoundException'}},
    })
  })

  it.each([
    ['nothing', 404, 'CustomObjectNotFoundException'],
    ['constructor', 404, 'CustomObjectNotFoundException'],
    ['order', 400, 'MissingParameterException'],
  ])('have faults: %s', async (key, status, type) => {
    const answer = await ocapi('GET', `custom_objects/ocapi/${key}`)
    expect(answer).toMatchObject({status, body: {fault: {type}}})
  })

  it('know whether an address has an account', async () => {
    expect(await result('customers?email=nobody@example.test')).toEqual({
      email: 'nobody@example.test',
      isRegistered: false,
    })
    expect((await ocapi('GET', 'custom_objects/ocapi/customers')).status).toBe(400)
  })

  it('sign up for news, and for the mail about a product', async () => {
    const news = new URLSearchParams({
      email: 'news@example.test',
      firstName: 'Anna',
      optIn: '1',
      source: 'Footer',
    })
    expect(await result(`newsletter?${news}`)).toMatchObject({success: true})
    expect(await result(`newsletter?${news}`)).toMatchObject({success: true})
    const letters = await mailsTo(shop, 'news@example.test', 'newsletterConfirm')
    expect(letters).toHaveLength(1)
    const {pathname} = new URL(String(letters[0]?.data['link']))
    for (const _ of [1, 2]) expect((await fetch(`${shop.baseUrl}${pathname}`)).status).toBe(200)
    expect(await mailsTo(shop, 'news@example.test', 'newsletterWelcome')).toHaveLength(1)
    expect((await fetch(`${shop.baseUrl}${pathname}0`)).status).toBe(404)
    await result(`newsletter?${news}`)
    expect(await mailsTo(shop, 'news@example.test', 'newsletterConfirm')).toHaveLength(1)
    const notify = new URLSearchParams({
      email: 'wait@example.test',
      source: 'Web - Notify',
      data: 'City stroller',
    })
    await result(`newsletter?${notify}`)
    const [mail] = await mailsTo(shop, 'wait@example.test', 'stockAlertNoted')
    expect(mail?.data).toMatchObject({product: 'City stroller'})
    expect(await result('newsletter?email=nonsense')).toMatchObject({success: false})
  })

  it('sign up for news only with a token of the site’s bot check', async () => {
    setPreference(shop.db, 'DEU', 'reCaptchaPublicKey', 'public-key')
    const signUp = (token: string) =>
      result(`newsletter?email=bot@example.test&optIn=1&gRecaptchaResponse=${token}`)
    const failed = {success: false, message: 'The bot check failed.'}
    expect(await signUp('')).toEqual(failed)
    expect(await signUp('sandbox-newsletter-other')).toEqual(failed)
    expect(await mailsTo(shop, 'bot@example.test', 'newsletterConfirm')).toEqual([])
    expect(await signUp('sandbox-newsletter-public-key')).toMatchObject({success: true})
    setPreference(shop.db, 'DEU', 'reCaptchaPublicKey', '')
  })

  it('report the steps of a checkout to an address that answers', async () => {
    const reporting = (await result('reporting?step=2&name=shipping')) as {url: string}
    const {pathname, search} = new URL(reporting.url)
    expect((await fetch(`${shop.baseUrl}${pathname}${search}`)).status).toBe(200)
    expect((await ocapi('GET', 'custom_objects/ocapi/reporting?step=9')).status).toBe(400)
  })

  it('look at the basket past every cache', async () => {
    expect(await result('basket')).toMatchObject({basketId: null, valid: false})
    const {basketId} = await readyBasket(shopper, {billingAddress: undefined})
    expect(await result('basket')).toMatchObject({
      basketId,
      itemCount: 1,
      valid: false,
      problems: [{type: 'BillingAddressRequired'}],
    })
  })
})

describe('custom endpoints', () => {
  it('tell the prices of a set, chosen and not', async () => {
    const {body} = await custom('POST', 'shopper-productset/full-prices', {
      c_customerId: 'guest',
      locale: 'de-DE',
      c_selected: ['blanket', 'stroller-green'],
      c_unselected: ['cup-set', 'unpriced'],
    })
    expect(body['c_result']).toMatchObject({
      selected: [
        {productId: 'blanket', listPrice: 59.9, price: 44.93, netPrice: 37.76, currency: 'EUR'},
        {productId: 'stroller-green', price: 499.9},
      ],
      unselected: [{productId: 'cup-set', price: 9.99}],
      total: {currency: 'EUR', listPrice: 559.8, price: 544.83},
    })
    const one = await custom('POST', 'shopper-productset/price', {c_productId: 'blanket'})
    expect(one.body['c_result']).toMatchObject({price: 44.93, orderable: true})
    const none = await custom('POST', 'shopper-productset/price', {c_productId: 'nothing'})
    expect(none.status).toBe(404)
    expect((await custom('POST', 'shopper-productset/price', {})).status).toBe(400)
  })

  it('tell icons, shipping messages, menu and addresses', async () => {
    const icons = await custom('GET', 'shopper-payment/payment-icons')
    expect(icons.body['icons']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({id: 'visa', type: 'card'}),
        expect.objectContaining({id: 'invoice', type: 'method'}),
      ]),
    )
    const messages = await custom('GET', 'shopper-promotions/get-shipping-promotion-messages')
    expect(messages.body['messages']).toEqual([
      {
        shippingMethodId: 'standard',
        threshold: 100,
        currency: 'EUR',
        message: 'Standardversand ist ab 100,00\u00a0€ kostenlos.',
      },
    ])
    const menu = await custom('GET', 'shopper-navigation/navigation')
    expect(menu.body).toMatchObject({items: expect.any(Array)})
    expect((await custom('GET', 'shopper-navigation/navigation-header')).body).toEqual({links: []})
    const product = await custom('GET', 'shopper-seo/url-mapping', undefined, {
      url: '/strollers/blanket.html',
    })
    expect(product.body).toMatchObject({resourceType: 'PRODUCT', resourceId: 'blanket'})
    const lost = await custom('GET', 'shopper-seo/url-mapping', undefined, {url: '/nowhere'})
    expect(lost.status).toBe(404)
  })

  it('say where an old address leads', async () => {
    const row = `(site_id, id, uri, destination_url, status_code, enabled, priority, copy_source_params)`
    execute(
      shop.db,
      `INSERT INTO redirect_url ${row} VALUES ('DEU', '/old/*', '/old/*', '/home', 302, 1, 1, 'yes')`,
    )
    const {body} = await custom('GET', 'shopper-seo/url-mapping', undefined, {url: '/old/page'})
    expect(body).toEqual({
      url: '/old/page',
      destinationUrl: '/home',
      statusCode: 302,
      copySourceParams: true,
    })
  })

  it('show pages of customer service', async () => {
    const page = await custom('GET', 'shopper-customer-service/pages/content/returns')
    expect(page.body).toMatchObject({id: 'returns', type: 'content', c_body: '<p>Rückgabe</p>'})
    const path = encodeURIComponent('help/returns.html')
    const below = await custom('GET', `shopper-customer-service/pages/content/${path}`)
    expect(below.body).toMatchObject({id: 'returns'})
    const folder = await custom('GET', 'shopper-customer-service/pages/folder/help')
    expect(folder.body).toMatchObject({
      name: 'Hilfe',
      items: expect.arrayContaining([expect.objectContaining({id: 'returns'})]),
    })
    const gone = await custom('GET', 'shopper-customer-service/pages/content/draft')
    expect(gone.status).toBe(404)
  })

  it('refuse page types, channels and traces that there are none of, in words', async () => {
    const page = await custom('GET', 'shopper-customer-service/pages/anything/returns')
    expect(page).toMatchObject({
      status: 404,
      body: {detail: "There is no page type 'anything', only content, folder, page."},
    })
    const icons = await custom('GET', 'shopper-payment/payment-icons', undefined, {
      channelType: 'fax',
    })
    expect(icons).toMatchObject({
      status: 404,
      body: {
        detail: "No payment icons for the channel type 'fax' were found, only for 'storefront'.",
      },
    })
    for (const body of [undefined, {}]) {
      expect(await custom('POST', 'shopper-checkout/trace', body)).toMatchObject({
        status: 400,
        body: {detail: 'A trace needs a body with its data.'},
      })
    }
  })

  it('keep the traces of a checkout together', async () => {
    const first = await custom('POST', 'shopper-checkout/trace', {event: 'begin'})
    const traceId = String(first.body['traceId'])
    await custom('POST', 'shopper-checkout/trace', {traceId, event: 'pay'})
    const {body} = await custom('GET', 'shopper-checkout/trace', undefined, {traceId})
    expect(body).toMatchObject({
      traceId,
      entries: [{data: {event: 'begin'}}, {data: {traceId, event: 'pay'}}],
    })
  })

  it('want a session, so that a client refreshes its token', async () => {
    const path = `/custom/shopper-navigation/v1/organizations/${shop.config.organizationId}`
    const answer = await callShop(shop, 'GET', `${path}/navigation?siteId=DEU`, {token: 'old'})
    expect(answer.status).toBe(401)
  })
})

describe('accounts by mailed code', () => {
  const CUSTOMERS = '/customer/shopper-customers/v1/organizations/:org/customers'

  it('are activated, and get a new password', async () => {
    const email = 'code@example.test'
    const registered = await shopper.call('POST', CUSTOMERS, {
      customer: {login: email, email, firstName: 'Co', lastName: 'De'},
      password: 'Test1234!abc',
    })
    expect(registered.status).toBe(200)
    expect((await custom('POST', 'shopper-customer/activate', {email})).body).toEqual({
      activated: false,
    })
    const [mail] = await mailsTo(shop, email, 'accountActivation')
    const token = String(mail?.data['code'])
    expect(mail?.data['link']).toBe(
      `http://localhost:3000/activate-account?site=DEU&locale=de-DE&activate=${token}&email=code%40example.test`,
    )
    const wrong = await custom('POST', 'shopper-customer/activate', {email, token: '00000000'})
    expect(wrong.status).toBe(400)
    const right = await custom('POST', 'shopper-customer/activate', {email, token})
    expect(right.body).toEqual({activated: true})
    const again = await custom('POST', 'shopper-customer/activate', {email, token})
    expect(again.status).toBe(400)
    const row = shop.db.prepare('SELECT * FROM customer WHERE email = ?').all(email)
    expect(JSON.stringify(row)).toContain('c_activated')

    await custom('POST', 'shopper-customer/reset-password', {email})
    const [reset] = await mailsTo(shop, email, 'passwordReset')
    expect(reset?.data['link']).toContain('/reset-password-landing?site=DEU&locale=de-DE&token=')
    const changed = await custom('POST', 'shopper-customer/reset-password', {
      email,
      token: reset?.data['code'],
      password: 'Other5678?xyz',
    })
    expect(changed.body).toEqual({changed: true})
    const unknown = await custom('POST', 'shopper-customer/reset-password', {
      email: 'nobody@example.test',
    })
    expect(unknown.body).toEqual({sent: true})
  })
})
