import http from 'node:http'
import type {AddressInfo} from 'node:net'
import express from 'express'
import {MAP_PATH, mapRoute} from './map-route'

let server: http.Server
let origin: string

beforeAll(async () => {
  const app = express()
  app.get(MAP_PATH, mapRoute())
  server = http.createServer(app).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const tile = async (path: string) => {
  const answer = await fetch(`${origin}/services/map/${path}.svg`)
  return {status: answer.status, headers: answer.headers, svg: await answer.text()}
}

it('draws land and borders, and nothing on the open sea', async () => {
  const berlin = await tile('6/34/20')
  expect(berlin.headers.get('content-type')).toMatch('image/svg+xml')
  expect(berlin.headers.get('cache-control')).toBe('public, max-age=604800')
  expect(berlin.svg).toMatch(/d="M-?\d+ -?\d+l/)
  expect((await tile('8/20/130')).svg).toContain('d=""')
})

it('is small at every zoom', async () => {
  for (const path of ['2/2/1', '3/4/2', '4/8/5', '8/137/84', '9/275/167']) {
    expect((await tile(path)).svg.length).toBeLessThan(90_000)
  }
})

it.each(['10/0/0', '1/0/0', '3/8/0', '3/0/8'])('has no tile %s', async (path) => {
  expect((await tile(path)).status).toBe(404)
})
