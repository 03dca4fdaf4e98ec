import path from 'node:path'
import {GUEST_READS_PATH} from '../../common/guest-reads'
import {startBundle, type RunningBundle} from './test/start-bundle'

let running: RunningBundle

beforeAll(async () => {
  running = await startBundle({}, path.resolve('demo/archive'))
}, 120_000)
afterAll(() => running.close())

const read = (address: string, init: RequestInit = {}) => {
  const organization = running.sandbox.config.organizationId
  return fetch(running.base + GUEST_READS_PATH + address.replace(':org', organization), init)
}
const SEARCH = '/search/shopper-search/v1/organizations/:org/product-search?siteId=DEU&limit=1'

test('the catalogue is read without a session, and shared caches may keep it', async () => {
  const answer = await read(`${SEARCH}&locale=en-DE&q=stroller`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  expect(answer.headers.get('set-cookie')).toBeNull()
  const {hits} = (await answer.json()) as {hits: unknown[]}
  expect(hits).toHaveLength(1)
})

test('a refusal of the backend is passed on, and no cache keeps it', async () => {
  const answer = await read(
    '/product/shopper-products/v1/organizations/:org/products/no-such?siteId=DEU',
  )
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({detail: expect.stringContaining('no-such')})
})

test.each([
  ['data of shoppers', '/customer/shopper-customers/v1/organizations/:org/customers/a?siteId=DEU'],
  ['baskets', '/checkout/shopper-baskets/v2/organizations/:org/baskets/a?siteId=DEU'],
  ['logins', '/shopper/auth/v1/organizations/:org/oauth2/token?siteId=DEU'],
  ['another place behind dots', `/search/shopper-search/v1/organizations/:org/%2e%2e/a?siteId=DEU`],
  ['an unknown site', SEARCH.replace('DEU', 'XXX')],
  ['no site', SEARCH.replace('siteId=DEU', '')],
])('%s: 404', async (_, address) => {
  expect((await read(address)).status).toBe(404)
})

test('pages of other shops do not read by it', async () => {
  expect((await read(SEARCH, {headers: {'Sec-Fetch-Site': 'cross-site'}})).status).toBe(403)
})
