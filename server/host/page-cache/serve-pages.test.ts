import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {createGate} from '../test/start-host'
import {passSeconds, restoreTime, until} from '../test/time'
import {createMemoryStore} from './memory-store'
import {PageCache} from './page-cache'
import type {RenderedAnswer} from './render-page'
import {createPageServer} from './serve-pages'

const PAGE = '/deu/de-de/home'
const SHARED = {'cache-control': 's-maxage=10, stale-while-revalidate=20, stale-if-error=100'}
const TEXT = '<p>words</p>'.repeat(200)

let server: http.Server | undefined
afterEach(async () => {
  restoreTime()
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
})

/** A server that answers from the cache, then by rendering, and with 404 what is no page. */
async function start() {
  const next: {answer: Partial<RenderedAnswer>; error?: Error; hold?: Promise<void>} = {answer: {}}
  const states: string[] = []
  const rendered: string[] = []
  const cache = new PageCache({
    store: createMemoryStore(1e6),
    defaultErrorMs: 0,
    render: async (url) => {
      rendered.push(url)
      const {answer, error, hold} = next
      await hold
      if (error) throw error
      return {status: 200, headers: SHARED, body: Buffer.from(TEXT), ...answer}
    },
  })
  const pages = createPageServer({
    cache,
    bypass: (_req, res) => void res.end('rendered for one request'),
    onFailure: (_req, res, error) => {
      res.statusCode = 503
      res.end(String(error))
    },
    onState: (state, siteId) => void states.push(`${state} ${siteId}`),
  })
  server = http.createServer((req, res) => {
    if (pages.answerFromCache(req, res, ['X-Kept', 'yes']) || pages.answer(req, res)) return
    res.statusCode = 404
    res.end()
  })
  await new Promise<void>((resolve) => server?.listen(0, resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = async (path = PAGE, init: RequestInit = {}) => {
    const answer = await fetch(base + path, init)
    const header = (name: string) => answer.headers.get(name)
    return {
      status: answer.status,
      text: await answer.text(),
      header,
      state: header('x-page-cache'),
      timing: header('server-timing') ?? '',
    }
  }
  return {next, states, rendered, get, base, cache}
}

it('a page is rendered, then sent from the cache with the headers of the answer', async () => {
  const {get, states, rendered} = await start()
  const miss = await get()
  expect([miss.state, miss.text, miss.header('x-kept')]).toEqual(['miss', TEXT, null])
  expect(miss.timing).toMatch(/^cache;desc=miss, page;dur=\d+\.\d$/)
  const hit = await get()
  expect([hit.state, hit.text, hit.header('x-kept')]).toEqual(['hit', TEXT, 'yes'])
  expect(hit.timing).toBe('cache;desc=hit')
  expect(states).toEqual(['miss DEU', 'hit DEU'])
  expect(rendered).toEqual([PAGE])
})

it('a stale page is sent at once and refreshed', async () => {
  const {get, states, rendered} = await start()
  await get()
  passSeconds(15)
  const stale = await get()
  expect([stale.state, stale.timing]).toEqual(['stale', 'cache;desc=stale'])
  await until(() => rendered.length === 2)
  await until(() => states.length === 2)
  expect((await get()).state).toBe('hit')
})

it('a fresh page is not refreshed', async () => {
  const {get, rendered} = await start()
  await get()
  await get()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(rendered).toHaveLength(1)
})

it('an old page that stands in for a failed one is stale, with the time of the attempt', async () => {
  const {get, states, next} = await start()
  await get()
  passSeconds(40)
  next.error = new Error('no page')
  const answer = await get()
  expect([answer.status, answer.state]).toEqual([200, 'stale'])
  expect(answer.timing).toMatch(/^cache;desc=stale, page;dur=/)
  expect(states).toEqual(['miss DEU', 'stale DEU'])
})

it('a failure without an old page is reported', async () => {
  const {get, next, states} = await start()
  next.error = new Error('no page')
  expect(await get()).toMatchObject({status: 503, text: 'Error: no page'})
  expect(states).toEqual([])
})

describe('an answer that is not shared', () => {
  const own = {'cache-control': 'no-store', 'x-own': 'yes', 'x-none': undefined}

  it('is sent as it is, the first time', async () => {
    const {get, next, states} = await start()
    next.answer = {status: 201, headers: own, requestId: 'r1'}
    const answer = await get()
    expect(answer).toMatchObject({status: 201, text: TEXT, state: 'bypass'})
    expect(['x-own', 'x-none', 'x-correlation-id'].map(answer.header)).toEqual(['yes', null, null])
    expect(answer.timing).toMatch(/^page;dur=\d+\.\d$/)
    expect(states).toEqual(['bypass DEU'])
  })

  it('is rendered for one request from then on', async () => {
    const {get, next, states, rendered} = await start()
    next.answer = {headers: own}
    await get()
    const answer = await get()
    expect([answer.state, answer.text]).toEqual(['bypass', 'rendered for one request'])
    expect(states).toEqual(['bypass DEU', 'bypass DEU'])
    expect(rendered).toHaveLength(1)
  })

  it('is rendered again for a second request of the same moment', async () => {
    const {get, next, rendered} = await start()
    const gate = createGate()
    next.answer = {headers: own}
    next.hold = gate.opened
    const answers = Promise.all([get(), get()])
    await until(() => rendered.length === 1)
    await new Promise((resolve) => setTimeout(resolve, 20))
    gate.open()
    expect((await answers).map(({text}) => text).sort()).toEqual([TEXT, 'rendered for one request'])
  })

  it('is compressed, and has no body for HEAD', async () => {
    const {get, next} = await start()
    next.answer = {headers: {...own, 'content-type': 'text/html'}}
    const head = await get(PAGE, {method: 'HEAD', headers: {'Accept-Encoding': 'br'}})
    expect([head.state, head.text]).toEqual(['bypass', ''])
    const home = await get('/usa/en-us/home', {headers: {'Accept-Encoding': 'br'}})
    expect([home.header('content-encoding'), home.text]).toEqual(['br', TEXT])
  })

  it.each([
    [500, 'r1', 'r1'],
    [503, 'r1', 'r1'],
    [500, undefined, null],
    [404, 'r1', null],
  ])('with status %d and the id %p has the id %p', async (status, requestId, expected) => {
    const {get, next} = await start()
    next.answer = {status, headers: own, ...(requestId && {requestId})}
    const answer = await get()
    expect([answer.status, answer.header('x-correlation-id')]).toEqual([status, expected])
  })
})

it('an incomplete page is sent as such', async () => {
  const {get, next, states} = await start()
  next.answer = {headers: {'cache-control': 'no-store', 'x-page-missing': 'menu'}}
  const answer = await get()
  expect([answer.state, answer.text]).toEqual(['incomplete', TEXT])
  expect(answer.timing).toMatch(/^page;dur=/)
  expect(states).toEqual(['incomplete DEU'])
})

it('only GET and HEAD of a page are answered', async () => {
  const {get, states} = await start()
  await get()
  expect((await get(PAGE, {method: 'POST'})).status).toBe(404)
  expect((await get('/')).status).toBe(404)
  expect((await get(PAGE, {method: 'HEAD'})).state).toBe('hit')
  expect(states).toEqual(['miss DEU', 'hit DEU'])
})

it('a request that its browser has left gets no answer', async () => {
  const {base, next, rendered, states, get} = await start()
  const gate = createGate()
  next.hold = gate.opened
  const controller = new AbortController()
  const left = fetch(base + PAGE, {signal: controller.signal}).catch(() => 'left')
  await until(() => rendered.length === 1)
  controller.abort()
  expect(await left).toBe('left')
  await new Promise((resolve) => setTimeout(resolve, 20))
  gate.open()
  expect((await get()).status).toBe(200)
  expect(states).toEqual([expect.stringMatching(/^(hit|miss) DEU$/)])
})
