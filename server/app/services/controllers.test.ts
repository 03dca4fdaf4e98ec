import {callShop, newShopper} from '../../../sandbox/testing/shopper'
import {setPreference} from '../../../sandbox/testing/site-settings'
import {startBundle, type RunningBundle} from '../test/start-bundle'

const PASSWORD = 'open-sesame'
const STEP = '/s/DEU/default/sapi/checkoutStep?step=1&name=address'
const GEO = '/s/DEU/de-de/sapi/getGeoIpData'

let running: RunningBundle

beforeAll(async () => {
  running = await startBundle({STOREFRONT_PASSWORD: PASSWORD})
  setPreference(running.sandbox.db, 'DEU', 'storefrontPassword', PASSWORD)
})
afterAll(() => running.close())
beforeEach(() => callShop(running.sandbox, 'DELETE', '/admin/requests'))

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(running.base + path, {headers})

/** Addresses that reached the site controllers. */
async function controllerCalls(): Promise<string[]> {
  const {body} = await callShop<{data: {system: string; url: string}[]}>(
    running.sandbox,
    'GET',
    '/admin/requests',
  )
  return body.data.filter(({system}) => system === 'controllers').map(({url}) => url)
}

it('answers a checkout step of a protected storefront', async () => {
  const shopper = await newShopper(running.sandbox)
  const {body} = await shopper.call<{c_result: {url: string}}>(
    'GET',
    '/s/DEU/dw/shop/v21_3/custom_objects/ocapi/reporting',
    undefined,
    {step: 1, name: 'address'},
  )
  const address = new URL(body.c_result.url)
  expect(address.pathname + address.search).toBe(STEP)
  const answer = await open(`/services/controllers${STEP}`)
  expect([answer.status, await answer.json()]).toEqual([200, {success: true}])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await controllerCalls()).toEqual([STEP])
})

it("passes on the visitor's country, and nothing else of the visitor", async () => {
  const answer = await open(`/services/controllers${GEO}`, {
    'x-geo-country': 'JP',
    authorization: 'Basic d3Jvbmc6d3Jvbmc=',
    cookie: 'cc-at=token',
  })
  expect(await answer.json()).toMatchObject({countryCode: 'JP'})
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it.each([
  ['another controller', '/s/DEU/de-de/sapi/storeErrorData', 404],
  ['a slot, which the server reads', '/s/DEU/de-de/sapi/getSlot?slotId=a', 404],
  ['another site', '/s/Sites-Site/de-de/sapi/checkoutStep?step=1', 404],
  ['a path that climbs', '/s/DEU/..%2f..%2fadmin/sapi/checkoutStep', 404],
  ['an unknown parameter', '/s/DEU/de-de/sapi/checkoutStep?next=1', 400],
])('refuses %s', async (_name, path, status) => {
  expect((await open(`/services/controllers${path}`)).status).toBe(status)
  expect(await controllerCalls()).toEqual([])
})

it('refuses pages of other sites, and writes', async () => {
  const foreign = await open(`/services/controllers${STEP}`, {'sec-fetch-site': 'cross-site'})
  expect(foreign.status).toBe(403)
  const written = await fetch(`${running.base}/services/controllers${STEP}`, {method: 'POST'})
  expect(written.status).toBe(405)
  expect(await controllerCalls()).toEqual([])
})

describe('with another password than the storefront has', () => {
  beforeAll(() => setPreference(running.sandbox.db, 'DEU', 'storefrontPassword', 'changed'))
  afterAll(() => setPreference(running.sandbox.db, 'DEU', 'storefrontPassword', PASSWORD))

  it.each([
    `/services/controllers${STEP}`,
    `/services/controllers${GEO}`,
    `/mobify/proxy/sapi${STEP}`,
    `/mobify/caching/sapi${STEP}`,
    '/services/content/pages/a?site=DEU&locale=de-DE',
  ])('no browser is asked for it by %s', async (path) => {
    const answer = await open(path)
    expect(answer.ok).toBe(false)
    expect(answer.headers.get('www-authenticate')).toBeNull()
  })
})
