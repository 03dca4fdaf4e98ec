import Fastify, {type RouteOptions} from 'fastify'
import type {TSchema} from '@sinclair/typebox'
import {placedOrder} from '../testing/placed-order'
import {registeredRoutes} from '../testing/registered-routes'
import {
  addresses,
  CUSTOMERS,
  newCustomer,
  readyBasket,
  type TestCustomer,
  visa,
} from '../testing/shopper'
import {startTestShop, type TestShop} from '../testing/test-shop'
import {isAuxiliary} from './answers/answer-key'
import {requireCallers, type Caller} from './common/routes'

/** One method of a route, with what it declares. */
interface Declared {
  method: string
  url: string
  caller: Caller | undefined
  schema: Partial<Record<'body' | 'querystring', TSchema>>
}

const declared = ({method, url, config, schema}: RouteOptions): Declared[] =>
  [method].flat().flatMap((one) =>
    isAuxiliary(one)
      ? []
      : [
          {
            method: one,
            url,
            caller: config?.caller,
            schema: (schema ?? {}) as Declared['schema'],
          },
        ],
  )

let routes: readonly Declared[]
let shop: TestShop

beforeAll(async () => {
  routes = (await registeredRoutes()).flatMap(declared)
  shop = await startTestShop()
})
afterAll(() => shop.close())

const of = (...callers: Caller[]) =>
  routes.filter(({caller}) => caller !== undefined && callers.includes(caller))

const TEXTS = ['sample-text', 'x', 'DE', 'EUR', 'de-DE', 'http://localhost', '123456', '2026-01-01']
const fits = (text: string, {pattern = '', minLength = 0, maxLength = 1000}: TSchema) =>
  new RegExp(pattern as string).test(text) && text.length >= minLength && text.length <= maxLength

/** Parts of a schema that contain others. */
interface SchemaParts {
  anyOf?: TSchema[]
  properties?: Record<string, TSchema>
  required?: string[]
}

/** A value that a schema accepts, with its required parts only. */
function sample(schema: TSchema): unknown {
  const {anyOf = [], properties = {}, required = []} = schema as SchemaParts
  const [first] = anyOf
  if (first) return sample(first)
  const values = [schema.default, schema.const, (schema.enum as unknown[] | undefined)?.[0]]
  const given = values.find((value) => value !== undefined)
  if (given !== undefined) return given
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(required.map((name) => [name, sample(properties[name] as TSchema)]))
    case 'array':
      return Array.from({length: Number(schema.minItems ?? 0)}, () =>
        sample(schema.items as TSchema),
      )
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    default:
      return TEXTS.find((text) => fits(text, schema)) ?? 'x'.repeat(Number(schema.minLength ?? 1))
  }
}

interface Call {
  ids?: Readonly<Record<string, string>>
  token?: string
  headers?: Record<string, string>
}

/** Calls a route with parameters and a body that its schema accepts, so that only the caller is wrong. */
async function call({method, url, schema}: Declared, {ids = {}, token, headers}: Call = {}) {
  const known: Record<string, string> = {
    organizationId: shop.config.organizationId,
    siteId: 'DEU',
    locale: 'default',
    ...ids,
  }
  const path = url.replace(/:(\w+)/g, (_text, name: string) => known[name] ?? 'x')
  const query = schema.querystring ? (sample(schema.querystring) as Record<string, unknown>) : {}
  const search = Object.entries({...query, siteId: 'DEU'}).map(([name, value]) => [
    name,
    String(value),
  ])
  const body = method === 'GET' || !schema.body ? undefined : JSON.stringify(sample(schema.body))
  const response = await fetch(
    `${shop.baseUrl}${path}?${new URLSearchParams(search as [string, string][])}`,
    {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : {'content-type': 'application/json'}),
        ...(token === undefined ? {} : {authorization: `Bearer ${token}`}),
        ...headers,
      },
      body,
    },
  )
  return {status: response.status, text: await response.text()}
}

const nameOf = ({method, url}: Declared) => `${method} ${url}`

async function statusesOf(
  chosen: readonly Declared[],
  how?: Call,
): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  for (const route of chosen) answers[nameOf(route)] = (await call(route, how)).status
  return answers
}
const othersThan = (answers: Record<string, number>, ...expected: number[]) =>
  Object.entries(answers).filter(([, status]) => !expected.includes(status))

const isSlas = ({url}: Declared) => url.startsWith('/shopper/auth/')

describe('every route', () => {
  it('declares its caller', () => {
    expect(routes.filter(({caller}) => caller === undefined)).toEqual([])
    expect(routes.length).toBeGreaterThan(390)
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
    const chosen = of('shopper', 'program', 'shopper-or-program').filter((one) => !isSlas(one))
    expect(chosen.length).toBeGreaterThan(200)
    expect(othersThan(await statusesOf(chosen), 401)).toEqual([])
  })

  it('a route of SLAS is refused', async () => {
    const chosen = of('shopper', 'client', 'secret').filter(
      (one) => isSlas(one) && !one.url.endsWith('/*'),
    )
    expect(chosen.length).toBeGreaterThan(15)
    expect(othersThan(await statusesOf(chosen), 400, 401, 403)).toEqual([])
  })

  it('a route of clients is 400 without the id of one', async () => {
    const chosen = of('client').filter(({url}) => url.startsWith('/s/'))
    expect(chosen.length).toBeGreaterThan(15)
    expect(othersThan(await statusesOf(chosen), 400)).toEqual([])
  })

  it('a route of the review service answers with errors without a key', async () => {
    const chosen = of('client').filter((one) => !isSlas(one) && !one.url.startsWith('/s/'))
    for (const route of chosen) expect((await call(route)).text).toContain('"HasErrors":true')
    expect(chosen.length).toBeGreaterThan(10)
  })

  it('a route that needs a secret is refused', async () => {
    const chosen = of('secret').filter((one) => !isSlas(one))
    expect(chosen.length).toBeGreaterThan(5)
    // A payment session is unknown without its secret.
    expect(othersThan(await statusesOf(chosen), 400, 401, 404)).toEqual([])
  })

  it('an own page is 403 for the proxy of a storefront', async () => {
    const chosen = of('own-page')
    expect(chosen.length).toBeGreaterThan(30)
    expect(othersThan(await statusesOf(chosen, {headers: {'x-mobify': 'true'}}), 403)).toEqual([])
  })

  it('is needed by all but pages, pictures and services for browsers', () => {
    // The sites and the login have routes for others as well: their open ones are named one by one.
    const systems = of('public').map(({url}) =>
      /^\/(s|shopper)\//.test(url) ? url : url.split('/').slice(0, 2).join('/'),
    )
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
      '/s/:siteId/:locale/sapi/checkoutStep',
      '/s/:siteId/:locale/sapi/getGeoIpData',
      '/s/:siteId/:locale/sapi/getSlot',
      '/s/:siteId/:locale/sapi/storeErrorData',
      '/s/:siteId/dw/shop/v21_3/csp',
      '/shopper/auth/v1/organizations/:organizationId/oauth2/.well-known/openid-configuration',
      '/shopper/auth/v1/organizations/:organizationId/oauth2/jwks',
      '/third-party',
      '/translation',
      '/v1',
      '/v3',
    ])
  })
})

/** Routes of orders that a proof opens, which these calls do not send. */
const BY_PROOF = /\/(lookup|actions\/request-access-code)$/

describe("another shopper's documents", () => {
  let owner: TestCustomer
  let other: TestCustomer
  let ids: Record<string, string>

  beforeAll(async () => {
    owner = await newCustomer(shop)
    other = await newCustomer(shop)
    const own = `${CUSTOMERS}/${owner.customerId}`
    const {orderNo} = await placedOrder(owner)
    const {basketId, shipments, productItems} = await readyBasket(owner)
    const lists = `${own}/product-lists`
    const list = await owner.call<{id: string}>('POST', lists, {type: 'wish_list'})
    const item = await owner.call<{id: string}>('POST', `${lists}/${list.body.id}/items`, {
      type: 'product',
      productId: 'stroller-green',
      quantity: 1,
    })
    await owner.call('POST', `${own}/addresses`, {...addresses.DEU, addressId: 'home'})
    const card = await owner.call<{paymentInstrumentId: string}>(
      'POST',
      `${own}/payment-instruments`,
      visa,
    )
    ids = {
      basketId,
      orderNo,
      customerId: owner.customerId,
      listId: list.body.id,
      itemId: item.body.id ?? String(productItems[0]?.['itemId']),
      shipmentId: String(shipments[0]?.['shipmentId']),
      addressName: 'home',
      paymentInstrumentId: card.body.paymentInstrumentId,
    }
  })

  it('stay closed on every route that names one', async () => {
    const chosen = of('shopper').filter(
      ({url}) => /:(basketId|orderNo|customerId)\b/.test(url) && !BY_PROOF.test(url),
    )
    expect(chosen.length).toBeGreaterThan(120)
    const open: string[] = []
    for (const route of chosen) {
      const {status, text} = await call(route, {ids, token: other.accessToken})
      const isClosed = status === 404 || (status === 400 && /invalid-?customer/i.test(text))
      if (!isClosed) open.push(`${nameOf(route)}: ${status}`)
    }
    expect(open).toEqual([])
  })
})
