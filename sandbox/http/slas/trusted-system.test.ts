import {CUSTOMERS, callShop, callSlas, clientSecretOf, newCustomer} from '../../testing/shopper'
import {startTestShop, type TestShop} from '../../testing/test-shop'

interface Answer {
  access_token: string
  customer_id: string
  usid: string
  message: string
}

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

async function ask(changes: Record<string, string>, secret = clientSecretOf(shop)) {
  const form = {
    grant_type: 'client_credentials',
    hint: 'ts_ext_on_behalf_of',
    channel_id: 'DEU',
    idp_origin: 'ecom',
    ...changes,
  }
  const response = await callSlas(shop, 'trusted-system/token', form, secret)
  return {status: response.status, body: (await response.json()) as Answer}
}

const profile = async ({customer_id: id, access_token: token}: Answer) => {
  const url = CUSTOMERS.replace(':org', shop.config.organizationId)
  const {body} = await callShop<{email: string}>(shop, 'GET', `${url}/${id}?siteId=DEU`, {token})
  return body
}

it('acts for a customer of the shop, in the session that it names', async () => {
  const customer = await newCustomer(shop)
  const usid = 'f3c8a7d0-0000-4000-8000-000000000001'
  const {status, body} = await ask({login_id: customer.login, usid})
  expect(status).toBe(200)
  expect(body).toMatchObject({customer_id: customer.customerId, usid})
  expect((await profile(body)).email).toBe(customer.login)
})

it('acts for a guest', async () => {
  const {status, body} = await ask({login_id: 'guest'})
  expect(status).toBe(200)
  const claims = JSON.parse(
    Buffer.from(body.access_token.split('.')[1] ?? '', 'base64url').toString(),
  ) as {isb: string}
  expect(claims.isb).toContain('upn:Guest')
})

it('opens an account for whom another provider proved, once', async () => {
  const form = {login_id: 'okta-7', email_id: 'okta7@example.test', idp_origin: 'okta'}
  const first = await ask(form)
  expect(first.status).toBe(200)
  expect((await profile(first.body)).email).toBe('okta7@example.test')
  expect((await ask(form)).body.customer_id).toBe(first.body.customer_id)
})

it.each([
  ['without a secret', {login_id: 'guest'}, '', 400, 'The client secret is not provided.'],
  ['with a wrong secret', {login_id: 'guest'}, 'Basic eDp5', 401, 'Basic Authorization failed.'],
  ['without a login', {}, undefined, 400, 'Bad or missing login_id.'],
  ['without its hint', {login_id: 'guest', hint: ''}, undefined, 400, 'Bad or missing hint.'],
  ['for nobody', {login_id: 'nobody@example.test'}, undefined, 400, 'User not found.'],
])('is refused %s', async (_name, form, secret, status, message) => {
  const answer = await ask(form as Record<string, string>, secret)
  expect(answer).toMatchObject({status, body: {message}})
})
