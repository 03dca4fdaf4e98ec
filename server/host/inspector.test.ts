import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import express from 'express'
import {createPages, startHost, type RunningHost} from './test/start-host'

const PASSWORD = 'a long password of operators'
/** Nothing listens there: the sites of this inspector cannot be read. */
const NOWHERE = 'http://127.0.0.1:9'

let running: RunningHost
let data: string

beforeEach(async () => {
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'inspector-'))
  running = await startHost(createPages().app, {
    INSPECTOR_PASSWORD: PASSWORD,
    INSPECTOR_DATA: data,
    COMMERCE_API_ORIGIN: NOWHERE,
    OCAPI_ORIGIN: NOWHERE,
    PORT: '9',
  })
})
afterEach(async () => {
  await running.close()
  fs.rmSync(data, {recursive: true, force: true})
})

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(running.base + address, {headers, redirect: 'manual'})
const post = (
  address: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  fetch(running.base + address, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: {origin: 'https://shop.example', ...headers},
  })
const logIn = (password: string, next = '') => post('/inspector/login', {password, next})
const cookieOf = (answer: Response): string =>
  answer.headers.getSetCookie().join().split(';')[0] ?? ''

it('asks for the password on every address, and keeps no answer', async () => {
  for (const address of [
    '/inspector',
    '/inspector/',
    '/inspector/checks.csv',
    '/inspector/progress.json',
    `/inspector/see/${'a'.repeat(24)}.jpg`,
    '/inspector/nothing',
  ]) {
    const answer = await get(address)
    expect([address, answer.status]).toEqual([address, 401])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(answer.headers.get('x-page-cache')).toBeNull()
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('strict-transport-security')).toContain('max-age')
    expect(await answer.text()).toContain('name="password"')
  }
})

it('opens with the password, returns to the address, and closes', async () => {
  const entered = await logIn(PASSWORD, '/inspector/checks?a=b')
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/inspector/checks?a=b'])
  expect(entered.headers.getSetCookie()[0]).toMatch(
    /^inspector_session=[\w-]{43}; Max-Age=28800; Path=\/inspector; Expires=.*; HttpOnly; Secure; SameSite=Strict$/,
  )
  const cookie = cookieOf(entered)
  const inside = await get('/inspector/', {cookie})
  expect(inside.status).toBe(200)
  expect(inside.headers.get('cache-control')).toBe('no-store')
  expect(await inside.text()).toContain('Log out')
  const left = await post('/inspector/logout', {}, {cookie})
  expect(left.headers.get('location')).toBe('/inspector')
  expect((await get('/inspector/', {cookie})).status).toBe(401)
})

it.each([
  'https://evil.test/',
  '//evil.test',
  '/inspector/..//evil.test',
  '/inspector/\\evil.test',
  '/inspectors',
  'javascript:alert(1)',
])('never leads to %s', async (next) => {
  const entered = await logIn(PASSWORD, next)
  expect(entered.headers.get('location')).toBe('/inspector')
})

it('refuses a wrong password, and lets a client wait after some', async () => {
  const statuses = []
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const answer = await logIn(`wrong ${attempt}`)
    statuses.push(answer.status)
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  expect(statuses).toEqual([401, 401, 401, 429])
  const waiting = await logIn(PASSWORD)
  expect(waiting.status).toBe(429)
  expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0)
})

it.each([
  ['another origin', {origin: 'https://evil.test'}],
  ['no origin', {origin: ''}],
  ['a page without an origin', {origin: 'null'}],
  ['another site', {'sec-fetch-site': 'cross-site'}],
  ['another subdomain', {'sec-fetch-site': 'same-site'}],
])('refuses what %s sends, with a session too', async (_who, headers) => {
  const cookie = cookieOf(await logIn(PASSWORD))
  for (const address of ['/inspector/run', '/inspector/logout', '/inspector/login']) {
    const answer = await post(address, {password: PASSWORD}, {cookie, ...headers})
    expect([address, answer.status]).toEqual([address, 403])
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  expect((await get('/inspector/', {cookie})).status).toBe(200)
})

it('offers a link to who comes from a mail, as the browser leaves the cookie out there', async () => {
  const answer = await get('/inspector/checks', {'sec-fetch-site': 'cross-site'})
  expect(answer.status).toBe(401)
  expect(await answer.text()).toContain('<a href="/inspector/checks">I am logged in')
  expect(await (await get('/inspector/checks')).text()).not.toContain('I am logged in')
})

it('escapes the address in the form', async () => {
  const text = await (await get('/inspector/a%22b?x="><script>1</script>')).text()
  expect(text).not.toContain('"><script>1')
})

it('says which sites could not be read, as the backend is dead', async () => {
  const cookie = cookieOf(await logIn(PASSWORD))
  let text = ''
  for (let attempt = 0; attempt < 50 && !text.includes('could not be read'); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    text = await (await get('/inspector/', {cookie})).text()
  }
  expect(text).toContain('DEU: Preferences could not be read')
})

it('refuses a password that is longer than any, and shows a page without details', async () => {
  const answer = await logIn('x'.repeat(5000))
  expect(answer.status).toBe(413)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  expect(text).toContain('The page could not be made')
  expect(text).not.toContain('node_modules')
})

it('belongs to the shop without a password', async () => {
  const app = express()
  app.get('*', (req, res) => res.send(`page of ${req.path}`))
  const without = await startHost(app, {INSPECTOR_DATA: data})
  const answer = await fetch(`${without.base}/inspector/`)
  expect(await answer.text()).toBe('page of /inspector/')
  await without.close()
})

it('leaves addresses that only begin alike to the shop', async () => {
  const answer = await get('/inspectors')
  expect(await answer.text()).toContain('words')
})
