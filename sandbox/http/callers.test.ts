import Fastify from 'fastify'
import {othersThan, RouteProbe, type Declared} from '../testing/route-probe'
import {requireCallers} from './common/routes'

let probe: RouteProbe

beforeAll(async () => {
  probe = await RouteProbe.start()
})
afterAll(() => probe.close())

const isSlas = ({url}: Declared) => url.startsWith('/shopper/auth/')

describe('every route', () => {
  it('declares its caller', () => {
    expect(probe.routes.filter(({caller}) => caller === undefined)).toEqual([])
    expect(probe.routes.length).toBeGreaterThan(390)
  })

  it('stops the start without a caller', async () => {
    const app = Fastify()
    requireCallers(app)
    app.get('/open', async () => ({}))
    await expect(app.ready()).rejects.toThrow('do not declare their caller: GET /open')
  })
})

describe('without a session', () => {
  it('a route of shoppers or programs is 401', async () => {
    const chosen = probe
      .of('shopper', 'program', 'shopper-or-program')
      .filter((one) => !isSlas(one))
    expect(chosen.length).toBeGreaterThan(200)
    expect(othersThan(await probe.statusesOf(chosen), 401)).toEqual([])
  })

  it('a route of SLAS is refused', async () => {
    const chosen = probe
      .of('shopper', 'client', 'secret')
      .filter((one) => isSlas(one) && !one.url.endsWith('/*'))
    expect(chosen.length).toBeGreaterThan(15)
    expect(othersThan(await probe.statusesOf(chosen), 400, 401, 403)).toEqual([])
  })

  it('a route of clients is 400 without the id of one', async () => {
    const chosen = probe.of('client').filter(({url}) => url.startsWith('/s/'))
    expect(chosen.length).toBeGreaterThan(15)
    expect(othersThan(await probe.statusesOf(chosen), 400)).toEqual([])
  })

  it('a route of the review service answers with errors without a key', async () => {
    const chosen = probe.of('client').filter((one) => !isSlas(one) && !one.url.startsWith('/s/'))
    for (const route of chosen) expect((await probe.call(route)).text).toContain('"HasErrors":true')
    expect(chosen.length).toBeGreaterThan(10)
  })

  it('a route that needs a secret is refused', async () => {
    const chosen = probe.of('secret').filter((one) => !isSlas(one))
    expect(chosen.length).toBeGreaterThan(5)
    // A payment session is unknown without its secret.
    expect(othersThan(await probe.statusesOf(chosen), 400, 401, 404)).toEqual([])
  })

  it('an own page is 403 for the proxy of a storefront', async () => {
    const chosen = probe.of('own-page')
    expect(chosen.length).toBeGreaterThan(30)
    expect(
      othersThan(await probe.statusesOf(chosen, {headers: {'x-mobify': 'true'}}), 403),
    ).toEqual([])
  })

  it('is needed by all but pages, pictures and services for browsers', () => {
    // The sites and the login have routes for others as well: their open ones are named one by one.
    const systems = probe
      .of('public')
      .map(({url}) => (/^\/(s|shopper)\//.test(url) ? url : url.split('/').slice(0, 2).join('/')))
    expect([...new Set(systems)].sort()).toEqual([
      '/curalate',
      '/dw',
      '/healthz',
      '/idp',
      '/language',
      '/maps',
      '/maps-service',
      '/newsletter',
      '/on',
      '/personalisation',
      '/psp',
      '/shopper/auth/v1/organizations/:organizationId/oauth2/.well-known/openid-configuration',
      '/shopper/auth/v1/organizations/:organizationId/oauth2/jwks',
      '/third-party',
      '/translation',
      '/v1',
      '/v3',
    ])
  })
})

it("another shopper's documents stay closed on every route that names one", async () => {
  const {open, total} = await probe.openToOthers()
  expect(total).toBeGreaterThan(105)
  expect(open).toEqual([])
})
