import {exampleEndpoints} from '../testing/example-shop'
import {BASKETS, CUSTOMERS, callShop, newCustomer, type TestCustomer} from '../testing/shopper'
import {startTestShop, type TestShop} from '../testing/test-shop'
import {formFields} from './forms'
import {structureDefect} from './json-structure'

let shop: TestShop
let customer: TestCustomer
beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
  customer = await newCustomer(shop)
})
afterAll(() => shop.close())

const manyKeys = (count: number) =>
  Object.fromEntries(Array.from({length: count}, (_, index) => [`c_${index}`, 1]))

it('a document with many values is refused at once, before it is parsed', () => {
  const documents = [
    JSON.stringify(manyKeys(70_000)),
    JSON.stringify(Array<number>(500_000).fill(1)),
    '['.repeat(500_000),
    `{"a":"${'x,'.repeat(500_000)}"${',"a":1'.repeat(20_000)}}`,
  ]
  for (const text of documents) {
    const times = [1, 2, 3].map(() => {
      const start = performance.now()
      expect(structureDefect(text)).toMatch(/more than 10000 values|deeper than 100/)
      return performance.now() - start
    })
    expect(Math.min(...times)).toBeLessThan(50)
  }
  expect(structureDefect(JSON.stringify(manyKeys(5_000)))).toBeNull()
  expect(structureDefect(JSON.stringify(`${'{[,'.repeat(50_000)}\\"`))).toBeNull()
})

it('a form with many fields is refused', () => {
  expect(() => formFields('a=1&'.repeat(501))).toThrow('more than 500 fields')
  expect(Object.fromEntries(formFields('a=1&b=2&a=3'))).toEqual({a: '3', b: '2'})
})

it.each([
  ['the Shopper APIs', 'POST', `${BASKETS}?siteId=DEU`],
  ['OCAPI', 'POST', '/s/DEU/dw/shop/v21_3/baskets'],
  ['a custom endpoint', 'POST', '/custom/shopper-checkout/v1/organizations/:org/trace?siteId=DEU'],
  ['a site controller', 'POST', '/s/DEU/default/sapi/storeErrorData'],
  ['the admin API', 'POST', '/admin/faults'],
])('%s answers 70,000 keys with 400', async (_name, method, path) => {
  const body = manyKeys(70_000)
  const {organizationId} = shop.config
  // The shortest of three: other tests run beside this one.
  const times = []
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const start = performance.now()
    const {status} = await callShop(shop, method, path.replace(':org', organizationId), {
      token: customer.accessToken,
      body,
    })
    expect(status).toBe(400)
    times.push(performance.now() - start)
  }
  expect(Math.min(...times)).toBeLessThan(1000)
})

describe('a custom attribute', () => {
  const path = () => `${CUSTOMERS}/${customer.customerId}`
  const ocapi = (body: object) =>
    callShop<{fault?: {type: string; arguments: object}}>(
      shop,
      'PATCH',
      `/s/DEU/dw/shop/v21_3/customers/${customer.customerId}`,
      {token: customer.accessToken, body},
    )

  it('may have 4,000 characters', async () => {
    const fitting = {c_note: 'x'.repeat(4000), c_list: ['y'.repeat(4000)]}
    expect((await customer.call('PATCH', path(), fitting)).status).toBe(200)
    expect((await ocapi(fitting)).status).toBe(200)
  })

  it.each([
    ['a longer text', {c_note: 'x'.repeat(4001)}],
    ['a longer text in a list', {c_note: ['x', 'x'.repeat(4001)]}],
    ['a list that is too long', {c_note: Array<string>(9).fill('x'.repeat(4000))}],
    ['a name that is too long', {[`c_${'n'.repeat(255)}`]: 'x'}],
  ])('with %s is refused in the form of the protocol', async (_name, body) => {
    const problem = await customer.call<{type: string; detail: string}>('PATCH', path(), body)
    expect(problem).toMatchObject({
      status: 400,
      body: {
        type: expect.stringContaining('bad-request') as string,
        detail: expect.stringContaining('must NOT have more than') as string,
      },
    })
    const {status, body: answer} = await ocapi(body)
    expect(status).toBe(400)
    expect(answer.fault?.type).toBe('PropertyConstraintViolationException')
  })

  it('of a part of a basket has the same limit', async () => {
    const items = [{productId: 'blanket', quantity: 1, c_note: 'x'.repeat(4001)}]
    expect((await customer.call('POST', BASKETS, {productItems: items})).status).toBe(400)
  })
})
