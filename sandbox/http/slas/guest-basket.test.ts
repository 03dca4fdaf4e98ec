/** The basket of a guest who comes back: it lasts as long as the guest's refresh token, 30 days. */
import {BASKETS, callShop, callSlas, clientSecretOf, type TokenAnswer} from '../../testing/shopper'
import {startTestShop, type TestShop} from '../../testing/test-shop'

const DAY_MS = 86_400_000
/** Timers that go on: only the date is changed. */
const TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterEach(() => jest.useRealTimers())
afterAll(() => shop.close())

const token = async (form: Record<string, string>) => {
  const answer = await callSlas(shop, 'token', {channel_id: 'DEU', ...form}, clientSecretOf(shop))
  return {status: answer.status, body: (await answer.json()) as TokenAnswer}
}

/** A guest with a basket. */
async function guest() {
  const {body: tokens} = await token({grant_type: 'client_credentials'})
  const url = `${BASKETS.replace(':org', shop.config.organizationId)}?siteId=DEU`
  const {body} = await callShop<{basketId: string}>(shop, 'POST', url, {
    token: tokens.access_token,
    body: {productItems: [{productId: 'stroller-green', quantity: 2}]},
  })
  return {tokens, basketId: body.basketId}
}

const later = (days: number) =>
  jest.useFakeTimers({now: Date.now() + days * DAY_MS, doNotFake: [...TIMERS]})

it('is there after 29 days', async () => {
  const {tokens, basketId} = await guest()
  later(29)
  const {body: renewed} = await token({
    grant_type: 'refresh_token',
    refresh_token: tokens.refresh_token,
  })
  expect(renewed.customer_id).toBe(tokens.customer_id)
  const url = `/customer/shopper-customers/v1/organizations/${shop.config.organizationId}/customers/${tokens.customer_id}/baskets?siteId=DEU`
  const {body} = await callShop<{baskets: object[]}>(shop, 'GET', url, {
    token: renewed.access_token,
  })
  expect(body.baskets).toMatchObject([
    {basketId, productItems: [{productId: 'stroller-green', quantity: 2}]},
  ])
})

it('is not reachable after 31 days without a visit', async () => {
  const {tokens} = await guest()
  later(31)
  const refused = await token({grant_type: 'refresh_token', refresh_token: tokens.refresh_token})
  expect(refused.status).toBe(400)
})
