import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import {execute} from '../../../sandbox/db/database'
import {mailsTo} from '../../../sandbox/testing/outbox'
import {
  callShop,
  logIn,
  newCustomer,
  newShopper,
  PASSWORD,
  type TestShopper,
} from '../../../sandbox/testing/shopper'
import type {TestShop} from '../../../sandbox/testing/test-shop'
import {startTestShop} from '../../../sandbox/testing/test-shop'

let shop: TestShop
let guest: TestShopper

beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
})
afterAll(() => shop.close())
beforeEach(async () => {
  guest = await newShopper(shop)
})

type Answer = Record<string, unknown>
const NEW_PASSWORD = 'Other5678?xyz'

const account = (call: string, body: object, shopper = guest) =>
  shopper.call<Answer>('POST', `/custom/shopper-customer/v1/organizations/:org/${call}`, body)

async function codeOf(email: string, template: string): Promise<string> {
  const mails = await mailsTo(shop, email, template)
  return String(mails[0]?.data['code'])
}

/** An email address of a new customer. */
async function customerEmail(): Promise<string> {
  return (await newCustomer(shop)).login
}

describe.each([
  ['activate', 'accountActivation', {activated: true}],
  ['reset-password', 'passwordReset', {changed: true}],
])('%s', (call, template, done) => {
  const more = call === 'activate' ? {} : {password: NEW_PASSWORD}

  it('sends nothing to an address without an account, and gives the same answer', async () => {
    const known = await account(call, {email: await customerEmail()})
    const unknown = await account(call, {email: 'nobody@example.test'})
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await mailsTo(shop, 'nobody@example.test', template)).toEqual([])
  })

  it('takes the code once, with the address in any case', async () => {
    const email = await customerEmail()
    await account(call, {email})
    const token = await codeOf(email, template)
    const first = await account(call, {email: email.toUpperCase(), token, ...more})
    expect(first).toMatchObject({status: 200, body: done})
    expect((await account(call, {email, token, ...more})).status).toBe(400)
  })

  it('refuses the code of another customer, which stays valid', async () => {
    const [email, other] = [await customerEmail(), await customerEmail()]
    await account(call, {email})
    const token = await codeOf(email, template)
    expect(await account(call, {email: other, token, ...more})).toMatchObject({
      status: 400,
      body: {type: expect.stringContaining('invalid-token') as string},
    })
    expect((await account(call, {email, token, ...more})).status).toBe(200)
  })

  it('refuses a code that has expired or was replaced', async () => {
    const email = await customerEmail()
    await account(call, {email})
    const replaced = await codeOf(email, template)
    await account(call, {email})
    const token = await codeOf(email, template)
    expect((await account(call, {email, token: replaced, ...more})).status).toBe(400)
    execute(shop.db, 'UPDATE slas_action_code SET expires_at = 0')
    expect((await account(call, {email, token, ...more})).status).toBe(400)
  })

  it('voids the code after five wrong ones', async () => {
    const email = await customerEmail()
    await account(call, {email})
    const token = await codeOf(email, template)
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await account(call, {email, token: 'wrong', ...more})).status).toBe(400)
    expect((await account(call, {email, token, ...more})).status).toBe(400)
  })

  it.each([{}, {email: 'no address'}, {email: 7}])('refuses the body %j', async (body) => {
    expect(await account(call, body)).toMatchObject({
      status: 400,
      body: {type: expect.stringContaining('bad-request') as string},
    })
  })
})

describe('a new password by code', () => {
  it('keeps the code when the password is too weak', async () => {
    const email = await customerEmail()
    await account('reset-password', {email})
    const token = await codeOf(email, 'passwordReset')
    const weak = await account('reset-password', {email, token, password: 'weak'})
    expect(weak).toMatchObject({
      status: 400,
      body: {type: expect.stringContaining('invalid-password') as string},
    })
    const strong = await account('reset-password', {email, token, password: NEW_PASSWORD})
    expect(strong).toMatchObject({status: 200, body: {changed: true}})
  })

  it('ends the sessions and the old password', async () => {
    const customer = await newCustomer(shop)
    const {login: email} = customer
    await account('reset-password', {email})
    const token = await codeOf(email, 'passwordReset')
    await account('reset-password', {email, token, password: NEW_PASSWORD})
    const path = '/custom/shopper-warranties/v1/organizations/:org/warranties'
    expect((await customer.call('GET', path)).status).toBe(401)
    const again = await logIn(shop, {login: email, password: NEW_PASSWORD})
    expect((await again.call('GET', path)).status).toBe(200)
    await expect(logIn(shop, {login: email, password: PASSWORD})).rejects.toThrow()
  })
})

describe('warranties', () => {
  const WARRANTIES = '/custom/shopper-warranties/v1/organizations/:org'
  const warranty = (more: object) => ({
    email: 'owner@example.test',
    productId: 'stroller-green',
    serialNumber: `SN-${Math.random()}`,
    purchasedOn: '2026-03-01',
    ...more,
  })

  it('are shown to their owner only', async () => {
    const owner = await newCustomer(shop)
    const other = await newCustomer(shop)
    const {status} = await owner.call('POST', `${WARRANTIES}/register`, warranty({}))
    expect(status).toBe(201)
    const list = (who: TestShopper) => who.call<{total: number}>('GET', `${WARRANTIES}/warranties`)
    expect((await list(owner)).body.total).toBe(1)
    expect((await list(other)).body).toEqual({warranties: [], total: 0})
    expect((await list(guest)).body).toEqual({warranties: [], total: 0})
  })

  it.each([
    {serialNumber: 'x'},
    {purchasedOn: '2026-02-31'},
    {purchasedOn: 'yesterday'},
    {productId: 'nothing'},
    {email: 'no address'},
  ])('are refused with %j', async (more) => {
    const answer = await guest.call<Answer>('POST', `${WARRANTIES}/register`, warranty(more))
    expect(answer).toMatchObject({
      status: 400,
      body: {type: expect.stringContaining('bad-request') as string},
    })
  })
})

describe('custom_objects/ocapi/customers', () => {
  const ask = (query: string) =>
    callShop<{c_result: Answer; fault: {type: string}}>(
      shop,
      'GET',
      `/s/DEU/dw/shop/v21_3/custom_objects/ocapi/customers${query}`,
      {token: guest.accessToken},
    )

  it('finds an account by its address in any case, and says nothing else about it', async () => {
    const email = await customerEmail()
    const {body} = await ask(`?email=${encodeURIComponent(email.toUpperCase())}`)
    expect(body.c_result).toEqual({email: email.toUpperCase(), isRegistered: true})
  })

  it('names the parameter that is missing', async () => {
    expect(await ask('')).toMatchObject({
      status: 400,
      body: {fault: {type: 'MissingParameterException', arguments: {parameter: 'email'}}},
    })
  })
})
