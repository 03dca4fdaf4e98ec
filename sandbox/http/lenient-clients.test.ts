import {exampleEndpoints} from '../testing/example-shop'
import type {BasketDocument, TestCustomer, TestShopper} from '../testing/shopper'
import {
  BASKETS,
  CUSTOMERS,
  addresses,
  callSlas,
  clientSecretOf,
  newCustomer,
  newShopper,
} from '../testing/shopper'
import type {TestShop} from '../testing/test-shop'
import {startTestShop} from '../testing/test-shop'

let shop: TestShop
let guest: TestShopper
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
  guest = await newShopper(shop)
  customer = await newCustomer(shop)
})
afterAll(() => shop.close())

const SEARCH = '/search/shopper-search/v1/organizations/:org/product-search'
const PRODUCTS = '/product/shopper-products/v1/organizations/:org'
const CONTENT = '/experience/shopper-experience/v1/organizations/:org/content-search'
const STORES = '/store/shopper-stores/v1/organizations/:org/store-search'
const OCAPI = '/s/DEU/dw/shop/v21_3'

/** Calls an address unchanged. */
const raw = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  fetch(`${shop.baseUrl}${path.replace(':org', shop.config.organizationId)}`, {
    method,
    headers: {Authorization: `Bearer ${guest.accessToken}`, ...headers},
    body,
  })

describe('parameters without a value count as absent', () => {
  it.each([
    [
      'a search',
      `${SEARCH}?siteId=DEU&q=&refine=cgid=root&sort=&expand=&locale=&currency=&select=`,
    ],
    ['paging', `${SEARCH}?siteId=DEU&q=&limit=&offset=&refine=&allImages=&imgTypes=`],
    ['products', `${PRODUCTS}/products?siteId=DEU&ids=blanket&expand=&inventoryIds=&imgTypes=`],
    ['a product', `${PRODUCTS}/products/blanket?siteId=DEU&expand=&select=&perPricebook=`],
    ['content', `${CONTENT}?siteId=DEU&q=&refine=&sort=`],
    [
      'stores',
      `${STORES}?siteId=DEU&latitude=52&longitude=13&postalCode=&countryCode=&maxDistance=`,
    ],
    ['OCAPI search', `${OCAPI}/product_search?q=&refine=&start=&count=&sort=&expand=&currency=`],
    ['OCAPI product', `${OCAPI}/products/blanket?expand=&select=&currency=&locale=`],
  ])('%s', async (_name, path) => {
    const response = await raw('GET', path)
    expect({status: response.status, body: response.ok || (await response.text())}).toEqual({
      status: 200,
      body: true,
    })
  })

  it('and leave the answer what it is without them', async () => {
    const plain = await raw('GET', `${SEARCH}?siteId=DEU&limit=3`)
    const empty = await raw('GET', `${SEARCH}?siteId=DEU&limit=3&q=&sort=&expand=&select=`)
    expect(await empty.json()).toEqual(await plain.json())
  })

  it('but a required one is named', async () => {
    expect((await raw('GET', `${SEARCH}?siteId=&q=x`)).status).toBe(400)
    const suggestions = await raw(
      'GET',
      `${SEARCH.replace('product-search', 'search-suggestions')}?siteId=DEU&q=`,
    )
    expect(suggestions.status).toBe(400)
  })
})

it.each([
  ['a search', `${SEARCH}?siteId=DEU&limit=3`],
  ['a product', `${PRODUCTS}/products/blanket?siteId=DEU`],
  ['OCAPI', `${OCAPI}/products/blanket?locale=default`],
  ['a custom endpoint', '/custom/shopper-navigation/v1/organizations/:org/navigation?siteId=DEU'],
])('parameters that no description names change nothing: %s', async (_name, path) => {
  const plain = await raw('GET', path)
  const more = '&clientId=x&shortCode=y&c_own=z&unknown=1&unknown=2&__proto__=1'
  const answer = await raw('GET', path + more)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual(await plain.json())
})

describe('a call in the manner of published clients', () => {
  it.each([
    ['with parameters nobody knows', 'GET', `${SEARCH}?siteId=DEU&foo=bar&organizationId=x&_=1`],
    ['with commas at the end of ids', 'GET', `${PRODUCTS}/products?siteId=DEU&ids=blanket,,`],
    ['with ids encoded twice', 'GET', `${PRODUCTS}/products?siteId=DEU&ids=blanket%252Ccup-set`],
    ['with ids given twice', 'GET', `${PRODUCTS}/products?siteId=DEU&ids=blanket&ids=cup-set`],
    ['for the head alone', 'HEAD', `${PRODUCTS}/products/blanket?siteId=DEU`],
  ])('%s', async (_name, method, path) => {
    expect((await raw(method, path)).status).toBe(200)
  })

  it('with header names and schemes in any case', async () => {
    const path = `${PRODUCTS}/products/blanket?siteId=DEU`
    const headers = {AUTHORIZATION: `bearer ${guest.accessToken}`, 'CORRELATION-ID': 'c-1'}
    const response = await fetch(
      `${shop.baseUrl}${path.replace(':org', shop.config.organizationId)}`,
      {headers},
    )
    expect(response.status).toBe(200)
    expect(response.headers.get('x-correlation-id')).toBe('c-1')
  })

  it.each([
    'application/json',
    'application/json;charset=UTF-8',
    'application/json; charset="utf-8"',
    'APPLICATION/JSON',
  ])('with content type %s', async (type) => {
    const body = JSON.stringify({c_note: 'a', unknownField: {deep: [1]}})
    const response = await raw('POST', `${BASKETS}?siteId=DEU`, {'content-type': type}, body)
    expect(response.status).toBe(200)
    const {basketId} = (await response.json()) as BasketDocument
    const path = `${BASKETS}/${basketId}?siteId=DEU`
    const gone = await raw('DELETE', path, {'content-type': type})
    expect(gone.status).toBe(204)
  })

  it('with the owner of a basket, empty texts and unknown fields', async () => {
    const {status, body} = await guest.call<BasketDocument>('POST', BASKETS, {
      customerInfo: {customerId: guest.customerId, email: ''},
      currency: '',
      productItems: [{productId: 'blanket', quantity: 1, itemText: 'x', c_note: ''}],
      shipments: [
        {shipmentId: 'me', shippingAddress: {...addresses.DEU, countryCode: '', id: 'x'}},
      ],
    })
    expect({status, body}).toMatchObject({status: 200})
    expect(body.productItems).toHaveLength(1)
    await guest.call('DELETE', `${BASKETS}/${body.basketId}`)
  })

  it('with empty texts in a profile and a saved address', async () => {
    const path = `${CUSTOMERS}/${customer.customerId}`
    const profile = {firstName: 'Ina', phoneHome: '', title: '', birthday: '', unknownField: 1}
    expect((await customer.call('PATCH', path, profile)).status).toBe(200)
    const address = {...addresses.DEU, addressId: 'Home', address2: '', stateCode: '', phone: ''}
    expect((await customer.call('POST', `${path}/addresses`, address)).status).toBe(200)
  })

  it('to SLAS with fields nobody knows and empty ones', async () => {
    const form = {
      grant_type: 'client_credentials',
      channel_id: 'DEU',
      usid: '',
      dnt: '',
      organizationId: 'x',
      code_verifier: '',
    }
    expect((await callSlas(shop, 'token', form, clientSecretOf(shop))).status).toBe(200)
  })
})

describe('a browser asks first', () => {
  const origin = 'https://client.example'

  it.each([
    ['Shopper Baskets', `${BASKETS}/x`],
    ['Shopper Search', SEARCH],
    ['SLAS', '/shopper/auth/v1/organizations/:org/oauth2/token'],
    ['OCAPI', `${OCAPI}/baskets`],
  ])('%s', async (_name, path) => {
    const response = await raw('OPTIONS', path, {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,content-type,correlation-id,x-any',
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(response.headers.get('access-control-allow-methods')).toContain('PATCH')
    expect(response.headers.get('access-control-allow-headers')).toContain('x-any')
  })
})
