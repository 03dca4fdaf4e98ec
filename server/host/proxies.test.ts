import http from 'node:http'
import net from 'node:net'
import type {AddressInfo} from 'node:net'
import express from 'express'

/** First path segments of SCAPI and OCAPI calls, behind their proxies and at the backend. */
const SCAPI = '/product/shopper-products/v1/organizations/f_ecom_x'
const OCAPI = '/s/DEU/dw/shop/v21_3'

const SERVICES = ['COMMERCE_API', 'OCAPI', 'SAPI', 'STATIC', 'CURALATE']

let backend: http.Server
let sockets = 0
let behaviour: (req: http.IncomingMessage, res: http.ServerResponse) => void
let close: () => Promise<void>
let base: string

const echo = (req: http.IncomingMessage, res: http.ServerResponse): void => {
  res.setHeader('Content-Type', 'application/json')
  res.end(JSON.stringify({method: req.method, url: req.url, headers: req.headers}))
}

beforeAll(async () => {
  backend = http.createServer((req, res) => behaviour(req, res))
  backend.on('connection', () => (sockets += 1))
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  for (const name of SERVICES)
    process.env[`${name}_ORIGIN`] = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  const {startHost} = await import('./test/start-host')
  const running = await startHost(express(), {PROXY_TIMEOUT_MS: '200'})
  base = running.base
  close = running.close
})

beforeEach(() => {
  behaviour = echo
})

afterAll(async () => {
  for (const name of SERVICES) delete process.env[`${name}_ORIGIN`]
  await close()
  backend.closeAllConnections()
  await new Promise((resolve) => backend.close(resolve))
})

interface Seen {
  method: string
  url: string
  headers: Record<string, string>
}

const seen = async (path: string, init: RequestInit = {}): Promise<Seen> =>
  (await (await fetch(base + path, init)).json()) as Seen

/** Sends the request line unchanged, which `fetch` would normalise. */
const raw = (target: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const {hostname, port} = new URL(base)
    const socket = net.connect(Number(port), hostname, () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    )
    let text = ''
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })

const target = () => new URL(process.env.COMMERCE_API_ORIGIN ?? '')

describe('a proxy', () => {
  it('asks the backend as itself', async () => {
    const {url, headers, method} = await seen(`/mobify/proxy/api${SCAPI}/a/b?c=d%20e`, {
      method: 'POST',
      headers: {Origin: 'https://shop.example', Authorization: 'Bearer x', Cookie: 'a=b'},
      body: '{}',
    })
    expect([method, url]).toEqual(['POST', `${SCAPI}/a/b?c=d%20e`])
    expect(headers).toMatchObject({
      host: target().host,
      origin: target().origin,
      authorization: 'Bearer x',
      cookie: 'a=b',
      'x-mobify': 'true',
    })
    expect(headers['x-correlation-id']).toBeDefined()
    expect(headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  })

  it('keeps connections open', async () => {
    await seen(`/mobify/proxy/api${SCAPI}/a`)
    const before = sockets
    for (let count = 0; count < 10; count += 1) await seen(`/mobify/proxy/api${SCAPI}/a`)
    expect(sockets).toBe(before)
  })

  it('keeps connections open for those who do not, and passes on nothing about a connection', async () => {
    const ask = (headers: http.OutgoingHttpHeaders): Promise<[Seen, http.IncomingHttpHeaders]> =>
      new Promise((resolve, reject) => {
        const request = http.get(
          `${base}/mobify/proxy/api${SCAPI}/a`,
          {agent: false, headers},
          (res) => {
            let text = ''
            res.on('data', (chunk) => (text += String(chunk)))
            res.on('end', () => resolve([JSON.parse(text) as Seen, res.headers]))
          },
        )
        request.on('error', reject)
      })
    behaviour = (req, res) => {
      res.setHeader('Keep-Alive', 'timeout=999')
      echo(req, res)
    }
    await ask({})
    const before = sockets
    for (let count = 0; count < 5; count += 1) await ask({Connection: 'close'})
    expect(sockets).toBe(before)
    const [{headers}, answer] = await ask({
      Connection: 'close, X-Of-This-Connection',
      'X-Of-This-Connection': '1',
      TE: 'trailers',
      'Keep-Alive': 'timeout=1',
    })
    expect(headers.connection).toBe('keep-alive')
    for (const name of ['te', 'keep-alive', 'x-of-this-connection'])
      expect(headers).not.toHaveProperty(name)
    expect([answer.connection, answer['keep-alive']]).toEqual(['close', undefined])
  })

  it('leads redirects and cookies of the backend back to the shop', async () => {
    behaviour = (_req, res) => {
      res.setHeader('Set-Cookie', `sid=1; Domain=${target().host}; Path=/`)
      res.writeHead(302, {Location: `${target().origin}/other?x=1`}).end()
    }
    const {headers, status} = await fetch(`${base}/mobify/proxy/api${SCAPI}/a`, {
      redirect: 'manual',
    })
    expect(status).toBe(302)
    expect(headers.get('location')).toMatch(
      /^https:\/\/shop\.example(:\d+)?\/mobify\/proxy\/api\/other\?x=1$/,
    )
    expect(headers.get('set-cookie')).not.toContain('127.0.0.1')
  })

  it.each([
    '/mobify/proxy/evil/x',
    '/mobify/caching/evil/x',
    '/mobify/proxy/',
    '/mobify/proxy/apix/a',
    '/mobify/proxy/http://evil.example/x',
  ])('is there for configured hosts only: %s', async (path) => {
    expect(await raw(path)).toMatch(/^HTTP\/1\.1 404/)
  })

  it.each([
    '/mobify/proxy/api/outbox.json',
    '/mobify/proxy/api/admin/status',
    '/mobify/proxy/api/',
    '/mobify/proxy/api//evil.example/x',
    '/mobify/proxy/api/http://evil.example/x',
    '/mobify/proxy/api/@evil.example/x',
    `/mobify/proxy/api${SCAPI}/../../../../../../admin/status`,
    `/mobify/proxy/api${SCAPI}/%2e%2e/%2E%2e/etc/passwd`,
    `/mobify/proxy/api${SCAPI}/a%2f..%2f..%2fadmin`,
    `/mobify/proxy/api${SCAPI}/a%5c..%5cadmin`,
    `/mobify/proxy/api${SCAPI}/%E0%A4%A`,
    `/mobify/proxy/API${SCAPI}/a`,
    '/mobify/proxy/ocapi/s/-/dw/data/v21_3/sites',
    '/mobify/proxy/sapi/outbox',
    '/mobify/proxy/static/',
    '/mobify/proxy/static/outbox/1',
    '/mobify/proxy/curalate/v1/media/feed',
    '/mobify/caching/curalate/outbox.json',
  ])('passes on nothing but calls of the protocols: %s', async (path) => {
    let asked = 0
    behaviour = (req, res) => {
      asked += 1
      echo(req, res)
    }
    expect(await raw(path)).toMatch(/^HTTP\/1\.1 404/)
    expect(asked).toBe(0)
  })

  it.each([
    ['api', '/custom/shopper-seo/v1/organizations/f_ecom_x/url-mapping?siteId=DEU'],
    ['api', `${SCAPI}/products/a%2Fb%20c`],
    ['ocapi', `${OCAPI}/baskets/1/items`],
    ['sapi', '/s/DEU/de-de/sapi/storeErrorData'],
    ['static', '/dw/image/v2/BHLT/on/demandware.static/-/Sites-m/default/dw1/images/a.jpg?sw=320'],
    ['static', '/on/demandware.static/-/Sites-m/default/files/guide.pdf'],
  ])('passes on calls of its protocol: %s %s', async (name, path) => {
    expect((await seen(`/mobify/proxy/${name}${path}`)).url).toBe(path)
  })

  it('sends no cookie and no token to the host of pictures', async () => {
    const headers = {Cookie: 'a=b', Authorization: 'Bearer x'}
    const picture = await seen('/mobify/proxy/static/dw/image/v2/a.jpg', {headers})
    expect(picture.headers).not.toHaveProperty('cookie')
    expect(picture.headers).not.toHaveProperty('authorization')
    const posted = await fetch(`${base}/mobify/proxy/static/dw/image/v2/a.jpg`, {method: 'POST'})
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it.each([
    ['another site', {'Sec-Fetch-Site': 'cross-site'}],
    ['another origin', {Origin: 'https://evil.example'}],
    [
      'another origin of this site',
      {Origin: 'https://m.shop.example', 'Sec-Fetch-Site': 'same-site'},
    ],
    ['a hidden origin', {Origin: 'null'}],
  ])('refuses writes of pages of %s', async (_name, headers) => {
    let asked = 0
    behaviour = (req, res) => {
      asked += 1
      echo(req, res)
    }
    for (const path of [`api${SCAPI}/a`, `ocapi${OCAPI}/baskets`, 'sapi/s/DEU/de-de/sapi/x'])
      for (const kind of ['proxy', 'caching'])
        for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
          const answer = await fetch(`${base}/mobify/${kind}/${path}`, {method, headers})
          expect([method, answer.status]).toEqual([method, 403])
        }
    expect(asked).toBe(0)
    expect((await fetch(`${base}/mobify/proxy/api${SCAPI}/a`, {headers})).status).toBe(200)
  })

  it.each([
    ['the shop', {Origin: 'https://shop.example', 'Sec-Fetch-Site': 'same-origin'}],
    ['no page', {}],
  ])('passes on writes of %s', async (_name, headers) => {
    const answer = await seen(`/mobify/proxy/api${SCAPI}/a`, {method: 'POST', headers})
    expect(answer.method).toBe('POST')
  })

  it.each([
    `/mobify/proxy/api${SCAPI}/a`,
    `/mobify/caching/api${SCAPI}/a`,
    `/mobify/proxy/ocapi${OCAPI}/a`,
    '/mobify/proxy/sapi/s/DEU/de-de/sapi/checkoutStep',
    '/mobify/proxy/static/dw/image/v2/a.jpg',
    '/mobify/caching/curalate/v1/media/feed',
  ])('no browser is asked for a password of the backend: %s', async (path) => {
    behaviour = (_req, res) =>
      void res
        .writeHead(401, {
          'WWW-Authenticate': 'Basic realm="storefront"',
          'Proxy-Authenticate': 'Basic realm="proxy"',
        })
        .end()
    const {status, headers} = await fetch(base + path)
    expect(status).toBe(401)
    expect(headers.get('www-authenticate')).toBeNull()
    expect(headers.get('proxy-authenticate')).toBeNull()
  })

  it('sends no cookie and no token to site controllers', async () => {
    const headers = {Cookie: 'a=b', Authorization: 'Bearer x'}
    const call = await seen('/mobify/proxy/sapi/s/DEU/de-de/sapi/getSlot', {headers})
    expect(call.headers).not.toHaveProperty('cookie')
    expect(call.headers).not.toHaveProperty('authorization')
  })

  it('does not say which address it asked', async () => {
    const {headers} = await fetch(`${base}/mobify/proxy/api${SCAPI}/a`)
    expect(headers.get('x-proxy-request-url')).toBeNull()
  })

  it('says when the backend is not there', async () => {
    behaviour = (req) => req.socket.destroy()
    const {status, headers} = await fetch(`${base}/mobify/proxy/ocapi${OCAPI}/a`)
    expect([status, headers.get('cache-control')]).toEqual([502, 'no-store'])
  })

  it('gives up on a backend that does not answer, and goes on', async () => {
    behaviour = () => undefined
    const began = performance.now()
    const answers = await Promise.all(
      Array.from({length: 20}, () => fetch(`${base}/mobify/proxy/api${SCAPI}/a`)),
    )
    expect(answers.map(({status}) => status)).toEqual(Array<number>(20).fill(504))
    expect(performance.now() - began).toBeLessThan(10_000)
    behaviour = echo
    expect((await seen(`/mobify/proxy/api${SCAPI}/a`)).url).toBe(`${SCAPI}/a`)
  })

  it("appends the client's address to those that the request names", async () => {
    const path = `/mobify/proxy/api${SCAPI}/a`
    const own = (await seen(path)).headers['x-forwarded-for']
    expect(own).toMatch(/^(::ffff:)?127\.0\.0\.1$|^::1$/)
    const {headers} = await seen(path, {headers: {'X-Forwarded-For': '203.0.113.7'}})
    expect(headers['x-forwarded-for']).toBe(`203.0.113.7, ${own}`)
  })

  it('survives an answer that breaks off or is none', async () => {
    behaviour = (_req, res) => res.socket?.end('this is not HTTP\r\n\r\n')
    expect((await fetch(`${base}/mobify/proxy/api${SCAPI}/a`)).status).toBeGreaterThanOrEqual(502)
    behaviour = (_req, res) => {
      res.writeHead(200, {'Content-Length': '100'})
      res.write('half')
      setTimeout(() => res.destroy(), 10)
    }
    await expect(
      fetch(`${base}/mobify/proxy/api${SCAPI}/a`).then((r) => r.text()),
    ).rejects.toThrow()
    behaviour = echo
    expect((await seen(`/mobify/proxy/api${SCAPI}/a`)).url).toBe(`${SCAPI}/a`)
  })
})

describe('the proxy of a service of another company', () => {
  const FEED = '/mobify/caching/curalate/v1/media/feed?limit=8'
  const answerWith =
    (headers: Record<string, string>, status = 200) =>
    (_req: http.IncomingMessage, res: http.ServerResponse) =>
      void res.writeHead(status, headers).end('{}')

  it('gets no address of the client', async () => {
    expect((await seen(FEED)).headers).not.toHaveProperty('x-forwarded-for')
  })

  it('sends no cookie and no token, and the origin of the shop alone as referrer', async () => {
    const {url, headers} = await seen(FEED, {
      headers: {
        Cookie: 'cc-nx-g_DEU=refresh',
        Authorization: 'Bearer token',
        Referer: 'https://shop.example/deu/de-de/product/BH-1010',
        'X-Correlation-Id': 'correlation-1',
      },
    })
    expect(url).toBe('/v1/media/feed?limit=8')
    expect(headers.referer).toBe('https://shop.example/')
    for (const name of ['cookie', 'authorization', 'x-correlation-id', 'traceparent'])
      expect(headers).not.toHaveProperty(name)
  })

  it('takes no header from it that acts on the shop', async () => {
    behaviour = answerWith({
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Set-Cookie': 'sid=1',
      'Clear-Site-Data': '"*"',
      'Service-Worker-Allowed': '/',
      Refresh: '0; url=https://evil.example',
      'Access-Control-Allow-Origin': 'https://evil.example',
      'X-Proxy-Request-Url': 'https://feed.example/',
    })
    const {headers} = await fetch(base + FEED)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    for (const name of [
      'set-cookie',
      'clear-site-data',
      'service-worker-allowed',
      'refresh',
      'access-control-allow-origin',
      'x-proxy-request-url',
    ])
      expect(headers.get(name)).toBeNull()
  })

  it.each([
    ['application/json; charset=utf-8', null],
    ['image/jpeg', null],
    ['text/html', "default-src 'none'; sandbox"],
    ['image/svg+xml', "default-src 'none'; sandbox"],
    ['application/xhtml+xml', "default-src 'none'; sandbox"],
    ['application/pdf', "default-src 'none'; sandbox"],
  ])('lets nothing of it run as a document: %s', async (type, policy) => {
    behaviour = answerWith({'Content-Type': type, 'Cache-Control': 'no-store'})
    const {headers} = await fetch(base + FEED)
    expect(headers.get('content-security-policy')).toBe(policy)
  })

  it('does not redirect for it', async () => {
    behaviour = answerWith({Location: 'https://evil.example/', 'Cache-Control': 'no-store'}, 302)
    const {status, headers} = await fetch(base + FEED, {redirect: 'manual'})
    expect([status, headers.get('location')]).toEqual([502, null])
  })
})

describe('a caching proxy', () => {
  it('sends only what a cache may tell apart', async () => {
    const {headers, url} = await seen(`/mobify/caching/api${SCAPI}/a?b=1`, {
      headers: {Cookie: 'a=b', 'X-Custom': '1', 'Accept-Language': 'de', 'User-Agent': 'browser'},
    })
    expect(url).toBe(`${SCAPI}/a?b=1`)
    expect(headers).toMatchObject({'accept-language': 'de', 'user-agent': 'Amazon CloudFront'})
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('x-custom')
  })

  it('keeps its rules for a request that waits for 100 Continue', async () => {
    const text = await new Promise<string>((resolve, reject) => {
      const headers = {Cookie: 'sid=secret', Expect: '100-continue'}
      const request = http.request(
        `${base}/mobify/caching/api${SCAPI}/expected`,
        {headers},
        (res) => {
          let body = ''
          res.on('data', (chunk) => (body += String(chunk)))
          res.on('end', () => resolve(body))
        },
      )
      request.on('error', reject)
      request.end()
    })
    expect(text).not.toContain('secret')
    expect((JSON.parse(text) as Seen).headers['x-mobify']).toBe('true')
  })

  it('passes no cookie on', async () => {
    behaviour = (_req, res) => res.setHeader('Set-Cookie', 'sid=1').end('ok')
    expect(
      (await fetch(`${base}/mobify/caching/api${SCAPI}/a`)).headers.get('set-cookie'),
    ).toBeNull()
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
    expect((await fetch(`${base}/mobify/caching/api${SCAPI}/a`, {method})).status).toBe(405)
  })
})
