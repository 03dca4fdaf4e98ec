import vm from 'node:vm'
import express from 'express'
import {parseEnvironment} from '../../config/environment'
import type {RouteContext} from './route'
import {serviceWorkerRoutes} from './service-worker'
import type {AddressInfo} from 'node:net'

/** The answer of `/worker.js` with a setting. */
async function ask(SERVICE_WORKER: string): Promise<Response> {
  const env = parseEnvironment({NODE_ENV: 'production', BUNDLE_ID: 'ab12', SERVICE_WORKER})
  const runtime = {serveServiceWorker: () => undefined}
  const app = express()
  for (const {path, handler} of serviceWorkerRoutes({env, runtime} as unknown as RouteContext))
    app.get(path, handler as express.RequestHandler)
  const server = app.listen(0)
  try {
    return await fetch(`http://localhost:${(server.address() as AddressInfo).port}/worker.js`)
  } finally {
    server.close()
  }
}

it('switched off, the worker deletes our stores and itself, and leaves those of other shops', async () => {
  const answer = await ask('off')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-type')).toContain('javascript')
  const deleted: string[] = []
  const unregister = jest.fn(() => Promise.resolve(true))
  const listeners: Record<string, (event: object) => unknown> = {}
  const names = ['storefront-pages-deu-1', 'storefront-words', 'offline-words', 'another-shop']
  const caches = {
    keys: () => Promise.resolve(names),
    delete: (name: string) => Promise.resolve(deleted.push(name) > 0),
  }
  const self = {
    addEventListener: (type: string, listener: (event: object) => unknown) => {
      listeners[type] = listener
    },
    skipWaiting: jest.fn(),
    registration: {unregister},
  }
  vm.runInNewContext(await answer.text(), {self, caches})
  listeners.install?.({})
  let work: Promise<unknown> = Promise.resolve()
  listeners.activate?.({waitUntil: (promise: Promise<unknown>) => (work = promise)})
  await work
  expect(self.skipWaiting).toHaveBeenCalled()
  expect(unregister).toHaveBeenCalled()
  expect(deleted).toEqual(['storefront-pages-deu-1', 'storefront-words', 'offline-words'])
  expect(Object.keys(listeners)).toEqual(['install', 'activate'])
})

it('another value stops the start', () =>
  expect(() => parseEnvironment({SERVICE_WORKER: 'maybe'})).toThrow(/SERVICE_WORKER is "maybe"/))
