/** The shop is https://shop.example. No header makes an address, and another host is refused. */
import {bodyOf, startBundle, type GatewayAnswer, type RunningBundle} from '../test/start-bundle'
import {configureAccount, resetAccount} from './test/configure-account'

const OWN = 'https://shop.example'

let running: RunningBundle

beforeAll(async () => {
  running = await startBundle({PWA_KIT_SLAS_CLIENT_SECRET: 'sandbox-dev-secret'})
  configureAccount({social: ['google'], passwordless: true, codeMails: 'shop'})
})
afterAll(async () => {
  resetAccount()
  await running.close()
})

interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly cookies: readonly string[]
}

const headersOf = ({multiValueHeaders = {}}: GatewayAnswer, name: string): readonly string[] =>
  Object.entries(multiValueHeaders).find(([key]) => key.toLowerCase() === name)?.[1] ?? []

async function call(
  action: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const answer = await running.invoke({
    httpMethod: 'POST',
    path: `/session/DEU/${action}`,
    headers: {'Content-Type': 'application/json', ...headers},
    body: JSON.stringify(body),
  })
  return {
    status: answer.statusCode,
    body: JSON.parse(bodyOf(answer)) as Record<string, unknown>,
    cookies: headersOf(answer, 'set-cookie'),
  }
}

const RESET = {email: 'own-address@example.test', locale: 'de-DE'}

it.each([
  ['password-reset', RESET],
  ['login-code', RESET],
  ['social', {provider: 'google', locale: 'de-DE'}],
  ['token', {}],
  ['unknown', {}],
])('%s for another host is refused, whatever the page', async (action, body) => {
  for (const Origin of [OWN, 'https://elsewhere.example', undefined]) {
    const headers = {Host: 'elsewhere.example', ...(Origin && {Origin})}
    const answer = await call(action, body, headers)
    expect(answer).toMatchObject({status: 403, body: {type: 'foreign-host'}, cookies: []})
    expect(answer.body.title).toBe('The shop is https://shop.example (EXTERNAL_DOMAIN_NAME)')
  }
})

it.each([
  ['another site', {Origin: 'https://elsewhere.example'}],
  ['the same host without TLS', {Origin: 'http://shop.example'}],
  ['another port', {Origin: 'https://shop.example:8443'}],
  ['a document without an origin', {Origin: 'null'}],
  ['a frame of another site', {'Sec-Fetch-Site': 'cross-site'}],
])('a call from %s is refused', async (_name, headers) => {
  expect(await call('token', {}, headers)).toMatchObject({
    status: 403,
    body: {type: 'forbidden'},
    cookies: [],
  })
})

it.each([
  ['a page of the shop', {Origin: OWN, 'Sec-Fetch-Site': 'same-origin'}],
  ['a client that names no page', {}],
  ['a client that writes the default port', {Host: 'shop.example:443', Origin: OWN}],
])('a call from %s is answered', async (_name, headers) => {
  expect((await call('token', {}, headers)).status).toBe(200)
})

it('the address to which a provider returns is that of the shop', async () => {
  const forwarded = {'X-Forwarded-Host': 'elsewhere.example', 'X-Forwarded-Proto': 'http'}
  const {body} = await call('social', {provider: 'google', locale: 'de-DE'}, forwarded)
  const url = new URL(String(body.url))
  expect(url.searchParams.get('redirect_uri')).toBe(`${OWN}/social-callback`)
})

it('cookies are for TLS alone', async () => {
  const {cookies} = await call('token', {}, {Origin: OWN})
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Secure-shopper_refresh',
    '__Secure-shopper_access',
    '__Secure-shopper_DEU',
  ])
  for (const cookie of cookies) expect(cookie).toContain('; Secure; ')
})

it('addresses in robots.txt are those of the shop', async () => {
  const answer = await running.invoke({
    httpMethod: 'GET',
    path: '/robots.txt',
    headers: {Host: 'elsewhere.example', 'X-Forwarded-Host': 'elsewhere.example'},
  })
  const text = bodyOf(answer)
  expect(text).toContain(`${OWN}/`)
  expect(text).not.toContain('elsewhere')
})
