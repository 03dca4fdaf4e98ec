import path from 'node:path'
import {PREVIEW_HEADER} from '../../../common/preview'
import {startBundle, type RunningBundle} from '../test/start-bundle'

const SECRET = 'secret-of-the-merchandisers'
const ARCHIVE = path.resolve('demo/archive')
const SPRING = '2099-04-02T10:00'

let running: RunningBundle

beforeAll(async () => {
  running = await startBundle({PREVIEW_SECRET: SECRET}, ARCHIVE)
}, 120_000)
afterAll(() => running.close())

const send = (target: string, init: RequestInit = {}) =>
  fetch(running.base + target, {redirect: 'manual', ...init})

const post = (target: string, fields: Record<string, string>, headers: HeadersInit = {}) =>
  send(`/preview/${target}`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers,
  })

let login: Promise<string> | undefined

/** The cookie of one login, because logins are limited. */
const logIn = (): Promise<string> =>
  (login ??= post('login', {secret: SECRET}).then((answer) => {
    expect(answer.status).toBe(303)
    return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  }))

/** Opens a preview of the German home. @returns its address */
async function open(fields: Record<string, string>): Promise<URL> {
  const cookie = await logIn()
  const answer = await post('open', {place: '/deu/de-de', page: '/home', ...fields}, {cookie})
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '', running.base)
}

const tokenOf = (url: URL): string => url.searchParams.get('preview') ?? ''

interface WireProduct {
  price?: number
  productPromotions?: {promotionId: string; promotionalPrice?: number}[]
}

async function readProduct(id: string, token: string) {
  const organization = running.sandbox.config.organizationId
  const answer = await send(
    `/preview/scapi/product/shopper-products/v1/organizations/${organization}/products/${id}?siteId=DEU&locale=de-DE`,
    {headers: {[PREVIEW_HEADER]: token}},
  )
  return {answer, body: answer.ok ? ((await answer.json()) as WireProduct) : {}}
}

const promotionsOf = async (id: string, token: string) =>
  (await readProduct(id, token)).body.productPromotions?.map(({promotionId}) => promotionId) ?? []

it('has a login that search engines and caches leave alone', async () => {
  const answer = await send('/preview')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  const page = await answer.text()
  expect(page).toContain('name="secret"')
  expect(page).not.toContain('name="at"')
})

it('shows the form after the login, in a cookie that scripts cannot read', async () => {
  const entered = await post('login', {secret: SECRET, path: '/deu/de-de/product/BH-1010'})
  expect(entered.headers.get('location')).toBe('/preview?path=%2Fdeu%2Fde-de%2Fproduct%2FBH-1010')
  const cookie = entered.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Strict/)
  expect(cookie).not.toContain(SECRET)
  const form = await (await send('/preview', {headers: {cookie}})).text()
  expect(form).toContain('name="at"')
})

it('refuses a wrong password, a forged login and pages of other sites', async () => {
  expect((await post('login', {secret: `${SECRET}x`})).status).toBe(403)
  const fields = {place: '/deu/de-de', page: '/home'}
  expect((await post('open', fields)).status).toBe(403)
  expect((await post('open', fields, {cookie: 'preview_login=e30.e30'})).status).toBe(403)
  const foreign = {cookie: await logIn(), 'sec-fetch-site': 'cross-site'}
  expect((await post('open', fields, foreign)).status).toBe(403)
})

it.each([
  '//evil.example/deu/de-de',
  '/\\evil.example/deu/de-de',
  '\\\\evil.example/deu/de-de',
  'https://evil.example/deu/de-de',
  '/deu/de-de/../..//evil.example',
  '/deu/de-de/%2e%2e/%2E%2E//evil.example',
  '/deu/de-de/..\\..\\\\evil.example',
  '/\t/evil.example/deu/de-de',
])('does not lead from %j to another host', async (path) => {
  const cookie = await logIn()
  const form = await send(`/preview?path=${encodeURIComponent(path)}`, {headers: {cookie}})
  expect(await form.text()).not.toContain('evil.example')
  const answer = await post('open', {place: path.slice(0, 10), page: path.slice(10)}, {cookie})
  const address = answer.headers.get('location') ?? '/'
  expect(new URL(address, running.base).origin).toBe(new URL(running.base).origin)
  expect((await post('open', {place: path, page: '/home'}, {cookie})).headers.has('location')).toBe(
    false,
  )
})

it('ends with the log-out, for a copy of the cookie too', async () => {
  const entered = await post('login', {secret: SECRET})
  const cookie = (entered.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const left = await post('logout', {}, {cookie})
  const [gone = '', ...attributes] = (left.headers.get('set-cookie') ?? '').split('; ')
  expect(gone).toBe('preview_login=')
  expect(attributes).toEqual(
    expect.arrayContaining(['Path=/preview', 'HttpOnly', 'Secure', 'SameSite=Strict']),
  )
  expect(attributes.find((one) => one.startsWith('Expires'))).toContain('1970')
  const page = await (await send('/preview', {headers: {cookie}})).text()
  expect(page).toContain('name="secret"')
  const fields = {place: '/deu/de-de', page: '/home'}
  expect((await post('open', fields, {cookie})).status).toBe(403)
})

it('is logged in for an hour, and an hour from each opened preview', async () => {
  const cookie = await logIn()
  const opened = await post('open', {place: '/deu/de-de', page: '/home'}, {cookie})
  expect(opened.headers.get('set-cookie')).toMatch(/^preview_login=.*Max-Age=3(600|599)/)
})

it.each([
  [{origin: 'https://evil.example'}, 403],
  [{origin: 'null'}, 403],
  [{origin: 'https://evil.example', 'sec-fetch-site': 'cross-site'}, 403],
  [{'sec-fetch-site': 'same-site'}, 403],
  [{origin: 'null', 'sec-fetch-site': 'same-origin'}, 303],
  [{origin: 'https://shop.example'}, 303],
] as [Record<string, string>, number][])(
  'answers a form with %j by %s',
  async (headers, status) => {
    const cookie = await logIn()
    const fields = {place: '/deu/de-de', page: '/home'}
    expect((await post('open', fields, {cookie, ...headers})).status).toBe(status)
    const logout = await post('logout', {}, headers)
    expect([logout.status, logout.headers.has('set-cookie')]).toEqual([status, status === 303])
  },
)

it('changes nothing by a GET', async () => {
  const cookie = await logIn()
  for (const target of ['login', 'open', 'logout', 'open?place=/deu/de-de&page=/home']) {
    const answer = await send(`/preview/${target}`, {headers: {cookie}})
    expect([answer.status >= 400, answer.headers.has('set-cookie')]).toEqual([true, false])
  }
})

it('explains settings that cannot be read', async () => {
  const cookie = await logIn()
  const fields = {place: '/deu/de-de', page: '/home', at: 'tomorrow', sourceCode: '"><b>'}
  const answer = await post('open', fields, {cookie})
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(page).toContain('The date and time cannot be read.')
  expect(page).toContain('&quot;&gt;&lt;b&gt;')
})

it('opens a page with its settings and its experiment', async () => {
  const url = await open({page: '/product/BH-1010', experiment: 'cro63:variant1', at: SPRING})
  expect(url.pathname).toBe('/deu/de-de/product/BH-1010')
  expect(url.searchParams.get('experiment')).toBe('cro63:variant1')
  expect(tokenOf(url)).toMatch(/^[\w-]+\.[\w-]{43}$/)
})

it('reads promotions of another time, of a customer group and of a source code', async () => {
  const now = tokenOf(await open({}))
  expect(await promotionsOf('BH-6120', now)).not.toContain('spring-opening')
  const later = tokenOf(await open({at: SPRING}))
  expect(await promotionsOf('BH-6120', later)).toContain('spring-opening')
  expect(await promotionsOf('BH-7110', now)).not.toContain('letter-cup-holder')
  const letter = tokenOf(await open({sourceCode: 'letter'}))
  const club = tokenOf(await open({customerGroups: 'NestClub'}))
  expect(await promotionsOf('BH-7110', letter)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^letter-/)]),
  )
  expect(await promotionsOf('BH-5010', club)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^club-/)]),
  )
})

it('keeps the answers of a preview out of caches', async () => {
  const {answer} = await readProduct('BH-6120', tokenOf(await open({at: SPRING})))
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
})

it.each([
  ['a forged token', async () => `${tokenOf(await open({})).slice(0, -3)}abc`, 403],
  ['no token', () => Promise.resolve(''), 403],
] as const)('reads nothing with %s', async (_name, token, status) => {
  expect((await readProduct('BH-6120', await token())).answer.status).toBe(status)
})

it.each([
  [
    'GET',
    '/preview/scapi/customer/shopper-customers/v1/organizations/x/customers/1?siteId=DEU',
    404,
  ],
  [
    'GET',
    '/preview/scapi/shopper/shopper-context/v1/organizations/x/shopper-context/1?siteId=DEU',
    404,
  ],
  ['GET', '/preview/scapi/product/shopper-products/v1/organizations/x/..%2f..%2fa?siteId=DEU', 404],
  ['GET', '/preview/scapi/product/shopper-products/v1/organizations/x/products/1?siteId=XYZ', 404],
  ['GET', '/preview/ocapi/s/DEU/dw/shop/v21_3/shopper_context/1', 404],
  ['POST', '/preview/scapi/custom/shopper-checkout/v1/organizations/x/trace?siteId=DEU', 405],
])('passes no %s %s', async (method, target, status) => {
  const token = tokenOf(await open({}))
  expect((await send(target, {method, headers: {[PREVIEW_HEADER]: token}})).status).toBe(status)
})

it('answers a page with an ended or forged link by an own page', async () => {
  for (const token of ['x', `${tokenOf(await open({})).slice(0, -3)}abc`]) {
    const answer = await send(`/deu/de-de/home?preview=${token}`)
    expect(answer.status).toBe(410)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain('This preview has ended')
  }
})

it('does not let browsers set contexts through the proxies', async () => {
  const organization = running.sandbox.config.organizationId
  for (const target of [
    `/mobify/proxy/api/shopper/shopper-context/v1/organizations/${organization}/shopper-context/1?siteId=DEU`,
    '/mobify/proxy/ocapi/s/DEU/dw/shop/v21_3/shopper_context/1',
    '/mobify/proxy/ocapi/s/DEU/dw/shop/v21_3/shopper%5Fcontext/1',
  ]) {
    expect((await send(target)).status).toBe(404)
  }
})

it('limits guesses of the password', async () => {
  const statuses = []
  for (let time = 0; time < 40; time += 1) {
    statuses.push((await post('login', {secret: 'wrong'})).status)
  }
  expect(statuses).toContain(429)
})
