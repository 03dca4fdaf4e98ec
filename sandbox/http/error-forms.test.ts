import {exampleEndpoints} from '../testing/example-shop'
import {callShop, newShopper, type TestShopper} from '../testing/shopper'
import type {TestShop} from '../testing/test-shop'
import {startTestShop} from '../testing/test-shop'

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
  shopper = await newShopper(shop)
})
afterAll(() => shop.close())

const organization = 'organizations/f_ecom_sbox_001'
const baskets = `/checkout/shopper-baskets/v2/${organization}/baskets`
const slasToken = `/shopper/auth/v1/${organization}/oauth2/token`
const ocapi = '/s/DEU/dw/shop/v21_3'
const problemType = (kind: string) =>
  `https://api.commercecloud.salesforce.com/documentation/error/v1/errors/${kind}`

async function call(method: string, path: string, body?: string, headers: HeadersInit = {}) {
  const response = await fetch(`${shop.baseUrl}${path}`, {
    method,
    headers: {authorization: `Bearer ${shopper.accessToken}`, ...headers},
    body,
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: JSON.parse(text) as Record<string, unknown>,
  }
}

const json = {'content-type': 'application/json'}
const form = {'content-type': 'application/x-www-form-urlencoded'}
const large = JSON.stringify({c_text: 'x'.repeat(1_100_000)})

const fault = (type: string, args: Record<string, unknown> = {}) => ({
  _v: '21.3',
  fault: {type, message: expect.any(String) as string, arguments: args},
})
const problem = (kind: string, title: string) => ({
  type: problemType(kind),
  title,
  detail: expect.any(String) as string,
})
const oauth = (status: string) => ({
  error: 'invalid_request',
  error_description: expect.any(String) as string,
  status_code: status,
  message: expect.any(String) as string,
})

describe('an unknown path is 404', () => {
  test.each([
    [
      'SCAPI',
      `/product/shopper-products/v1/${organization}/nothing`,
      problem('not-found', 'Not Found'),
    ],
    ['OCAPI', `${ocapi}/nothing`, fault('NotFoundException', {path: '/dw/shop/v21_3/nothing'})],
    [
      'OCAPI of another version',
      '/s/DEU/dw/shop/v99_9/site',
      fault('NotFoundException', {path: '/dw/shop/v99_9/site'}),
    ],
    ['SLAS', `/shopper/auth/v1/${organization}/oauth2/nothing`, oauth('404 NOT_FOUND')],
    ['custom endpoints', `/custom/nothing/v1/${organization}/x`, problem('not-found', 'Not Found')],
    [
      'SCAPI, for a slash too many',
      `/product/shopper-products/v1/${organization}/products/blanket/`,
      problem('not-found', 'Not Found'),
    ],
  ])('in the form of %s', async (_name, path, body) => {
    expect(await call('GET', path)).toMatchObject({status: 404, body})
  })
})

describe('a method that a path does not take is 405 and says which it takes', () => {
  test.each([
    ['SCAPI', `${baskets}/abc/items`, problem('method-not-allowed', 'Method Not Allowed')],
    [
      'OCAPI',
      `${ocapi}/baskets/abc/items`,
      fault('MethodNotAllowedException', {method: 'PUT', path: '/dw/shop/v21_3/baskets/abc/items'}),
    ],
    ['SLAS', slasToken, oauth('405 METHOD_NOT_ALLOWED')],
  ])('in the form of %s', async (_name, path, body) => {
    const answer = await call('PUT', path, '{}', json)
    expect(answer).toMatchObject({status: 405, body})
    expect(answer.headers.get('allow')).toContain('POST')
    expect(answer.headers.get('allow')).not.toContain('PUT')
  })
})

describe('a body that cannot be read', () => {
  test.each([
    ['malformed JSON, SCAPI', baskets, '{"a":', json, 400, problem('bad-request', 'Bad Request')],
    [
      'malformed JSON, OCAPI',
      `${ocapi}/baskets`,
      '{"a":',
      json,
      400,
      fault('MalformedDocumentException'),
    ],
    [
      'media type, SCAPI',
      baskets,
      '<a/>',
      {'content-type': 'text/xml'},
      415,
      problem('unsupported-media-type', 'Unsupported Media Type'),
    ],
    [
      'media type, OCAPI',
      `${ocapi}/baskets`,
      '<a/>',
      {'content-type': 'text/xml'},
      415,
      fault('UnsupportedMediaTypeException'),
    ],
    [
      'media type, SLAS',
      slasToken,
      '<a/>',
      {'content-type': 'text/xml'},
      415,
      oauth('415 UNSUPPORTED_MEDIA_TYPE'),
    ],
    [
      'too large, SCAPI',
      baskets,
      large,
      json,
      413,
      problem('payload-too-large', 'Payload Too Large'),
    ],
    [
      'too large, OCAPI',
      `${ocapi}/baskets`,
      large,
      json,
      413,
      fault('RequestEntityTooLargeException'),
    ],
    ['too large, SLAS', slasToken, `a=${large}`, form, 413, oauth('413 PAYLOAD_TOO_LARGE')],
  ])('%s', async (_name, path, body, headers, status, expected) => {
    const query = path === baskets ? '?siteId=DEU' : ''
    const answer = await call('POST', `${path}${query}`, body, headers)
    expect(answer).toMatchObject({status, body: expected})
  })
})

describe('a site that does not exist', () => {
  it('is refused by SCAPI', async () => {
    const path = `/product/shopper-products/v1/${organization}/products/a?siteId=NOWHERE`
    expect(await call('GET', path)).toMatchObject({
      status: 404,
      body: problem('site-not-found', 'Site Not Found'),
    })
  })
  it('is refused by OCAPI', async () => {
    expect(await call('GET', '/s/NOWHERE/dw/shop/v21_3/content/a')).toMatchObject({
      status: 404,
      body: fault('SiteNotFoundException', {siteId: 'NOWHERE'}),
    })
  })
})

describe('cross-origin calls', () => {
  const origin = 'https://shop.example'
  const preflight = (path: string) =>
    fetch(`${shop.baseUrl}${path}`, {
      method: 'OPTIONS',
      headers: {origin, 'access-control-request-method': 'POST'},
    })

  it('are allowed to every system of the shop, with the one origin that asks', async () => {
    for (const path of [`${baskets}?siteId=DEU`, slasToken, `${ocapi}/baskets`]) {
      const answer = await preflight(path)
      expect(answer.status).toBe(204)
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
      expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH')
    }
  })

  it('carry credentials to OCAPI only', async () => {
    const credentials = async (path: string) =>
      (await preflight(path)).headers.get('access-control-allow-credentials')
    expect(await credentials(`${ocapi}/baskets`)).toBe('true')
    expect(await credentials(baskets)).toBeNull()
  })

  it('read the headers that clients look at', async () => {
    const {headers} = await call('GET', `${baskets}/x?siteId=DEU`, undefined, {origin})
    expect(headers.get('access-control-expose-headers')).toContain('sfdc_maintenance')
  })

  it('never reach the admin API', async () => {
    const answer = await preflight('/admin/faults')
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    const posted = await callShop<object>(shop, 'POST', '/admin/faults', {
      body: {kind: 'drop'},
      headers: {'sec-fetch-site': 'cross-site'},
    })
    expect(posted.status).toBe(403)
  })
})
