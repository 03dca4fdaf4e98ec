import {createServer, type IncomingMessage, type RequestListener} from 'node:http'
import type {AddressInfo} from 'node:net'
import {configured} from '../../config/testing/configured'
import express from 'express'
import {startHost} from '../host/test/start-host'
import {backendFetch, callBackend, documentOf, type BackendRequest} from './call-backend'
import {keepTrace} from './request-trace'

const started: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(started.splice(0).map((close) => close())))

/** A backend that answers with this, and the requests that it got. */
async function startBackend(answer: RequestListener) {
  const requests: {request: IncomingMessage; body: string}[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      requests.push({request, body})
      answer(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = configured(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  started.push(close)
  return {origin, requests, close}
}

const timeoutMs = 500
const read = async (...call: Parameters<typeof callBackend>) =>
  documentOf(await callBackend(...call))

let warn: jest.SpyInstance
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => warn.mockRestore())

it.each([
  ['a document', 200, '{"a": 1}', {a: 1}],
  ['nothing', 204, '', null],
])('reads %s', async (_, status, body, document) => {
  const {origin} = await startBackend((_request, response) => {
    response.writeHead(status).end(body)
  })
  await expect(read(origin, '/x', {timeoutMs})).resolves.toEqual(document)
})

it.each([
  ['a refusal', 403, '{"title": "Forbidden", "detail": "No."}', {status: 403, title: 'Forbidden'}],
  ['a refusal in another format', 502, '<p>Bad', {status: 502, type: 'http-502'}],
  ['a page in place of a document', 200, '<p>Hello', {type: 'unreadable-answer'}],
])('rejects with a fault for %s', async (_, status, body, fault) => {
  const {origin} = await startBackend((_request, response) => {
    response.writeHead(status).end(body)
  })
  const call = read(origin, '/x', {timeoutMs})
  await expect(call).rejects.toMatchObject({name: 'ApiFault', ...fault})
})

it('rejects with a fault for a backend that is silent, stops in its answer, or is not there', async () => {
  const silent = await startBackend(() => undefined)
  const failure = (type: string) => ({name: 'ApiFault', type, status: 0})
  const call = () => callBackend(silent.origin, '/x', {timeoutMs})
  await expect(call()).rejects.toMatchObject(failure('timeout'))
  await silent.close()
  await expect(call()).rejects.toMatchObject(failure('network'))
  const cut = await startBackend((_request, response) => {
    response.writeHead(200, {'Content-Length': '100'}).write('{"a":')
    setTimeout(() => response.destroy(), 50)
  })
  await expect(callBackend(cut.origin, '/x', {timeoutMs})).rejects.toMatchObject(failure('network'))
})

it('sends documents and forms, without fields that have no value', async () => {
  const {origin, requests} = await startBackend((_request, response) => {
    response.end('{}')
  })
  await callBackend(origin, '/json', {json: {a: 1}, timeoutMs})
  await callBackend(origin, '/form', {form: {a: '1', b: undefined}, timeoutMs})
  await callBackend(origin, '/get', {headers: {'X-A': '1'}, timeoutMs})
  const sent = requests.map(({request: {method, headers}, body}) => [
    method,
    headers['content-type']?.split(';')[0],
    headers['x-a'],
    body,
  ])
  expect(sent).toEqual([
    ['POST', 'application/json', undefined, '{"a":1}'],
    ['POST', 'application/x-www-form-urlencoded', undefined, 'a=1'],
    ['GET', undefined, '1', ''],
  ])
})

it('replaces a refused token once', async () => {
  const {origin, requests} = await startBackend((request, response) => {
    response.writeHead(request.headers.authorization === 'Bearer new' ? 200 : 401).end('{}')
  })
  const statusWith = async (renewed: string) => {
    const token = (refresh: boolean) => Promise.resolve(refresh ? renewed : 'old')
    return (await callBackend(origin, '/x', {token, timeoutMs})).status
  }
  expect(await statusWith('new')).toBe(200)
  expect(await statusWith('wrong')).toBe(401)
  expect(requests.map(({request: {headers}}) => headers.authorization)).toEqual([
    'Bearer old',
    'Bearer new',
    'Bearer old',
    'Bearer wrong',
  ])
})

it('logs calls that fail, without ids of persons, queries and texts', async () => {
  const {origin, close} = await startBackend((request, response) => {
    response.writeHead(request.url?.endsWith('/404') ? 404 : 503).end()
  })
  await callBackend(origin, '/customers/404', {timeoutMs})
  expect(warn).not.toHaveBeenCalled()
  await callBackend(origin, '/customers/anna/orders?phone=123', {json: {a: 'secret'}, timeoutMs})
  await close()
  await expect(callBackend(origin, '/baskets/1', {timeoutMs})).rejects.toThrow()
  const lines = warn.mock.calls.map(([line]) => String(line).replace(/\d+ ms$/, 'n ms'))
  expect(lines).toEqual([
    `Backend call failed: POST ${origin}/customers/*/orders: 503 after n ms`,
    `Backend call failed: GET ${origin}/baskets/*: network after n ms`,
  ])
})

it('carries the ids of the request that caused it, but not to other companies', async () => {
  const {origin, requests} = await startBackend((_request, response) => {
    response.end('{}')
  })
  const app = express()
  app.use((_req, res, next) => {
    res.locals.requestId = 'request-1'
    next()
  }, keepTrace)
  const calls: BackendRequest[] = [{timeoutMs}, {timeoutMs, thirdParty: true}]
  app.get('/', async (_req, res) => {
    for (const call of calls) await callBackend(origin, '/x', call)
    await backendFetch([origin], timeoutMs)(`${origin}/x`, {})
    await backendFetch([origin], timeoutMs, {thirdParty: true})(`${origin}/x`, {})
    res.end()
  })
  const host = await startHost(app)
  await fetch(host.base, {headers: {traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`}})
  await host.close()
  const ids = requests.map(({request: {headers}}) => [
    headers['correlation-id'],
    String(headers.traceparent).slice(0, 35),
  ])
  expect(ids).toEqual([
    ['request-1', `00-${'a'.repeat(32)}`],
    [undefined, 'undefined'],
    ['request-1', `00-${'a'.repeat(32)}`],
    [undefined, 'undefined'],
  ])
})
