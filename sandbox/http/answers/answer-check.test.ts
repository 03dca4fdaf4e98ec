import Fastify, {type FastifyInstance} from 'fastify'
import {companies} from '../../companies/companies'
import {exampleEndpoints} from '../../testing/example-shop'
import {startTestShop, type TestShop} from '../../testing/test-shop'
import {callShop, newShopper} from '../../testing/shopper'
import {checkAnswers} from './answer-check'

const PRODUCTS = '/product/shopper-products/v1/organizations/:organizationId/products/:id'
const LIST = '/customer/shopper-customers/v1/organizations/:organizationId/product-lists/:listId'
const url = '/product/shopper-products/v1/organizations/o/products/chair'

const servers: FastifyInstance[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const newServer = (): FastifyInstance => {
  const server = Fastify({forceCloseConnections: true})
  servers.push(server)
  checkAnswers(server, [...companies, {folder: exampleEndpoints.plugins, plugin: {}}])
  return server
}

const ask = async (server: FastifyInstance, path: string, method = 'GET'): Promise<Response> =>
  fetch(new URL(path, await server.listen({port: 0, host: '127.0.0.1'})), {method})

/** What the check says about `body` as the answer of the product route; null when nothing is wrong. */
async function problemOf(body: unknown, {status = 200, query = ''} = {}): Promise<string | null> {
  const server = newServer()
  server.get(PRODUCTS, async (_request, reply) => reply.status(status).send(body))
  const answer = await ask(server, url + query)
  if (answer.status === status) return null
  expect(answer.status).toBe(500)
  return ((await answer.json()) as {wrongAnswer: string}).wrongAnswer
}

const KEY = 'GET /shopper-products/v1/products/:id'
const chair = {
  id: 'chair',
  name: 'Chair',
  price: 99.5,
  imageGroups: [{images: [], viewType: 'large'}],
}

it('lets a right answer pass, with custom attributes of any form', async () => {
  expect(await problemOf({...chair, c_seat: {height: [45]}})).toBeNull()
})

it.each<[string, object, string]>([
  ['another type', {...chair, price: '99.50'}, '/price must be number {"type":"number"}'],
  ['null', {...chair, price: null}, '/price must be number {"type":"number"}'],
  [
    'a member that the SDK does not know',
    {...chair, colour: 'red'},
    'the document must NOT have additional properties {"additionalProperty":"colour"}',
  ],
  [
    'a missing member',
    {name: 'Chair'},
    'the document must have required property \'id\' {"missingProperty":"id"}',
  ],
  [
    'a wrong member of a list',
    {...chair, imageGroups: [{images: [{alt: 'x'}], viewType: 'large'}]},
    '/imageGroups/0/images/0 must have required property \'link\' {"missingProperty":"link"}',
  ],
])('turns an answer with %s into a failure', async (_title, body, problem) => {
  expect(await problemOf(body)).toBe(`${KEY} 200: ${problem}`)
})

it('checks the form of errors', async () => {
  const problem = {title: 'Not Found', type: 'https://x', detail: 'No chair.', productId: 'chair'}
  expect(await problemOf(problem, {status: 404})).toBeNull()
  expect(await problemOf({message: 'No chair.'}, {status: 404})).toMatch(
    `${KEY} 404: the document must have required property`,
  )
})

it('accepts a part of the document when the caller selects members, but no other members', async () => {
  const query = '?select=(name)'
  expect(await problemOf({name: 'Chair'}, {query})).toBeNull()
  expect(await problemOf({colour: 'red'}, {query})).toContain('additional properties')
})

it.each([
  ['an undescribed status', chair, 301, 'status 301 is not in its row'],
  ['text instead of JSON', 'chair', 200, 'the body is not JSON'],
])('refuses %s', async (_title, body, status, problem) => {
  expect(await problemOf(body, {status})).toBe(`${KEY} ${status}: ${problem}`)
})

it('refuses a body where there is none', async () => {
  const server = newServer()
  server.delete(
    LIST.replace('/product-lists', '/customers/:customerId/product-lists'),
    async () => ({}),
  )
  const base = '/customer/shopper-customers/v1/organizations/o'
  const deleted = await ask(server, `${base}/customers/c/product-lists/l`, 'DELETE')
  expect(await deleted.json()).toEqual({
    wrongAnswer:
      'DELETE /shopper-customers/v1/customers/:customerId/product-lists/:listId 200: it has a body',
  })
})

it('refuses an answer without the body that its route has', async () => {
  const server = newServer()
  server.get(LIST, async (_request, reply) => reply.status(204).send())
  const path = '/customer/shopper-customers/v1/organizations/o/product-lists/l'
  expect(await (await ask(server, path)).json()).toEqual({
    wrongAnswer: 'GET /shopper-customers/v1/product-lists/:listId 204: the body is not JSON',
  })
})

it('refuses a route without an answer type', () => {
  expect(() => newServer().get(`${PRODUCTS}/colours`, () => null)).toThrow(
    "The route 'GET /shopper-products/v1/products/:id/colours' has no answer type. Add it to answers/scapi.ts and run: npm run generate -- answers",
  )
})

/** What the check says about an answer to `GET path` of the route `url`; null when nothing is wrong. */
async function problemAt(
  [url, path]: readonly [url: string, path: string],
  body: unknown,
  {status = 200, type = 'application/json'} = {},
): Promise<string | null> {
  const server = newServer()
  server.get(url, async (_request, reply) => reply.status(status).type(type).send(body))
  const answer = await ask(server, path)
  if (answer.headers.get('content-type')?.startsWith(type) && answer.status === status) return null
  return ((await answer.json()) as {wrongAnswer: string}).wrongAnswer
}

const shopApi = '/s/:siteId/dw/shop/v21_3'
const custom = '/custom/shopper-navigation/v1/organizations/:organizationId/navigation'
const session = {status: 'open', method: 'card'}
const mail = {
  ...{id: 'm', siteId: 'DEU', locale: 'de-DE', template: 'welcome', channel: 'email'},
  ...{to: 'a@example.test', subject: 'S', text: 'T', data: {}, createdAt: '2026-01-31'},
}
const reviews = {
  ...{Limit: 10, Offset: 0, TotalResults: 0, Locale: 'en_GB', Results: [], Includes: {}},
  ...{HasErrors: false, Errors: []},
}
const query = {
  ...{_v: '21.3', _type: 'custom_object', object_type: 'ocapi', key_property: 'id'},
  ...{key_value_string: 'order', c_result: {orderNo: '1'}},
}

describe.each<[string, readonly [url: string, path: string], object, object]>([
  [
    'OCAPI',
    [`${shopApi}/content/:id`, '/s/DEU/dw/shop/v21_3/content/returns'],
    {_v: '21.3', _type: 'content', id: 'returns', c_body: '<p>'},
    {colour: 'red'},
  ],
  [
    'a query by custom object',
    [`${shopApi}/custom_objects/ocapi/:key`, '/s/DEU/dw/shop/v21_3/custom_objects/ocapi/order'],
    query,
    {c_result: {orderNo: 1}},
  ],
  [
    'custom endpoints',
    [custom, custom.replace(':organizationId', 'o')],
    {items: []},
    {items: [{id: 'a', label: 'A'}]},
  ],
  ['reviews', ['/data/reviews.json', '/data/reviews.json'], reviews, {Includes: {Colours: {}}}],
  ['payment', ['/psp/client/sessions/:id', '/psp/client/sessions/1'], session, {status: 'done'}],
  [
    'the outbox',
    ['/outbox.json', '/outbox.json'],
    {total: 1, data: [mail]},
    {data: [{...mail, to: null}]},
  ],
])('%s', (_name, route, right, wrong) => {
  it('lets a right answer pass', async () => {
    expect(await problemAt(route, right)).toBeNull()
  })

  it('refuses one with a wrong member', async () => {
    expect(await problemAt(route, {...right, ...wrong})).toMatch(/^GET .* 200: /)
  })

  it('refuses an error in another form', async () => {
    expect(await problemAt(route, {wrong: true}, {status: 404})).toMatch(/^GET .* 404: /)
  })
})

it('accepts a page or a document where a route has both, and no other document', async () => {
  const PATH = '/idp/:provider/authorize'
  const problem = {title: 'Bad Request', type: 'https://x', detail: 'None.'}
  const answer = async (body: unknown, type: string): Promise<object | null> => {
    const server = newServer()
    server.post(PATH, async (_request, reply) => reply.status(400).type(type).send(body))
    const sent = await ask(server, '/idp/apple/authorize', 'POST')
    return sent.status === 400 ? null : ((await sent.json()) as object)
  }
  expect(await answer('<html>', 'text/html')).toBeNull()
  expect(await answer(problem, 'application/json')).toBeNull()
  expect(await answer({wrong: true}, 'application/json')).toMatchObject({
    wrongAnswer: expect.stringContaining('must match a schema'),
  })
  expect(await answer('text', 'text/plain')).toMatchObject({
    wrongAnswer: expect.stringContaining('not JSON'),
  })
})

it('checks the media type of a body that is not JSON', async () => {
  const route = ['/on/demandware.static/-/:folder/default/*'] as const
  const picture = [route[0], '/on/demandware.static/-/Sites-x/default/a.png'] as const
  const bytes = Buffer.from('png')
  expect(await problemAt(picture, bytes, {type: 'image/png'})).toBeNull()
  expect(await problemAt(picture, bytes, {type: 'image/bmp'})).toContain(
    'content type is image/bmp',
  )
  expect(await problemAt(picture, '', {type: 'image/png'})).toContain('it has no body')
})

describe('a sandbox', () => {
  let shop: TestShop
  afterEach(() => shop.close())

  /** Reads a store whose row in the database makes the answer wrong: the service has no such member. */
  const read = async () => {
    shop.db.exec(`
      INSERT INTO store (site_id, id, position, fields, locator_enabled, pos_enabled, hours, events, custom)
      VALUES ('DEU', 'north', 0, '{"name": "North", "colour": "red"}', 1, 0, '{}', '{}', '{}')`)
    const {accessToken: token} = await newShopper(shop, 'DEU')
    const {organizationId} = shop.config
    const path = `/store/shopper-stores/v1/organizations/${organizationId}/stores`
    return callShop(shop, 'GET', `${path}?siteId=DEU&ids=north`, {token})
  }

  it('fails in tests when an answer is wrong', async () => {
    shop = await startTestShop()
    const {status, body} = await read()
    expect([status, JSON.stringify(body)]).toEqual([500, expect.stringContaining('wrongAnswer')])
  })

  it('answers unchecked in production', async () => {
    shop = await startTestShop({}, undefined, {answersChecked: false})
    expect((await read()).status).toBe(200)
  })
})
