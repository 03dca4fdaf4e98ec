import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import {execute} from '../../../sandbox/db/database'
import {mailsTo} from '../../../sandbox/testing/outbox'
import {moveThrough, placedOrder} from '../../../sandbox/testing/placed-order'
import {
  logIn,
  newCustomer,
  newShopper,
  PASSWORD,
  type TestCustomer,
} from '../../../sandbox/testing/shopper'
import type {TestShop} from '../../../sandbox/testing/test-shop'
import {startTestShop} from '../../../sandbox/testing/test-shop'

const PATH = '/custom/shopper-customer/v1/organizations/:org/email-change'

let shop: TestShop
let customer: TestCustomer
let addresses = 0
let email: string

beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
})
afterAll(() => shop.close())
beforeEach(async () => {
  customer = await newCustomer(shop)
  email = `new-${(addresses += 1)}@example.test`
})

type State = {email: string; pending: {email: string; expiresAt: string} | null}

const request = (to = email, currentPassword = PASSWORD) =>
  customer.call('POST', PATH, {email: to, currentPassword})
const state = async () => (await customer.call<State>('GET', PATH)).body
const confirm = async (token: string) =>
  (await newShopper(shop)).call('POST', `${PATH}/confirm`, {token})

async function tokenFor(to = email): Promise<string> {
  const [mail] = await mailsTo(shop, to, 'emailChangeLink')
  const link = new URL(mail?.data['link'] ?? '')
  expect(link.pathname).toBe('/confirm-email')
  return link.searchParams.get('token') ?? ''
}

it('changes login and address with the link alone, once, on another device', async () => {
  const {login} = customer
  expect(await request()).toMatchObject({status: 200, body: {hours: 24}})
  expect(await state()).toMatchObject({pending: {email}})
  expect((await logIn(shop, {login, password: PASSWORD})).customerId).toBe(customer.customerId)
  const token = await tokenFor()
  expect(await confirm(token)).toMatchObject({status: 200, body: {email}})
  expect((await confirm(token)).status).toBe(400)
  expect(await state()).toEqual({email, pending: null, hasPassword: true})
  expect((await logIn(shop, {login: email, password: PASSWORD})).customerId).toBe(
    customer.customerId,
  )
})

it('mails about orders go to the address that the account has now', async () => {
  const {login} = customer
  const place = async (address: string) =>
    (await placedOrder(customer, {customerInfo: {email: address}})).orderNo
  const own = await place(login)
  const other = await place('office@example.test')
  await request()
  expect((await confirm(await tokenFor())).status).toBe(200)
  for (const orderNo of [own, other]) await moveThrough(shop, orderNo, ['paid', 'shipped'])
  const shippedTo = async (to: string) =>
    (await mailsTo(shop, to, 'orderShipped')).map(({data}) => data['orderNo'])
  expect(await shippedTo(email)).toEqual([own])
  expect(await shippedTo(login)).toEqual([])
  expect(await shippedTo('office@example.test')).toEqual([other])
})

it('sends a notice to the old address at the request and at the change', async () => {
  const {body} = await customer.call<{email: string}>(
    'GET',
    `/customer/shopper-customers/v1/organizations/:org/customers/${customer.customerId}`,
  )
  const count = async (template: string) => (await mailsTo(shop, body.email, template)).length
  const requested = await count('emailChangeRequested')
  const changed = await count('emailChanged')
  await request()
  expect(await count('emailChangeRequested')).toBe(requested + 1)
  await confirm(await tokenFor())
  expect(await count('emailChanged')).toBe(changed + 1)
})

it('answers the same for an address with an account, and tells its owner alone', async () => {
  const other = await newCustomer(shop)
  const free = await request()
  const taken = await request(other.login)
  expect([taken.status, taken.body]).toEqual([free.status, free.body])
  expect(await state()).toMatchObject({pending: {email: other.login}})
  expect(await mailsTo(shop, other.login, 'emailChangeLink')).toEqual([])
  expect(await mailsTo(shop, other.login, 'emailInUse')).toHaveLength(1)
})

it('voids the first link with a second request', async () => {
  await request()
  const first = await tokenFor()
  await request()
  expect((await confirm(first)).status).toBe(400)
  expect((await confirm(await tokenFor())).status).toBe(200)
})

it('refuses a link that has expired, was taken back or is of an earlier password', async () => {
  await request()
  execute(shop.db, 'UPDATE email_change SET expires_at = 0')
  expect(await state()).toMatchObject({pending: null})
  expect((await confirm(await tokenFor())).status).toBe(400)
  await request()
  expect((await customer.call('DELETE', PATH)).status).toBe(204)
  expect((await confirm(await tokenFor())).status).toBe(400)
  await request()
  execute(
    shop.db,
    'UPDATE customer SET credentials_revision = credentials_revision + 1 WHERE id = ?',
    customer.customerId,
  )
  expect((await confirm(await tokenFor())).status).toBe(400)
})

it('refuses a link whose address got an account in the meantime', async () => {
  await request()
  const other = await newCustomer(shop)
  execute(
    shop.db,
    'UPDATE customer SET login = ?, login_key = ? WHERE id = ?',
    email,
    email,
    other.customerId,
  )
  expect((await confirm(await tokenFor())).status).toBe(400)
})

it('mails nothing for a wrong password, the own address and nonsense', async () => {
  expect((await request(email, 'Wrong-1234!')).status).toBe(400)
  expect((await request(customer.login.toUpperCase())).status).toBe(400)
  expect((await request('nonsense')).status).toBe(400)
  expect(await mailsTo(shop, email, 'emailChangeLink')).toEqual([])
  expect((await confirm('nonsense')).status).toBe(400)
})

it('limits the requests of a customer', async () => {
  for (let count = 0; count < 5; count += 1) await request(email, 'Wrong-1234!')
  expect((await request()).status).toBe(429)
})

it('refuses guests', async () => {
  const guest = await newShopper(shop)
  const body = {email, currentPassword: PASSWORD}
  expect((await guest.call('POST', PATH, body)).status).toBe(404)
  expect((await guest.call('GET', PATH)).status).toBe(404)
})

describe('a customer without a password', () => {
  beforeEach(() =>
    execute(shop.db, 'UPDATE customer SET password_hash = NULL WHERE id = ?', customer.customerId),
  )
  const withCode = (code?: string) => customer.call('POST', PATH, {email, code})

  it('changes the address with a code that is mailed to the present one', async () => {
    expect(await state()).toMatchObject({hasPassword: false})
    expect(await customer.call('POST', `${PATH}/code`)).toMatchObject({
      status: 200,
      body: {minutes: 10},
    })
    const [mail] = await mailsTo(shop, customer.login, 'emailChangeCode')
    const code = mail?.data['code'] ?? ''
    expect((await withCode('00000000')).body).toMatchObject({
      type: expect.stringContaining('invalid-access-code-request') as string,
    })
    expect((await withCode(code)).status).toBe(200)
    expect(await state()).toMatchObject({pending: {email}})
    expect((await withCode(code)).status).toBe(400)
    expect((await confirm(await tokenFor())).status).toBe(200)
    expect(await state()).toMatchObject({email, hasPassword: false})
    const [notice] = await mailsTo(shop, customer.login, 'emailChangeRequested')
    expect(notice?.data).toMatchObject({withoutPassword: true})
  })

  it('changes nothing without the code', async () => {
    expect((await withCode()).status).toBe(400)
    expect((await request()).status).toBe(400)
    expect(await state()).toMatchObject({pending: null})
  })
})

it('mails no code to a customer with a password', async () => {
  expect((await customer.call('POST', `${PATH}/code`)).status).toBe(400)
  expect(await mailsTo(shop, customer.login, 'emailChangeCode')).toEqual([])
})
