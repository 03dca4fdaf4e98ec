import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import {createPages, PURGE_TOKEN, startHost, type RunningHost} from '../host/test/start-host'
import {startBundle, type RunningBundle} from './test/start-bundle'

const POLICIES = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy':
    'geolocation=(self), payment=(self), publickey-credentials-get=(self), publickey-credentials-create=(self)',
}

interface Answer {
  status: number
  /** Values by lower-case name; several values for a repeated header. */
  headers: Record<string, string[]>
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Every header as it was sent: `fetch` would join repeated headers. */
function ask(
  base: string,
  target: string,
  {method = 'GET', headers, body}: Asked = {},
): Promise<Answer> {
  const {hostname, port} = new URL(base)
  return new Promise((resolve, reject) => {
    const request = http.request({hostname, port, path: target, method, headers}, (res) => {
      res.resume()
      const sent: Record<string, string[]> = {}
      for (let index = 0; index < res.rawHeaders.length; index += 2) {
        const name = String(res.rawHeaders[index]).toLowerCase()
        sent[name] = [...(sent[name] ?? []), String(res.rawHeaders[index + 1])]
      }
      resolve({status: res.statusCode ?? 0, headers: sent})
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** Checks that every policy is sent once, with the expected resource policy. */
function expectPolicies({headers}: Answer, resource: string, more: object = {}): void {
  const expected = {...POLICIES, 'cross-origin-resource-policy': resource, ...more}
  for (const [name, value] of Object.entries(expected))
    expect([name, headers[name]]).toEqual([name, [value]])
}

const OCAPI = '/s/DEU/dw/shop/v21_3'
const json = {'Content-Type': 'application/json'}

describe('the bundle behind the host', () => {
  let running: RunningBundle

  beforeAll(async () => {
    running = await startBundle({PWA_KIT_SLAS_CLIENT_SECRET: 'sandbox-dev-secret'})
  })
  beforeEach(() => {
    for (const method of ['error', 'warn'] as const)
      jest.spyOn(console, method).mockImplementation(() => undefined)
  })
  afterAll(() => running.close())

  it.each<[string, string, Asked, number]>([
    ['a redirect', '/', {}, 302],
    ['a redirect to a site', '/home', {}, 302],
    ['a method that is not taken', '/', {method: 'POST'}, 405],
    ['an empty answer', '/callback', {}, 200],
    ['a login', '/callback?code=1&state=2', {}, 200],
    ['JSON', '/sites.json', {}, 0],
    ['a bad address', '/%E0%A4%A', {}, 400],
    ['an unknown address', '/deu', {method: 'POST'}, 404],
    ['a report', '/shop-health', {method: 'POST', body: 'x'}, 400],
    ['a picture that is not there', '/share-image/deu/xx-xx/home/home.jpg', {}, 404],
    [
      'a service',
      '/services/reviews/data/statistics.json?Filter=ProductId%3Ax&Stats=Reviews',
      {},
      200,
    ],
    ['a refused service', '/services/reviews/x', {}, 404],
    ['a translation', '/services/review-translation/1?locale=xx', {}, 400],
    ['a proxy', `/mobify/proxy/ocapi${OCAPI}/site`, {}, 0],
    ['a proxied error', `/mobify/proxy/ocapi${OCAPI}/nothing`, {}, 0],
    ['a caching proxy', '/mobify/caching/curalate/v1/media/barnholt-at-home', {}, 200],
    ['a kept answer', '/mobify/caching/curalate/v1/media/barnholt-at-home', {}, 200],
    ['an unknown proxy', '/mobify/proxy/none/x', {}, 404],
    ['a login that is refused', '/session/DEU/token', {method: 'POST', headers: json}, 403],
    ['a missing file of the bundle', '/mobify/bundle/abc/none.js', {}, 404],
    ['a sign of life', '/healthz', {}, 200],
    ['readiness', '/readyz', {}, 200],
    ['figures', '/metrics', {}, 0],
    ['a purge', '/page-cache/purge', {method: 'POST', headers: json}, 401],
  ])('%s: %s', async (_name, target, init, status) => {
    const answer = await ask(running.base, target, init)
    if (status > 0) expect(answer.status).toBe(status)
    expectPolicies(answer, 'same-origin')
  })

  it.each([
    '/deu/de-de/cancel-order/c2VjcmV0',
    '/deu/de-de/appcheckout/confirmation?token=x',
    '/deu/de-de/reset-password-landing?code=x',
  ])('%s sends no referrer, though it fails', async (target) => {
    // Without a build no page can be rendered; with one the backend of the tests lacks most of its content.
    const {status, headers} = await ask(running.base, target)
    expect([status, headers['referrer-policy']]).toEqual([status, ['no-referrer']])
  })
})

describe('the host', () => {
  let running: RunningHost
  const {app, pages} = createPages()
  const page = '/deu/de-de/home'

  beforeAll(async () => {
    running = await startHost(
      app,
      {},
      {
        prepare: ({folder}) => {
          fs.writeFileSync(path.join(folder, 'main.js'), 'script()')
          fs.writeFileSync(path.join(folder, 'icon.png'), 'png')
        },
      },
    )
  })
  afterAll(() => running.close())

  it('sends them with a page that is made, kept, known, stale, single, and that fails', async () => {
    const answers = [await ask(running.base, page), await ask(running.base, page)]
    const [etag = ''] = answers[0]?.headers.etag ?? []
    answers.push(await ask(running.base, page, {headers: {'If-None-Match': etag}}))
    answers.push(await ask(running.base, page, {method: 'HEAD'}))
    Object.assign(pages, {headers: {'Cache-Control': 'no-store'}})
    answers.push(await ask(running.base, '/deu/de-de/appcart'))
    answers.push(await ask(running.base, '/deu/de-de/appcart'))
    expect(answers.map(({status, headers}) => [status, headers['x-page-cache']?.join()])).toEqual([
      [200, 'miss'],
      [200, 'hit'],
      [304, 'hit'],
      [200, 'hit'],
      [200, 'bypass'],
      [200, 'bypass'],
    ])
    for (const answer of answers) expectPolicies(answer, 'same-origin')
  })

  it('sends them with the page of a shop that cannot answer', async () => {
    const busy = createPages({hold: new Promise(() => undefined)})
    const host = await startHost(busy.app, {
      RENDER_CONCURRENCY: '1',
      RENDER_QUEUE: '0',
      RENDER_TIMEOUT_MS: '100',
    })
    const answer = await ask(host.base, '/deu/de-de/appcart?a=1')
    expect(answer.status).toBe(503)
    expectPolicies(answer, 'same-origin', {'referrer-policy': 'no-referrer'})
    await host.close()
  })

  it('sends them with files, which pages of any origin may load', async () => {
    const script = await ask(running.base, '/mobify/bundle/abc/main.js')
    expectPolicies(script, 'cross-origin')
    const [modified = ''] = script.headers['last-modified'] ?? []
    const known = await ask(running.base, '/mobify/bundle/abc/main.js', {
      headers: {'If-Modified-Since': modified},
    })
    expect(known.status).toBe(304)
    expectPolicies(known, 'cross-origin')
    expectPolicies(await ask(running.base, '/mobify/bundle/abc/icon.png'), 'cross-origin')
  })

  it('asks for HTTPS only where the shop has it', async () => {
    const plain = await startHost(createPages().app, {EXTERNAL_PROTOCOL: 'http'})
    for (const target of [page, page, '/healthz', '/mobify/proxy/none/x']) {
      const {headers} = await ask(plain.base, target)
      expect(headers['strict-transport-security']).toBeUndefined()
      expect(headers['x-content-type-options']).toEqual(['nosniff'])
    }
    await plain.close()
  })

  it('purges with them', async () => {
    const headers = {...json, Authorization: `Bearer ${PURGE_TOKEN}`}
    const purge = {method: 'POST', headers, body: '{"all":true}'}
    const answer = await ask(running.base, '/page-cache/purge', purge)
    expect(answer.status).toBe(200)
    expectPolicies(answer, 'same-origin')
  })
})

it('lets other sites show pictures, and takes no policy from a backend', async () => {
  const backend = http.createServer((req, res) => {
    res.writeHead(200, {
      'Content-Type': req.url?.startsWith('/dw/image/') ? 'image/webp' : 'text/plain',
      'Strict-Transport-Security': 'max-age=0',
      'Permissions-Policy': 'camera=*',
      'Referrer-Policy': 'unsafe-url',
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Cross-Origin-Resource-Policy': 'same-site',
    })
    res.end('x')
  })
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  const address = backend.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  Object.assign(process.env, {OCAPI_ORIGIN: origin, STATIC_ORIGIN: origin})
  jest.resetModules()
  const host = await startHost(createPages().app)
  expectPolicies(await ask(host.base, `/mobify/proxy/ocapi${OCAPI}/site`), 'same-origin')
  const picture = '/mobify/proxy/static/dw/image/v2/a.jpg'
  expectPolicies(await ask(host.base, picture), 'cross-origin')
  await host.close()
  delete process.env.OCAPI_ORIGIN
  delete process.env.STATIC_ORIGIN
  await new Promise((resolve) => backend.close(resolve))
})
