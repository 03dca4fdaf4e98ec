import {exampleEndpoints} from '../testing/example-shop'
import {BASKETS, CUSTOMERS, callShop, newCustomer, newShopper} from '../testing/shopper'
import type {TestCustomer, TestShopper} from '../testing/shopper'
import type {TestShop} from '../testing/test-shop'
import {startTestShop} from '../testing/test-shop'

let shop: TestShop
let guest: TestShopper
let customer: TestCustomer
let basketId: string

beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
  guest = await newShopper(shop)
  customer = await newCustomer(shop)
  const {body} = await guest.call<{basketId: string}>('POST', BASKETS, {})
  basketId = body.basketId
})
afterAll(() => shop.close())

const SHOP = '/s/DEU/dw/shop/v21_3'
const send = (method: string, path: string, body?: string) =>
  fetch(`${shop.baseUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${guest.accessToken}`,
      'content-type': 'application/json',
      'x-cq-client-id': 'any',
    },
    body,
  })
const ofOrg = (path: string) => `${path.replace(':org', shop.config.organizationId)}?siteId=DEU`
const nested = (levels: number) => `{"c_a":${'['.repeat(levels)}${']'.repeat(levels)}}`

describe('a document that is nested deeply', () => {
  it.each([
    ['Shopper Baskets', () => send('PATCH', ofOrg(`${BASKETS}/${basketId}`), nested(100_000))],
    ['Shopper Customers', () => send('POST', ofOrg(CUSTOMERS), nested(400_000))],
    ['OCAPI', () => send('PATCH', `${SHOP}/baskets/${basketId}`, nested(100_000))],
    ['controllers', () => send('POST', '/s/DEU/default/sapi/storeErrorData', nested(100_000))],
    ['reports', () => send('POST', `${SHOP}/csp`, nested(100_000))],
    ['personalisation', () => send('POST', '/v3/activities/DEU/viewPage', nested(100_000))],
    ['translation', () => send('POST', '/language/translate/v2?key=x', nested(100_000))],
    ['faults', () => send('POST', '/admin/faults', nested(100_000))],
  ])('is 400: %s', async (_name, call) => {
    expect((await call()).status).toBe(400)
    expect((await fetch(`${shop.baseUrl}/healthz`)).status).toBe(200)
  })

  it('is taken as far as documents go', async () => {
    const {status} = await send('PATCH', ofOrg(`${BASKETS}/${basketId}`), nested(20))
    expect(status).toBe(200)
  })

  it('is 413 when it is larger than a megabyte', async () => {
    const {status} = await send('PATCH', ofOrg(`${BASKETS}/${basketId}`), nested(600_000))
    expect(status).toBe(413)
  })
})

it('a selector that is nested deeply is 400', async () => {
  const select = `${'(a.'.repeat(800)}(a)${')'.repeat(800)}`
  const {status, body} = await guest.call<{type: string}>(
    'GET',
    '/product/shopper-products/v1/organizations/:org/products/blanket',
    undefined,
    {select},
  )
  expect(status).toBe(400)
  expect(body.type).toContain('malformed-selector')
  const {status: ocapi} = await callShop(shop, 'GET', `${SHOP}/products/blanket?select=${select}`, {
    token: guest.accessToken,
  })
  expect(ocapi).toBe(400)
})

describe('a quantity or an amount in quotes', () => {
  const refusal = {status: 400, body: {path: expect.stringMatching(/quantity|amount/)}}

  it('is refused by the Shopper APIs', async () => {
    const path = `${BASKETS}/${basketId}`
    const item = {productId: 'blanket', quantity: '2'}
    expect(await guest.call('POST', `${path}/items`, [item])).toMatchObject(refusal)
    const pay = {paymentMethodId: 'INVOICE', amount: '2'}
    expect(await guest.call('POST', `${path}/payment-instruments`, pay)).toMatchObject(refusal)
    const lists = `${CUSTOMERS}/${customer.customerId}/product-lists`
    const {body} = await customer.call<{id: string}>('POST', lists, {type: 'wish_list'})
    const wish = {...item, type: 'product', public: false, priority: 1}
    expect(await customer.call('POST', `${lists}/${body.id}/items`, wish)).toMatchObject(refusal)
  })

  it('is refused by OCAPI', async () => {
    const {status, body} = await callShop(shop, 'POST', `${SHOP}/baskets/${basketId}/items`, {
      token: guest.accessToken,
      body: [{product_id: 'blanket', quantity: '2'}],
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({fault: {type: 'PropertyConstraintViolationException'}})
  })
})

describe('a change through OCAPI without a document', () => {
  it.each([
    ['PATCH', 'baskets/:id'],
    ['PUT', 'baskets/:id/customer'],
    ['PUT', 'baskets/:id/billing_address'],
    ['PATCH', 'baskets/:id/items/any'],
  ])('%s %s is 400', async (method, path) => {
    const response = await send(method, `${SHOP}/${path.replace(':id', basketId)}`)
    expect(response.status).toBe(400)
    const {fault} = (await response.json()) as {fault: {type: string}}
    expect(fault.type).toBe('MalformedDocumentException')
  })

  it('is taken when the document is there and empty', async () => {
    expect((await send('PATCH', `${SHOP}/baskets/${basketId}`, '{}')).status).toBe(200)
  })
})
