import {codeChallenge} from '../../domains/auth/pkce'
import {CUSTOMERS, PASSWORD, callSlas, newShopper, usidOf} from '../../testing/shopper'
import {startTestShop, type TestShop} from '../../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const VERIFIER = 'v'.repeat(64)
const REDIRECT = 'http://localhost:3000/social-callback'
const get = (address: string) => fetch(new URL(address, shop.baseUrl), {redirect: 'manual'})
const slas = (path: string) =>
  `/shopper/auth/v1/organizations/${shop.config.organizationId}/oauth2/${path}`
const locationOf = (response: Response) => response.headers.get('location') ?? ''

const authorize = (changes: Record<string, string> = {}) => {
  const query = new URLSearchParams({
    redirect_uri: REDIRECT,
    response_type: 'code',
    client_id: shop.config.clientId,
    channel_id: 'DEU',
    hint: 'google',
    state: 'DEU.de-DE.secret',
    code_challenge: codeChallenge(VERIFIER),
    ...changes,
  })
  return get(slas(`authorize?${query}`))
}

/** Fills in the form of the provider; returns the address of SLAS to which it leads. */
async function signInAt(form: string, values: Record<string, string>): Promise<string> {
  const {searchParams} = new URL(form, shop.baseUrl)
  const response = await fetch(new URL(form, shop.baseUrl), {
    method: 'POST',
    body: new URLSearchParams({...Object.fromEntries(searchParams), ...values}),
    redirect: 'manual',
  })
  expect(response.status).toBe(303)
  return locationOf(response)
}

/** The answer at the shop of a whole login. */
async function answerOf(values: Record<string, string>, changes?: Record<string, string>) {
  const form = locationOf(await authorize(changes))
  const response = await get(await signInAt(form, values))
  expect(response.status).toBe(303)
  const address = new URL(locationOf(response))
  expect(address.origin + address.pathname).toBe(REDIRECT)
  return Object.fromEntries(address.searchParams)
}

const redeem = async ({code = ''}: Record<string, string>, redirect = REDIRECT) => {
  const response = await callSlas(shop, 'token', {
    grant_type: 'authorization_code_pkce',
    code,
    code_verifier: VERIFIER,
    redirect_uri: redirect,
    client_id: shop.config.clientId,
    channel_id: 'DEU',
  })
  return {status: response.status, body: (await response.json()) as Record<string, string>}
}

const claimsOf = (token = '') =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {isb: string}

it('leads to an absolute address, also through the proxy of a shop', async () => {
  expect(locationOf(await authorize())).toMatch(`${shop.config.publicUrl}/idp/google/authorize?`)
})

it('shows the form of the provider', async () => {
  const response = await get(locationOf(await authorize({hint: 'apple'})))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toContain('http://localhost:3000')
  expect(await response.text()).toContain('Sign in with Apple')
})

it('opens an account at the first login, and finds it again at the next', async () => {
  const person = {email: 'ada@example.test', firstName: 'Ada', lastName: 'Berg'}
  const answer = await answerOf(person)
  expect(answer).toMatchObject({state: 'DEU.de-DE.secret', usid: expect.any(String) as string})
  const first = await redeem(answer)
  expect(first.status).toBe(200)
  const {isb} = claimsOf(first.body['access_token'])
  expect(isb).toMatch(/^uido:google::upn:ada@example\.test::uidn:Ada Berg::/)
  const again = await redeem(await answerOf(person))
  expect(again.body['customer_id']).toBe(first.body['customer_id'])
})

it('the guest who signs in keeps the session id', async () => {
  const usid = usidOf(await newShopper(shop))
  const answer = await answerOf({email: 'guest@example.test'}, {usid})
  expect(answer['usid']).toBe(usid)
})

it('does not hand over an account with the same address', async () => {
  const email = 'taken@example.test'
  const guest = await newShopper(shop)
  const customer = {login: email, email, firstName: 'Ada', lastName: 'Berg'}
  await guest.call('POST', CUSTOMERS, {customer, password: PASSWORD})
  expect(await answerOf({email})).toEqual({
    error: 'invalid_request',
    error_description: 'Login Already In Use',
    state: 'DEU.de-DE.secret',
  })
})

it('a shopper who cancels returns with an error', async () => {
  expect(await answerOf({answer: 'deny'})).toMatchObject({error: 'access_denied'})
})

it('a code works once, and for its redirect address only', async () => {
  const answer = await answerOf({email: 'once@example.test'})
  expect((await redeem(answer)).status).toBe(200)
  expect((await redeem(answer)).status).toBe(400)
  const other = await redeem(await answerOf({email: 'once@example.test'}), `${REDIRECT}/other`)
  expect(other).toMatchObject({status: 400, body: {message: expect.stringMatching(/redirect_uri/)}})
})

it('the form asks for an address again', async () => {
  const form = locationOf(await authorize())
  const {searchParams} = new URL(form, shop.baseUrl)
  const response = await fetch(new URL(form, shop.baseUrl), {
    method: 'POST',
    body: new URLSearchParams({...Object.fromEntries(searchParams), email: '<b>', firstName: 'A'}),
  })
  expect(response.status).toBe(400)
  const page = await response.text()
  expect(page).toContain('Enter an email address.')
  expect(page).toContain('value="&lt;b&gt;"')
})

it.each([
  [
    'another redirect',
    '/idp/google/authorize?redirect_uri=https://elsewhere.example/&state=x',
    400,
  ],
  ['an unknown provider', '/idp/facebook/authorize', 404],
])('refuses a form for %s', async (_name, address, status) => {
  expect((await get(address)).status).toBe(status)
})

it('refuses an answer whose state or code SLAS did not sign', async () => {
  expect((await get(slas('idp/callback/google?code=a&state=b'))).status).toBe(400)
  const address = new URL(
    await signInAt(locationOf(await authorize()), {email: 'x@example.test'}),
    shop.baseUrl,
  )
  address.searchParams.set('code', 'forged')
  const answer = new URL(locationOf(await get(address.href))).searchParams
  expect(answer.get('error')).toBe('invalid_request')
  expect(answer.has('code')).toBe(false)
})
