import http from 'node:http'
import express, {type RequestHandler} from 'express'
import {startHost, createGate, createPages, PURGE_TOKEN, type RunningHost} from '../test/start-host'
import {EDGE_TOKEN, startVarnish, type RunningVarnish} from '../test/start-varnish'
import {freePort} from '../../../scripts/lib/free-port'

const PAGE = '/deu/de-de/home'

let edge: RunningVarnish
let ports: number[]
let hosts: RunningHost[]
/** Answers `/broken` and all writes. */
let broken: RequestHandler | null = null
const {app: pagesApp, pages} = createPages()
const app = express()
app.use((req, res, next) => (broken ? broken(req, res, next) : next()))
app.use(pagesApp)

const start = (port: number) =>
  startHost(app, {CDN: 'varnish', CDN_PURGE_URL: edge.base, CDN_PURGE_TOKEN: EDGE_TOKEN}, {port})

beforeAll(async () => {
  ports = [await freePort(), await freePort()]
  edge = await startVarnish(ports)
}, 90_000)
afterAll(() => edge.close())

interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
  state: unknown
}

/** A request with any headers and any body; `fetch` refuses some of them. */
const ask = (
  path: string,
  headers: Record<string, string> = {},
  {method = 'GET', body = ''} = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = {method, headers, agent: false}
    http
      .request(edge.base + path, options, (answer) => {
        let text = ''
        answer.on('data', (chunk) => (text += String(chunk)))
        answer.on('error', reject)
        answer.on('end', () => {
          const {statusCode: status = 0, headers: own} = answer
          resolve({status, headers: own, text, state: own['x-edge-cache']})
        })
      })
      .on('error', reject)
      .end(body)
  })

/** Waits until the edge finds both hosts healthy: what is not shared goes round. */
async function healthy(): Promise<void> {
  const answered = new Set<unknown>()
  for (let round = 0; answered.size < ports.length; round += 1) {
    if (round > 200) throw new Error('The edge does not find its hosts healthy.')
    const {status} = await ask(`/probe`)
    if (status === 200) answered.add(pages.requests.at(-1)?.socket.localPort)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const purgeEdge = (headers: Record<string, string>) => ask('/', headers, {method: 'PURGE'})

beforeEach(async () => {
  const body = () => `<p>${'words '.repeat(300)}${pages.renders.length}</p>`
  Object.assign(pages, {...createPages().pages, renders: [], requests: [], body})
  hosts = await Promise.all(ports.map(start))
  await healthy()
  await purgeEdge({Authorization: `Bearer ${EDGE_TOKEN}`})
  pages.renders.length = pages.requests.length = 0
})
afterEach(() => Promise.all(hosts.map(({close}) => close())))

/** Asks until an answer fits. */
async function askUntil(path: string, fits: (answer: Answer) => boolean): Promise<Answer> {
  for (let round = 0; ; round += 1) {
    const answer = await ask(path)
    if (fits(answer)) return answer
    if (round > 200) throw new Error(`${path} did not become as expected: ${answer.text}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const SHORT = 'public, max-age=1, s-maxage=1, stale-while-revalidate=14400'
const isStale = ({headers}: Answer) => Number(headers.age) > 1

describe('a page', () => {
  it('is rendered once by all hosts, and each visitor has a request id', async () => {
    const first = await ask(PAGE, {'X-Correlation-Id': 'first-visitor'})
    const [second, third] = [
      await ask(PAGE),
      await ask(PAGE, {'X-Correlation-Id': 'third-visitor'}),
    ]
    expect([first.state, second.state, third.state]).toEqual(['miss', 'hit', 'hit'])
    expect(pages.renders).toEqual([PAGE])
    expect(third.text).toBe(first.text)
    expect(first.headers['x-correlation-id']).toBe('first-visitor')
    expect(third.headers['x-correlation-id']).toBe('third-visitor')
    expect(second.headers['x-correlation-id']).toMatch(/^[\w-]{8,64}$/)
    expect(second.headers['x-correlation-id']).not.toBe(first.headers['x-correlation-id'])
    expect(Object.keys(second.headers).join()).not.toMatch(/surrogate|xkey|varnish|via/)
  })

  it('answers HEAD, 304 and a range from the edge', async () => {
    const {headers, text} = await ask(PAGE)
    const head = await ask(PAGE, {}, {method: 'HEAD'})
    expect([head.status, head.state, head.text]).toEqual([200, 'hit', ''])
    const known = await ask(PAGE, {'If-None-Match': String(headers.etag)})
    expect([known.status, known.text]).toEqual([304, ''])
    const part = await ask(PAGE, {Range: 'bytes=3-7', 'Accept-Encoding': 'br'})
    expect([part.status, part.text]).toEqual([206, text.slice(3, 8)])
    expect(pages.renders).toEqual([PAGE])
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0', undefined],
    ['', undefined],
  ])('has a compression for Accept-Encoding "%s"', async (accepted, coding) => {
    for (const state of ['miss', 'hit']) {
      const answer = await ask(PAGE, {'Accept-Encoding': accepted})
      expect([answer.headers['content-encoding'], answer.state]).toEqual([coding, state])
    }
    expect(pages.renders).toEqual([PAGE])
  })

  it('is one page with tracking parameters and with parameters in any order', async () => {
    await ask(`${PAGE}?sort=a&q=1`)
    for (const query of [
      'q=1&sort=a',
      'utm_source=x&gclid=1&q=1&sort=a',
      'q=1&fbclid=2&sort=a&_ga=3',
    ]) {
      expect((await ask(`${PAGE}?${query}`)).state).toBe('hit')
    }
    await ask(PAGE)
    expect((await ask(`${PAGE}?utm_medium=mail`)).state).toBe('hit')
    expect((await ask(`${PAGE}?q=2&sort=a`)).state).toBe('miss')
  })

  it('is the same for visitors with cookies and tokens', async () => {
    pages.body = ({headers}) =>
      `${headers.cookie ?? 'no cookie'} ${headers.authorization ?? 'no token'}`
    for (const state of ['miss', 'hit']) {
      const answer = await ask(PAGE, {Cookie: 'a=1', Authorization: 'Bearer x'})
      expect([answer.text, answer.state]).toEqual(['no cookie no token', state])
    }
  })

  it('cannot be poisoned by headers or a body', async () => {
    pages.body = ({headers}) => JSON.stringify(headers)
    const evil = {Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Edge-Stale': '1'}
    await ask(PAGE, evil)
    await ask(PAGE, {'Content-Length': '4'}, {body: 'evil'})
    const {text, state} = await ask(PAGE, {'X-Forwarded-Proto': 'evil'})
    expect(state).toBe('hit')
    expect(text).not.toContain('evil')
  })

  it.each<Record<string, string>>([
    {'Set-Cookie': 'a=1', 'Cache-Control': 'public, s-maxage=900'},
    {'Cache-Control': 'no-store'},
    {'Cache-Control': 'private, max-age=900'},
    {'Cache-Control': 'public, max-age=900', Vary: 'Cookie'},
  ])('of one visitor is never kept: %j', async (headers) => {
    pages.headers = headers
    pages.body = () => `for visitor ${pages.renders.length}`
    const texts = [await ask(PAGE), await ask(PAGE), await ask(PAGE)].map(({text}) => text)
    expect(new Set(texts).size).toBe(3)
  })
})

describe('what is no shared page', () => {
  it('passes with cookies: sessions, proxies and previews', async () => {
    pages.headers = {'Cache-Control': 'public, max-age=900'}
    for (const path of ['/session/DEU/token', `${PAGE}?preview=x`, '/inspector', '/account']) {
      const answers = [await ask(path, {Cookie: 'a=1'}), await ask(path, {Cookie: 'a=1'})]
      expect([path, ...answers.map(({state}) => state)]).toEqual([path, 'pass', 'pass'])
    }
    expect(pages.requests.at(-1)?.headers.cookie).toBe('a=1')
  })

  it('is `/`, which leads each visitor to a language', async () => {
    pages.headers = {'Cache-Control': 'no-store', Vary: 'Accept-Language, Cookie'}
    pages.body = ({headers}) => String(headers['accept-language'])
    for (const language of ['de', 'fr', 'de']) {
      expect((await ask('/', {'Accept-Language': language})).text).toBe(language)
    }
  })
})

describe('a purge', () => {
  const purge = async (request: object): Promise<void> => {
    for (const {base} of hosts) {
      const init = {
        method: 'POST',
        body: JSON.stringify(request),
        headers: {Authorization: `Bearer ${PURGE_TOKEN}`},
      }
      expect((await fetch(`${base}/page-cache/purge`, init)).status).toBe(200)
    }
  }

  it.each([
    [{tag: 'product:BH 1,2'}, [1, 0, 0]],
    [{tag: 'home'}, [1, 1, 1]],
    [{site: 'FRA'}, [0, 0, 1]],
    [{url: '/deu/de-de/a'}, [1, 0, 0]],
    [{all: true}, [1, 1, 1]],
  ] as const)(
    'of %j reaches the edge with the hosts, and nothing else goes',
    async (request, gone) => {
      const paths = ['/deu/de-de/a', '/deu/de-de/b', '/fra/fr-fr/a'] as const
      pages.headers['Cache-Tag'] = 'home,product:BH%201%2C2'
      await ask(paths[0])
      pages.headers['Cache-Tag'] = 'home,product:BH%201'
      await ask(paths[1])
      await ask(paths[2])
      const began = performance.now()
      await purge(request)
      const states = []
      for (const path of paths) states.push((await ask(path)).state === 'miss' ? 1 : 0)
      expect(performance.now() - began).toBeLessThan(1000)
      expect(states).toEqual(gone)
    },
  )

  it('reaches a page that is rendered meanwhile', async () => {
    const gate = createGate()
    pages.hold = gate.opened
    const asked = ask(PAGE)
    while (pages.renders.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    await purge({all: true})
    gate.open()
    const old = await asked
    expect(old.headers['cache-control']).toBe('no-store')
    expect((await ask(PAGE)).text).not.toBe(old.text)
    expect((await ask(PAGE)).state).toBe('hit')
  })

  it('needs the token', async () => {
    await ask(PAGE)
    const wrong: Record<string, string>[] = [
      {},
      {Authorization: 'Bearer '},
      {Authorization: `Bearer ${EDGE_TOKEN}x`},
    ]
    for (const headers of wrong) expect((await purgeEdge(headers)).status).toBe(401)
    expect((await ask(PAGE)).state).toBe('hit')
  })
})

describe('when hosts are slow or fail', () => {
  it('sends the old page at once while a new one is rendered', async () => {
    pages.headers['Cache-Control'] = SHORT
    const first = await ask(PAGE)
    const gate = createGate()
    pages.hold = gate.opened
    const {text} = await askUntil(PAGE, isStale)
    expect(text).toBe(first.text)
    gate.open()
    await askUntil(PAGE, (answer) => answer.text !== text)
  })

  it('keeps the old page while rendering fails, and keeps no failure', async () => {
    pages.headers['Cache-Control'] = SHORT
    const {text} = await ask(PAGE)
    Object.assign(pages, {status: 500, headers: {'Cache-Control': 'no-store'}})
    await askUntil(PAGE, isStale)
    for (let round = 0; round < 5; round += 1) {
      const answer = await ask(PAGE)
      expect([answer.status, answer.text]).toEqual([200, text])
    }
    const other = '/deu/de-de/other'
    expect((await ask(other)).status).toBe(500)
    Object.assign(pages, {status: 200})
    expect((await ask(other)).status).toBe(200)
  })

  it('waits for a new page when the old one is too old, and sends the old one when that fails', async () => {
    pages.headers['Cache-Control'] = 'public, s-maxage=1, stale-while-revalidate=1'
    const {text} = await ask(PAGE)
    await new Promise((resolve) => setTimeout(resolve, 3100))
    // The hosts have no old page themselves.
    for (const {host} of hosts) host.purge({all: true})
    const {headers} = pages
    Object.assign(pages, {status: 500, headers: {'Cache-Control': 'no-store'}})
    const failed = await ask(PAGE)
    expect([failed.status, failed.text, failed.state]).toEqual([200, text, 'stale'])
    Object.assign(pages, {status: 200, headers})
    const fresh = await askUntil(PAGE, (answer) => answer.text !== text)
    expect(fresh.state).not.toBe('stale')
  })

  it('asks another host when one is killed, for pages and for what passes', async () => {
    await hosts[0]?.close()
    for (let page = 0; page < 20; page += 1) {
      expect((await ask(`/deu/de-de/${page}`)).status).toBe(200)
      expect((await ask(`/services/x/${page}`)).status).toBe(200)
    }
    hosts[0] = await start(ports[0] ?? 0)
  })

  it('asks again when an answer breaks off, but never repeats a write', async () => {
    let calls = 0
    const breakOff: RequestHandler = (_req, res) => {
      calls += 1
      res.set({'Content-Length': '1000', 'Cache-Control': 'no-store'})
      if (calls === 1) res.write('half', () => res.destroy())
      else res.end('x'.repeat(1000))
    }
    broken = breakOff
    expect((await ask('/broken')).text).toHaveLength(1000)
    calls = 0
    await ask('/broken', {}, {method: 'POST', body: 'x'}).catch(() => null)
    expect(calls).toBe(1)
    broken = null
  })

  it('sends old pages without any host, and a short page for others', async () => {
    pages.headers['Cache-Control'] = SHORT
    const {text} = await ask(PAGE)
    await Promise.all(hosts.map(({close}) => close()))
    const old = await askUntil(PAGE, isStale)
    expect([old.status, old.text, old.state]).toEqual([200, text, 'stale'])
    const none = await ask('/deu/de-de/none')
    expect([none.status, none.headers['retry-after']]).toEqual([503, '5'])
    expect(none.headers['cache-control']).toBe('no-store')
    hosts = await Promise.all(ports.map(start))
  })
})
