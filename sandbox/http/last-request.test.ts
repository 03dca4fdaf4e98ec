import type {AddressInfo} from 'node:net'
import Fastify from 'fastify'
import {watchLastRequest} from './last-request'

it('hears of requests to routes of other plugins, and of those to none', async () => {
  const app = Fastify()
  let lastRequest = (): number => NaN
  await app.register(async (plugin) => {
    lastRequest = watchLastRequest(plugin.server)
  })
  app.get('/elsewhere', async () => 'here')
  await app.listen({port: 0, host: '127.0.0.1'})
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  expect(lastRequest()).toBe(-Infinity)
  for (const path of ['/elsewhere', '/nowhere']) {
    const began = performance.now()
    await (await fetch(base + path)).text()
    expect(lastRequest()).toBeGreaterThanOrEqual(began)
  }
  await app.close()
})
