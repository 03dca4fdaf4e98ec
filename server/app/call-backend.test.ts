import {createServer, type IncomingMessage, type RequestListener} from 'node:http'
import type {AddressInfo} from 'node:net'
import {configured} from '../../config/testing/configured'
import {callBackend} from './call-backend'

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

it.each([
  ['a document', 200, '{"a": 1}', {a: 1}],
  ['nothing', 204, '', null],
])('reads %s', async (_, status, body, document) => {
  const {origin} = await startBackend((_request, response) => {
    response.writeHead(status).end(body)
  })
  await expect(callBackend(origin, '/x', {timeoutMs})).resolves.toEqual(document)
})

it.each([
  ['a refusal', 403, '{"title": "Forbidden", "detail": "No."}', {status: 403, title: 'Forbidden'}],
  ['a refusal in another format', 502, '<p>Bad', {status: 502, type: 'http-502'}],
  ['a page in place of a document', 200, '<p>Hello', {type: 'unreadable-answer'}],
])('rejects with a fault for %s', async (_, status, body, fault) => {
  const {origin} = await startBackend((_request, response) => {
    response.writeHead(status).end(body)
  })
  const call = callBackend(origin, '/x', {timeoutMs})
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
