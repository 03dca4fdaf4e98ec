import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {createPages, PURGE_TOKEN, startHost} from '../test/start-host'

interface Call {
  line: string
  headers: http.IncomingHttpHeaders
  body: string
}

const calls: Call[] = []
let status = 200
/** The network's interface, which is another company's. */
const network = http.createServer((req, res) => {
  let body = ''
  req.on('data', (chunk) => (body += String(chunk)))
  req.on('end', () => {
    calls.push({line: `${req.method} ${req.url}`, headers: req.headers, body})
    res.writeHead(status).end()
  })
})
let origin: string
beforeAll(async () => {
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(network.address() as AddressInfo).port}`
})
afterAll(() => network.close())
beforeEach(() => {
  calls.length = 0
  status = 200
})

const TOKEN = 'a-token-of-the-network'

/** Purges a host that has this network in front. */
async function purge(cdn: string, urls: string, request: object): Promise<Response> {
  const env = {CDN: cdn, CDN_PURGE_URL: urls, CDN_PURGE_TOKEN: TOKEN}
  const {base, close} = await startHost(createPages().app, env)
  try {
    const answer = await fetch(`${base}/page-cache/purge`, {
      method: 'POST',
      headers: {Authorization: `Bearer ${PURGE_TOKEN}`},
      body: JSON.stringify(request),
    })
    return new Response(await answer.text(), answer)
  } finally {
    await close()
  }
}

it('tells each server of Varnish the key', async () => {
  expect((await purge('varnish', `${origin}, ${origin}/`, {tag: 'product:BH 1'})).status).toBe(200)
  expect(calls.map(({line}) => line)).toEqual(['PURGE /', 'PURGE /'])
  expect(calls[0]?.headers).toMatchObject({
    authorization: `Bearer ${TOKEN}`,
    'surrogate-key': 'product:BH%201',
  })
})

it('tells Fastly the key, or that everything goes', async () => {
  await purge('fastly', `${origin}/service/abc`, {site: 'DEU'})
  await purge('fastly', `${origin}/service/abc`, {all: true})
  expect(calls.map(({line}) => line)).toEqual([
    'POST /service/abc/purge',
    'POST /service/abc/purge_all',
  ])
  expect(calls.map(({headers}) => [headers['fastly-key'], headers['surrogate-key']])).toEqual([
    [TOKEN, 'site:DEU'],
    [TOKEN, undefined],
  ])
})

it('tells Cloudflare the tag, or that everything goes', async () => {
  await purge('cloudflare', `${origin}/client/v4/zones/abc/purge_cache`, {url: '/deu/de-de/a,b'})
  await purge('cloudflare', `${origin}/client/v4/zones/abc/purge_cache`, {all: true})
  expect(calls.map(({line}) => line)).toEqual(
    Array<string>(2).fill('POST /client/v4/zones/abc/purge_cache'),
  )
  expect(calls.map(({body}) => JSON.parse(body) as object)).toEqual([
    {tags: ['url:/deu/de-de/a%2Cb']},
    {purge_everything: true},
  ])
})

it('says in its answer that the network has not purged', async () => {
  status = 403
  const refused = await purge('varnish', origin, {all: true})
  expect([refused.status, await refused.text()]).toEqual([
    502,
    '{"title":"The hosts have purged, but the content delivery network has not: it answered 403"}',
  ])
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const closed = await purge('varnish', 'http://127.0.0.1:9', {all: true})
  expect(closed.status).toBe(502)
  expect(warn).toHaveBeenCalledTimes(1)
})

it('calls no network without one', async () => {
  expect((await purge('none', origin, {all: true})).status).toBe(200)
  expect(calls).toEqual([])
})
