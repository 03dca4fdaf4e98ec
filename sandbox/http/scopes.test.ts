import {
  callShop,
  callSlas,
  clientSecretOf,
  CUSTOMERS,
  newShopper,
  type TestShopper,
} from '../testing/shopper'
import type {TestShop} from '../testing/test-shop'
import {startTestShop} from '../testing/test-shop'

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startTestShop({scopes: 'sfcc.shopper-products, sfcc.shopper-baskets-orders'})
  shopper = await newShopper(shop)
})
afterAll(() => shop.close())

const products = '/product/shopper-products/v1/organizations/:org/products'
const search = '/search/shopper-search/v1/organizations/:org/product-search'
const baskets = '/checkout/shopper-baskets/v2/organizations/:org/baskets'

const ocapi = (method: string, path: string, body?: unknown) =>
  callShop(shop, method, `/s/DEU/dw/shop/v21_3${path}`, {token: shopper.accessToken, body})

describe('a client that may only read products and baskets', () => {
  it('carries its scopes in the token', () => {
    const [, payload = ''] = shopper.accessToken.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {scp: string}
    expect(claims.scp).toBe('sfcc.shopper-products sfcc.shopper-baskets-orders')
  })

  it('reads what it may', async () => {
    expect((await shopper.call('GET', products, undefined, {ids: 'blanket'})).status).toBe(200)
    expect((await shopper.call('GET', `${baskets}/nothing`)).status).toBe(404)
    expect((await ocapi('GET', '/products/(blanket)')).status).toBe(200)
  })

  it('is refused with 403 and problem details by the Shopper APIs', async () => {
    const problem = {
      title: 'Forbidden',
      type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/forbidden',
      detail: 'Your access-token is valid, but you have no permissions to access the resource.',
    }
    for (const answer of [
      await shopper.call('GET', search, undefined, {q: 'blanket'}),
      await shopper.call('POST', baskets, {}),
      await shopper.call('GET', `${CUSTOMERS}/${shopper.customerId}/baskets`),
    ]) {
      expect(answer).toMatchObject({status: 403, body: problem})
      expect(answer.headers.get('content-type')).toContain('application/problem+json')
    }
  })

  it('is refused with 403 and a fault by OCAPI', async () => {
    expect(await ocapi('POST', '/baskets', {})).toMatchObject({
      status: 403,
      body: {
        fault: {
          type: 'ClientAccessForbiddenException',
          message:
            "Access to resource '/dw/shop/v21_3/baskets' isn't allowed for the current client.",
          arguments: {method: 'POST', path: '/dw/shop/v21_3/baskets'},
        },
      },
    })
  })

  it('is refused with 403 by SLAS where a login has a scope of its own', async () => {
    const form = {user_id: 'anna@example.test', mode: 'email', channel_id: 'DEU'}
    const answer = await callSlas(shop, 'passwordless/login', form, clientSecretOf(shop))
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({
      status_code: '403 FORBIDDEN',
      message: `Passwordless Permissions Error for clientId:${shop.config.clientId}`,
    })
  })
})
