import net from 'node:net'
import express from 'express'
import {startHost, type RunningHost} from './test/start-host'

let running: RunningHost
const asked: string[] = []

beforeAll(async () => {
  const app = express()
  app.get('*', (req, res) => {
    asked.push(`${req.headers.host ?? ''} ${req.originalUrl}`)
    res.send('a page')
  })
  running = await startHost(app)
})
afterAll(() => running.close())
beforeEach(() => asked.splice(0))

/** The status of a request that is sent unchanged. */
function statusOf(...lines: string[]): Promise<number> {
  const {port} = new URL(running.base)
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), '127.0.0.1', () =>
      socket.write([...lines, 'Connection: close', '', ''].join('\r\n')),
    )
    let text = ''
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(text.split(' ')[1])))
  })
}

it.each([
  'shop.example',
  'shop.example:443',
  'SHOP.example',
  'localhost:3000',
  '127.0.0.1',
  '[::1]:3000',
  'a-b_c.internal.',
  'x',
])('takes Host: %s', async (host) => {
  expect(await statusOf('GET /a HTTP/1.1', `Host: ${host}`)).toBe(200)
})

it.each([
  '',
  ' ',
  'shop.example/a',
  'user@shop.example',
  'shop.example, evil.example',
  'shop.example:port',
  'shop.example:',
  'shop.example:123456',
  '<script>',
  'sh op',
  '[::1',
  '[evil]',
  'shöp.example',
  '-shop.example',
  `${'a'.repeat(300)}.example`,
])('refuses Host: %s', async (host) => {
  expect(await statusOf('GET /a HTTP/1.1', `Host: ${host}`)).toBe(400)
  expect(await statusOf('GET /healthz HTTP/1.1', `Host: ${host}`)).toBe(400)
  expect(asked).toEqual([])
})

it.each([
  ['Host: shop.example', 'Host: shop.example'],
  ['Host: shop.example', 'host: evil.example'],
  ['HOST: a', 'Accept: text/html', 'hOsT: b'],
])('refuses more than one Host: %s, %s', async (...headers) => {
  expect(await statusOf('GET /a HTTP/1.1', ...headers)).toBe(400)
})

it('lets HTTP/1.0 alone do without a Host', async () => {
  expect(await statusOf('GET /healthz HTTP/1.0')).toBe(200)
  expect(await statusOf('GET /healthz HTTP/1.1')).toBe(400)
})

it.each([
  ['https://shop.example/deu/de-de/home?a=b', '/deu/de-de/home?a=b'],
  ['http://shop.example/a', '/a'],
  ['HTTPS://SHOP.example:443/a', '/a'],
  ['https://shop.example', '/'],
  ['https://shop.example?a=b', '/?a=b'],
])('takes %s for %s of its own', async (target, path) => {
  expect(await statusOf(`GET ${target} HTTP/1.1`, 'Host: evil.example')).toBe(200)
  expect(asked).toEqual([`shop.example ${path}`])
})

it.each([
  'http://evil.example/a',
  'https://shop.example.evil.example/a',
  'https://shop.example@evil.example/a',
  'https://user@shop.example/a',
  'https://shop.example:8443/a',
  'http://169.254.169.254/latest/meta-data',
  'http:///a',
  'https://[/a',
  'ftp://shop.example/a',
  'shop.example:443',
  '*',
  '//',
  '//shop.example:port/a',
])('answers 400 for the target %s', async (target) => {
  expect(await statusOf(`GET ${target} HTTP/1.1`, 'Host: shop.example')).toBe(400)
  expect(asked).toEqual([])
})
