import http from 'node:http'
import type {AddressInfo} from 'node:net'
import express from 'express'
import {configured} from '../../config/testing/configured'
import {startTestShop, type TestShop} from '../../sandbox/testing/test-shop'
import {passSeconds, restoreTime} from '../host/test/time'
import {GEOCODE_PATH, placeRoutes} from './place-routes'
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

/** Answers of a maps service that does not answer the question. */
const UNAVAILABLE = 'unavailable'
const DEAD = 'dead'

/** The route in front of the sandbox; `calls` are the addresses that reach the sandbox. */
async function start() {
  const calls: string[] = []
  let broken: string | null = null
  const maps = await listen((req, res) => {
    calls.push(req.url ?? '')
    if (broken === UNAVAILABLE) return void res.writeHead(503).end('Service Unavailable')
    if (broken === DEAD) return void res.destroy()
    if (broken !== null) return void res.end(broken)
    void fetch(shop.baseUrl + (req.url ?? '')).then(async (answer) => res.end(await answer.text()))
  })
  const app = express()
  const env = {MAPS_ORIGIN: configured(maps), MAPS_API_KEY: 'secret', DEFERRED_TIMEOUT_MS: 2000}
  mountRoutes(app, placeRoutes({env}), () => 'client')
  const origin = await listen(app)
  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + GEOCODE_PATH, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return {status: answer.status, body: (await answer.json()) as object}
  }
  return {calls, post, breakWith: (answer: string | null) => void (broken = answer)}
}

const german = {country: 'DE', language: 'de', address: 'Leipzig'}
const leipzig = {place: {latitude: 51.34, longitude: 12.375, name: '04109 Leipzig'}}

it('answers where an address is, within the country', async () => {
  const {calls, post} = await start()
  expect(await post(german)).toEqual({status: 200, body: leipzig})
  expect(calls[0]).toContain('components=country%3ADE')
  expect((await post({...german, country: 'FR'})).body).toEqual({place: null})
  expect((await post({language: 'de', address: 'Leipzig'})).body).toEqual(leipzig)
})

it('answers which address is at coordinates', async () => {
  const {post} = await start()
  const here = {language: 'de', latitude: 51.3391, longitude: 12.3812}
  expect((await post(here)).body).toEqual(leipzig)
})

it('keeps an answer for five minutes, also that nothing was found', async () => {
  const {calls, post} = await start()
  const nowhere = {...german, address: 'Xyzzy'}
  expect((await post(nowhere)).body).toEqual({place: null})
  await post(nowhere)
  expect(calls).toHaveLength(1)
  passSeconds(301)
  await post(nowhere)
  expect(calls).toHaveLength(2)
})

it.each([
  ['a limit', '{"status":"OVER_QUERY_LIMIT","results":[]}'],
  ['a refusal', '{"status":"REQUEST_DENIED","results":[]}'],
  ['an error', '{"status":"UNKNOWN_ERROR","results":[]}'],
  ['an interruption', UNAVAILABLE],
  ['a dead connection', DEAD],
  ['no JSON', '<html>'],
  ['a malformed result', '{"status":"OK","results":[{"geometry":{}}]}'],
])('%s of the service is an error without the address in the log', async (_name, answer) => {
  const {post, breakWith} = await start()
  breakWith(answer)
  expect((await post(german)).status).toBe(502)
  expect(JSON.stringify(warn.mock.calls)).not.toContain('Leipzig')
  breakWith(null)
  passSeconds(6)
  expect((await post(german)).status).toBe(200)
})

it.each([
  ['no JSON', '{'],
  ['an unknown country', {...german, country: 'ZZ'}],
  ['an empty address', {...german, address: ' '}],
  ['coordinates off the earth', {language: 'de', latitude: 91, longitude: 0}],
  ['half of the coordinates', {language: 'de', latitude: 51}],
  ['a long body', {...german, address: 'l'.repeat(2000)}],
])('refuses %s', async (_name, body) => {
  const {calls, post} = await start()
  expect((await post(body)).status).toBe(400)
  expect(calls).toEqual([])
})

it('refuses a page of another site', async () => {
  const {post} = await start()
  expect((await post(german, {'sec-fetch-site': 'cross-site'})).status).toBe(403)
})
