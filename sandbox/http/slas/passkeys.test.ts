import {createAuthenticator} from '../../testing/software-authenticator'
import {mailsTo} from '../../testing/outbox'
import {clientSecretOf, newCustomer, type TestCustomer} from '../../testing/shopper'
import {startTestShop, type TestShop} from '../../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const ORIGIN = 'http://localhost:3000'

interface SlasAnswer {
  status: number
  body: Record<string, unknown> & {message?: string}
}

async function call(
  method: string,
  path: string,
  init: {form?: Record<string, string>; json?: object; token?: string} = {},
): Promise<SlasAnswer> {
  const {form, json, token} = init
  const base = `${shop.baseUrl}/shopper/auth/v1/organizations/${shop.config.organizationId}/oauth2`
  const common = {client_id: shop.config.clientId, channel_id: 'DEU'}
  const response = await fetch(`${base}/webauthn/${path}`, {
    method,
    headers: {
      authorization: token ? `Bearer ${token}` : clientSecretOf(shop),
      ...(json && {'content-type': 'application/json'}),
    },
    ...(form && {body: new URLSearchParams({...common, ...form})}),
    ...(json && {body: JSON.stringify({...common, ...json})}),
  })
  const text = await response.text()
  return {status: response.status, body: (text ? JSON.parse(text) : {}) as SlasAnswer['body']}
}

async function codeFor(login: string): Promise<string> {
  const form = {user_id: login, mode: 'email', locale: 'de-DE'}
  expect((await call('POST', 'register/authorize', {form})).status).toBe(204)
  const [mail] = await mailsTo(shop, login, 'passkeyCode')
  return mail?.data['code'] ?? ''
}

type Authenticator = ReturnType<typeof createAuthenticator>
const startOf = async (login: string, code: string, nick = 'Phone') => {
  const form = {user_id: login, pwd_action_token: code, nick_name: nick}
  return call('POST', 'register/start', {form})
}
const finish = (login: string, code: string, credential: object) =>
  call('POST', 'register/finish', {
    json: {username: login, pwd_action_token: code, credential},
  })

async function addPasskey({login}: TestCustomer, authenticator: Authenticator): Promise<void> {
  const code = await codeFor(login)
  const {status, body} = await startOf(login, code)
  expect(status).toBe(200)
  const credential = authenticator.create(body as never)
  expect(await finish(login, code, credential)).toMatchObject({status: 204})
}

const requestOptions = async (form: Record<string, string> = {}) =>
  (await call('POST', 'authenticate/start', {form})).body
const signIn = (credential: object, more: object = {}) =>
  call('POST', 'authenticate/finish', {json: {credential, ...more}})
const userPath = (login: string) => `passkey/user/${encodeURIComponent(login)}`

it('adds a passkey with a mailed code, and signs in with it', async () => {
  const customer = await newCustomer(shop)
  const authenticator = createAuthenticator(ORIGIN)
  await addPasskey(customer, authenticator)
  const credential = authenticator.get((await requestOptions()) as never)
  const {status, body} = await signIn(credential, {usid: 'usid-of-a-guest'})
  expect(status).toBe(200)
  expect(body).toMatchObject({
    success: true,
    username: customer.login,
    credentialId: credential.id,
    tokenResponse: {customer_id: customer.customerId, usid: 'usid-of-a-guest'},
  })
})

it('offers the passkeys of a named user only, and names no unknown one', async () => {
  const customer = await newCustomer(shop)
  const authenticator = createAuthenticator(ORIGIN)
  await addPasskey(customer, authenticator)
  expect(await requestOptions({user_id: customer.login})).toMatchObject({
    rpId: 'localhost',
    allowCredentials: [{id: authenticator.passkeys[0]?.id, transports: ['internal']}],
  })
  const form = {user_id: 'none@example.test'}
  expect(await call('POST', 'authenticate/start', {form})).toMatchObject({
    status: 404,
    body: {error: 'not_found', message: 'User Not Found'},
  })
})

it('lists and deletes the passkeys of the customer of the token', async () => {
  const customer = await newCustomer(shop)
  const token = customer.accessToken
  const path = `${userPath(customer.login)}?channel_id=DEU`
  expect((await call('GET', path, {token})).status).toBe(404)
  const authenticator = createAuthenticator(ORIGIN)
  await addPasskey(customer, authenticator)
  const [{id = ''} = {}] = authenticator.passkeys
  expect(await call('GET', path, {token})).toMatchObject({
    status: 200,
    body: {userName: customer.login, credentials: [{credentialId: id, nickName: 'Phone'}]},
  })
  const options = await requestOptions()
  const one = `${userPath(customer.login)}/credentials/${id}?channel_id=DEU`
  expect((await call('DELETE', one, {token})).status).toBe(204)
  expect((await call('DELETE', one, {token})).status).toBe(404)
  expect((await signIn(authenticator.get(options as never))).status).toBe(401)
  expect((await call('DELETE', path, {token})).status).toBe(204)
  expect((await call('DELETE', path, {token})).status).toBe(404)
})

it('a customer reaches no passkeys of another one', async () => {
  const [owner, other] = [await newCustomer(shop), await newCustomer(shop)]
  const authenticator = createAuthenticator(ORIGIN)
  await addPasskey(owner, authenticator)
  const token = other.accessToken
  const [{id = ''} = {}] = authenticator.passkeys
  const own = `${userPath(other.login)}/credentials/${id}?channel_id=DEU`
  expect((await call('GET', `${userPath(owner.login)}?channel_id=DEU`, {token})).status).toBe(401)
  expect((await call('DELETE', own, {token})).status).toBe(404)
  expect((await signIn(authenticator.get((await requestOptions()) as never))).status).toBe(200)
})

it('a code adds one passkey, and a wrong one none', async () => {
  const {login} = await newCustomer(shop)
  const authenticator = createAuthenticator(ORIGIN)
  expect(await startOf(login, '00000000')).toMatchObject({
    status: 400,
    body: {message: 'Invalid token.'},
  })
  const code = await codeFor(login)
  const {body} = await startOf(login, code)
  expect((await finish(login, code, authenticator.create(body as never))).status).toBe(204)
  expect((await startOf(login, code)).status).toBe(400)
})

it('an address without an account gets the same answer, and no mail', async () => {
  expect(await codeFor('none@example.test')).toBe('')
})

it('refuses answers that do not fit', async () => {
  const customer = await newCustomer(shop)
  const authenticator = createAuthenticator(ORIGIN)
  await addPasskey(customer, authenticator)

  const used = await requestOptions()
  expect((await signIn(authenticator.get(used as never))).status).toBe(200)
  expect((await signIn(authenticator.get(used as never))).status).toBe(401)

  const forged = authenticator.get((await requestOptions()) as never)
  forged.response.signature = Buffer.from('nonsense').toString('base64url')
  expect((await signIn(forged)).status).toBe(401)

  const other = await newCustomer(shop)
  const assertion = authenticator.get((await requestOptions()) as never)
  expect((await signIn(assertion, {user_id: other.login})).status).toBe(401)
})

it('refuses a passkey from a page of another host', async () => {
  const {login} = await newCustomer(shop)
  const authenticator = createAuthenticator('https://elsewhere.example')
  const code = await codeFor(login)
  const {body} = await startOf(login, code)
  expect((await finish(login, code, authenticator.create(body as never))).status).toBe(400)
  const {body: again} = await startOf(login, code)
  const ours = createAuthenticator('http://localhost:3310')
  expect((await finish(login, code, ours.create(again as never))).status).toBe(204)
})

it('refuses a challenge that was made for another customer', async () => {
  const [one, two] = [await newCustomer(shop), await newCustomer(shop)]
  const authenticator = createAuthenticator(ORIGIN)
  const [codeOfOne, codeOfTwo] = [await codeFor(one.login), await codeFor(two.login)]
  const {body} = await startOf(one.login, codeOfOne)
  await startOf(two.login, codeOfTwo)
  const credential = authenticator.create(body as never)
  expect((await finish(two.login, codeOfTwo, credential)).status).toBe(400)
})

it('a deleted customer leaves no passkey', async () => {
  const customer = await newCustomer(shop)
  const authenticator = createAuthenticator(ORIGIN)
  await addPasskey(customer, authenticator)
  shop.db.prepare('DELETE FROM customer WHERE id = ?').run(customer.customerId)
  expect((await signIn(authenticator.get((await requestOptions()) as never))).status).toBe(401)
})
