import http from 'node:http'
import type {AddressInfo} from 'node:net'
import express from 'express'
import {configured} from '../../config/testing/configured'
import {startTestShop, type TestShop} from '../../sandbox/testing/test-shop'
import {passSeconds, restoreTime} from '../host/test/time'
import {placeRoutes, PLACES_PATH} from './place-routes'
import {mountRoutes} from './route'

let shop: TestShop
let warn: jest.SpyInstance
const servers: http.Server[] = []

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  restoreTime()
  for (const server of servers.splice(0)) server.close()
})

async function listen(handler: http.RequestListener): Promise<string> {
  const server = http.createServer(handler).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The route in front of the sandbox; `calls` are the addresses that reach the sandbox. */
async function start() {
  const calls: string[] = []
  let broken = false
  const maps = await listen((req, res) => {
    calls.push(req.url ?? '')
    if (broken) return void res.writeHead(500).end()
    void fetch(shop.baseUrl + (req.url ?? '')).then(async (answer) => res.end(await answer.text()))
  })
  const app = express()
  const env = {MAPS_ORIGIN: configured(maps), MAPS_API_KEY: 'secret', DEFERRED_TIMEOUT_MS: 2000}
  mountRoutes(app, placeRoutes({env}), () => 'client')
  const origin = await listen(app)
  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + PLACES_PATH, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return {
      status: answer.status,
      cache: answer.headers.get('cache-control'),
      body: (await answer.json()) as {
        places?: {id: string; street: string; place: string}[]
        address?: object
      },
    }
  }
  return {calls, post, break: (is: boolean) => void (broken = is)}
}

const german = {country: 'DE', language: 'de', input: 'lindenstr 4'}

it('suggests addresses, and reads the rest of the chosen one', async () => {
  const {calls, post} = await start()
  const {body, cache} = await post(german)
  expect(body.places?.[0]).toMatchObject({street: 'Lindenstraße 4', place: '10969 Berlin'})
  expect(cache).toBe('no-store')
  expect(calls[0]).toContain('components=country%3Ade')
  const chosen = {country: 'DE', language: 'de', place: body.places?.[0]?.id}
  expect((await post(chosen)).body.address).toEqual({
    postalCode: '10969',
    city: 'Berlin',
  })
})

it.each([
  ['US', 'en', '1 main', {city: 'San Francisco', region: {code: 'CA', name: 'California'}}],
  ['JP', 'ja', '神宮前1-2-3', {city: '渋谷区', region: {code: '13', name: '東京都'}}],
])('%s: an address has its region', async (country, language, input, address) => {
  const {post} = await start()
  const {places = []} = (await post({country, language, input})).body
  expect((await post({country, language, place: places[0]?.id})).body.address).toMatchObject(
    address,
  )
})

it('keeps an answer for five minutes', async () => {
  const {calls, post} = await start()
  await post(german)
  await post(german)
  expect(calls).toHaveLength(1)
  passSeconds(301)
  await post(german)
  expect(calls).toHaveLength(2)
})

it('a failing service is an error without the typed text in the log', async () => {
  const {post, break: setBroken} = await start()
  setBroken(true)
  expect((await post(german)).status).toBe(502)
  expect(JSON.stringify(warn.mock.calls)).not.toContain('lindenstr')
  setBroken(false)
  passSeconds(6)
  expect((await post(german)).status).toBe(200)
})

it.each([
  ['no JSON', '{'],
  ['a country without delivery', {...german, country: 'ZZ'}],
  ['a short text', {...german, input: 'li'}],
  ['another field', {...german, key: 'x'}],
  ['a long body', {...german, input: 'l'.repeat(2000)}],
])('refuses %s', async (_name, body) => {
  const {calls, post} = await start()
  expect((await post(body)).status).toBe(400)
  expect(calls).toEqual([])
})

it('refuses a page of another site', async () => {
  const {post} = await start()
  expect((await post(german, {'sec-fetch-site': 'cross-site'})).status).toBe(403)
})
