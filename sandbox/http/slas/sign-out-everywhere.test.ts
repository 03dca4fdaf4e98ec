import {exampleEndpoints} from '../../testing/example-shop'
import {codeChallenge} from '../../domains/auth/pkce'
import type {TestCustomer} from '../../testing/shopper'
import {CUSTOMERS, callShop, callSlas, logIn, newCustomer} from '../../testing/shopper'
import {startTestShop, type TestShop} from '../../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
})
afterAll(() => shop.close())

/** Statuses of one call to each kind of API with the access token of a session. */
async function statuses({customerId, accessToken: token}: TestCustomer): Promise<number[]> {
  const org = shop.config.organizationId
  const paths = [
    `${CUSTOMERS}/${customerId}?siteId=DEU`,
    '/custom/shopper-customer/v1/organizations/:org/email-change?siteId=DEU',
    '/custom/shopper-warranties/v1/organizations/:org/warranties?siteId=DEU',
    `/s/DEU/dw/shop/v21_3/customers/${customerId}`,
    `/s/DEU/dw/shop/v21_3/customers/${customerId}/orders`,
  ]
  const answers = await Promise.all(
    paths.map((path) => callShop(shop, 'GET', path.replace(':org', org), {token})),
  )
  return answers.map(({status}) => status)
}

/** Signs a customer out on all devices, in the manner of a shop. */
function signOutEverywhere({tokens, accessToken}: TestCustomer): Promise<Response> {
  const {organizationId, clientId} = shop.config
  const query = new URLSearchParams({
    client_id: clientId,
    channel_id: 'DEU',
    refresh_token: tokens.refresh_token,
    hint: 'all-sessions',
  })
  return fetch(
    `${shop.baseUrl}/shopper/auth/v1/organizations/${organizationId}/oauth2/logout?${query}`,
    {headers: {authorization: `Bearer ${accessToken}`}},
  )
}

it('every API refuses the access tokens of all sessions at once', async () => {
  const here = await newCustomer(shop)
  const there = await logIn(shop, here)
  expect(await statuses(there)).toEqual([200, 200, 200, 200, 200])
  expect((await signOutEverywhere(here)).status).toBe(200)
  for (const session of [here, there]) {
    expect(await statuses(session)).toEqual([401, 401, 401, 401, 401])
  }
  const refresh = await callSlas(shop, 'token', {
    grant_type: 'refresh_token',
    client_id: shop.config.clientId,
    channel_id: 'DEU',
    refresh_token: there.tokens.refresh_token,
  })
  expect(refresh.status).toBe(400)
  expect(await statuses(await logIn(shop, here))).toEqual([200, 200, 200, 200, 200])
})

it('a login that is not finished opens no session afterwards', async () => {
  const customer = await newCustomer(shop)
  const verifier = 'w'.repeat(64)
  const common = {
    redirect_uri: 'http://localhost:3000/callback',
    client_id: shop.config.clientId,
    channel_id: 'DEU',
  }
  const credentials = Buffer.from(`${customer.login}:${customer.password}`).toString('base64')
  const started = await callSlas(
    shop,
    'login',
    {...common, code_challenge: codeChallenge(verifier)},
    `Basic ${credentials}`,
  )
  const code = new URL(started.headers.get('location') ?? '').searchParams.get('code') ?? ''
  await signOutEverywhere(customer)
  const grant = {grant_type: 'authorization_code_pkce', code, code_verifier: verifier}
  expect((await callSlas(shop, 'token', {...common, ...grant})).status).toBe(400)
})
