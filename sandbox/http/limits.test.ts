import {exampleEndpoints} from '../testing/example-shop'
import {codeChallenge} from '../domains/auth/pkce'
import {mailsTo} from '../testing/outbox'
import type {TestCustomer} from '../testing/shopper'
import {CUSTOMERS, callShop, callSlas, clientSecretOf, newCustomer} from '../testing/shopper'
import {startTestShop, type TestShop} from '../testing/test-shop'

const ACCOUNT = '/custom/shopper-customer/v1/organizations/:org'

let shop: TestShop
let open: TestShop
beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
  open = await startTestShop({...exampleEndpoints, 'login-limit': '0'})
})
afterAll(async () => {
  await shop.close()
  await open.close()
})

const basic = (login: string, password: string) =>
  `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`

const slasLogin = async (login: string, password: string, target = shop) => {
  const form = {
    redirect_uri: 'http://localhost:3000/callback',
    client_id: target.config.clientId,
    channel_id: 'DEU',
    code_challenge: codeChallenge('v'.repeat(64)),
  }
  return callSlas(target, 'login', form, basic(login, password))
}
const ocapi = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  callShop<{fault?: {type: string}}>(shop, 'POST', `/s/DEU/dw/shop/v21_3/${path}`, {
    body,
    headers: {'x-dw-client-id': shop.config.clientId, ...headers},
  })
const ocapiLogin = (login: string, password: string) =>
  ocapi('customers/auth', {type: 'credentials'}, {authorization: basic(login, password)})
const slasReset = (login: string, target = shop) =>
  callSlas(
    target,
    'password/reset',
    {user_id: login, mode: 'email', channel_id: 'DEU', hint: 'cross_device'},
    clientSecretOf(target),
  )

/** Statuses of calls one after another. */
async function inOrder(
  calls: readonly (() => Promise<{readonly status: number}>)[],
): Promise<number[]> {
  const statuses: number[] = []
  for (const call of calls) statuses.push((await call()).status)
  return statuses
}

const times = <Call>(count: number, call: Call): Call[] => Array<Call>(count).fill(call)

/** All ways to try a password of a customer. */
const passwordDoors = (customer: TestCustomer, password: string) => {
  const email = `to-${customer.login}`
  const path = `${CUSTOMERS}/${customer.customerId}`
  return {
    slas: () => slasLogin(customer.login, password),
    upperCase: () => slasLogin(customer.login.toUpperCase(), password),
    ocapi: () => ocapiLogin(customer.login, password),
    password: () =>
      customer.call('PUT', `${path}/password`, {
        currentPassword: password,
        password: 'Nya-Gatan-8',
      }),
    login: () => customer.call('PATCH', path, {login: email, currentPassword: password}),
    email: () =>
      customer.call('POST', `${ACCOUNT}/email-change`, {email, currentPassword: password}),
    close: () => customer.call('POST', `${ACCOUNT}/close-account`, {currentPassword: password}),
  }
}

it('wrong passwords count together on every door, and then no door opens', async () => {
  const customer = await newCustomer(shop)
  const wrong = passwordDoors(customer, 'Wrong-pass-1')
  const tries = [...Object.values(wrong), wrong.slas, wrong.ocapi, wrong.password]
  expect(await inOrder(tries)).toEqual([401, 401, 401, 400, 400, 400, 400, 401, 401, 400])
  const right = passwordDoors(customer, customer.password)
  expect(await inOrder(Object.values(right))).toEqual(times(7, 429))
  const refused = await slasLogin(customer.login, customer.password)
  expect(((await refused.json()) as {message: string}).message).toMatch(/too many .* requests/i)
  const inOcapi = await ocapiLogin(customer.login, customer.password)
  expect(inOcapi.body.fault?.type).toBe('TooManyAttemptsException')
  const other = await newCustomer(shop)
  expect((await slasLogin(other.login, other.password)).status).toBe(303)
})

it('guesses at the same time are counted before they are judged', async () => {
  const {login, password} = await newCustomer(shop)
  const guesses = times(50, null).map((_, index) =>
    index % 2 ? slasLogin(login, `Wrong-${index}`) : ocapiLogin(login, `Wrong-${index}`),
  )
  const statuses = (await Promise.all(guesses)).map(({status}) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(40)
  expect((await slasLogin(login, password)).status).toBe(429)
})

it('a login without an account has the same limit, and right passwords have none', async () => {
  const unknown = times(11, () => slasLogin('nobody@example.test', 'Wrong-pass-1'))
  expect(await inOrder(unknown)).toEqual([...times(10, 401), 429])
  const {login, password} = await newCustomer(shop)
  const logins = await Promise.all(times(25, null).map(() => slasLogin(login, password)))
  expect(logins.map(({status}) => status)).toEqual(times(25, 303))
})

it('wrong codes of all kinds count together for an account', async () => {
  const {login} = await newCustomer(shop)
  const secret = clientSecretOf(shop)
  const action = {user_id: login, pwd_action_token: '00000000', new_password: 'Nya-Gatan-8'}
  const reset = () =>
    callSlas(shop, 'password/action', {...action, channel_id: 'DEU', hint: 'cross_device'}, secret)
  const code = {grant_type: 'client_credentials', hint: 'pwdless_login', login_id: login}
  const token = () =>
    callSlas(shop, 'passwordless/token', {...code, pwdless_login_token: '00000000'}, secret)
  const passkey = () =>
    callSlas(
      shop,
      'webauthn/register/start',
      {user_id: login, channel_id: 'DEU', pwd_action_token: '00000000'},
      secret,
    )
  const guest = await newCustomer(shop)
  const custom = () =>
    guest.call('POST', `${ACCOUNT}/reset-password`, {
      email: login,
      token: '00000000',
      password: 'Nya-Gatan-8',
    })
  const scapi = () =>
    guest.call('POST', `${CUSTOMERS}/password/actions/reset`, {
      login,
      resetToken: '00000000',
      newPassword: 'Nya-Gatan-8',
    })
  const doors = [reset, token, passkey, custom, scapi]
  expect(await inOrder([...doors, ...doors])).toEqual(times(10, 400))
  expect(await inOrder(doors)).toEqual(times(5, 429))
})

it('mails are limited for an address on every door, whether or not it has an account', async () => {
  const {login} = await newCustomer(shop)
  const shopper = await newCustomer(shop)
  const doors = (email: string) => [
    () => slasReset(email),
    () => ocapi('customers/password_reset', {identification: email, type: 'email'}),
    () => shopper.call('POST', `${ACCOUNT}/reset-password`, {email}),
    () => shopper.call('POST', `${ACCOUNT}/activate`, {email}),
    () =>
      callSlas(
        shop,
        'webauthn/register/authorize',
        {user_id: email, mode: 'email', channel_id: 'DEU'},
        clientSecretOf(shop),
      ),
  ]
  for (const email of [login, 'without-account@example.test']) {
    const tries = [...doors(email), ...doors(email.toUpperCase())]
    expect(await inOrder(tries)).toEqual([200, 204, 200, 200, 204, 429, 429, 429, 429, 429])
  }
  expect(await mailsTo(shop, login, 'passwordReset')).toHaveLength(3)
  expect((await slasReset(shopper.login)).status).toBe(200)
})

it('a request for a mail takes as long for an address without an account', async () => {
  const {login} = await newCustomer(shop)
  const timeOf = async (email: string): Promise<number> => {
    const start = performance.now()
    await slasReset(email)
    return performance.now() - start
  }
  // A timer may fire a millisecond early.
  expect(await timeOf(login)).toBeGreaterThan(98)
  expect(await timeOf('no-account-here@example.test')).toBeGreaterThan(98)
})

it('letters and reports of a client are limited, and a repeated letter has its ticket', async () => {
  const {accessToken: token} = await newCustomer(shop)
  const org = shop.config.organizationId
  const from = (client: string, path: string, body: object) =>
    callShop<{ticketNumber?: string}>(shop, 'POST', path, {
      token,
      body,
      headers: {'x-forwarded-for': client},
    })
  const contact = `/custom/shopper-customer-service/v1/organizations/${org}/contact?siteId=DEU`
  const letter = (number: number) => ({
    email: `letter-${number}@example.test`,
    message: 'Hello',
    requestId: `letter-${number}`,
  })
  const [first] = await Promise.all(
    times(20, null).map((_, number) => from('192.0.2.1', contact, letter(number))),
  )
  expect(first?.status).toBe(200)
  expect((await from('192.0.2.1', contact, letter(20))).status).toBe(429)
  expect((await from('192.0.2.2', contact, letter(20))).status).toBe(200)
  const repeated = await from('192.0.2.1', contact, letter(0))
  expect(repeated.body.ticketNumber).toBe(first?.body.ticketNumber)
  const reports = '/s/DEU/default/sapi/storeErrorData'
  const answers = await Promise.all(
    times(121, null).map(() => from('192.0.2.1', reports, {message: 'x'})),
  )
  expect(answers.filter(({status}) => status === 429)).toHaveLength(1)
  expect((await from('192.0.2.2', reports, {message: 'x'})).status).toBe(200)
})

it('the limits of accounts can be switched off', async () => {
  const {login} = await newCustomer(open)
  const resets = await Promise.all(times(20, null).map(() => slasReset(login, open)))
  expect(resets.map(({status}) => status)).toEqual(times(20, 200))
  const wrong = await Promise.all(times(20, null).map(() => slasLogin(login, 'Wrong-1', open)))
  expect(wrong.map(({status}) => status)).toEqual(times(20, 401))
})
