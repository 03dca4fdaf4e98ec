/** @jest-environment ./server/test/sandbox-environment.ts */
/** Every operation of the tables against the client of commerce-sdk-isomorphic: what is sent, and what the sandbox answers. */
import * as sdk from 'commerce-sdk-isomorphic/lib/index.cjs.js'
import * as families from '@app/generated/commerce'
import {createHttpClient} from '@app/shared/api/http-client'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {openSession, sandboxShop} from './testing/real-session'
import {createClients, type ClientParameters} from '@app/shared/commerce/client'
import type {Family, OperationOptions} from '@app/shared/commerce/family'

type Client = Record<string, (options: OperationOptions) => Promise<unknown>>
type ClientClass = new (config: object) => Client

const all = Object.entries(families) as unknown as [string, Family<Client>][]
const parameters: ClientParameters = {
  organizationId: 'f_ecom_bhlt_001',
  clientId: 'client',
  shortCode: 'local',
  siteId: 'DEU',
  locale: 'en-DE',
  currency: 'EUR',
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly query: readonly string[]
  readonly body: unknown
  readonly contentType: string | undefined
}

/** What a call sends, without order and without the name of the client. */
function recorder() {
  const sent: Sent[] = []
  const fetch = (address: string, init: RequestInit = {}): Promise<Response> => {
    const {pathname, searchParams} = new URL(address, 'http://127.0.0.1')
    const headers = new Headers(init.headers)
    sent.push({
      method: (init.method ?? 'GET').toUpperCase(),
      path: pathname.replace('/proxy', ''),
      query: [...searchParams].map(([key, value]) => `${key}=${value}`).sort(),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      contentType: init.body ? (headers.get('content-type') ?? undefined) : undefined,
    })
    return Promise.resolve(new Response('{}'))
  }
  return {sent, fetch}
}

const realClient = (name: string, fetch: unknown): Client =>
  new (sdk as unknown as Record<string, ClientClass>)[name]!({
    proxy: 'http://127.0.0.1/proxy',
    parameters,
    headers: {'Content-Type': 'application/json'},
    throwOnBadResponse: true,
    fetch,
  })

/** A value for each parameter, lists and signs that paths and queries encode among them. */
const valueOf = (key: string, index: number): unknown => {
  if (/^(ids|refine|expand|imgTypes)$/.test(key)) return ['a,b', 'c d']
  return index % 2 === 0 ? `${key} ä/%;` : index
}

const operations = all.flatMap(([name, {operations: table}]) =>
  Object.keys(table).map((operation) => [name, operation] as const),
)

test.each(operations)('%s.%s sends what the package sends', async (name, operation) => {
  const [, from] = all.find(([known]) => known === name) ?? []
  if (!from) throw new Error(name)
  const own = recorder()
  const real = recorder()
  const call = createHttpClient({baseUrl: 'http://127.0.0.1', send: own.fetch})
  const client = createClients({parameters, call}).of(from)
  const keys = (from.paramKeys[operation] ?? []).filter((key) => !(key in parameters))
  const values = keys.map((key, index) => [key, valueOf(key, index)] as const)
  const options = {parameters: Object.fromEntries([...values, ['c_own', 'x']])}
  const body = {quantity: 1, c_note: 'ü'}
  await realClient(name, real.fetch)[operation]?.({...options, body})
  // The package leaves out a body that an operation does not have.
  const hasBody = real.sent[0]?.body !== undefined
  await client[operation]?.(hasBody ? {...options, body} : options)
  expect(own.sent).toHaveLength(1)
  expect(own.sent).toEqual(real.sent)
})

test.each(operations)('%s.%s has the parameters of the package', (name, operation) => {
  const [, from] = all.find(([known]) => known === name) ?? []
  const real = (sdk as unknown as Record<string, {paramKeys: Record<string, string[]>}>)[name]
  for (const key of [operation, `${operation}Required`]) {
    expect([...(from?.paramKeys[key] ?? [])].sort()).toEqual(
      [...(real?.paramKeys[key] ?? [])].sort(),
    )
  }
})

describe('on the sandbox', () => {
  const shop = sandboxShop('DEU', 'en-DE')
  const {clients, accessToken} = shop.api
  const products = clients.of(families.ShopperProducts)

  beforeAll(async () => {
    testSandbox()
    await openSession(shop)
  })

  test('a missing product has the answer of the package', async () => {
    const token = await accessToken(false)
    const real = new sdk.ShopperProducts({
      proxy: new URL('/mobify/proxy/api', location.href).href,
      parameters: {...parameters},
      headers: {Authorization: `Bearer ${token}`},
      throwOnBadResponse: true,
      fetch: globalThis.fetch as never,
    })
    const refusal = async (call: Promise<unknown>) => {
      const error = (await call.catch((reason: unknown) => reason)) as {response: Response}
      return [error.response.status, await error.response.clone().json()] as const
    }
    const given = {parameters: {id: 'no-such-product'}}
    expect(await refusal(products.getProduct(given))).toEqual(await refusal(real.getProduct(given)))
  })

  test('a raw answer is the response, whatever its status', async () => {
    const answer = await products.getProduct({parameters: {id: 'no-such-product'}}, true)
    expect(answer.status).toBe(404)
  })

  test('a missing parameter is an error before a request', async () => {
    const call = (clients.of(families.ShopperProducts) as unknown as Client).getProduct?.({})
    await expect(call).rejects.toThrow('Missing required path parameter: id')
  })
})

test('a refusal without JSON is a fault, and its text can still be read', async () => {
  const send = () => Promise.resolve(new Response('<h1>Bad</h1>', {status: 400}))
  const call = createHttpClient({baseUrl: 'http://127.0.0.1', send})
  const {of} = createClients({parameters, call})
  const error: unknown = await of(families.ShopperProducts)
    .getProduct({parameters: {id: 'a'}})
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({name: 'ApiFault', status: 400, type: 'http-400'})
  expect(await (error as {response: Response}).response.text()).toBe('<h1>Bad</h1>')
})

test('a parameter cannot climb out of its path', async () => {
  const {of} = createClients({parameters, call: createHttpClient({baseUrl: 'http://127.0.0.1'})})
  await expect(of(families.ShopperProducts).getProduct({parameters: {id: '..'}})).rejects.toThrow(
    'Not a path parameter: id',
  )
})
