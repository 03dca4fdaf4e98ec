import http from 'node:http'
import type {AddressInfo} from 'node:net'
import express from 'express'
import {createProxyCache} from './proxy-cache'

let now = 1_000_000_000
let asked: string[]
let headers: http.OutgoingHttpHeaders
let status: number
let body: string
let server: http.Server
let base: string

beforeEach(async () => {
  asked = []
  headers = {'Cache-Control': 'public, max-age=60', 'Content-Type': 'application/json'}
  status = 200
  body = '{"media": []}'
  const app = express()
  app.use(createProxyCache({now: () => now}).handler)
  app.use((req, res) => {
    asked.push(req.url)
    res.writeHead(status, headers)
    res.write(body.slice(0, 5))
    res.end(body.slice(5))
  })
  server = http.createServer(app)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const get = async (path = '/media?limit=8', init: RequestInit = {}) => {
  const answer = await fetch(base + path, init)
  return {answer, text: await answer.text(), hit: answer.headers.get('x-proxy-cache') === 'hit'}
}

it('asks once for what is the same for everyone, as long as it is fresh', async () => {
  await get()
  now += 30_000
  const again = await get()
  expect([again.hit, again.text, again.answer.headers.get('age')]).toEqual([true, body, '30'])
  expect(again.answer.headers.get('content-type')).toBe('application/json')
  expect(asked).toHaveLength(1)
  now += 31_000
  expect((await get()).hit).toBe(false)
})

it('tells addresses and languages apart', async () => {
  await get()
  expect((await get('/media?limit=9')).hit).toBe(false)
  expect((await get('/media?limit=8', {headers: {'Accept-Language': 'ja'}})).hit).toBe(false)
})

it.each([
  ['no rule', () => (headers = {})],
  ['no-store', () => (headers = {'Cache-Control': 'no-store'})],
  ['an error', () => (status = 500)],
  ['what depends on cookies', () => (headers.Vary = 'Cookie')],
  ['what is very long', () => (body = 'x'.repeat(1_100_000))],
])('does not keep %s', async (_name, prepare) => {
  prepare()
  await get()
  expect((await get()).hit).toBe(false)
})

it.each([
  ['a part', {headers: {Range: 'bytes=0-1'}}],
  ['a request with a token', {headers: {Authorization: 'Bearer x'}}],
  ['another method', {method: 'POST'}],
])('leaves %s alone', async (_name, init) => {
  await get()
  expect((await get('/media?limit=8', init)).hit).toBe(false)
  expect(asked).toHaveLength(2)
})

it('counts the age that an answer came with', async () => {
  headers.Age = '50'
  await get()
  now += 11_000
  expect((await get()).hit).toBe(false)
})
