import {exampleEndpoints} from '../../testing/example-shop'
import {callShop, newCustomer, type TestCustomer} from '../../testing/shopper'
import type {TestShop} from '../../testing/test-shop'
import {startTestShop} from '../../testing/test-shop'

let shop: TestShop
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
})
afterAll(() => shop.close())
beforeEach(async () => {
  customer = await newCustomer(shop)
})

interface Row {
  customerId: string
  login: string
  sessions?: number
}

const list = async (name: 'customers' | 'sessions') =>
  (await callShop<{data: Row[]}>(shop, 'GET', `/admin/${name}`)).body.data
const ownRow = async () => (await list('customers')).find(({login}) => login === customer.login)
const dashboard = async () => (await fetch(`${shop.baseUrl}/`)).text()
const signOut = (id: string) => callShop(shop, 'POST', `/admin/customers/${id}/sign-out`)
const read = () =>
  customer.call('GET', '/custom/shopper-warranties/v1/organizations/:org/warranties')

it('lists customers and their sessions without passwords and tokens', async () => {
  expect(await ownRow()).toMatchObject({listId: 'DEU', enabled: true, sessions: 1})
  expect(await list('sessions')).toContainEqual(
    expect.objectContaining({login: customer.login, siteId: 'DEU', clientType: 'public'}),
  )
  const shown = [
    await dashboard(),
    JSON.stringify([await list('customers'), await list('sessions')]),
  ]
  const {access_token, refresh_token} = customer.tokens
  for (const text of shown) {
    expect(text).toContain(customer.login)
    for (const secret of [access_token, refresh_token, customer.password, 'hash'])
      expect(text).not.toContain(secret)
  }
})

it('ends every session of one customer at once', async () => {
  const other = await newCustomer(shop)
  const id = (await ownRow())?.customerId ?? ''
  expect((await read()).status).toBe(200)
  expect(await signOut(id)).toMatchObject({status: 200, body: {customerId: id, sessions: 0}})
  expect((await read()).status).toBe(401)
  expect(await ownRow()).toMatchObject({sessions: 0})
  const logins = (await list('sessions')).map(({login}) => login)
  expect(logins).toContain(other.login)
  expect(logins).not.toContain(customer.login)
})

it('has a button in the dashboard, which leads back to the list', async () => {
  const id = (await ownRow())?.customerId ?? ''
  const action = `/admin/customers/${id}/sign-out`
  expect(await dashboard()).toContain(`action="${action}"`)
  const answer = await fetch(`${shop.baseUrl}${action}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {'Content-Type': 'application/x-www-form-urlencoded'},
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#customers'])
  expect(await dashboard()).not.toContain(`action="${action}"`)
})

it('refuses an id without a customer, and pages of other origins', async () => {
  expect((await signOut('nobody')).status).toBe(404)
  const id = (await ownRow())?.customerId ?? ''
  const foreign = await fetch(`${shop.baseUrl}/admin/customers/${id}/sign-out`, {
    method: 'POST',
    headers: {Origin: 'https://elsewhere.example'},
  })
  expect(foreign.status).toBe(403)
  expect((await read()).status).toBe(200)
})
