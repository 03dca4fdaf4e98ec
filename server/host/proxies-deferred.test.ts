import http from 'node:http'
import type {AddressInfo} from 'node:net'
import express from 'express'
import type {RunningHost} from './test/start-host'

const API = '/mobify/proxy/api/product/shopper-products/v1/organizations/f_ecom_x/a'
const FEED = '/mobify/caching/curalate/v1/media/feed'

let backend: http.Server
let asked: number
let behaviour: (res: http.ServerResponse) => void
let running: RunningHost

beforeAll(async () => {
  backend = http.createServer((_req, res) => {
    asked += 1
    behaviour(res)
  })
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  for (const name of ['CURALATE', 'COMMERCE_API']) process.env[`${name}_ORIGIN`] = origin
})

beforeEach(async () => {
  asked = 0
  behaviour = (res) => res.end('fine')
  const {startHost} = await import('./test/start-host')
  running = await startHost(express(), {DEFERRED_TIMEOUT_MS: '1000', PROXY_TIMEOUT_MS: '3000'})
})

afterEach(() => running.close())

afterAll(async () => {
  for (const name of ['CURALATE', 'COMMERCE_API']) delete process.env[`${name}_ORIGIN`]
  backend.closeAllConnections()
  await new Promise((resolve) => backend.close(resolve))
})

const get = (path: string) => fetch(running.base + path)
const statuses = async (path: string, count: number): Promise<number[]> => {
  const all: number[] = []
  for (let index = 0; index < count; index += 1) all.push((await get(path)).status)
  return all
}
const fail = (res: http.ServerResponse): void => void res.writeHead(500).end()

it('leaves a deferred service alone that fails, and answers at once meanwhile', async () => {
  behaviour = fail
  expect(await statuses(FEED, 8)).toEqual([
    ...Array<number>(5).fill(500),
    ...Array<number>(3).fill(503),
  ])
  expect(asked).toBe(5)
  const refused = await get(FEED)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  const figures = await running.host.metrics.registry.metrics()
  expect(figures).toContain('circuit_open{service="curalate"} 1')
  expect(figures).toContain('circuit_open{service="reviews"} 0')
  expect(figures).toContain('proxy_requests_total{proxy="curalate",outcome="refused"} 4')
})

it('keeps asking what the shop cannot do without', async () => {
  behaviour = fail
  expect(await statuses(API, 8)).toEqual(Array<number>(8).fill(500))
  expect(asked).toBe(8)
})

it('gives a deferred service less time', async () => {
  behaviour = () => undefined
  const took = async (path: string) => {
    const began = performance.now()
    expect((await get(path)).status).toBe(504)
    return performance.now() - began
  }
  expect(await took(FEED)).toBeLessThan(2500)
  expect(await took(API)).toBeGreaterThan(2900)
})

it('does not hold wrong questions against a service', async () => {
  behaviour = (res) => void res.writeHead(404).end()
  expect(await statuses(FEED, 8)).toEqual(Array<number>(8).fill(404))
})

it('tells how long the service took, behind what it tells itself', async () => {
  behaviour = (res) => void res.setHeader('Server-Timing', 'db;dur=5').end()
  const timing = (await get(API)).headers.get('server-timing')
  expect(timing).toMatch(/^db;dur=5, upstream;dur=[\d.]+$/)
})

it('keeps what a caching proxy answers, until everything is purged', async () => {
  behaviour = (res) => void res.setHeader('Cache-Control', 'public, max-age=60').end('{"media":[]}')
  const states = async () => {
    const answer = await get(`${FEED}?limit=8`)
    return [answer.headers.get('x-proxy-cache'), await answer.text()]
  }
  expect(await states()).toEqual([null, '{"media":[]}'])
  expect(await states()).toEqual(['hit', '{"media":[]}'])
  running.host.purge({all: true})
  expect(await states()).toEqual([null, '{"media":[]}'])
  expect(asked).toBe(2)
})
