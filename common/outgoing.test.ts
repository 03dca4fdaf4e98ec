import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {configured} from '../config/testing/configured'
import {acceptsConnections, callOrigin, fetchOf, siblingOrigin} from './outgoing'

const TIMEOUT_MS = 500

let server: http.Server
let other: http.Server
let asked: string[]
let behaviour: (res: http.ServerResponse) => void

async function listen(name: string): Promise<http.Server> {
  const made = http.createServer((req, res) => {
    asked.push(`${name} ${req.url}`)
    behaviour(res)
  })
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve))
  return made
}
const originOf = (of: http.Server) => `http://127.0.0.1:${(of.address() as AddressInfo).port}`
const origin = () => configured(originOf(server))
const call = (path: string) => callOrigin(origin(), path, {timeoutMs: TIMEOUT_MS})

beforeAll(async () => {
  server = await listen('backend')
  other = await listen('other')
})
beforeEach(() => {
  asked = []
  behaviour = (res) => void res.end('{"a":1}')
})
afterAll(() => {
  for (const one of [server, other]) {
    one.close()
    one.closeAllConnections()
  }
})

it('calls a configured origin', async () => {
  expect(await (await call('/a?b=%2F')).json()).toEqual({a: 1})
  expect(asked).toEqual(['backend /a?b=%2F'])
})

it.each(['', 'a', '@127.0.0.1:1/', '.evil.example/', ':80/', '1/', '\\a'])(
  'refuses the path %j, which could name another host',
  async (path) => {
    await expect(call(path)).rejects.toThrow()
    expect(asked).toEqual([])
  },
)

it('stays at the origin for a path that looks like a host', async () => {
  await call('//evil.example/a')
  expect(asked).toEqual(['backend //evil.example/a'])
})

it('does not follow a redirect', async () => {
  behaviour = (res) => void res.writeHead(302, {location: `${originOf(other)}/admin`}).end()
  const answer = await call('/a')
  expect([answer.status, answer.ok]).toEqual([302, false])
  expect(asked).toEqual(['backend /a'])
})

it('has a time limit, in the middle of an answer too', async () => {
  for (const slow of [
    () => undefined,
    (res: http.ServerResponse) => void res.writeHead(200).write('a'),
  ]) {
    behaviour = slow
    const reading = call('/a').then((answer) => answer.text())
    await expect(reading).rejects.toMatchObject({name: 'TimeoutError'})
  }
})

it('ends with the signal of the caller', async () => {
  behaviour = () => undefined
  const visit = new AbortController()
  const ended = callOrigin(origin(), '/a', {timeoutMs: 60_000, signal: visit.signal})
  visit.abort()
  await expect(ended).rejects.toMatchObject({name: 'AbortError'})
})

it('reads no answer without end', async () => {
  behaviour = (res) => {
    const more = (): void => {
      while (!res.destroyed && res.write('x'.repeat(2 ** 20))) continue
    }
    res.on('drain', more)
    more()
  }
  const reading = callOrigin(origin(), '/a', {timeoutMs: 20_000})
  await expect(reading).rejects.toMatchObject({type: 'answer-too-long'})
})

it('reads an answer up to the size that the caller sets, also without a declared length', async () => {
  const read = (maxBytes: number) => callOrigin(origin(), '/a', {timeoutMs: TIMEOUT_MS, maxBytes})
  for (const declared of [{'Content-Length': '7'}, {}]) {
    behaviour = (res) => void res.writeHead(200, declared).end('{"a":1}')
    expect(await (await read(7)).json()).toEqual({a: 1})
    await expect(read(6)).rejects.toMatchObject({type: 'answer-too-long'})
  }
})

it('answers without a body are as they were', async () => {
  behaviour = (res) => void res.writeHead(204).end()
  expect((await call('/a')).status).toBe(204)
})

it('code of the storefront calls its own backends only', async () => {
  const send = fetchOf([origin()], TIMEOUT_MS)
  expect((await send(`${origin()}/a`, {})).ok).toBe(true)
  for (const url of [`${originOf(other)}/a`, `${origin()}1/a`, `${origin()}@evil.example/`, '/a'])
    await expect(send(url, {})).rejects.toThrow('no configured backend')
  expect(asked).toEqual(['backend /a'])
})

it.each([
  ['https://abc.auth.mail.example', 'https://abc.rest.mail.example'],
  ['http://localhost:4000', 'http://localhost:4000'],
])('the mail service of %s is %s', (one, expected) => {
  expect(siblingOrigin(configured(one), 'auth', 'rest')).toBe(expected)
})

it('tells whether a server accepts connections', async () => {
  expect(await acceptsConnections(origin())).toBe(true)
  expect(await acceptsConnections(configured('http://127.0.0.1:1'))).toBe(false)
})
