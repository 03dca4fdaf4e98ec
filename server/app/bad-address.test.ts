import http from 'node:http'
import type {AddressInfo} from 'node:net'
import express from 'express'
import {refuseBadAddress} from './route'

it('answers 400 to an address that cannot be read, and leaves other failures alone', async () => {
  const app = express()
  app.get('/fail', () => {
    throw new Error('ours')
  })
  app.get('*', (_req, res) => void res.send('a page'))
  app.use(refuseBadAddress)
  const others = jest.fn()
  app.use(((error: Error, _req, res, _next) => {
    others(error.message)
    res.status(500).end()
  }) as express.ErrorRequestHandler)
  const server = http.createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const bad = await fetch(`${base}/deu/de-de/product/%E0%A4%A`)
  expect([bad.status, bad.headers.get('cache-control')]).toEqual([400, 'no-store'])
  expect((await fetch(`${base}/fail`)).status).toBe(500)
  expect((await fetch(`${base}/deu`)).status).toBe(200)
  expect(others.mock.calls).toEqual([['ours']])
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
