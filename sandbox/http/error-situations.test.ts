import {exampleEndpoints} from '../testing/example-shop'
import {execute} from '../db/database'
import {bumpRevision} from '../db/revision'
import {BASKETS, callShop, newShopper, type TestShopper} from '../testing/shopper'
import {setPreference} from '../testing/site-settings'
import type {TestShop} from '../testing/test-shop'
import {startTestShop} from '../testing/test-shop'

let shop: TestShop
let shopper: TestShopper

beforeEach(async () => {
  shop = await startTestShop(exampleEndpoints)
  shopper = await newShopper(shop)
})
afterEach(() => shop.close())

const problem = (kind: string) => ({
  type: `https://api.commercecloud.salesforce.com/documentation/error/v1/errors/${kind}`,
})
const fault = (type: string) => ({fault: {type}})

const organization = 'organizations/f_ecom_sbox_001'
const ocapi = <Body>(method: string, path: string, body?: unknown) =>
  callShop<Body>(shop, method, `/s/DEU/dw/shop/v21_3${path}`, {token: shopper.accessToken, body})

describe('a site whose price books were not imported', () => {
  beforeEach(() => {
    setPreference(shop.db, 'DEU', 'sitePriceBooks', 'nowhere')
    bumpRevision(shop.db, 'catalog')
  })

  it('says so in the status, and sells nothing', async () => {
    const {body} = await callShop<{sites: {id: string; problems: string[]}[]}>(
      shop,
      'GET',
      '/admin/status',
    )
    const problems = body.sites.find(({id}) => id === 'DEU')?.problems.join(' ')
    expect(problems).toContain('nowhere')
    const {body: basket} = await shopper.call<{basketId: string}>('POST', BASKETS, {})
    const added = await shopper.call<{productItems: object[]; orderTotal?: number}>(
      'POST',
      `${BASKETS}/${basket.basketId}/items`,
      [{productId: 'stroller-green', quantity: 1}],
    )
    expect(added.body.productItems[0]).not.toHaveProperty('price')
    const {body: same} = await ocapi<{_flash: {type: string}[]}>(
      'GET',
      `/baskets/${basket.basketId}`,
    )
    expect(same._flash.map(({type}) => type)).toContain('ProductItemWithoutPrice')
  })

  it('without a currency refuses a basket, in the form of each protocol', async () => {
    execute(
      shop.db,
      `UPDATE site SET currency = '', preferences = json_remove(preferences, '$.siteCurrency')
       WHERE id = 'DEU'`,
    )
    bumpRevision(shop.db, 'catalog')
    const why = expect.stringContaining("Site 'DEU' has no currency") as string
    expect(await shopper.call('POST', BASKETS, {})).toMatchObject({
      status: 400,
      body: {...problem('unsupported-currency'), detail: why},
    })
    expect(await ocapi('POST', '/baskets', {})).toMatchObject({
      status: 400,
      body: {fault: {type: 'UnsupportedCurrencyException', message: why}},
    })
    expect((await ocapi('GET', '/product_search?q=stroller')).status).toBe(200)
  })
})

describe('an address that cannot be decoded', () => {
  it.each([
    [
      'SCAPI',
      `/product/shopper-products/v1/${organization}/products/%E0%A4%A`,
      problem('bad-request'),
    ],
    ['OCAPI', '/s/DEU/dw/shop/v21_3/products/%E0%A4%A', fault('MalformedParameterException')],
    ['SLAS', `/shopper/auth/v1/${organization}/oauth2/%E0%A4%A`, {error: 'invalid_request'}],
    ['site controllers', '/s/DEU/de-de/sapi/%E0%A4%A', {error: true, status: 400}],
  ])('is 400 in the form of %s', async (_name, path, body) => {
    expect(await callShop(shop, 'GET', path)).toMatchObject({status: 400, body})
  })
})

describe('site controllers', () => {
  const controller = (method: string, path: string, body?: unknown, headers = {}) =>
    callShop<object>(shop, method, `/s/DEU/de-de/sapi/${path}`, {body, headers})
  const refusal = (status: number) => ({
    status,
    body: {error: true, status, message: expect.any(String) as string},
  })

  it('refuse in one form', async () => {
    expect(await controller('GET', 'nothing')).toMatchObject(refusal(404))
    const method = await controller('DELETE', 'getSlot?slotId=a')
    expect(method).toMatchObject(refusal(405))
    expect(method.headers.get('allow')).toContain('GET')
    expect(await callShop(shop, 'GET', '/s/NOWHERE/de-de/sapi/getSlot?slotId=a')).toMatchObject(
      refusal(404),
    )
    const media = {'content-type': 'text/xml'}
    expect(await controller('POST', 'storeErrorData', '<a/>', media)).toMatchObject(refusal(415))
    expect(await controller('POST', 'storeErrorData', 'x'.repeat(1_100_000))).toMatchObject(
      refusal(413),
    )
  })
})

describe('custom endpoints', () => {
  const path = `/custom/shopper-customer/v1/${organization}/activate`
  const send = (query: string, body: unknown, headers = {}) =>
    callShop(shop, 'POST', `${path}${query}`, {token: shopper.accessToken, body, headers})

  it('refuse with problem details', async () => {
    const body = {email: 'anna@example.test'}
    expect(await send('?siteId=NOWHERE', body)).toMatchObject({
      status: 404,
      body: problem('site-not-found'),
    })
    expect(await send('', body)).toMatchObject({status: 400, body: problem('missing-parameter')})
    expect(await send('?siteId=DEU', {})).toMatchObject({status: 400, body: problem('bad-request')})
    const media = {'content-type': 'text/xml'}
    expect(await send('?siteId=DEU', body, media)).toMatchObject({
      status: 415,
      body: problem('unsupported-media-type'),
    })
    expect(await send('?siteId=DEU', {email: 'x'.repeat(1_100_000)})).toMatchObject({
      status: 413,
      body: problem('payload-too-large'),
    })
  })
})

describe('a call that no route takes', () => {
  it('is refused whatever its body is', async () => {
    const path = '/s/DEU/dw/shop/v21_3/nothing'
    const headers = {'content-type': 'application/json', origin: 'https://shop.example'}
    const answer = await fetch(`${shop.baseUrl}${path}`, {method: 'POST', headers, body: '{"a":'})
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject(fault('NotFoundException'))
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://shop.example')
  })
})

describe('a browser that asks before it calls', () => {
  it.each([
    ['custom endpoints', `/custom/shopper-customer/v1/${organization}/activate`],
    ['site controllers', '/s/DEU/de-de/sapi/storeErrorData'],
    ['reviews', '/reviews/data/submitfeedback.json'],
    ['personalisation', '/v3/activities/DEU/viewPage'],
  ])('may call %s', async (_name, path) => {
    const {status, headers} = await fetch(`${shop.baseUrl}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe('https://shop.example')
    expect(headers.get('access-control-allow-headers')).toContain('authorization')
  })
})

describe('who may not call', () => {
  const body = {nonsense: true}

  it('learns nothing of what is wrong with the call', async () => {
    const path = BASKETS.replace(':org', shop.config.organizationId)
    const none = await callShop(shop, 'POST', `${path}/x/items?siteId=DEU`, {body})
    expect(none).toMatchObject({status: 401, body: problem('unauthorized')})
    const foreign = await callShop(shop, 'POST', `${path}/x/items?siteId=USA`, {
      token: shopper.accessToken,
      body,
    })
    expect(foreign).toMatchObject({status: 401, body: problem('unauthorized')})
  })
})

describe('a site whose card brands are all switched off', () => {
  it('refuses every card: none is accepted there', async () => {
    execute(shop.db, `UPDATE payment_card SET enabled = 0 WHERE site_id = 'DEU'`)
    bumpRevision(shop.db, 'catalog')
    const {body} = await shopper.call<{basketId: string}>('POST', BASKETS, {})
    const methods = await shopper.call<{
      applicablePaymentMethods: {id: string; cards?: object[]}[]
    }>('GET', `${BASKETS}/${body.basketId}/payment-methods`)
    const card = methods.body.applicablePaymentMethods.find(({id}) => id === 'CREDIT_CARD')
    expect(card).not.toHaveProperty('cards')
    const paymentCard = {cardType: 'Visa', expirationMonth: 12, expirationYear: 2099}
    const refused = await shopper.call('POST', `${BASKETS}/${body.basketId}/payment-instruments`, {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard,
    })
    expect(refused).toMatchObject({
      status: 400,
      body: {...problem('invalid-payment-card'), property: 'cardType'},
    })
    const same = await ocapi('POST', `/baskets/${body.basketId}/payment_instruments`, {
      payment_method_id: 'CREDIT_CARD',
      payment_card: {card_type: 'Visa', number: '4111111111111111', expiration_month: 12},
    })
    expect(same).toMatchObject({status: 400, body: fault('InvalidPaymentCardException')})
  })

  it('refuses the method where it is switched off', async () => {
    execute(shop.db, `UPDATE payment_method SET enabled = 0 WHERE site_id = 'DEU'`)
    const {body} = await shopper.call<{basketId: string}>('POST', BASKETS, {})
    const path = `${BASKETS}/${body.basketId}/payment-instruments`
    expect(await shopper.call('POST', path, {paymentMethodId: 'CREDIT_CARD'})).toMatchObject({
      status: 400,
      body: problem('invalid-payment-method-id'),
    })
  })
})
