import {exampleEndpoints} from '../../sandbox/testing/example-shop'
import {nameOf, othersThan, RouteProbe, type Declared} from '../../sandbox/testing/route-probe'

let probe: RouteProbe
let own: readonly Declared[]

beforeAll(async () => {
  const core = await RouteProbe.start()
  const known = new Set(core.routes.map(nameOf))
  await core.close()
  probe = await RouteProbe.start(exampleEndpoints)
  own = probe.routes.filter((route) => !known.has(nameOf(route)))
})
afterAll(() => probe.close())

const by = (caller: string) => own.filter((route) => route.caller === caller)

it('declares the caller of every route', () => {
  expect(own.filter(({caller}) => caller === undefined)).toEqual([])
  expect(own.length).toBeGreaterThan(45)
})

it('has custom endpoints for shoppers only', async () => {
  const custom = own.filter(({url}) => url.startsWith('/custom/'))
  expect(custom.filter(({caller}) => caller !== 'shopper')).toEqual([])
  expect(custom.length).toBeGreaterThan(40)
  expect(othersThan(await probe.statusesOf(custom), 401)).toEqual([])
})

it('has site controllers and reports for everybody', () => {
  expect(
    by('public')
      .map(({url}) => url.split('/').at(-1))
      .sort(),
  ).toEqual(['checkoutStep', 'csp', 'getGeoIpData', 'getSlot', 'storeErrorData'])
})

it('shows results to no proxy of a storefront', async () => {
  const pages = by('own-page')
  expect(pages.map(nameOf).sort()).toEqual([
    'GET /admin/experiments',
    'GET /admin/reports',
    'GET /admin/tickets',
    'GET /admin/tickets/:messageId/files/:position',
    'GET /admin/withdrawals',
    'POST /admin/push-job',
  ])
  const answers = await probe.statusesOf(pages, {headers: {'x-mobify': 'true'}})
  expect(othersThan(answers, 403)).toEqual([])
})

it("keeps another shopper's documents closed", async () => {
  const {open, total} = await probe.openToOthers()
  expect(total).toBeGreaterThan(120)
  expect(open).toEqual([])
})
