import http, {type IncomingMessage} from 'node:http'
import type {AddressInfo} from 'node:net'
import zlib from 'node:zlib'
import {passSeconds, restoreTime} from '../test/time'
import {chooseCoding, sendPage, type SendOptions} from './send-page'
import type {StoredPage} from './page-store'

const TEXT = Buffer.from('<p>words</p>'.repeat(50))
const page: StoredPage = {
  siteId: 'DEU',
  pathname: '/deu/de-de',
  tags: [],
  status: 200,
  headers: ['Content-Type', 'text/html', 'ETag', 'W/"abc"'],
  etag: 'W/"abc"',
  brotli: zlib.brotliCompressSync(TEXT),
  madeAt: performance.now(),
  freshUntil: Infinity,
  staleUntil: Infinity,
  errorUntil: Infinity,
}

let server: http.Server | undefined
afterEach(async () => {
  restoreTime()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
})

interface Sent {
  status: number | undefined
  headers: IncomingMessage['headers']
  body: Buffer
}

/** The answer of a server that sends a stored page. */
async function sent(
  options: SendOptions,
  {headers = {}, method = 'GET', stored = page, own = {}} = {} as {
    headers?: Record<string, string>
    method?: string
    stored?: StoredPage
    own?: Record<string, string>
  },
): Promise<Sent> {
  server = http.createServer((req, res) => {
    for (const [name, value] of Object.entries(own)) res.setHeader(name, value)
    sendPage(req, res, stored, options)
  })
  await new Promise<void>((resolve) => server?.listen(0, resolve))
  const {port} = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    http
      .request({port, method, headers, agent: false}, (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('end', () =>
          resolve({status: res.statusCode, headers: res.headers, body: Buffer.concat(chunks)}),
        )
      })
      .once('error', reject)
      .end()
  })
}

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.0 , gzip', 'gzip'],
  ['br; q=0.00', 'identity'],
  ['br;q=0.5, gzip', 'br'],
  ['br;q=0.05, gzip', 'br'],
  ['gzip;q=0', 'identity'],
  ['gzip ; q=0.0 , deflate', 'identity'],
  ['gzip; q=0.00', 'identity'],
  ['gzip;q=0.5', 'gzip'],
  ['gzip;q=0.05', 'gzip'],
])('a browser that accepts %p gets %s', (accepted, coding) => {
  expect(chooseCoding(accepted)).toBe(coding)
})

it.each([
  ['br', 'br', page.brotli],
  ['gzip', 'gzip', zlib.gzipSync(TEXT)],
  [undefined, undefined, TEXT],
])('a page is sent for %p with its length', async (accepted, coding, bytes) => {
  const headers: Record<string, string> = accepted ? {'Accept-Encoding': accepted} : {}
  const {status, headers: received, body} = await sent({state: 'hit'}, {headers})
  expect([status, received['content-encoding'], received['content-length']]).toEqual([
    200,
    coding,
    String(bytes.length),
  ])
  expect(body.equals(bytes)).toBe(true)
})

it('HEAD gets the same headers without a body', async () => {
  const {headers, body} = await sent({state: 'hit'}, {method: 'HEAD'})
  expect([headers['content-length'], body.length]).toEqual([String(TEXT.length), 0])
})

it('an answer has the headers of the page, and its own once', async () => {
  const {headers} = await sent({state: 'miss'}, {own: {'X-Correlation-Id': 'id', 'X-Count': '2'}})
  expect(headers).toMatchObject({
    'content-type': 'text/html',
    etag: 'W/"abc"',
    'x-correlation-id': 'id',
    'x-count': '2',
    'x-page-cache': 'miss',
    'server-timing': 'cache;desc=miss',
  })
})

it('headers that the caller gives are the only ones besides those of the page', async () => {
  const {headers} = await sent({state: 'hit', headers: ['X-Given', 'yes']})
  expect(headers).toMatchObject({'x-given': 'yes', 'content-type': 'text/html'})
})

it('the time of the rendering has one decimal', async () => {
  const {headers} = await sent({state: 'miss', milliseconds: 12.34})
  expect(headers['server-timing']).toBe('cache;desc=miss, page;dur=12.3')
})

it('the age is whole seconds since the rendering, never less than 0', async () => {
  const ageOf = async (madeAt: number) =>
    (await sent({state: 'hit'}, {stored: {...page, madeAt}})).headers.age
  expect(await ageOf(performance.now() - 2500)).toBe('2')
  await new Promise((resolve) => server?.close(resolve))
  passSeconds(100)
  expect(await ageOf(performance.now() + 5000)).toBe('0')
})

it.each([
  ['the tag', 'W/"abc"', 304],
  ['one of several tags', '"x",W/"abc"', 304],
  ['any tag', '*', 304],
  ['another tag', 'W/"abcd"', 200],
  ['no tag', '', 200],
])('a browser that has %s gets its answer', async (_name, known, status) => {
  const answer = await sent({state: 'hit'}, {headers: {'If-None-Match': known}})
  expect(answer.status).toBe(status)
  expect(answer.body).toHaveLength(status === 304 ? 0 : TEXT.length)
  expect(answer.headers.etag).toBe('W/"abc"')
  expect(answer.headers['x-page-cache']).toBe('hit')
})

it('a page that is not found is never 304', async () => {
  const headers = {'If-None-Match': 'W/"abc"'}
  const {status, body} = await sent({state: 'hit'}, {headers, stored: {...page, status: 404}})
  expect([status, body.length]).toEqual([404, TEXT.length])
})
